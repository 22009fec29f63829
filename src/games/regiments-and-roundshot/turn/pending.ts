import type { Straight } from '../../../geometry/moves.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Leg } from '../../table/orders/legs.ts';
import type { AttackKind, Flank } from '../tables.ts';

/**
 * Dice that lie on the table before the last cards are laid; their faces where they are known.
 * @ruling rr-024
 */
export interface Thrown {
  readonly total: number;
  readonly faces?: readonly number[];
}

/** An attack that is announced: who attacks whom, and how. */
export interface AnnouncedAttack {
  readonly kind: AttackKind;
  readonly unit: string;
  readonly at: string;
  /** A charge that follows from a charge; the rider moves up to his target first. */
  readonly isOverrun?: boolean;
  /** The next of the beaten formation, if the rider meets his target on the line to it. */
  readonly toward?: string;
  readonly thrown?: Thrown;
}

/** A march that is announced: whose formation goes, and along which legs. */
export interface AnnouncedMarch {
  readonly kind: 'march';
  readonly unit: string;
  readonly legs: readonly Leg[];
  /** The Ace or Jack that also pays for one more march; null if a Number card pays. */
  readonly paid: string | null;
}

/**
 * What infantry has left of a march that has ended in contact with cavalry: it goes on with it,
 * once the cavalry is gone, by one reading.
 * @ruling rr-046
 */
export interface Onward {
  readonly unit: string;
  readonly legs: readonly Straight[];
  /** The way of each figure so far, from where it stood. */
  readonly gone: Readonly<Record<string, readonly Point[]>>;
  /** The cavalry that it has come to touch. */
  readonly met: readonly string[];
  readonly paid: string | null;
}

/** Cavalry that withdraws from infantry, straight along a way. */
export interface AnnouncedEvasion {
  readonly kind: 'evasion';
  readonly unit: string;
  readonly way: Straight;
  /** The infantry that has come up: one figure of its formation. */
  readonly from: string;
  /** Other cavalry formations that answer after this one: one figure of each. */
  readonly others: readonly string[];
  readonly onward?: Onward;
}

/** A formation that charged last turn rolls whether it stays in hand. */
export interface AnnouncedControl {
  readonly kind: 'control';
  readonly unit: string;
}

/** Wild cavalry that rides at an enemy formation, which this figure of it stands for. */
export interface AnnouncedRide {
  readonly kind: 'wild';
  readonly unit: string;
  readonly at: string;
}

/** A roll to reform or to rally, whose die lies on the table. @ruling rr-024 */
export interface AnnouncedRecovery {
  readonly kind: 'recovery' | 'rally';
  readonly unit: string;
  readonly thrown: Thrown;
}

/** What cards can break into. */
export type Announced =
  | AnnouncedRecovery
  | AnnouncedAttack
  | AnnouncedMarch
  | AnnouncedEvasion
  | AnnouncedControl
  | AnnouncedRide;

/** An announcement that waits for cards. The sides answer each other until one adds nothing. */
export interface AwaitsCards {
  readonly kind: 'cards';
  readonly what: Announced;
  /** The cards that both sides have laid beside it, the first one first. */
  readonly laid: readonly string[];
  /** The side that is asked; null if it is carried out now. */
  readonly asked: string | null;
}

/** Cavalry that charged, and the formation of its target as it stood when the charge was rolled. */
export interface Riding {
  readonly unit: string;
  readonly at: string;
  readonly formation: readonly string[];
}

/** The others of a formation, whom a Break Roll sweeps along, while their owner may save some. */
export interface Swept {
  /** Those whom he has not been asked for. */
  readonly left: readonly string[];
  readonly saved: readonly string[];
  readonly going: readonly string[];
}

/**
 * A rout result that its owner may turn into a retreat, before the figure runs.
 * @ruling rr-031 rr-095
 */
export interface AwaitsEight {
  readonly kind: 'rout';
  readonly unit: string;
  /** The figure that caused it; null if it runs on since an earlier moment. */
  readonly cause: string | null;
  /** The charge that it comes from, if its winner may ride on. */
  readonly riding: Riding | null;
  /** Set if it routs already, and would only run on. */
  readonly isAgain?: boolean;
  /** Set for guns that would not run, but make a last stand. */
  readonly isStand?: boolean;
  /** Set if a Break Roll sweeps it along. */
  readonly swept?: Swept;
}

/** Cavalry that has beaten its enemy may ride on at one of these. */
interface AwaitsRide {
  readonly kind: 'overrun';
  readonly unit: string;
  readonly next: readonly string[];
  /** For those whom the rider only meets on a line: the next of the formation that it leads to. */
  readonly toward?: Readonly<Record<string, string>>;
}

/** Cavalry formations that infantry has come to touch; the first of them answers next. */
interface AwaitsEvasion {
  readonly kind: 'evade';
  /** One figure of each formation. */
  readonly units: readonly string[];
  /** The infantry that came up: one figure of its formation. */
  readonly from: string;
  readonly onward?: Onward;
}

/** A side that is not due may play a Joker or a Queen. @ruling rr-032 */
interface AwaitsBetween {
  readonly kind: 'between';
  readonly side: string;
}

/** A column has arrived, and its owner may play a Queen before the arrival roll. */
interface AwaitsArrival {
  readonly kind: 'arrival';
}

/** A column comes on: its owner places its formations one after the other. */
interface AwaitsColumn {
  readonly kind: 'column';
  readonly where: Flank;
}

/**
 * A march before which some have failed to march: the others may go without them.
 * @ruling rr-045
 */
interface AwaitsMarch {
  readonly kind: 'march';
  readonly what: AnnouncedMarch;
  /** The figures that can go. */
  readonly going: readonly string[];
}

/** What an order has stopped for. */
export type Pending =
  | AwaitsCards
  | AwaitsBetween
  | AwaitsEight
  | AwaitsRide
  | AwaitsEvasion
  | AwaitsMarch
  | AwaitsArrival
  | AwaitsColumn;
