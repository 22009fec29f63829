import type { TtClauseId } from '../tables.ts';
import type { Pose, Unit } from '../units/unit.ts';

/**
 * A contact that was made in this half of the turn: which unit made it, with which enemy, and how.
 */
export interface Contact {
  readonly unit: string;
  readonly at: string;
  readonly by: 'charge' | 'counter-charge' | 'follow-up';
}

/** A charged unit that can answer the charge, and what it may do besides standing. */
export interface Answering {
  readonly unit: string;
  readonly may: readonly ('rout' | 'face' | 'shoot')[];
}

/**
 * A charge that has come to the place of contact, and waits for the answers of the units that it
 * strikes. The first of `due` answers next. `fresh`: all units that it touches now and did not
 * touch before.
 */
export interface Reaction {
  readonly kind: 'reaction';
  readonly charger: string;
  readonly by: 'charge' | 'counter-charge';
  readonly fresh: readonly string[];
  readonly due: readonly Answering[];
}

/**
 * One side has named the unit that fights. The other side names one of the enemies that it touches.
 */
interface Naming {
  readonly kind: 'naming';
  readonly unit: string;
  readonly foes: readonly string[];
  /** How many melees the unit has fought before in this phase, by following up. */
  readonly melees: number;
}

/** A melee that has been rolled, but whose result has not taken effect yet. @ruling tt-068 */
export interface RolledMelee {
  readonly winner: Unit;
  readonly loser: Unit;
  readonly by: number;
}

/** The ground that a winner may or must take. */
export interface Following {
  readonly how: 'may' | 'must';
  readonly ground: Pose;
  /** How many melees the winner has fought in this phase. */
  readonly melees: number;
  readonly by: TtClauseId;
}

/** A winner that may take the ground, or leave it. */
interface FollowUp extends Following {
  readonly kind: 'follow-up';
  readonly unit: string;
}

/** What an order has stopped for. */
export type Pending = Reaction | Naming | FollowUp;
