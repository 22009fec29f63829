/**
 * The scale that all games share, so that their results can be compared. The worst comes last.
 * `thinned` has lost men, and the rest stand in order.
 */
export const OUTCOMES = ['unharmed', 'thinned', 'shaken', 'driven-back', 'routed', 'destroyed'] as const;

/** One step of that scale. */
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome for the side that gave the order and for the side it was aimed at. */
export type Shared = Readonly<Record<'actor' | 'target', Outcome>>;

/** This outcome for the side that gave the order; the target is unharmed. */
export const ofActor = (actor: Outcome): Shared => ({ actor, target: 'unharmed' });

/** This outcome for the target; the side that gave the order is unharmed. */
export const ofTarget = (target: Outcome): Shared => ({ actor: 'unharmed', target });

/**
 * Gives each of a game's outcome words the shared outcome for the target of the order; the actor is
 * unharmed.
 */
export const ofTargets = (words: Readonly<Record<string, Outcome>>): Readonly<Record<string, Shared>> =>
  Object.fromEntries(Object.entries(words).map(([word, target]) => [word, ofTarget(target)]));

/** The worse of the two outcomes. It gives an odds bar its colour. */
export const worse = ({ actor, target }: Shared): Outcome =>
  OUTCOMES.indexOf(actor) > OUTCOMES.indexOf(target) ? actor : target;

/**
 * Which side an outcome favours: the one that gave the order, the one it was aimed at, or neither.
 */
export type Favours = 'actor' | 'neither' | 'target';

/** The side that came off better. */
export function favoured({ actor, target }: Shared): Favours {
  const lead = OUTCOMES.indexOf(target) - OUTCOMES.indexOf(actor);
  return lead === 0 ? 'neither' : lead > 0 ? 'actor' : 'target';
}

/** An outcome as a page tells it: a word that fits the roll, and the side it favours. */
export interface ToldOutcome {
  readonly says: string;
  readonly favours: Favours;
}

/**
 * The result of a list of events: the game's word for it, and each side's losses in the game's own
 * unit.
 */
export interface Tally {
  readonly word: string;
  /** A side that is missing, or has 0, lost nothing. */
  readonly lost: Readonly<Record<string, number>>;
}
