/** A contact that was made in this half of the turn: by whom, with whom, and how. */
export interface Contact {
  readonly unit: string;
  readonly at: string;
  readonly by: 'charge' | 'counter-charge';
}

/** A charged unit that has an answer to the charge, and what it may do besides standing. */
export interface Answering {
  readonly unit: string;
  readonly may: readonly ('rout' | 'face')[];
}

/**
 * A charge that has come to where contact is made, and waits for the answers of those whom it strikes; the first of `due` answers next. `fresh` are all
 * whom it touches and did not touch before.
 */
export interface Reaction {
  readonly kind: 'reaction';
  readonly charger: string;
  readonly by: Contact['by'];
  readonly fresh: readonly string[];
  readonly due: readonly Answering[];
}

/** What an order has stopped for. */
export type Pending = Reaction;
