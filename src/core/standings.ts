import { favoured, OUTCOMES, worse, type Shared } from './outcomes.ts';

/**
 * Which side came off worse, and how badly: `target-routed`, `actor-shaken`; `level` if neither
 * did.
 */
export type Standing = string;

const HARMED = OUTCOMES.filter((outcome) => outcome !== 'unharmed');

/** All standings, from the best for the side that acts to the worst. */
export const STANDINGS: readonly Standing[] = [
  ...HARMED.toReversed().map((outcome) => `target-${outcome}`),
  'level',
  ...HARMED.map((outcome) => `actor-${outcome}`),
];

/** The standing of two outcomes. */
export function standingOf(shared: Shared): Standing {
  const better = favoured(shared);
  if (better === 'neither') return 'level';
  return `${better === 'actor' ? 'target' : 'actor'}-${worse(shared)}`;
}
