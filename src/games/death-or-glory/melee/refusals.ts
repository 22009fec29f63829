type OfUnit = Readonly<Record<'unit', string>>;
type AtTarget = Readonly<Record<'unit' | 'at', string>>;

/** Every reason for which a round of melee, or the end of the phase, is refused. */
export type MeleeRefusals = Record<'in-no-melee' | 'has-fought' | 'round-is-due' | 'broken-off', OfUnit> &
  Record<'not-its-foe', AtTarget>;

/** The sentence for each. */
export const MELEE_REFUSALS = {
  'in-no-melee': '{Unit:is|are} in contact with no enemy.',
  'has-fought': '{Unit:has|have} fought the round of this turn.',
  'round-is-due': '{Unit:has|have} a round of melee to fight first.',
  'broken-off': 'The fight of {unit} has been broken off for this turn.',
  'not-its-foe': '{Unit:does|do} not touch {at}.',
} as const;
