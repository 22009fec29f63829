/* The numbers of charges. */

/**
 * How much of the end of a charge must be straight, in millimetres.
 * @clause dg.charge.impact-straight
 */
export const STRAIGHT = { foot: 50, horse: 150 } as const;

/**
 * How near a commander steadies those who are charged, in millimetres. @clause
 * dg.reaction.commander
 */
export const STEADIES_CHARGED = 150;

/** The part of its move that a unit runs that evades. @clause dg.reaction.fail-20 @ruling dg-043 */
export const EVADES = { 'move-less-quarter': 3 / 4, 'full-move': 1 } as const;
