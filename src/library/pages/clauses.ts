import type { ClauseId } from '../../core/ids.ts';
import { clausesOf } from '../../core/reasons.ts';
import type { GameId } from '../../core/ids.ts';
import { chaptersOf } from '../chapters.ts';
import { clauseFile, gameFile, glossaryFile } from '../files.ts';
import { library } from '../plays.ts';
import { isWriting } from '../on-demand.ts';
import type { Clause } from '../../scenario/files/ledger.ts';
import { boardsOf } from '../boards/view.ts';
import { gameOf } from '../../register/paths.ts';

/** Clauses under one heading of the booklet. */
export interface Section {
  readonly title: string;
  /** The fragment for links: `line-of-sight-rule`. */
  readonly id: string;
  readonly clauses: readonly Clause[];
}

/**
 * The first heading of the booklet that a clause appears under: `Line of sight rule, first caption;
 * …` → `Line of sight rule`.
 */
export const heading = ({ section }: Clause): string => section.split(/[;,]/)[0]!.trim();

/** The clause with this id. Throws if its game has none. */
export function clauseOf(id: ClauseId): Clause {
  const found = clauseFile(gameOf(id)).value.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No clause ${id}`);
  return found;
}

/** The fragment for a heading: `Before a shot` → `before-a-shot`. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Groups clauses by heading. Headings and clauses stay in the order of `clauses.yaml`. */
export function bySection(clauses: readonly Clause[]): readonly Section[] {
  const groups = Map.groupBy(clauses, heading);
  return [...groups].map(([title, group]) => ({ title, id: slug(title), clauses: group }));
}

/**
 * The clauses on the rules page: those of the phases that the site covers, and clauses of other
 * phases that a page cites.
 */
export interface ShownClauses {
  readonly onSite: readonly Clause[];
  readonly met: readonly Clause[];
}

/**
 * All clauses that the rules page of a game must contain so that no link is dead. `cited` are the
 * clauses that other pages name in their own text.
 */
export async function shownClauses(game: GameId, cited: readonly ClauseId[]): Promise<ShownClauses> {
  const { value: clauses } = clauseFile(game);
  const { onSite } = gameFile(game).value;
  const named = new Set([...cited, ...(await citedIn(game))]);
  return {
    onSite: clauses.filter(({ phase }) => onSite.includes(phase)),
    met: clauses.filter(({ id, phase }) => !onSite.includes(phase) && named.has(id)),
  };
}

const citing = new Map<GameId, Promise<ReadonlySet<ClauseId>>>();

/**
 * The clauses that the boards, rulings, chapters and glossary of a game cite, collected once per
 * build. While an author writes, all clauses: to know which of them are cited takes playing all
 * boards.
 */
function citedIn(game: GameId): Promise<ReadonlySet<ClauseId>> {
  const known = citing.get(game) ?? gathered(game);
  citing.set(game, known);
  return known;
}

async function gathered(game: GameId): Promise<ReadonlySet<ClauseId>> {
  if (isWriting) return new Set(clauseFile(game).value.map(({ id }) => id));
  const all = await library(game);
  const steps = [...(await boardsOf(game)).values()].flatMap(({ play }) => play.steps);
  return new Set([
    ...steps.flatMap(({ cited, reasons, passed }) => [
      ...cited,
      ...reasons.flatMap(clausesOf),
      ...passed.flatMap(({ event }) => event.clauses),
    ]),
    ...[...all.rulings.values()].flatMap(({ ruling }) => ruling.clauses),
    ...chaptersOf(game, all).flatMap((chapter) => chapter.clauses),
    ...glossaryFile(game).flatMap((term) => term.clauses),
  ]);
}
