import type { ClauseId } from '../../core/ids.ts';
import { clausesOf } from '../../core/reasons.ts';
import type { GameId } from '../../core/ids.ts';
import { chaptersOf } from '../../library/chapters.ts';
import { clauseFile, gameFile } from '../../library/files.ts';
import { library } from '../../library/plays.ts';
import type { Clause } from '../../scenario/ledger.ts';
import { boardsOf } from './showings.ts';

/** Clauses under one heading of the booklet. */
export interface Section {
  readonly title: string;
  /** For links: `line-of-sight-rule`. */
  readonly id: string;
  readonly clauses: readonly Clause[];
}

/** The heading of the booklet under which a clause stands first: `Line of sight rule, first caption; …` → `Line of sight rule`. */
export const heading = ({ section }: Clause): string => section.split(/[;,]/)[0]!.trim();

const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Clauses gathered under their headings, both in the order of the ledger. */
export function bySection(clauses: readonly Clause[]): readonly Section[] {
  const groups = Map.groupBy(clauses, heading);
  return [...groups].map(([title, group]) => ({ title, id: slug(title), clauses: group }));
}

/** The clauses of the phases that are on the site, and those of others that its pages cite. */
export interface Shown {
  readonly onSite: readonly Clause[];
  readonly met: readonly Clause[];
}

/** All clauses of a game that the rules page must hold, so that no link to one is dead; `cited` are those of pages that name some by themselves. */
export async function shownClauses(game: GameId, cited: readonly ClauseId[]): Promise<Shown> {
  const { value: clauses } = clauseFile(game);
  const { onSite } = gameFile(game).value;
  const named = new Set([...cited, ...(await citedIn(game))]);
  return {
    onSite: clauses.filter(({ phase }) => onSite.includes(phase)),
    met: clauses.filter(({ id, phase }) => !onSite.includes(phase) && named.has(id)),
  };
}

const citing = new Map<GameId, Promise<ReadonlySet<ClauseId>>>();

/** What the boards, the rulings and the chapters of a game cite; gathered once for all of its pages. */
function citedIn(game: GameId): Promise<ReadonlySet<ClauseId>> {
  const known = citing.get(game) ?? gathered(game);
  citing.set(game, known);
  return known;
}

async function gathered(game: GameId): Promise<ReadonlySet<ClauseId>> {
  const all = await library(game);
  const steps = (await boardsOf(game)).flatMap(([, { play }]) => play.steps);
  return new Set([
    ...steps.flatMap(({ cited, reasons, passed }) => [
      ...cited,
      ...reasons.flatMap(clausesOf),
      ...passed.flatMap(({ event }) => event.clauses),
    ]),
    ...[...all.rulings.values()].flatMap(({ ruling }) => ruling.clauses),
    ...chaptersOf(game, all).flatMap((chapter) => chapter.clauses),
  ]);
}
