import type { Side } from '../../geometry/bases.ts';
import type { Edge, TableSize } from '../../geometry/edges.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Awaiting, Awaits } from '../contract/engine.ts';
import type { Terrain } from '../table/boards/terrain.ts';
import { isBody, type Body, type General, isGeneral, type Pose, type Unit } from './figures/unit.ts';
import type { DgClauseId, Phase } from './tables.ts';
import type { Label } from './command/tables.ts';
import type { GroundKind } from './moving/tables.ts';
import type { Charge } from './charging/charge.ts';

/** A piece of ground of a kind that this game knows. */
export interface Ground extends Terrain {
  readonly kind: GroundKind;
}

/** A side, and the edge of the table that is its own. */
interface Army {
  readonly edge: Edge;
  /** `the French`. */
  readonly name: string;
}

/** A volley of this turn. */
interface Volley {
  readonly side: Side;
  readonly at: readonly string[];
}

/** The charges of a turn. */
export interface Charging {
  /** In the order in which they were declared. */
  readonly charges: readonly Charge[];
  /** The charged units whose reactions are due. */
  readonly due: readonly string[];
  /**
   * Set while the first side declares in answer. @clause dg.reaction.initiative-answers
   */
  readonly isAnswering: boolean;
}

export const NO_CHARGES: Charging = { charges: [], due: [], isAnswering: false };

/** What has been done in a turn, by the ids of units. */
export interface Done {
  /** Who has fired in this turn. @clause dg.fire.no-move-after */
  readonly fired: readonly string[];
  /** Who has had its move in this turn. @clause dg.move.optional */
  readonly moved: readonly string[];
  /** The quarters of this turn that a unit has spent on a change before its move. @ruling dg-074 */
  readonly busy: Readonly<Record<string, number>>;
  /** The volleys that each has fired in this turn: from which side, and at whom. @ruling dg-058 */
  readonly volleys: Readonly<Record<string, readonly Volley[]>>;
  /** Where each stood before its last move of this turn. @ruling dg-137 */
  readonly from?: Readonly<Record<string, Pose>>;
  /** Who has fallen back in this turn. @ruling dg-137 */
  readonly fellBack?: readonly string[];
  /** Who has been fired at from a flank or from the rear. @clause dg.control.mod.fire-flank-rear */
  readonly flanked?: readonly string[];
  /** Who has run as he broke, by one reading. @ruling dg-098 */
  readonly fled?: readonly string[];
  /** Who has tried to rally in this turn. @clause dg.rally.test */
  readonly tried?: readonly string[];
  /** The men that each has lost in this turn. @clause dg.morale.mod.casualties-this-move */
  readonly lost: Readonly<Record<string, number>>;
}

/** A turn in which nothing has been done. */
export const UNDONE: Done = { fired: [], moved: [], busy: {}, volleys: {}, lost: {} };

/** What a brigade is to do, and where. @clause dg.orders.general-order @ruling dg-114 */
export interface GeneralOrder {
  readonly label: Label;
  /** A place or a piece of ground. */
  readonly at?: string;
}

/** A brigade whose order is written on a sheet. @clause dg.orders.general-order */
export interface Brigade {
  readonly side: string;
  /** `Vogel’s brigade`. */
  readonly name: string;
  /** Null before it is written, and where the other side sees only the back of the sheet. */
  readonly order: GeneralOrder | null;
  /** An order that has arrived, and in which turn. @clause dg.orders.delay */
  readonly read?: { readonly order: GeneralOrder | null; readonly turn: number };
}

/** A messenger who carries an order to a brigade. @clause dg.orders.drastic-change */
export interface Rider {
  readonly side: string;
  readonly to: string;
  readonly order: GeneralOrder | null;
  readonly at: Point;
}

/** How a battle ends, and whether it has. @ruling dg-103 */
export interface Battle {
  /** The units of each side at the start. */
  readonly strength: Readonly<Record<string, number>>;
  /** The last turn; null if none is agreed. */
  readonly turns: number | null;
  /** The piece of ground that decides when they are over. */
  readonly holds?: string;
  /** Whether wounded generals may recover afterwards. @clause dg.general.recovery */
  readonly isOfCampaign?: true;
  readonly wounded: readonly Pick<General, 'id' | 'name' | 'side'>[];
  readonly over: { readonly winner: string | null } | null;
}

