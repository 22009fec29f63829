import type { TtClauseId } from '../tables.ts';
import type { Pose, Unit } from '../units/unit.ts';

/** A contact that was made in this half of the turn: by whom, with whom, and how. */
export interface Contact {
  readonly unit: string;
  readonly at: string;
  readonly by: 'charge' | 'counter-charge' | 'follow-up';
}

/** A charged unit that has an answer to the charge, and what it may do besides standing. */
export interface Answering {
  readonly unit: string;
  readonly may: readonly ('rout' | 'face' | 'shoot')[];
}

/**
 * A charge that has come to where contact is made, and waits for the answers of those whom it
 * strikes; the first of `due` answers next. `fresh` are all whom it touches and did not touch
 * before.
 */
export interface Reaction {
  readonly kind: 'reaction';
  readonly charger: string;
  readonly by: 'charge' | 'counter-charge';
  readonly fresh: readonly string[];
  readonly due: readonly Answering[];
}

/** One side has named who fights, and the other names one of those whom that unit touches. */
interface Naming {
  readonly kind: 'naming';
  readonly unit: string;
  readonly foes: readonly string[];
  /** How many melees the unit has fought before in this phase, by following up. */
  readonly melees: number;
}

/** A melee that has been rolled, and whose result has not fallen yet. @ruling tt-068 */
export interface RolledMelee {
  readonly winner: Unit;
  readonly loser: Unit;
  readonly by: number;
}

/** The ground that a winner may take, or must. */
export interface Following {
  readonly how: 'may' | 'must';
  readonly ground: Pose;
  /** How many melees the winner has fought in this phase. */
  readonly melees: number;
  readonly by: TtClauseId;
}

/** A winner who may take the ground, or leave it. */
interface FollowUp extends Following {
  readonly kind: 'follow-up';
  readonly unit: string;
}

/** What an order has stopped for. */
export type Pending = Reaction | Naming | FollowUp;
