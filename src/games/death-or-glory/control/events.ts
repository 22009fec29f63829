import type { Sum } from '../reasons.ts';

interface OfUnit {
  unit: string;
}

/** What happens when units are to be kept in hand. */
export interface ControlFacts {
  'control-tested': OfUnit & { because: 'won' | 'commander' | 'no-contact'; reasons: readonly [Sum] };
  /** It goes after a foe, or the nearest enemy, from the turn `from` to the turn `until`. */
  'got-out-of-hand': OfUnit & { after: string | null; from: number; until: number };
  /** It may not advance up to the turn `until`. */
  'was-held-back': OfUnit & { until: number };
  /** Who has retreated is under orders again. */
  'retreat-ended': OfUnit;
  /** A unit that was out of hand follows orders again. */
  'came-to-hand': OfUnit;
}