/** What is remembered beyond a turn, by the ids of units. */
export interface Remembered {
  /** Who has done something since the last command phase. @ruling dg-022 */
  readonly active: readonly string[];
  /** Who has been fired at since then. @clause dg.reform.under-fire @ruling dg-028 */
  readonly harassed: readonly string[];
  /** Who has been fired at since the end of the last fire of his own side. @ruling dg-056 */
  readonly underFire: readonly string[];
  /** Who has been fired at in this firing phase. @ruling dg-056 */
  readonly shotAt: readonly string[];
  /** Who has tested for friends that run, in this phase. @ruling dg-144 */
  readonly panicked: readonly string[];
  /** Whom the last movement of his side has brought nearer to the enemy. @ruling dg-151 */
  readonly advanced: readonly string[];
  /** The men that will fall at the end of the phase, by one reading. @ruling dg-010 */
  readonly marked: Readonly<Record<string, number>>;
  /**
   * Whom each general has been with since the last command phase. @clause dg.command.cinc-presence
   */
  readonly present: Readonly<Record<string, readonly string[]>>;
}

export const FORGOTTEN: Remembered = {
  active: [],
  harassed: [],
  underFire: [],
  shotAt: [],
  panicked: [],
  advanced: [],
  marked: {},
  present: {},
};

/** A battle as plain data. Units that are destroyed or off the table are gone. */
export interface State extends Awaiting {
  readonly awaits: Awaits<DgClauseId> | null;
  readonly size: TableSize;
  readonly turn: number;
  readonly phase: Phase;
  /** The side that acts. */
  readonly side: string;
  /** The side with the initiative; null before it is rolled for. @clause dg.sequence.initiative */
  readonly first: string | null;
  /** The side that had it in the turn before. @ruling dg-011 */
  readonly held: string | null;
  readonly sides: Readonly<Record<string, Army>>;
  readonly places: Readonly<Record<string, Point>>;
  readonly terrain: Readonly<Record<string, Ground>>;
  /** The part of the table that is drawn, by two opposite corners; null for all of it. */
  readonly view: { readonly from: Point; readonly to: Point } | null;
  readonly units: Readonly<Record<string, Unit>>;
  readonly charging: Charging;
  readonly done: Done;
  readonly remembered: Remembered;
  /** The brigades that have order sheets; missing where none are played. */
  readonly brigades?: Readonly<Record<string, Brigade>>;
  /** The messengers on their way. */
  readonly riders?: Readonly<Record<string, Rider>>;
  /** Missing on a board that is no whole battle. */
  readonly battle?: Battle;
}

/** A board on which distances are measured and readings looked up. */
export type Field = Pick<State, 'units' | 'terrain' | 'size' | 'readings' | 'charts'>;

export const unitsIn = ({ units }: Pick<State, 'units'>): readonly Unit[] => Object.values(units);

/** The bodies of troops on the table. */
export const bodiesIn = (state: Pick<State, 'units'>): readonly Body[] => unitsIn(state).filter(isBody);

/** The generals on the table. */
export const generalsIn = (state: Pick<State, 'units'>): readonly General[] => unitsIn(state).filter(isGeneral);

/** A body of troops; undefined if there is none of this id, or it is a general. */
export function bodyOf({ units }: Pick<State, 'units'>, id: string): Body | undefined {
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  return unit !== undefined && isBody(unit) ? unit : undefined;
}

/** The charges of this turn that are aimed at a unit, whatever has come of them. */
export const chargesAt = ({ charging }: Pick<State, 'charging'>, { id }: Pick<Unit, 'id'>): readonly Charge[] =>
  charging.charges.filter(({ at }) => at === id);

/** Whether a unit has declared a charge or an assault in this turn. */
export const isCharging = ({ charging }: Pick<State, 'charging'>, { id }: Pick<Unit, 'id'>): boolean =>
  charging.charges.some(({ unit }) => unit === id);

/** The bodies of the other side. */
export const enemiesOf = (state: Pick<State, 'units'>, { side }: Pick<Unit, 'side'>): readonly Body[] =>
  bodiesIn(state).filter((other) => other.side !== side);

/** The other bodies of its own side. */
export const friendsOf = (state: Pick<State, 'units'>, { id, side }: Pick<Unit, 'id' | 'side'>): readonly Body[] =>
  bodiesIn(state).filter((other) => other.side === side && other.id !== id);

/** The other side. */
export const foeOf = ({ sides }: Pick<State, 'sides'>, side: string): string =>
  Object.keys(sides).find((other) => other !== side)!;

/** The side with the initiative; before it is rolled for, the one that had it, or the first. */
export const firstOf = ({ first, held, sides }: Pick<State, 'first' | 'held' | 'sides'>): string =>
  first ?? held ?? Object.keys(sides)[0]!;
