/** The scale that all five games share, so that they can be compared; the worst last. */
export const OUTCOMES = ['unharmed', 'shaken', 'driven-back', 'routed', 'destroyed'] as const;

/** One word of that scale. */
export type Outcome = (typeof OUTCOMES)[number];

/** What became of each side: of whoever gave the order, and of whoever it was aimed at. */
export type Shared = Readonly<Record<'actor' | 'target', Outcome>>;

/** Only who gave the order came to this. */
export const ofActor = (actor: Outcome): Shared => ({ actor, target: 'unharmed' });

/** Only who it was aimed at came to this. */
export const ofTarget = (target: Outcome): Shared => ({ actor: 'unharmed', target });

/** Words of a game that each tell what became of whoever the order was aimed at. */
export const ofTargets = (words: Readonly<Record<string, Outcome>>): Readonly<Record<string, Shared>> =>
  Object.fromEntries(Object.entries(words).map(([word, target]) => [word, ofTarget(target)]));

/** The worse of what became of both: the colour of an odds bar. */
export const worse = ({ actor, target }: Shared): Outcome =>
  OUTCOMES.indexOf(actor) > OUTCOMES.indexOf(target) ? actor : target;

/** What events came to: a word of the game, and the losses of each side in its own pieces. */
export interface Tally {
  readonly word: string;
  /** Of a side that is left out, and of one with 0, nothing was lost. */
  readonly lost: Readonly<Record<string, number>>;
}
