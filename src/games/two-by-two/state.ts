import type { Awaits, Awaiting } from '../contract/engine.ts';
import type { Base } from '../../geometry/bases.ts';
import type { Direction } from '../../geometry/facings.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Terrain } from '../table/boards/terrain.ts';
import type { Contact, Pending, Rolled } from './turn/pending.ts';
import { defenderOf, type Battle } from './battle/state.ts';
import type { TtClauseId } from './reasons.ts';
import { BASE, brackets, type Phase, PROFILES, type Step, type TerrainKind, type UnitType } from './tables.ts';

/** Where a unit stands, and which way it faces. */
export interface Pose {
  readonly at: Point;
  readonly facing: Direction;
}

/** How a unit is drawn up. @ruling tt-021 tt-022 */
export const FORMATIONS = ['line', 'attack-column', 'road-column'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** A unit: one base. It may be pinned and disrupted at once. @ruling tt-050 */
export interface Unit extends Pose {
  readonly id: string;
  /** As a sentence uses it: `the hussars`. */
  readonly name: string;
  readonly side: string;
  readonly type: UnitType;
  /** Has it skirmishers out? What that is, tt-009 says. */
  readonly screen: boolean;
  /** Are these Grenadiers, on boards that say so? @ruling tt-007 */
  readonly grenadiers?: boolean;
  /** The division it belongs to, on boards that have some. @ruling tt-046 */
  readonly division?: string;
  /** Missing for a unit in line. @ruling tt-021 tt-022 */
  readonly formation?: Exclude<Formation, 'line'>;
  readonly pinned: boolean;
  readonly disrupted: boolean;
}

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

/** A battle of 2 by 2 as plain data. Units that are destroyed are gone. */
export interface State extends Awaiting {
  readonly awaits: Awaits<TtClauseId> | null;
  readonly turn: number;
  /** The part of the table that is drawn, from corner to corner; null for the whole of it. The rest is there and counts. */
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
  readonly rolled: readonly Rolled[];
  /** What an order has stopped for; null where it has not. */
  readonly pending: Pending | null;
  /** What a board has that is a whole battle: armies, reinforcements and an end; null for one that shows a moment of it. */
  readonly battle: Battle | null;
}

/** The footprint of a unit. */
export const baseOf = ({ at, facing }: Pose): Base => ({ at, facing, ...BASE });

export const unitsIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => Object.values(units);

/** The other side. */
export const foeOf = ({ sides }: Pick<State, 'sides'>, side: string): string =>
  Object.keys(sides).find((other) => other !== side)!;

/** The side that moves first in a turn: the Defender of a battle. @clause tt.setup.first-move tt.sequence.full-turn */
export const movesFirst = ({ sides, battle }: Pick<State, 'sides' | 'battle'>): string =>
  (battle === null ? undefined : defenderOf({ sides, battle })) ?? Object.keys(sides)[0]!;

/** The side whose half of the turn it is. @clause tt.sequence.full-turn tt.sequence.shoot-phase */
export const phasing = (state: Pick<State, 'sides' | 'side' | 'phase'>): string =>
  state.phase === 'shoot' ? foeOf(state, state.side) : state.side;

export const enemiesOf = (state: State, { side }: Unit): readonly Unit[] =>
  unitsIn(state).filter((other) => other.side !== side);

export const friendsOf = (state: State, { id, side }: Unit): readonly Unit[] =>
  unitsIn(state).filter((other) => other.side === side && other.id !== id);

/** The most a unit may move, before ground changes it. @clause tt.units.move-column */
export const moveOf = ({ type }: Unit): Um => brackets(PROFILES[type].move);
