type OfUnit = Readonly<Record<'unit', string>>;

/** Every reason for which an order is refused to a unit that is not in hand. */
export type ControlRefusals = Record<'out-of-hand' | 'out-of-hand-no-fire' | 'held-back', OfUnit>;

/** The sentence for each. */
export const CONTROL_REFUSALS = {
  'out-of-hand': '{Unit:is|are} out of hand, and under nobody’s orders.',
  'out-of-hand-no-fire': '{Unit:is|are} out of hand, and {unit>fires|fire} on nobody.',
  'held-back': '{Unit:is|are} held back, and {unit>comes|come} no nearer to the enemy.',
} as const;
