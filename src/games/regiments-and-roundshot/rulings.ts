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
  'rr-005': ['player-turn', 'round'],
  'rr-006': ['roll-off', 'scenario'],
  'rr-007': ['two-jokers-empty-hands', 'two-jokers-dealt-hand'],
  'rr-008': ['reshuffle', 'no-more-cards'],
  'rr-009': ['single-file', 'longest-axis'],
  'rr-010': ['irregular', 'column'],
  'rr-011': ['joins', 'apart'],
  'rr-013': ['own-half', 'own-end'],
  'rr-014': ['setup-only', 'always-for-splits'],
  'rr-015': ['hq-exempt', 'must-join'],
  'rr-016': ['some-neighbour', 'one-chain'],
  'rr-017': ['figure-count', 'by-type'],
  'rr-018': ['own-edge-thirds', 'side-edges'],
  'rr-019': ['clamp-to-end-rows', 'exact-rows-only'],
  'rr-020': ['beside-or-wait', 'roll-again'],
  'rr-021': ['scenario-setting', 'both-good'],
  'rr-022': ['two-to-ten-and-jqk', 'ace-is-number', 'ace-is-face'],
  'rr-024': ['before-the-dice', 'after-the-dice'],
  'rr-025': ['stack', 'one-per-rank'],
  'rr-026': ['one-roll', 'target-for-the-phase'],
  'rr-028': ['permission-only', 'moves-too'],
  'rr-030': ['formation', 'single-figure'],
  'rr-031': ['on-the-result', 'any-rout-move'],
  'rr-032': ['own-turn', 'any-turn'],
  'rr-033': ['one-unit', 'whole-formation'],
  'rr-047': ['woods-towns-hills', 'nothing-blocks'],
  'rr-048': ['centres-friends-block', 'centres-all-block'],
  'rr-049': ['no-cover', 'cover-minus-one'],
  'rr-050': ['same-as-short', 'half-of-effective'],
  'rr-052': ['all-round-free', 'front-arc'],
  'rr-053': ['means-retreating', 'literal'],
  'rr-054': ['unmodified', 'attack-modifiers'],
  'rr-055': ['separate-states', 'routing-includes-disrupted'],
  'rr-056': ['disrupted-nothing-routed-runs', 'disrupted-tests'],
  'rr-057': ['passive', 'still-a-unit'],
  'rr-058': ['from-nearest', 'from-cause', 'to-own-edge'],
  'rr-059': ['own-maneuver', 'every-turn', 'after-failed-rally'],
  'rr-060': ['no-move-at-all', 'any-shortfall'],
  'rr-061': ['stops-and-stays', 'destroyed'],
  'rr-062': ['once-per-direct-rout', 'once-per-phase'],
  'rr-063': ['cause-carries-through', 'only-direct-results'],
  'rr-064': ['formation-v-formation', 'formation-v-unit'],
  'rr-065': ['any-two', 'infantry-and-cavalry'],
  'rr-066': ['wait-for-new-contacts', 'pair-only'],
  'rr-067': ['active-only', 'both-sides'],
  'rr-068': ['one-each-owner-picks', 'every-contact'],
  'rr-069': ['nearest-of-formation', 'already-touching'],
  'rr-070': ['outcome-counts', 'charge-table-only'],
  'rr-071': ['charge-if-not-yet', 'only-follow'],
  'rr-075': ['active-only', 'both-players'],
  'rr-076': ['any-roll-against-it', 'only-with-effect'],
  'rr-077': ['recovery-first', 'free-order'],
  'rr-078': ['whole-army', 'on-board'],
  'rr-079': ['current-state', 'ever-routed'],
  'rr-080': ['rout-is-loss', 'destroyed-only'],
  'rr-081': ['at-once', 'end-of-turn'],
  'rr-082': ['active-owner-chooses', 'all-players'],
  'rr-085': ['free', 'no-fire-into-contact'],
  'rr-086': ['itself-and-any-state', 'others-only', 'steady-only'],
  'rr-087': ['same-shift', 'only-to-touch'],
  'rr-088': ['every-phase', 'one-act'],
  'rr-090': ['open', 'closed'],
  'rr-093': ['farthest-first', 'owner-orders'],
  'rr-094': ['routs-then-wild', 'owner-orders'],
  'rr-095': ['direct-rout-only', 'every-rout'],
  'rr-098': ['own-hand-only', 'open-hands'],
  'rr-099': ['keeps-facing', 'turned-away'],
  'rr-100': ['short-edges', 'long-edges'],
  'rr-102': ['only-if-clear', 'whom-it-meets'],
} as const satisfies ReadingTable;

/** Tells which reading of a ruling is in force on a board. */
export const read = reader({ ...READINGS, ...AHEAD });
