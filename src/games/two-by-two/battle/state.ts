import type { Edge } from '../../../geometry/edges.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Feature, Pose, Side, Unit } from '../state.ts';
import { PROFILES } from '../tables.ts';

/** A unit that is not on the table: it waits in its queue, or before the first turn for its place. */
export type Waiting = Omit<Unit, keyof Pose>;

/** A place at an edge where reinforcements come on. @clause tt.setup.reinforcement-queue */
export interface ReinforcementPoint {
  readonly side: string;
  readonly edge: Edge;
  readonly at: Point;
  /** The ids of those who wait beside it, the next of them first. */
  readonly queue: readonly string[];
  /** How many at the head of the queue have been rolled for and are still to come on. */
  readonly called: number;
}

/** How a battle has ended; the winner is null in a draw. */
interface Ended {
  readonly winner: string | null;
}

/** What a whole battle knows besides the board. */
export interface Battle {
  /** Null before the roll for it. @clause tt.setup.role-roll */
  readonly attacker: string | null;
  /** How many AP each side may put on the table at the start. @clause tt.setup.tie */
  readonly allowance: number;
  /** How often the roll for the roles has tied. */
  readonly ties: number;
  /** What each whole army is worth, in AP: on the table, in the queues, and destroyed. */
  readonly worth: Readonly<Record<string, number>>;
  /** How many AP of each side are destroyed. @clause tt.victory.destroyed-count */
  readonly lost: Readonly<Record<string, number>>;
  /** After how many turns it ends, by one reading. @ruling tt-001 */
  readonly turns: number;
  /** All units that are not on the table and not destroyed. */
  readonly waiting: Readonly<Record<string, Waiting>>;
  /** Terrain that is still to be placed, by one reading, and the zone that the die has shown. @ruling tt-078 */
  readonly box: Readonly<Record<string, Feature>>;
  readonly zone: number | null;
  /** The points of both sides, in the order in which they were chosen. */
  readonly points: readonly ReinforcementPoint[];
  /** The points at which was rolled in this Move phase, by their places in the list. @clause tt.reinforce.two-rolls */
  readonly rolled: readonly number[];
  readonly over: Ended | null;
}

/** A battle with the sides that fight it. */
interface Fought {
  readonly sides: Readonly<Record<string, Side>>;
  readonly battle: Battle;
}

/** The side that defends; undefined before the roll. */
export const defenderOf = ({ sides, battle: { attacker } }: Fought): string | undefined =>
  attacker === null ? undefined : Object.keys(sides).find((side) => side !== attacker);

/** A point with its place in the list. */
export interface Listed extends ReinforcementPoint {
  readonly index: number;
}

/** The points of a side, its first before its second. */
export const pointsOf = ({ points }: Battle, side: string): readonly Listed[] =>
  points.map((point, index) => ({ ...point, index })).filter((point) => point.side === side);

/** The units of a side that have no place yet: neither on the table nor in a queue. */
export const unplaced = ({ waiting, points }: Battle, side: string): readonly Waiting[] => {
  const queued = points.flatMap(({ queue }) => queue);
  return Object.values(waiting).filter((unit) => unit.side === side && !queued.includes(unit.id));
};

/** The point at which this unit has been called on; undefined where it has not. */
export const calledAt = (battle: Battle, id: string): Listed | undefined =>
  battle.points
    .map((point, index) => ({ ...point, index }))
    .find(({ queue, called }) => queue.slice(0, called).includes(id));

/** A unit that is not on the table; undefined where there is none of this id. */
export const waitingUnit = (state: { readonly battle: Battle | null }, id: string): Waiting | undefined =>
  state.battle !== null && Object.hasOwn(state.battle.waiting, id) ? state.battle.waiting[id] : undefined;

/** A battle in which a unit has been destroyed: what it cost is counted. @clause tt.victory.destroyed-count tt.units.ap-column */
export const lossIn = (battle: Battle | null, gone: Unit | undefined): Battle | null =>
  battle === null || gone === undefined
    ? battle
    : { ...battle, lost: { ...battle.lost, [gone.side]: battle.lost[gone.side]! + PROFILES[gone.type].ap } };
