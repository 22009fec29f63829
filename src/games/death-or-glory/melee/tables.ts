/**
 * How many rows of foot and of horse fight in the first round. @clause dg.melee.first-round-figures
 */
export const COUNTED_ROWS = { foot: 2, horse: 1 } as const;

/** How many files overlap on each flank. @clause dg.melee.overlap */
export const OVERLAP = 1;

/** How much horse counts against foot. @clause dg.melee.count-cavalry */
export const HORSE_COUNTS = 2;

/** How much more troops count in cover. @clause dg.melee.cover-count dg.melee.entrenched-count */
export const IN_COVER = { hard: [3, 2], entrenched: [2, 1] } as const;

/** How many times as many men as it loses horse must cut down to ride through. @ruling dg-088 */
export const RIDES_THROUGH = 1.25;

/**
 * After how many rounds in a row troops are tired and exhausted. @clause dg.fatigue.melee
 * dg.fatigue.melee-cover
 */
export const TIRES = {
  open: { tired: 2, exhausted: 4 },
  cover: { tired: 4, exhausted: 8 },
} as const;
