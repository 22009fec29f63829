import type { Readings } from '../../core/ids.ts';
import { type Facing, place, type Size, type Square } from '../../geometry/grid.ts';
import type { Awaits } from '../contract/engine.ts';
import type { PbClauseId } from './reasons.ts';
import { read } from './rulings.ts';
import {
  ARTILLERY,
  CAVALRY,
  type EDGES,
  type Ground,
  INFANTRY,
  type Phase,
  type Topic,
  type UnitType,
  type Victory,
} from './tables.ts';

/** An edge of the board. */
export type Edge = (typeof EDGES)[number];

/** One player's side: its edge of the board, and the facing of its units. */
interface Side {
  readonly edge: Edge;
  readonly facing: Facing;
}

/**
 * A unit's condition. A `routed` unit waits for its Rally roll. A `rallied` unit has passed the
 * roll and waits to be turned (pb-096). All units that are not `steady` are turned around.
 */
export type Condition = 'steady' | 'disrupted' | 'routed' | 'rallied';

/** A unit's formation; a column is two units on one square. */
export type Formation = 'line' | 'column' | 'square';

export interface Unit {
  readonly id: string;
  /** The name with its article, as a sentence uses it: `the gun`. */
  readonly name: string;
  readonly type: UnitType;
  readonly brigade: string;
  readonly side: string;
  readonly at: Square;
  readonly condition: Condition;
  readonly formation: Formation;
  /**
   * The turn in which it got its condition. It is turned to the front again in its owner's next
   * turn after that (pb-059).
   */
  readonly since: number;
}

/**
 * What a unit has done this turn: `turned` is the turn to the front after a disruption, `recovered`
 * after a rout.
 */
export type Deed = 'fired' | 'moved' | 'turned' | 'recovered' | 'formed';

/**
 * A unit whose owner must choose its square, and why: it is `routed` and several edge squares are
 * equally near; it is a Brigadier, `displaced` to make room; it lost a fight and goes `back` (only
 * under one reading of pb-062).
 */
export interface Placing {
  readonly unit: string;
  readonly squares: readonly Square[];
  readonly why: 'routed' | 'displaced' | 'back';
}

/** The clause for each reason to wait for a square. */
export const WAITS_BY = {
  routed: 'pb.fighting.result.routed',
  displaced: 'pb.brigadier.displaced',
  back: 'pb.fighting.result.disrupted',
} as const satisfies Readonly<Record<Placing['why'], PbClauseId>>;

/** One shot: a gun and its target. */
export interface Shot {
  readonly unit: string;
  readonly at: string;
}

/** A move that waits until the Brigadier in its way has been moved. */
interface WaitingMove {
  readonly unit: string;
  readonly path: readonly Square[];
}

/** A fight whose dice have been rolled, but may still be rerolled. */
interface Fight {
  readonly attacker: string;
  readonly defender: string;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** The ids of the units that may reroll, in the order in which they decide; once for each die. */
  readonly due: readonly string[];
  /** The dice that have been rerolled, such as `attack.1`. */
  readonly again: readonly string[];
}

/**
 * What the players agreed on before the game.
 * @clause pb.setup.agreement-order pb.rounds.limit-required pb.victory.choose-one
 */
export interface Agreement {
  readonly rounds: number;
  readonly victory: Victory;
  /** Whether a die is rolled for one more round after the last. @clause pb.rounds.extension */
  readonly extension: boolean;
  readonly points: number;
}

/** A unit that is not on the board yet. */
export type ReserveUnit = Omit<Unit, 'at'>;

/** How far the preparation of a game has come. */
export interface Preparing {
  /** `agreed`: the topics settled so far, in order. `terms`: what was agreed. */
  readonly agreed: readonly Topic[];
  readonly terms: Partial<Agreement>;
  /** The points that each side has spent. */
  readonly spent: Readonly<Record<string, number>>;
  /** The side that won the roll-off; null before it. */
  readonly winner: string | null;
  readonly firstDeployer: string | null;
  /** The side that acts next: that musters, or places a marker or a brigade. */
  readonly next: string;
  /** The brigade that is being placed; null between two brigades. */
  readonly brigade: string | null;
  readonly reserve: Readonly<Record<string, ReserveUnit>>;
}

