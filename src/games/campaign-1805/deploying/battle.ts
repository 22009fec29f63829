import type { Edge } from '../../../geometry/edges.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Size } from '../../../geometry/bases.ts';
import type { Body, Pose } from '../bodies/body.ts';
import type { Commander } from '../tables.ts';

/** How the two sides deploy. @clause cf.battlefield.deployment-after-terrain */
export const DEPLOYMENTS = ['dawn-of-war', 'siege', 'ambush', 'quadrants', 'epic-bridge', 'landing'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/** What a battle is fought for. @clause cf.objective.one-of-five */
export const OBJECTIVES = [
  'take-the-field',
  'capture-and-hold',
  'siege',
  'assassination',
  'capture-and-control',
] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** How much of the table is covered. @clause cf.battlefield.levels */
export const LEVELS = ['dense', 'normal', 'sparse'] as const;
export type Level = (typeof LEVELS)[number];

/** Into how many areas the layout Quadrants cuts the table. @clause cf.deploy.quadrants.division */
export const AREA_COUNTS = { squares: 4, hexes: 6, compass: 8 } as const;
export type AreaMap = keyof typeof AREA_COUNTS;

/** A body that is not on the table yet. */
export type Waiting = Omit<Body, keyof Pose>;

/** A piece of ground that is still to be put down. @clause cf.battlefield.alternate-terrain */
export interface Piece {
  readonly kind: string;
  readonly name: string;
  /** A rectangle of this size, or a circle of this radius. */
  readonly shape: Size | { readonly radius: Um };
}

/** What is known of a battle before its first turn. */
export interface SetUp {
  /** The ground that is left to be put down. */
  readonly pieces: Readonly<Record<string, Piece>>;
  /**
   * The side that proposed how much ground there is; null if the battle names none. @ruling cf-128
   */
  readonly proposer: string | null;
  /** The side that puts down the next piece; null before it is known. */
  readonly laying: string | null;
  /** The side that has won the placement roll. @clause cf.objective.placement-roll */
  readonly ahead: string | null;
  /** The areas that the sides have agreed on. @ruling cf-008 */
  readonly agreed: Readonly<Record<string, string>> | null;
  /** The area of each side; null before they are settled. */
  readonly areas: Readonly<Record<string, string>> | null;
  /** The side that places the next body, if they place in turn; null before it is chosen. */
  readonly next: string | null;
  /** How many points are still to be put down. @ruling cf-129 */
  readonly marks: number;
  /** The side whose last body was placed first; null before one has placed all. @ruling cf-010 */
  readonly finished: string | null;
}

/** A point that one side has controlled without a break. @ruling cf-105 */
export interface Held {
  readonly side: string;
  /** At how many ends of turns. */
  readonly ends: number;
}

/** The officers of the highest rank of a side, and the bodies that they stand in. @ruling cf-109 */
export interface HighestOfficers {
  readonly rank: Commander;
  readonly bodies: readonly string[];
}

/** Why a battle is over. */
export type Because =
  | 'field-taken'
  | 'point-held'
  | 'fort-taken'
  | 'held-out'
  | 'army-routed'
  | 'officer-lost'
  | 'points-controlled'
  | 'turns-over'
  | 'nobody-left'
  | 'agreed';

/** What a whole battle has besides its board. */
export interface Battle {
  readonly deployment: Deployment | null;
  readonly objective: Objective | null;
  /** The number of turns that the players have agreed on; null if there is none. */
  readonly turns: number | null;
  /** What is to be captured, held or controlled. @ruling cf-129 */
  readonly points: readonly Point[];
  /** The side that attacks, where there is one. */
  readonly attacker: string | null;
  /** The ground of the defender: a fort, a town, a road or a bridge. */
  readonly position: string | null;
  readonly map: AreaMap;
  /** The side of the table that is sea, and how far the shore is from it. */
  readonly sea: { readonly edge: Edge; readonly shore: Um } | null;
  /** The ground that the players have put down, by its ids; missing if there is none. */
  readonly laid?: readonly string[];
  /** How many bodies each side has. */
  readonly forces: Readonly<Record<string, number>>;
  /** The bodies that are not on the table. */
  readonly waiting: Readonly<Record<string, Waiting>>;
  /** Those of them that have landed in this turn, and are to be put down. */
  readonly ashore: readonly string[];
  /** The turn for which those at sea have rolled. */
  readonly landed: number;
  /** Null once the first turn has begun. */
  readonly setUp: SetUp | null;
  /** For each side the body of the officer whom it has named. @ruling cf-109 */
  readonly named: Readonly<Record<string, string>>;
  /** The officers whom each side must not lose. @clause cf.objective.assassination */
  readonly officers: Readonly<Record<string, HighestOfficers>>;
  /** The bodies whose officers are lost. */
  readonly lost: readonly string[];
  /** The side that controls each point, as counted at the end of a turn. @ruling cf-104 */
  readonly holders: readonly (string | null)[];
  readonly held: Held | null;
  /** The defenders who have stood near the siege point. @ruling cf-107 */
  readonly garrison: readonly string[];
  /** The sides that offer a draw in this turn. @ruling cf-130 */
  readonly offers: readonly string[];
  /** The end of the battle; `winner` is null for a draw. */
  readonly over: { readonly winner: string | null; readonly because: Because } | null;
}

/** The bodies of a side that are not on the table. */
export const waitingOf = ({ waiting }: Pick<Battle, 'waiting'>, side: string): readonly Waiting[] =>
  Object.values(waiting).filter((each) => each.side === side);
