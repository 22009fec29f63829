import { reader, type ReadingTable } from '../../core/rulings.ts';

/**
 * The readings that pages offer, of rulings that a board of a page shows; the first is the default.
 */
export const READINGS = {
  'cf-011': ['d10', 'd6'],
  'cf-012': ['reroll', 'first-deployer'],
  'cf-013': ['every-turn', 'first-turn'],
  'cf-014': ['holder', 'roll-winner'],
  'cf-049': ['simultaneous', 'initiative-first'],
  'cf-050': ['stops-short', 'contact-fights'],
  'cf-052': ['slower', 'at-start'],
  'cf-053': ['start-to-end', 'along-path'],
  'cf-055': ['with-a-body', 'free-models'],
  'cf-056': ['open-or-impassable', 'half-rate'],
  'cf-057': ['no-number', 'minus-one'],
  'cf-058': ['clear-line', 'range-only'],
  'cf-059': ['two-ranks', 'all-models', 'front-rank'],
  'cf-060': ['body-to-body', 'each-model'],
  'cf-061': ['five-for-jaegers', 'four-for-all'],
  'cf-063': ['no-automatics', 'ten-hits-one-misses'],
  'cf-064': ['rank-and-arm', 'arm-has-no-rank'],
  'cf-065': ['owner-picks', 'nearest-first'],
  'cf-066': ['last-to-go', 'never-by-shooting'],
  'cf-068': ['whole-side', 'alternate'],
  'cf-069': ['no-fire-into-contact', 'free'],
  'cf-070': ['quarters', 'front-half'],
  'cf-083': ['plus-one', 'plus-two'],
  'cf-084': ['one-rank', 'all-ranks'],
  'cf-085': ['edge-for-melee-point-for-guns', 'any-point'],
  'cf-086': ['locked', 'break-off'],
  'cf-087': ['by-pair', 'one-big-melee'],
  'cf-088': ['no-square', 'all-round-block'],
  'cf-089': ['stack-to-15', 'highest-only'],
  'cf-090': ['within-15', 'own-body-only', 'whole-army'],
  'cf-091': ['after-modifiers', 'before-modifiers'],
  'cf-092': ['cap-then-subtract', 'subtract-then-cap'],
  'cf-093': ['each-test', 'once-per-game'],
  'cf-110': ['d10', 'd6-to-wound'],
  'cf-116': ['all-count', 'strength-only', 'not-counted'],
} as const satisfies ReadingTable;

/** More readings, for which no page shows a board yet: the engine plays them. */
export const AHEAD = {
  'cf-015': ['hidden-until-executed', 'revealed-together'],
  'cf-023': ['normal-move', 'column-move'],
  'cf-024': ['at-once', 'next-compulsory'],
  'cf-029': ['movement-value', 'double'],
  'cf-032': ['full-move', 'stays'],
  'cf-033': ['by-target', 'by-shooter'],
  'cf-034': ['charger-does-not', 'charger-too'],
  'cf-040': ['follow-full-move', 'charge-fails'],
  'cf-042': ['shoots-unmodified', 'target-has-gone'],
  'cf-043': ['share-by-speed', 'charger-first'],
  'cf-071': ['no-premeasuring', 'free-measuring'],
  'cf-094': ['all-on-occurrence', 'only-worded-tests'],
  'cf-096': ['replaces', 'adds'],
  'cf-097': ['turn-of-original', 'turn-of-current'],
  'cf-098': ['crossings', 'within-one-turn'],
  'cf-100': ['friends-only', 'any-unit'],
  'cf-119': ['to-the-place', 'stays'],
} as const satisfies ReadingTable;

/** The reading of a ruling that holds in a state. */
export const read = reader({ ...READINGS, ...AHEAD });
