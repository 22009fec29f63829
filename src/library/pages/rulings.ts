import { isRulingId, type RulingId } from '../../core/ids.ts';
import type { GameId } from '../../core/ids.ts';
import { boardOf } from '../boards/view.ts';
import type { ChapterFile } from '../chapter.ts';
import { rulingFileIds, rulingsWith } from '../file-ids.ts';
import { BadContent, clauseFile, gameFile } from '../files.ts';
import type { PlayedRuling } from '../playable.ts';
import { gameWith, shownGames, library } from '../plays.ts';
import type { Clause } from '../../scenario/files/ledger.ts';
import type { Ruling } from '../../scenario/files/ruling-schema.ts';
import { capital } from '../../games/contract/sentences.ts';
import { heading } from './clauses.ts';

/** The rulings of a game under one heading of its booklet. */
export interface Topic {
  readonly title: string;
  readonly rulings: readonly PlayedRuling[];
}

/** Every ruling that has a page. */
export async function allRulings(): Promise<readonly PlayedRuling[]> {
  const libraries = await Promise.all(shownGames().map(library));
  return libraries.flatMap(({ rulings }) => [...rulings.values()]);
}

/** The ids of all rulings that have a page, also of those whose files cannot be read. */
export const rulingIds = (): readonly RulingId[] =>
  shownGames()
    .flatMap((game) => rulingFileIds(game))
    .filter(isRulingId);

/** A ruling by its id. Throws if there is none, and `BadContent` if its file cannot be read. */
export async function ruling(id: RulingId): Promise<PlayedRuling> {
  const game = gameWith(id);
  if (game === undefined) throw new Error(`No game has the ruling ${id}`);
  const { rulings, unread } = await library(game);
  const found = rulings.get(id);
  if (found !== undefined) return found;
  const faults = unread.get(id);
  throw faults === undefined
    ? new Error(`No ruling ${id}: there are ${[...rulings.keys()].join(', ') || 'none'}`)
    : new BadContent(faults);
}

/**
 * Groups the rulings of a game by the heading of their first clause in a phase that the site
 * covers, in the order of `clauses.yaml`.
 */
export async function topics(game: GameId): Promise<readonly Topic[]> {
  const { onSite } = gameFile(game).value;
  const clauses = clauseFile(game).value;
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const first = ({ ruling }: PlayedRuling): Clause => {
    const own = ruling.clauses.flatMap((id) => byId.get(id) ?? []);
    return own.find(({ phase }) => onSite.includes(phase)) ?? own[0]!;
  };
  const { rulings } = await library(game);
  const groups = Map.groupBy(rulings.values(), (each) => heading(first(each)));
  const order = [...new Set(clauses.map(heading))];
  return [...groups]
    .map(([title, group]) => ({ title, rulings: group }))
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title));
}

/** The reading that we play. */
export const chosenReading = ({ readings, ruling }: Ruling): Ruling['readings'][number] =>
  readings.find(({ key }) => key === ruling)!;

/** What each reading is called on the page of its ruling: ours, and the others by numbers. */
export function readingLabels({ readings, ruling, status }: Ruling): ReadonlyMap<string, string> {
  const others = readings.filter(({ key }) => key !== ruling);
  const ours = [ruling, `As ${STATUS_WORDS[status].toLowerCase()}`] as const;
  return new Map([
    ours,
    ...others.map(({ key }, n) => [key, others.length > 1 ? `Read otherwise, ${n + 1}` : 'Read otherwise'] as const),
  ]);
}

/** Whether one ruling names another in its reasons, or is superseded by it. */
const names = (one: Ruling, { id }: Ruling): boolean =>
  one['superseded-by'] === id || new RegExp(`\\b${id}\\b`).test(one.because);

/**
 * The other rulings that belong to one, the same both ways: those about at least one of the same
 * clauses, and those that one of the two names in its reasons.
 */
export async function related({ game, ruling }: PlayedRuling): Promise<readonly Ruling[]> {
  const { rulings } = await library(game);
  const named = rulingFileIds(game).filter((id) => ruling.because.includes(id) || id === ruling['superseded-by']);
  // Only those are read that can belong to it.
  return [...new Set([...rulingsWith(game, [...ruling.clauses, ruling.id]), ...named])]
    .sort()
    .flatMap((id) => rulings.get(id as RulingId)?.ruling ?? [])
    .filter((each) => each.id !== ruling.id)
    .filter(
      (each) =>
        each.clauses.some((clause) => ruling.clauses.includes(clause)) || names(each, ruling) || names(ruling, each),
    );
}

/**
 * The rulings that a chapter leans on, in the order of their ids: those that a step of its boards
 * reads, and those that its text names.
 */
export async function rulingsBehind(game: GameId, { boards, rulings }: ChapterFile): Promise<readonly Ruling[]> {
  const played = await Promise.all(boards.map(boardOf));
  const read = new Set([...rulings, ...played.flatMap(({ play }) => play.steps.flatMap(({ reads }) => reads))]);
  const known = (await library(game)).rulings;
  return [...read].sort().flatMap((id) => known.get(id)?.ruling ?? []);
}

/** A day in the life of a ruling, and what it brought. */
interface Day {
  readonly date: string;
  readonly says: string;
  readonly to?: RulingId;
}

/** The days of a ruling, the oldest first: when it was given, changed, and given up for another. */
export function historyOf({ date, history, 'superseded-by': by, status }: Ruling): readonly Day[] {
  const given = { date, says: status === 'proposed' ? 'The question was raised.' : 'The ruling was given.' };
  const last = history.at(-1)?.date ?? date;
  return [given, ...history, ...(by === undefined ? [] : [{ date: last, says: 'It is superseded.', to: by }])];
}

/** A date as it is read: `28 November 2026`. */
export const dateText = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Labels that say why a ruling was needed. */
export const KINDS: Readonly<Record<Ruling['kind'], string>> = {
  ambiguity: 'can be read in more than one way',
  gap: 'the text is silent',
  contradiction: 'two passages disagree',
  typo: 'a typo',
  erratum: 'a mistake in print',
  'lost-table': 'a table is missing',
};

/** Turns the phrase of a reading into a sentence, with a capital and a full stop. */
export const sentence = (text: string): string => `${capital(text.trim().replace(/[.]$/, ''))}.`;

/**
 * The items of a reading that is written as a numbered list: `1. They turn. 2. They go on.` Null if
 * it is written as sentences.
 */
export function itemsOf(text: string): readonly string[] | null {
  const items = text.trim().split(/(?:^|\s)\d+\. (?=\p{Lu})/u);
  return items[0] === '' && items.length > 2 ? items.slice(1).map(sentence) : null;
}

/** How certain a ruling is. A ruling that no board on the site plays is only proposed. */
export const STATUS_WORDS: Readonly<Record<Ruling['status'], string>> = {
  proposed: 'We would play',
  played: 'We play',
  'confirmed-by-author': 'The author plays',
  superseded: 'We used to play',
};
