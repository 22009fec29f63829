import type { Awaits, Awaiting } from '../contract/engine.ts';
import type { Cards } from '../contract/hands.ts';
import type { Unit } from './formations/unit.ts';
import type { Terrain } from '../table/boards/terrain.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Phase, RrClauseId, TerrainKind } from './tables.ts';
import type { Battle } from './battle/state.ts';
import type { Pending, Riding } from './turn/pending.ts';

// `Unit` has a file of its own, because a battle’s columns need it as well.
export type { Pose, Unit } from './formations/unit.ts';

/** The figures of a board, with the readings in force. */
export interface Figures extends Pick<Awaiting, 'readings'> {
  readonly units: Readonly<Record<string, Unit>>;
  /** Parts that are booked as formations of their own though they touch. @ruling rr-012 */
  readonly apart?: readonly Parting[];
}

/** The figures of the two parts of a formation. */
export type Parting = readonly [off: readonly string[], rest: readonly string[]];

/** How good a general is: how many cards his side draws. @ruling rr-021 */
export type Grade = 'ordinary' | 'good' | 'famous';

/** The shared deck with its hands, and the heap of discards, which lies open. @ruling rr-090 */
export interface Deck extends Cards, Pick<Awaiting, 'readings'> {
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly deck: readonly string[];
  readonly heap: readonly string[];
  /** The grades that the board names; others follow from a ruling. */
  readonly generals: Readonly<Record<string, Grade>>;
}

/** A drawn feature of a kind that this game knows. */
export interface Feature extends Terrain {
  readonly kind: TerrainKind;
}

/** An edge of the board. */
export type Edge = 'north' | 'east' | 'south' | 'west';

interface Side {
  readonly edge: Edge;
  /** `the French`. */
  readonly name: string;
}

/** An army whose losses are counted. @clause rr.victory.twenty-percent */
export interface Army {
  /** All its figures at the start of the battle, the HQ and those not yet on the board too. */
  readonly units: number;
  /** Figures that are off the board for good. Those that rout count as lost besides. */
  readonly gone: number;
}

/** Two figures of opposing sides that met: the one that moved or charged, and the other. */
export interface Meeting {
  readonly unit: string;
  readonly at: string;
}

/** What a card that has been played still pays for: one more move. */
interface Credit {
  /** Nobody of a formation that holds one of these: it has had its own. */
  readonly but: readonly string[];
  /** Only a formation of these, which a Three has freed; null if it is any. @ruling rr-028 */
  readonly only: readonly string[] | null;
  readonly card: string;
}

/** Figures that rout and have still to run at one moment, one after the other. */
export interface Fleeing {
  readonly units: readonly string[];
  /** The figure that caused it; null if they run on since an earlier moment. */
  readonly cause: string | null;
  /** The charge that it comes from, if its winner may ride on after it. */
  readonly riding: Riding | null;
}

/** A card that was laid beside an attack on a figure. */
interface Lasting {
  readonly card: string;
  readonly at: string;
}

/** A battle as plain data. Figures that are destroyed or off the board are gone. */
export interface State extends Awaiting, Figures, Deck {
  readonly open?: readonly string[];
  readonly awaits: Awaits<RrClauseId> | null;
  readonly turn: number;
  /** The part of the board that is drawn, by two opposite corners; null for all of it. */
  readonly view: { readonly from: Point; readonly to: Point } | null;
  /** The side whose turn it is. @clause rr.turn.alternate */
  readonly owner: string;
  /** The side that acts: in the phases of fire it may be the other one. */
  readonly side: string;
  readonly phase: Phase;
  /**
   * The part of a phase of fire: the owner first, then the other side; in the Volley phase at last
   * those of the owner who came up. @ruling rr-051 rr-097
   */
  readonly part: 1 | 2 | 3;
  readonly sides: Readonly<Record<string, Side>>;
  readonly places: Readonly<Record<string, Point>>;
  readonly terrain: Readonly<Record<string, Feature>>;
  /** Sides are asked for cards also when they hold none of use, so that a pause tells nothing. */
  readonly isAlwaysAsked?: boolean;
  /** The figures that have moved in this turn. @ruling rr-040 */
  readonly moved: readonly string[];
  /**
   * The figures that a Jack has moved a second time in this turn.
   * @clause rr.cards.jack-second-move
   */
  readonly again: readonly string[];
  /** The figures that have taken part in a change of shape in this turn. @ruling rr-103 */
  readonly reshaped: readonly string[];
  /** The figures whose pin a Three has lifted for this turn. @ruling rr-028 */
  readonly freed: readonly string[];
  readonly credit: Credit | null;
  /** Contacts between infantry that a move of this turn has made. @clause rr.volley.mover-second */
  readonly met: readonly Meeting[];
  /** The figures that have fired in this phase, or have charged in it. */
  readonly acted: readonly string[];
  /** The charges of this phase: who has charged whom. @ruling rr-068 */
  readonly rides: readonly Meeting[];
  /** The figures that touched an enemy when the Charge phase began. @ruling rr-071 */
  readonly poised: readonly string[];
  /** The figures whose formations have made a Break Roll in this phase. @ruling rr-062 */
  readonly tested: readonly string[];
  /** The figures that have routed in this battle. @ruling rr-079 */
  readonly routed: readonly string[];
  /** The figures that have fired in this turn. @ruling rr-088 */
  readonly fired: readonly string[];
  /** The figures that a Face card lets charge with the bayonet in this phase. @ruling rr-033 */
  readonly bayonets: readonly string[];
  /**
   * The cards that count in each further attack of this phase on a figure, and which.
   * @ruling rr-026
   */
  readonly lasting: readonly Lasting[];
  /** The figures that somebody has rolled an attack against in this turn. @ruling rr-076 */
  readonly attacked: readonly string[];
  /** For each side, the figures that charged in its last turn. @ruling rr-072 */
  readonly charged: Readonly<Record<string, readonly string[]>>;
  /** For each side, those charges: who charged whom. @ruling rr-073 */
  readonly struck: Readonly<Record<string, readonly Meeting[]>>;
  /**
   * The figures whose formations still roll for control; the first one rolls next.
   * @ruling rr-094
   */
  readonly wild: readonly string[];
  /**
   * Those who still have to run, if their owner is asked before; null if nobody has.
   * @ruling rr-093
   */
  readonly fleeing: Fleeing | null;
  /** The figures that have rolled in this Rally phase. @clause rr.rally.every-router-once */
  readonly rolled: readonly string[];
  /** The figures that have come on in this phase. @ruling rr-020 */
  readonly arrived: readonly string[];
  /** What an order has stopped for; null if no order has. */
  readonly pending: Pending | null;
  /** Set-up and reinforcements, on a board that is a whole battle. */
  readonly battle: Battle | null;
  /** Null on a board that is one moment of a battle: nobody wins there. */
  readonly armies: Readonly<Record<string, Army>> | null;
  /** The side that has won; null while nobody has. */
  readonly winner: string | null;
}

export const unitsIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => Object.values(units);

/** The other side. */
export const foeOf = ({ sides }: Pick<State, 'sides'>, side: string): string =>
  Object.keys(sides).find((other) => other !== side)!;

export const enemiesOf = (state: Figures, { side }: Pick<Unit, 'side'>): readonly Unit[] =>
  unitsIn(state).filter((other) => other.side !== side);

export const friendsOf = (state: Figures, { id, side }: Unit): readonly Unit[] =>
  unitsIn(state).filter((other) => other.side === side && other.id !== id);
