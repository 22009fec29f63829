type OfUnit = Readonly<Record<'unit', string>>;
type AtTarget = Readonly<Record<'unit' | 'at', string>>;

/** Every reason for which fire is refused. */
export type FireRefusals = Record<
  | 'no-first-volley'
  | 'no-sparing'
  | 'has-fired-already'
  | 'moved-before'
  | 'no-fire'
  | 'engaged'
  | 'no-targets'
  | 'screened-itself',
  OfUnit
> &
  Record<
    'not-in-arc' | 'out-of-range' | 'no-enemy' | 'no-target' | 'in-a-melee' | 'screened' | 'masked' | 'not-together',
    AtTarget
  >;

/** The sentence for each. */
export const FIRE_REFUSALS = {
  'has-fired-already': '{Unit:has|have} fired in this turn already.',
  'moved-before': '{Unit:has|have} moved in this turn, and {unit>does|do} not fire.',
  'no-fire': '{Unit:is|are} limbered, and {unit>does|do} not fire.',
  'no-first-volley': '{Unit:has|have} no first volley to claim.',
  'no-sparing': 'A nought of {unit} may hit a general, and nobody chooses.',
  engaged: '{Unit:is|are} in contact with an enemy.',
  'no-targets': '{Unit:has|have} nobody named to fire at.',
  'screened-itself': 'Their own skirmishers are before {unit}.',
  'not-in-arc': '{At:is|are} not within the ten degrees of {unit}.',
  'out-of-range': '{At:is|are} out of range of {unit}.',
  'no-enemy': '{At:is|are} no enemy.',
  'no-target': '{At:is|are} no target: only a nought of fire at troops near him can hit a general.',
  'in-a-melee': '{At:is|are} in a melee, and nobody fires into that.',
  screened: 'Skirmishers screen {at} from {unit}.',
  masked: 'There is no clear line from {unit} to {at}.',
  'not-together': '{At} cannot be a target of {unit} together with the others.',
} as const;
