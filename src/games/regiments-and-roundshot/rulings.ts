import { reader, type ReadingTable } from '../../core/rulings.ts';

/**
 * The playable readings of each ruling that a page shows played out; the first is the default.
 */
export const READINGS = {} as const satisfies ReadingTable;

/**
 * More readings, of rulings for which no page shows a board yet: the engine plays them but does not
 * offer them. Of all other rulings only the default is played; the code that plays it has their ids
 * in a tag.
 */
export const AHEAD = {
  'rr-002': ['half-inch-square', 'by-type'],
  'rr-004': ['corners-count', 'edges-only'],
  'rr-007': ['two-jokers-empty-hands', 'two-jokers-dealt-hand'],
  'rr-008': ['reshuffle', 'no-more-cards'],
  'rr-009': ['single-file', 'longest-axis'],
  'rr-010': ['irregular', 'column'],
  'rr-011': ['joins', 'apart'],
  'rr-021': ['scenario-setting', 'both-good'],
  'rr-022': ['two-to-ten-and-jqk', 'ace-is-number', 'ace-is-face'],
  'rr-025': ['stack', 'one-per-rank'],
  'rr-050': ['same-as-short', 'half-of-effective'],
  'rr-055': ['separate-states', 'routing-includes-disrupted'],
  'rr-057': ['passive', 'still-a-unit'],
  'rr-064': ['formation-v-formation', 'formation-v-unit'],
  'rr-065': ['any-two', 'infantry-and-cavalry'],
  'rr-082': ['active-owner-chooses', 'all-players'],
  'rr-086': ['itself-and-any-state', 'others-only', 'steady-only'],
} as const satisfies ReadingTable;

/** Tells which reading of a ruling is in force on a board. */
export const read = reader({ ...READINGS, ...AHEAD });
