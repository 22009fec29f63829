/* The numbers of orders and of rallies. */

/** From how far the nearest formed enemy lets a routing unit rally. @clause dg.rally.eligibility */
export const SAFE = 250;
/** How near a commander helps to rally. @clause dg.rally.commander */
export const RALLIES = 50;
/** From how far horse threatens a routing unit. @clause dg.rally.mod.cavalry-threat */
export const THREATENS_ROUTERS = 300;

/** The general orders of brigades. @ruling dg-114 */
export const LABELS = ['attack', 'defend', 'reserve', 'withdraw'] as const;
export type Label = (typeof LABELS)[number];

/**
 * How far a messenger rides in a turn: as light horse in column that charges, or by one reading in
 * line. @clause dg.orders.messenger-speed @ruling dg-013
 */
export const RIDES = { 'column-speed-380': 380, 'line-speed-320': 320, 'at-once-in-command': 380 } as const;
/** How near enemy horse takes him, by one reading. @ruling dg-129 */
export const TAKES_RIDERS = 50;
/** How near an officer is with a brigade. @clause dg.orders.shouted @ruling dg-014 */
export const SHOUTS = { 'within-50': 50, touch: 0 } as const;
