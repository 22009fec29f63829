import type { Readings } from '../../core/ids.ts';
import { type Facing, place, type Size, type Square } from '../../geometry/grid.ts';
import type { Awaits } from '../engine.ts';
import type { Shot } from './orders.ts';
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

/** One player's side: the edge it came from, and the way its units face. */
export interface Side {
  readonly edge: Edge;
  readonly facing: Facing;
}

/**
 * What state a unit is in. `routed` waits for its Rally roll; `rallied` has passed it and waits to be turned (pb-096). All but `steady`
 * show their back.
 */
export type Condition = 'steady' | 'disrupted' | 'routed' | 'rallied';

/** How a unit stands in its square; a column is two units in one square. */
export type Formation = 'line' | 'column' | 'square';

export interface Unit {
  readonly id: string;
  /** With its article, as a sentence uses it: `the gun`. */
  readonly name: string;
  readonly type: UnitType;
  readonly brigade: string;
  readonly side: string;
  readonly at: Square;
  readonly condition: Condition;
  readonly formation: Formation;
  /** The turn in which it came to its condition: a mark is taken off in its owner's next turn after that one (pb-059). */
  readonly since: number;
}

/** What a unit has already done this turn: `turned` after a disruption, `recovered` after a rout. */
export type Deed = 'fired' | 'moved' | 'turned' | 'recovered' | 'formed';

/**
 * A unit whose owner must choose its square: `routed` between edge squares that are equally near, `displaced` a Brigadier that makes room,
 * `back` a unit that was beaten (only under one reading of pb-062).
 */
export interface Placing {
  readonly unit: string;
  readonly squares: readonly Square[];
  readonly why: 'routed' | 'displaced' | 'back';
}

/** A move that waits until the Brigadier in its way has been moved. */
export interface Underway {
  readonly unit: string;
  readonly path: readonly Square[];
}

/** Dice on the table that somebody may still roll again. */
export interface Fight {
  readonly attacker: string;
  readonly defender: string;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  /** Who decides next, and who after it: ids of the two units, each once for each die that it may roll again. */
  readonly due: readonly string[];
  /** Dice that have been rolled again, as `attack.1`. */
  readonly again: readonly string[];
}

/** What the players agreed on before the game. @clause pb.setup.agreement-order pb.rounds.limit-required pb.victory.choose-one */
export interface Agreement {
  readonly rounds: number;
  readonly victory: Victory;
  /** Is a die rolled for one more round? @clause pb.rounds.extension */
  readonly extension: boolean;
  readonly points: number;
}

/** A unit that is not on the board yet. */
export type Waiting = Omit<Unit, 'at'>;

/** How far the preparation of a game has come. */
export interface Preparing {
  /** What has been settled, in its order, and what was settled of it. */
  readonly agreed: readonly Topic[];
  readonly terms: Partial<Agreement>;
  /** Points that each side has spent. */
  readonly spent: Readonly<Record<string, number>>;
  /** Who won the roll-off; nobody before it. */
  readonly winner: string | null;
  readonly firstDeployer: string | null;
  /** Who places next: a marker, or a brigade. */
  readonly next: string;
  /** The brigade that is being placed. */
  readonly brigade: string | null;
  readonly reserve: Readonly<Record<string, Waiting>>;
}

/** All of a game; plain data, never changed. */
export interface State {
  readonly readings: Readings;
  readonly size: Size;
  /** Squares that are not open ground. */
  readonly ground: Readonly<Partial<Record<Square, Ground>>>;
  /** In the order in which they take their turns. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly brigades: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly round: number;
  /** Turns since the beginning, counted from 1: two a round. */
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
  /** Shots that were named together and are not fired yet, since a routed unit still waits for its square. */
  readonly held: readonly Shot[];
  /** Who takes the first turn of each round. */
  readonly first: string;
  /** Cavalry that has charged this turn, and whom. */
  readonly charges: Readonly<Record<string, string>>;
  /** Who has had its fight this turn. */
  readonly fought: readonly string[];
  readonly fight: Fight | null;
  readonly underway: Underway | null;
  /** A winner that may step forward; only under one reading of pb-024. */
  readonly advance: Underway | null;
  /** Units that count as in Square until their next turn; only under one reading of pb-076. */
  readonly leaving: readonly string[];
  /** Units that have been routed and that their Brigadier has not reached since (pb-070). */
  readonly stranded: readonly string[];
  /** Units that were disrupted by fire (pb-058). */
  readonly shelled: readonly string[];
  /** `null` on a board without an end. */
  readonly agreement: Agreement | null;
  readonly objectives: readonly Square[];
  /** Rounds beyond the agreed ones. */
  readonly extended: number;
  readonly preparing: Preparing | null;
  /** Set when the game has ended; a drawn game has no winner. */
  readonly over: { readonly winner: string | null } | null;
  readonly awaits: Awaits<PbClauseId> | null;
}

/** What a square is made of. */
export const groundAt = (state: Pick<State, 'ground'>, at: Square): Ground => state.ground[at] ?? 'open';

/** All units on the board, in the order of the state. */
export const unitsIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => Object.values(units);

/** The first unit on the board of which this is true. One order asks this many times, so no list is made for it. */
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

/** Is it a Cannon or a Howitzer? @clause pb.artillery.types */
export const isArtillery = (unit: Unit): boolean => ARTILLERY.includes(unit.type);

/** Cavalry of either kind? */
export const isCavalry = (unit: Unit): boolean => CAVALRY.includes(unit.type);

/** The unit itself and, in a column, its other half; the one that stands first in the state comes first. */
export const body = (state: State, unit: Unit): readonly Unit[] =>
  unit.formation === 'column' ? unitsOn(state, unit.at).filter((each) => each.formation === 'column') : [unit];

/** Do two units stand on squares that touch? */
export const touching = (a: Unit, b: Unit): boolean => {
  const files = a.at.charCodeAt(0) - b.at.charCodeAt(0);
  if (files > 1 || files < -1) return false;
  const ranks = place(a.at).rank - place(b.at).rank;
  return ranks <= 1 && ranks >= -1 && a.at !== b.at;
};

/** The side that is not this one. */
export const enemyOf = (state: State, side: string): string => Object.keys(state.sides).find((each) => each !== side)!;

/** What infantry is asked for: a formation, or the second die of cavalry. */
type Matter = 'formation' | 'cavalry';

/** Is this unit infantry in that matter? Asks the ruling only of units about which there is a doubt. @ruling pb-029 */
export function isInfantry(state: State, unit: Unit, matter: Matter): boolean {
  if (INFANTRY.includes(unit.type)) return true;
  const doubtful = unit.type === 'skirmishers' || (matter === 'cavalry' && isArtillery(unit));
  if (!doubtful) return false;
  const reading = read(state, 'pb-029');
  if (reading === 'foot-for-cavalry-only') return matter === 'cavalry';
  return reading === 'skirmishers-are-infantry' && unit.type === 'skirmishers';
}
