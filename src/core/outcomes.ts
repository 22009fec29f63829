/** The scale that all five games share, so that they can be compared. */
export const OUTCOMES = ['unharmed', 'shaken', 'driven-back', 'routed', 'destroyed'] as const;

/** One word of that scale. */
export type Outcome = (typeof OUTCOMES)[number];
