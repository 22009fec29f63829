import { isKeyed, type Plain } from '../../core/ids.ts';
import type { BoardFile } from '../../library/content-file.ts';
import { clauseFile, rulingIn, scenarioIn } from '../../library/files.ts';
import { chapterSlugs } from '../../library/chapters.ts';
import { boardFileIds, rulingFileIds } from '../../library/file-ids.ts';
import { shownGames } from '../../library/plays.ts';
import { PUBLISHED, publish, publishedIds, unpublished } from '../../library/published-ids.ts';
import { otherwiseThanRecorded, record, recordedFile } from '../../library/recorded/file.ts';
import { recordScenario } from '../../library/recorded/steps.ts';
import { isOnPage } from '../../library/shown-boards.ts';
import type { LoadedGame } from '../../register/index.ts';
import type { Fault, Source } from '../../scenario/files/source.ts';

/*
 * What a board needs around its own file: a page, its ids in the list, its recorded steps.
 */

/** A board's file in its place, as far as it can be read. */
export interface PlacedFile extends BoardFile {
  readonly file: string;
  readonly source: Source;
  readonly loaded: LoadedGame;
}

const text = (value: Plain | undefined): string => (typeof value === 'string' ? value : '');

/** The scenario in a file as it is written, and where it stands. */
function written({ kind, source }: PlacedFile): { readonly board: Plain; readonly path: string } {
  const value = source.value as Plain;
  if (kind !== 'ruling') return { board: value, path: '' };
  return { board: isKeyed(value) ? (value['scenario'] ?? null) : null, path: 'scenario.' };
}

/** The public ids in a file, also in one that is malformed. */
function idsIn(placed: PlacedFile): readonly string[] {
  const value = placed.source.value as Plain;
  const { board } = written(placed);
  const id = isKeyed(board) ? text(board['id']) : '';
  const steps = isKeyed(board) && Array.isArray(board['steps']) ? board['steps'] : [];
  const own = placed.kind === 'ruling' && isKeyed(value) ? [text(value['id'])] : [];
  const ofSteps = steps.flatMap((step: Plain) => (isKeyed(step) && text(step['id']) !== '' ? [text(step['id'])] : []));
  const ofBoard = id === '' ? [] : [id, ...ofSteps.map((step) => `${id}:${step}`)];
  return [...own.filter((each) => each !== ''), ...ofBoard];
}

const isShown = ({ game, kind }: PlacedFile): boolean => kind !== 'rule test' && shownGames().includes(game);

function withoutPage(placed: PlacedFile): readonly Fault[] {
  const [id] = idsIn(placed);
  if (placed.kind !== 'scenario' || !isShown(placed) || id === undefined || isOnPage(placed.game, id)) return [];
  const wanted = `<Board scenario="${id}" /> in a chapter, its id under boards: of a ruling, or scenario: ${id} in a file of content/${placed.game}/compare`;
  return [placed.source.at({ path: 'id', found: `${id}, which is on no page`, wanted })];
}

/** Published ids of scenarios and rulings that no file of the game has any more. */
function lost({ game }: PlacedFile, published: readonly string[]): readonly string[] {
  const known = new Set<string>([
    ...clauseFile(game).value.map(({ id }) => id),
    ...rulingFileIds(game),
    ...boardFileIds(game),
    ...chapterSlugs(game).map((slug) => `chapter:${slug}`),
  ]);
  return published.filter((id) => (id.startsWith('chapter:') || !id.includes(':')) && !known.has(id));
}

function wrongIds(placed: PlacedFile): readonly Fault[] {
  const ids = idsIn(placed);
  if (!isShown(placed) || ids.length === 0) return [];
  const published = publishedIds();
  const fresh = unpublished(published, placed.game, ids);
  const all = published[placed.game] ?? [];
  const boards = ids.filter((id) => !id.includes(':'));
  const gone = all.filter((id) => boards.some((board) => id.startsWith(`${board}:`)) && !ids.includes(id));
  const renamed = boards.some((id) => fresh.includes(id)) ? lost(placed, all) : [];
  const at = (path: string, found: string, wanted: string) => placed.source.at({ path, found, wanted });
  const { path } = written(placed);
  return [
    ...gone.map((id) =>
      at(`${path}steps`, `no step ${id.split(':')[1]!}`, `the published id ${id}, to which others link`),
    ),
    ...renamed.map((id) =>
      at('id', `${boards.join(', ')}, and no file has ${id}`, `the published id ${id}, to which others link`),
    ),
    ...(fresh.length === 0
      ? []
      : [at('id', `ids that are not in ${PUBLISHED}: ${fresh.join(', ')}`, 'them in the list; --write adds them')]),
  ];
}

/** The lines to record for a file, with its scenario; null if it has none of its own. */
function toRecord({ kind, file, loaded: { engine } }: PlacedFile) {
  if (kind !== 'ruling') {
    const read = scenarioIn(file);
    return read.ok ? { scenario: read.value.value, lines: recordScenario(engine, read.value.value) } : null;
  }
  const read = rulingIn(file);
  const scenario = read.ok ? read.value.value.scenario : undefined;
  if (!read.ok || typeof scenario !== 'object') return null;
  return { scenario, lines: recordScenario(engine, scenario, read.value.value) };
}

function notRecorded(placed: PlacedFile): readonly Fault[] {
  const now = toRecord(placed);
  if (now === null) return [];
  const path = `${written(placed).path}steps`;
  return otherwiseThanRecorded(placed.game, now.scenario, now.lines, path).map((problem) => placed.source.at(problem));
}

/** A scenario in the folder of one game that names another. */
function otherGame(placed: PlacedFile): readonly Fault[] {
  const { board, path } = written(placed);
  const game = isKeyed(board) ? text(board['game']) : '';
  if (game === '' || game === placed.game) return [];
  return [
    placed.source.at({ path: `${path}game`, found: game, wanted: `${placed.game}, to whose folder the file belongs` }),
  ];
}

/**
 * Everything around its file that a board still lacks. `isPlayed`: whether all of it can be played.
 */
export const lacking = (placed: PlacedFile, isPlayed: boolean): readonly Fault[] => [
  ...otherGame(placed),
  ...withoutPage(placed),
  ...wrongIds(placed),
  ...(isPlayed ? notRecorded(placed) : []),
];

/**
 * Adds the ids of a file to the list, and records its steps. Returns what was done, in sentences.
 */
export function complete(placed: PlacedFile): readonly string[] {
  const done: string[] = [];
  const fresh = isShown(placed) ? unpublished(publishedIds(), placed.game, idsIn(placed)) : [];
  if (fresh.length > 0) {
    publish({ [placed.game]: fresh });
    done.push(`Added to ${PUBLISHED}: ${fresh.join(', ')}.`);
  }
  const now = toRecord(placed);
  if (now === null) return done;
  const { changed, removed } = record(placed.game, placed.loaded.engine.prefix, now.lines);
  const file = recordedFile(placed.game);
  if (changed > 0)
    done.push(`Recorded in ${file}: ${changed} ${changed === 1 ? 'line' : 'lines'} of ${now.scenario.id}.`);
  if (removed.length > 0) done.push(`Removed from ${file}, as no file has them: ${removed.join(', ')}.`);
  return done;
}
