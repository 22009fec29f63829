import type { Awaits, Awaiting } from '../contract/engine.ts';
import type { Edge } from '../../geometry/edges.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Terrain } from '../table/boards/terrain.ts';
import type { Contact, Pending, RolledMelee } from './turn/pending.ts';
import type { Phase, SetupStep, TerrainKind, TtClauseId } from './tables.ts';
import type { Pose, Unit } from './units/unit.ts';

// `Unit` has a file of its own, because `turn/pending.ts` needs it as well.
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

/** A unit that is not on the table: it waits in a queue or, before the first turn, to be placed. */
export type WaitingUnit = Omit<Unit, keyof Pose>;

/** A place at an edge where reinforcements come on. @clause tt.setup.reinforcement-queue */
export interface ReinforcementPoint {
  readonly side: string;
  readonly edge: Edge;
  readonly at: Point;
  /** The ids of the units that wait at this point, the next one first. */
  readonly queue: readonly string[];
  /** How many units at the head of the queue the dice have called; they have not come on yet. */
  readonly called: number;
}

/** How a battle has ended; the winner is null in a draw. */
interface Ended {
  readonly winner: string | null;
}

/** What the state of a whole battle has besides the board. */
export interface Battle {
  /** Null until the roll for the roles. @clause tt.setup.role-roll */
  readonly attacker: string | null;
  /** How many AP each side may put on the table at the start. @clause tt.setup.tie */
  readonly allowance: number;
  /** How many times the roll for the roles has tied. */
  readonly ties: number;
  /** The worth of each whole army in AP: on the table, in the queues, and destroyed. */
  readonly worth: Readonly<Record<string, number>>;
  /** How many AP of each side are destroyed. @clause tt.victory.destroyed-count */
  readonly lost: Readonly<Record<string, number>>;
  /** The number of turns after which the battle ends, under one reading. @ruling tt-001 */
  readonly turns: number;
  /** All units that are not on the table and not destroyed. */
  readonly waiting: Readonly<Record<string, WaitingUnit>>;
  /**
   * Under one reading: the terrain that is still to be placed, and the zone that the die has shown.
   * @ruling tt-078
   */
  readonly box: Readonly<Record<string, Feature>>;
  readonly zone: number | null;
  /** The points of both sides, in the order in which they were chosen. */
  readonly points: readonly ReinforcementPoint[];
  /**
   * The points at which dice were rolled in this Move phase, as indexes into `points`.
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
   * The part of the table that is drawn, by two opposite corners; null for the whole table. What
   * lies outside it counts all the same.
   */
  readonly view: { readonly from: Point; readonly to: Point } | null;
  /** The side whose orders are due; in the phase `shoot` it is the side that does not move. */
  readonly side: string;
  readonly phase: Phase | SetupStep;
  /** If there is no Defender, the first of them moves first in a turn. */
  readonly sides: Readonly<Record<string, Side>>;
  /** Named points of the board, used to write and to read orders. */
  readonly places: Readonly<Record<string, Point>>;
  readonly terrain: Readonly<Record<string, Feature>>;
  readonly units: Readonly<Record<string, Unit>>;
  /** The units that have moved in the last Move phase of their side. */
  readonly moved: readonly string[];
  /** The units that have shot in this phase. */
  readonly shot: readonly string[];
  /** The units that have counter-charged in this phase. */
  readonly countered: readonly string[];
  /** The contacts that were made in this half of the turn, in order. */
  readonly contacts: readonly Contact[];
  /** The units that have tried to rally in this phase, and the effect that each tried to lose. */
  readonly rallied: readonly { readonly unit: string; readonly of: 'pinned' | 'disrupted' }[];
  /** The units whose melee has been fought in this phase. */
  readonly fought: readonly string[];
  /** The pairs of units that have fought each other in this phase. */
  readonly duels: readonly (readonly [string, string])[];
  /** Melees that have been rolled; their losers go back once all are rolled. @ruling tt-068 */
  readonly rolled: readonly RolledMelee[];
  /** What an order has stopped for; null if no order has. */
  readonly pending: Pending | null;
  /**
   * Armies, reinforcements and an end, on a board that is a whole battle; null on a board that
   * shows one moment of a battle.
   */
  readonly battle: Battle | null;
}

export const unitsIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => Object.values(units);

/** The other side. */
export const foeOf = ({ sides }: Pick<State, 'sides'>, side: string): string =>
  Object.keys(sides).find((other) => other !== side)!;

/** A battle with its sides. */
interface WithBattle {
  readonly sides: Readonly<Record<string, Side>>;
  readonly battle: Battle;
}

/** The side that defends; undefined before the roll. */
export const defenderOf = ({ sides, battle: { attacker } }: WithBattle): string | undefined =>
  attacker === null ? undefined : Object.keys(sides).find((side) => side !== attacker);

/** A unit that is not on the table; undefined if there is none of this id. */
export const waitingUnit = (state: { readonly battle: Battle | null }, id: string): WaitingUnit | undefined =>
  state.battle !== null && Object.hasOwn(state.battle.waiting, id) ? state.battle.waiting[id] : undefined;

/**
 * The side that moves first in a turn: in a battle, the Defender.
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
