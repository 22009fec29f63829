import { um, type Um } from '../../geometry/lengths.ts';

/** A length on the board. @clause rr.rulers.inches */
export const inches = (count: number): Um => um(count, 'in');

/**
 * The types of figures; an HQ counts as cavalry. @clause rr.figures.unit-types
 * rr.figures.hq-is-cavalry
 */
export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** A clause of Regiments & Roundshot; a test holds each of them against `clauses.yaml`. */
export type RrClauseId = `rr.${string}.${string}`;
