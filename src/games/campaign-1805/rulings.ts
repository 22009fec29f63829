import { reader } from '../../core/rulings.ts';

/** The playable readings of each ruling that the rules ask for; the first is the default. */
export const READINGS = {
  'cf-058': ['clear-line', 'range-only'],
  'cf-059': ['two-ranks', 'all-models', 'front-rank'],
  'cf-061': ['five-for-jaegers', 'four-for-all'],
  'cf-066': ['last-to-go', 'never-by-shooting'],
  'cf-070': ['quarters', 'front-half'],
  'cf-083': ['plus-one', 'plus-two'],
  'cf-089': ['stack-to-15', 'highest-only'],
  'cf-090': ['within-15', 'own-body-only', 'whole-army'],
  'cf-091': ['after-modifiers', 'before-modifiers'],
  'cf-092': ['cap-then-subtract', 'subtract-then-cap'],
  'cf-096': ['replaces', 'adds'],
  'cf-097': ['turn-of-original', 'turn-of-current'],
  'cf-098': ['crossings', 'within-one-turn'],
  'cf-100': ['friends-only', 'any-unit'],
} as const;

/** The reading of a ruling that holds in a state. */
export const read = reader(READINGS);
