import { favoured, OUTCOMES, worse, type Shared } from '../../../core/outcomes.ts';
import { library } from '../../plays.ts';
import type { ComparedTopic } from '../../compare/index.ts';
import type { Standing } from '../../../core/standings.ts';
import type { AnyEngine } from '../../../games/contract/engine.ts';
import { engineOf } from '../../../register/index.ts';
import type { Played } from '../../../scenario/play/played.ts';
import {
  groupsOf,
  havePartedSince,
  OVER,
  REFUSED,
  type BeatCell,
  type BeatGroup,
  type BeatStanding,
} from './groups.ts';

/** A beat of the situation in all games, in the order of the games. */
export interface Beat {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly cells: readonly BeatCell[];
  /** The games that are alike up to this beat; a single group if all are. */
  readonly groups: readonly BeatGroup[];
  /** Whether games that were alike up to here part at this beat. */
  readonly parts: boolean;
}

const NOTHING: Shared = { actor: 'unharmed', target: 'unharmed' };

/** What a beat has come to in one game. */
interface BeatResult {
  readonly shared: Shared;
  /** The sides that have lost men. */
  readonly losers: readonly string[];
  /** The side that has given the order. */
  readonly actor: string;
  /** The side that the reader plays, which is the same in all games of a topic. */
  readonly reader: string;
}

/**
 * The standing of a beat for the side that the reader plays, whoever gives the order for it in a
 * game: `ours-thinned`, `theirs-routed`, `both-thinned`. It is level only if nobody has suffered:
 * the word for an order may leave out men that fall meanwhile, such as those of a charge that comes
 * home.
 */
export function standingOfBeat({ shared, losers, actor, reader }: BeatResult): Standing {
  const harm = worse(shared);
  // Where only men are lost, it is known whose they are.
  if (losers.length > 0 && OUTCOMES.indexOf(harm) <= OUTCOMES.indexOf('thinned'))
    return `${losers.length > 1 ? 'both' : losers[0] === reader ? 'ours' : 'theirs'}-thinned`;
  if (harm === 'unharmed') return 'level';
  const better = favoured(shared);
  if (better === 'neither') return `both-${harm}`;
  return `${(better === 'target') === (actor === reader) ? 'ours' : 'theirs'}-${harm}`;
}

/** The sides of the units that the events of a step name. */
function sidesNamed(engine: AnyEngine, { before, events }: Played): readonly string[] {
  const units = events.flatMap(({ event }) => ('unit' in event && typeof event.unit === 'string' ? [event.unit] : []));
  return [...new Set(units.flatMap((unit) => engine.sideOf(before, unit) ?? []))];
}

/**
 * The side that gives the order of a step. An order that names no unit, such as the end of a phase,
 * is aimed at nobody: what happens in it to the units of one side alone, even its own, counts as
 * done by the other.
 */
function actorOf(engine: AnyEngine, step: Played): string | undefined {
  const { order, before } = step;
  if (order !== null && 'unit' in order && typeof order.unit === 'string') return engine.sideOf(before, order.unit);
  const named = sidesNamed(engine, step);
  const other = engine.sides(before).find((side) => !named.includes(side));
  return named.length === 1 ? other : before.awaits?.sides[0];
}

/** The situation beat by beat, as each game's board plays it. */
export async function beatsOf({ situation, games }: ComparedTopic): Promise<readonly Beat[]> {
  if (situation === undefined) return [];
  const plays = await Promise.all(
    games.map(async ({ game, name, column }) => {
      const engine = await engineOf(game);
      const { play } = (await library(game)).scenarios.get(column.scenario!)!;
      const reader = engine.sides(play.start!)[0]!;
      const cells = play.steps.map((step): BeatStanding => ({
        game,
        name,
        ...seen(step, (events) => {
          const { word, lost } = engine.tally(events);
          const losers = Object.keys(lost).filter((side) => lost[side] !== 0);
          const shared = engine.outcomes[word] ?? NOTHING;
          return standingOfBeat({ shared, losers, actor: actorOf(engine, step) ?? reader, reader });
        }),
      }));
      return { ours: engine.words.side(reader, play.start!), cells };
    }),
  );
  const cells = situation.beats.map((_, n) => plays.map((played) => played.cells[n]!));
  const [{ ours } = { ours: '' }] = plays;
  const groups = cells.map((_, n) => groupsOf(cells.slice(0, n + 1), ours));
  return situation.beats.map((beat, n) => ({
    ...beat,
    cells: cells[n]!,
    groups: groups[n]!,
    parts: n > 0 && havePartedSince(groups[n - 1]!, groups[n]!),
  }));
}

/** A beat of one game by itself. */
function seen(
  { verdict, refusalSays, tried, orderSays, events, state }: Played,
  standingAfter: (events: readonly Played['events'][number]['event'][]) => Standing,
): Omit<BeatStanding, 'game' | 'name'> {
  if (verdict?.ok === false)
    return { verdict: 'Refused', clause: verdict.clause, says: refusalSays ?? '', standing: REFUSED };
  // Nobody is awaited any more once a battle is over.
  const isOver = state.awaits === null;
  const standing = isOver ? OVER : events.length === 0 ? 'level' : standingAfter(events.map(({ event }) => event));
  if (tried) return { verdict: 'Allowed', clause: null, says: orderSays ?? '', standing };
  return { verdict: null, clause: null, says: events.map(({ says }) => says).join(' '), standing };
}
