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
