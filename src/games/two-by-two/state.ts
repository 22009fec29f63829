import type { Awaits, Awaiting } from '../contract/engine.ts';
import type { Edge } from '../../geometry/edges.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Terrain } from '../table/boards/terrain.ts';
import type { Contact, Pending, RolledMelee } from './turn/pending.ts';
import type { Phase, Step, TerrainKind, TtClauseId } from './tables.ts';
import type { Pose, Unit } from './units/unit.ts';

// A unit is told in a file of its own, because what is pending tells of units as well.
export { baseOf, FORMATIONS, moveOf, type Formation, type Pose, type Unit } from './units/unit.ts';

/** A piece of terrain of a kind that this game knows. */
export interface Feature extends Terrain {
  readonly kind: TerrainKind;
}

export const EDGES = ['north', 'east', 'south', 'west'] as const;

export interface Side {
  readonly edge: (typeof EDGES)[number];
  /** `the French`. */
  readonly name: string;
}

/**
 * A unit that is not on the table: it waits in its queue, or before the first turn for its place.
 */
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
  /**
   * Terrain that is still to be placed, by one reading, and the zone that the die has shown.
   * @ruling tt-078
   */
  readonly box: Readonly<Record<string, Feature>>;
  readonly zone: number | null;
  /** The points of both sides, in the order in which they were chosen. */
  readonly points: readonly ReinforcementPoint[];
  /**
   * The points at which was rolled in this Move phase, by their places in the list.
   * @clause tt.reinforce.two-rolls
   */
  readonly rolled: readonly number[];
  readonly over: Ended | null;
}

/** A battle of 2 by 2 as plain data. Units that are destroyed are gone. */
export interface State extends Awaiting {
  readonly awaits: Awaits<TtClauseId> | null;
  readonly turn: number;
  /**
   * The part of the table that is drawn, from corner to corner; null for the whole of it. The rest
   * is there and counts.
   */
  readonly view: { readonly from: Point; readonly to: Point } | null;
  /** Whose orders are due: in the phase `shoot` those of the side that does not move. */
  readonly side: string;
  readonly phase: Phase | Step;
  /** The first of them moves first in a turn, where there is no Defender. */
  readonly sides: Readonly<Record<string, Side>>;
  /** Named places of the board, for those who write and read orders. */
  readonly places: Readonly<Record<string, Point>>;
  readonly terrain: Readonly<Record<string, Feature>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** The units that have moved in the last Move phase of their side. */
  readonly moved: readonly string[];
  /** The units that have shot in this phase. */
  readonly shot: readonly string[];
  /** The units that have counter-charged in this phase. */
  readonly countered: readonly string[];
  /** The contacts that were made in this half of the turn, in their order. */
  readonly contacts: readonly Contact[];
  /** The units that have tried to rally in this phase, and of what. */
  readonly rallied: readonly { readonly unit: string; readonly of: 'pinned' | 'disrupted' }[];
  /** The units whose melee has been fought in this phase. */
  readonly fought: readonly string[];
  /** Who has fought whom in this phase. */
  readonly duels: readonly (readonly [string, string])[];
  /** Melees that have been rolled, and whose losers go back when all are. @ruling tt-068 */
  readonly rolled: readonly RolledMelee[];
  /** What an order has stopped for; null where it has not. */
  readonly pending: Pending | null;
  /**
   * What a board has that is a whole battle: armies, reinforcements and an end; null for one that
   * shows a moment of it.
   */
  readonly battle: Battle | null;
}

export const unitsIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => Object.values(units);

/** The other side. */
export const foeOf = ({ sides }: Pick<State, 'sides'>, side: string): string =>
  Object.keys(sides).find((other) => other !== side)!;

/** A battle with the sides that fight it. */
interface Fought {
  readonly sides: Readonly<Record<string, Side>>;
  readonly battle: Battle;
}

/** The side that defends; undefined before the roll. */
export const defenderOf = ({ sides, battle: { attacker } }: Fought): string | undefined =>
  attacker === null ? undefined : Object.keys(sides).find((side) => side !== attacker);

/** A unit that is not on the table; undefined where there is none of this id. */
export const waitingUnit = (state: { readonly battle: Battle | null }, id: string): Waiting | undefined =>
  state.battle !== null && Object.hasOwn(state.battle.waiting, id) ? state.battle.waiting[id] : undefined;

/**
 * The side that moves first in a turn: the Defender of a battle.
 * @clause tt.setup.first-move tt.sequence.full-turn
 */
export const movesFirst = ({ sides, battle }: Pick<State, 'sides' | 'battle'>): string =>
  (battle === null ? undefined : defenderOf({ sides, battle })) ?? Object.keys(sides)[0]!;

/** The side whose half of the turn it is. @clause tt.sequence.full-turn tt.sequence.shoot-phase */
export const phasing = (state: Pick<State, 'sides' | 'side' | 'phase'>): string =>
  state.phase === 'shoot' ? foeOf(state, state.side) : state.side;

export const enemiesOf = (state: State, { side }: Unit): readonly Unit[] =>
  unitsIn(state).filter((other) => other.side !== side);

export const friendsOf = (state: State, { id, side }: Unit): readonly Unit[] =>
  unitsIn(state).filter((other) => other.side === side && other.id !== id);