/** The whole state of a game; plain data, never mutated. */
export interface State {
  readonly readings: Readings;
  readonly size: Size;
  /** The ground of each square that is not open ground. */
  readonly ground: Readonly<Partial<Record<Square, Ground>>>;
  /** The two sides by their ids. `first` says which of them begins each round. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly brigades: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly round: number;
  /** The current turn, counted from 1 at the start of the game; a round has two. */
  readonly turn: number;
  readonly side: string;
  readonly phase: Phase;
  readonly activated: readonly string[];
  readonly deeds: Readonly<Record<string, Deed>>;
  /** Pairs of units that are still in touch after a tied fight. */
  readonly tied: readonly (readonly [string, string])[];
  /** Units that were in touch with their Brigadier when the Movement Phase began. */
  readonly inTouch: readonly string[];
  readonly placing: readonly Placing[];
  /** Shots that were declared together and wait until a routed unit has its square. */
  readonly held: readonly Shot[];
  /** The side that takes the first turn of each round. */
  readonly first: string;
  /** The cavalry that has charged this turn, with the target of each charge. */
  readonly charges: Readonly<Record<string, string>>;
  /** Units that have fought this turn. */
  readonly fought: readonly string[];
  readonly fight: Fight | null;
  readonly underway: WaitingMove | null;
  /** A winner that may step forward, and its new square; only under one reading of pb-024. */
  readonly advance: WaitingMove | null;
  /** Units whose Square lasts until their own next turn; only under one reading of pb-076. */
  readonly leaving: readonly string[];
  /** Units that have rallied from a rout and are not yet back in touch (pb-070). */
  readonly stranded: readonly string[];
  /** Units that were disrupted by fire (pb-058). */
  readonly shelled: readonly string[];
  /** Null on a board without an end of the game. */
  readonly agreement: Agreement | null;
  readonly objectives: readonly Square[];
  /** Rounds beyond the agreed ones. */
  readonly extended: number;
  readonly preparing: Preparing | null;
  /** Set when the game has ended; `winner` is null after a draw. */
  readonly over: { readonly winner: string | null } | null;
  readonly awaits: Awaits<PbClauseId> | null;
}

export const groundAt = (state: Pick<State, 'ground'>, at: Square): Ground => state.ground[at] ?? 'open';

/** All units on the board, in the order of the state. */
export const unitsIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => Object.values(units);

/** The first unit that passes this test. One order calls this many times: it builds no list. */
export function findUnit({ units }: Pick<State, 'units'>, is: (unit: Unit) => boolean): Unit | undefined {
  for (const id in units) if (is(units[id]!)) return units[id];
  return undefined;
}

/** The units on a square: none, one, or the two of a column. */
export function unitsOn({ units }: Pick<State, 'units'>, at: Square): readonly Unit[] {
  const found: Unit[] = [];
  for (const id in units) if (units[id]!.at === at) found.push(units[id]!);
  return found;
}

/** The unit on a square, or the first of the two of a column. */
export function unitAt({ units }: Pick<State, 'units'>, at: Square): Unit | undefined {
  for (const id in units) if (units[id]!.at === at) return units[id];
  return undefined;
}

/** Whether the unit is a Cannon or a Howitzer. @clause pb.artillery.types */
export const isArtillery = (unit: Unit): boolean => ARTILLERY.includes(unit.type);

/** Whether the unit is cavalry or heavy cavalry. */
export const isCavalry = (unit: Unit): boolean => CAVALRY.includes(unit.type);

/** The unit and, in a column, its other half, in the order of the state. */
export const body = (state: State, unit: Unit): readonly Unit[] =>
  unit.formation === 'column' ? unitsOn(state, unit.at).filter((each) => each.formation === 'column') : [unit];

/** Whether two units stand on squares that touch by a side or a corner; not on the same one. */
export const touching = (a: Unit, b: Unit): boolean => {
  const files = a.at.charCodeAt(0) - b.at.charCodeAt(0);
  if (files > 1 || files < -1) return false;
  const ranks = place(a.at).rank - place(b.at).rank;
  return ranks <= 1 && ranks >= -1 && a.at !== b.at;
};

export const enemyOf = (state: State, side: string): string => Object.keys(state.sides).find((each) => each !== side)!;

/** A rule for infantry: about formations, or about the second die of cavalry against it. */
type InfantryRule = 'formation' | 'cavalry';

/**
 * Whether this unit counts as infantry for this rule. The ruling is read only for types of unit
 * that are in doubt.
 * @ruling pb-029
 */
export function isInfantry(state: State, unit: Unit, matter: InfantryRule): boolean {
  if (INFANTRY.includes(unit.type)) return true;
  const doubtful = unit.type === 'skirmishers' || (matter === 'cavalry' && isArtillery(unit));
  if (!doubtful) return false;
  const reading = read(state, 'pb-029');
  if (reading === 'foot-for-cavalry-only') return matter === 'cavalry';
  return reading === 'skirmishers-are-infantry' && unit.type === 'skirmishers';
}
