import type { Readings } from '../../core/ids.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Awaiting, Awaits } from '../contract/engine.ts';
import type { Edge } from '../../geometry/edges.ts';
import type { Um } from '../../geometry/lengths.ts';
import type { Terrain } from '../table/boards/terrain.ts';
import type { Body, MoveEnd, Quarter } from './bodies/body.ts';
import type { Battle } from './deploying/battle.ts';
import type { CfClauseId, Commander, Phase } from './tables.ts';
import type { Fled } from './morale/fled.ts';

/** What the rules need to look a ruling up. */
export interface Reading {
  readonly readings: Readings;
}

/** What has happened to bodies in this turn. Bodies to which nothing has are missing. */
export interface Suffered {
  /** How many models each has lost. @clause cf.morale.mod-quarter-lost */
  readonly lost: Readonly<Record<string, number>>;
  /** The quarters from which each has been attacked. @ruling cf-099 */
  readonly attacked: Readonly<Record<string, readonly Quarter[]>>;
  /** Those that a cannon has hit. @clause cf.morale.mod-cannon */
  readonly cannoned: readonly string[];
  /** The models of each that have struck, as `rank.file`. @ruling cf-087 */
  readonly struck: Readonly<Record<string, readonly string[]>>;
}

/** The bodies of a battle, and what tests and volleys ask of it. */
export interface Field extends Reading {
  readonly size: readonly [Um, Um];
  readonly units: Readonly<Record<string, Body>>;
  readonly terrain: Readonly<Record<string, Terrain>>;
  readonly suffered: Suffered;
  /** The bodies that have failed a first roll in this battle. @ruling cf-093 */
  readonly failed: readonly string[];
  /** The edges of the table to which the bodies of a side flee. @ruling cf-025 */
  readonly homes: Readonly<Record<string, readonly Edge[]>>;
  /** What each body is ordered to do. @clause cf.orders.all-units */
  readonly written: Readonly<Record<string, Written>>;
}

/** An order as a side has written it. @clause cf.orders.other-types @ruling cf-016 cf-017 */
export type Written =
  | { readonly does: 'fire' | 'charge'; readonly at: string }
  | { readonly does: 'support' | 'hold' }
  | { readonly does: 'move'; readonly end: MoveEnd; readonly at?: string };

/** What a body has done when it was charged. @clause cf.charge.reaction */
type Reaction = 'stood' | 'countered' | 'retreated';

/** An officer who is to pass over from his body to another. @ruling cf-055 */
export interface Passing {
  readonly unit: string;
  readonly at: string;
  readonly officer: Commander;
}

/** What a body has done in a turn, which is the one thing that it does. @clause cf.move.who */
type Deed = Reaction | 'charged' | 'supported' | 'fired' | 'moved' | 'reformed';

/** Whether a body has answered a charge. @ruling cf-038 cf-039 */
export const isReaction = (deed: Deed | undefined): deed is Reaction =>
  deed === 'stood' || deed === 'countered' || deed === 'retreated';

/**
 * What a charged body does; `none` if it can do none of the three, and by one reading if it wants
 * none of them. @clause cf.charge.reaction @ruling cf-125
 */
export type Answer = 'stand' | 'counter' | 'retreat' | 'none';

/** A charge that has been issued, and waits for its answer. @clause cf.charge.reaction */
export interface Issued {
  readonly unit: string;
  readonly at: string;
  readonly support: readonly string[];
  /** What the gunner of each gun that supports it has guessed, in centimetres. */
  readonly guesses?: Readonly<Record<string, number>>;
}

/** A charge of this turn that has come to contact. */
interface Charge {
  readonly unit: string;
  readonly at: string;
  /** Whether the charged body has countered. @clause cf.charge.counter-charge */
  readonly isCountered: boolean;
}

/** The last shot of a gun, for the picture: from the gun to its marker, and where it came down. */
export interface LastShot {
  readonly unit: string;
  readonly from: Point;
  readonly marker: Point;
  readonly landing: Point;
  /** Half the width of the template of a shell; null for a ball. */
  readonly radius: Um | null;
}

