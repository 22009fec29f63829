import { reader, type ReadingTable } from '../../core/rulings.ts';

/**
 * The playable readings of each ruling that the rules consult; the first is the default. Of all
 * other rulings only the default is played; the code that plays it has their ids in a tag.
 */
export const READINGS = {
  'rr-002': ['half-inch-square', 'by-type'],
  'rr-004': ['corners-count', 'edges-only'],
  'rr-009': ['single-file', 'longest-axis'],
  'rr-010': ['irregular', 'column'],
  'rr-011': ['joins', 'apart'],
  'rr-057': ['passive', 'still-a-unit'],
} as const satisfies ReadingTable;

/** Tells which reading of a ruling is in force on a board. */
export const read = reader(READINGS);