/** A battle as plain data. Bodies that are destroyed or off the table are gone. */
export interface State extends Awaiting, Field {
  readonly awaits: Awaits<CfClauseId> | null;
  readonly turn: number;
  readonly phase: Phase;
  /** The side that acts; while both write, the side with the initiative. */
  readonly side: string;
  readonly sides: Readonly<Record<string, Side>>;
  readonly places: Readonly<Record<string, Point>>;
  /** The part of the table that is drawn, by two opposite corners; null for all of it. */
  readonly view: { readonly from: Point; readonly to: Point } | null;
  /** The side that finished deploying first. @clause cf.initiative.first-deployer */
  readonly deployed: string | null;
  /** The side that has won the roll of this turn, until it has kept or given the initiative. */
  readonly ahead: string | null;
  /** The side with the initiative; null before it is rolled for. @ruling cf-014 */
  readonly holder: string | null;
  /** The side that has won the roll of this turn, whoever has the initiative. @ruling cf-014 */
  readonly winner: string | null;
  /** The officers who are ordered to pass over. @ruling cf-055 */
  readonly passing: readonly Passing[];
  /**
   * The bodies whose orders lie face down for whoever sees this board; missing on the board itself.
   * @ruling cf-015
   */
  readonly sealed?: readonly string[];
  /** The sides that have handed in their orders. @clause cf.orders.phase-end */
  readonly handedIn: readonly string[];
  readonly acted: Readonly<Record<string, Deed>>;
  readonly issued: Issued | null;
  /** The body that has to charge now, as its charge could not be called off. @ruling cf-046 */
  readonly forced: string | null;
  /** The body whose charge has been called off, and that gets another order now. @ruling cf-046 */
  readonly reordered: string | null;
  /** By one reading, the side that has last issued no charge though it could. @ruling cf-111 */
  readonly heldBack: string | null;
  /** The bodies that have rallied, and have still to take up a formation. @ruling cf-022 */
  readonly reforming: readonly string[];
  /** By one reading, how the phase began: all tests are made at its end. @ruling cf-095 */
  readonly since: Since | null;
  readonly charges: readonly Charge[];
  /** The pairs of bodies that have fought in this phase: `one other`. @ruling cf-087 */
  readonly fought: readonly string[];
  /** The buildings whose roofs are open. @ruling cf-080 */
  readonly opened: readonly string[];
  /** The last shot of a gun, until something else is done. */
  readonly shot: LastShot | null;
  /** On boards of the first chapters: no order offers another formation, though rules allow it. */
  readonly formations?: 'kept';
  /** What a whole battle has besides; missing on a board that is one moment of a battle. */
  readonly battle?: Battle;
}

/** How things stood when a phase began, and who has run through friends in it. @ruling cf-095 */
export interface Since extends Pick<Field, 'units' | 'suffered'> {
  readonly fled: readonly Fled[];
}

/** A side, and the edge of the table that is its own. */
interface Side {
  readonly edge: Edge;
  readonly name: string;
}

/** The other side. */
export const foeOf = ({ sides }: Pick<State, 'sides'>, side: string): string =>
  Object.keys(sides).find((other) => other !== side)!;

/** A turn in which nothing has happened yet. */
export const QUIET: Suffered = { lost: {}, attacked: {}, cannoned: [], struck: {} };

/** What is known of a turn before anything of it is played. */
export const UNPLAYED = {
  ahead: null,
  holder: null,
  winner: null,
  written: {},
  passing: [],
  handedIn: [],
  acted: {},
  issued: null,
  forced: null,
  reordered: null,
  heldBack: null,
  reforming: [],
  since: null,
  charges: [],
  fought: [],
  shot: null,
  suffered: QUIET,
} as const satisfies Partial<State>;

export const bodiesIn = ({ units }: Pick<Field, 'units'>): readonly Body[] => Object.values(units);

/** The friends of a body, without itself. */
export const friendsOf = (field: Pick<Field, 'units'>, { id, side }: Pick<Body, 'id' | 'side'>): readonly Body[] =>
  bodiesIn(field).filter((other) => other.side === side && other.id !== id);

export const enemiesOf = (field: Pick<Field, 'units'>, { side }: Pick<Body, 'side'>): readonly Body[] =>
  bodiesIn(field).filter((other) => other.side !== side);
