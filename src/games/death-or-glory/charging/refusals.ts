import { lengthText, type Um } from '../../../geometry/lengths.ts';
import { sentences, toldAlike } from '../../contract/sentences.ts';
import { groundName, nameOf } from '../names.ts';
import type { State } from '../state.ts';

type OfUnit = Readonly<Record<'unit', string>>;
type AtTarget = Readonly<Record<'unit' | 'at', string>>;
type OnGround = Readonly<Record<'unit' | 'ground', string>>;
type TooFar = AtTarget & { readonly needs: Um; readonly has: Um };

/** Every reason for which a charge, or an answer to one, is refused. */
export type ChargeRefusals = Record<
  | 'has-declared'
  | 'is-charged'
  | 'no-charge'
  | 'shaken-no-charge'
  | 'held-no-charge'
  | 'reforms-no-charge'
  | 'must-react'
  | 'not-charged'
  | 'no-square'
  | 'no-room-for-square'
  | 'no-counter-charge'
  | 'no-standing'
  | 'only-assaults'
  | 'charge-instead'
  | 'no-evading'
  | 'must-evade'
  | 'no-turning'
  | 'no-room-to-turn'
  | 'no-volley-first'
  | 'odd-legs',
  OfUnit
> &
  Record<
    | 'no-enemy-to-charge'
    | 'fights-already'
    | 'only-skirmishers'
    | 'only-chargers'
    | 'not-ahead'
    | 'not-charging'
    | 'must-charge'
    | 'charges-first',
    AtTarget
  > &
  Record<'charge-too-long', TooFar> &
  Record<'no-charge-here' | 'no-attack-here' | 'no-counter-here', OnGround>;

const says = sentences<State>()({ ...toldAlike(['unit', 'at'], nameOf), ground: groundName });
const tooFar = says('{At:is|are} too far away for {unit}');

/** The sentence for each. */
export const CHARGE_REFUSALS = {
  'has-declared': '{Unit:has|have} declared a charge in this turn already.',
  'is-charged': '{Unit:is|are} charged, and may only answer that.',
  'no-charge': '{Unit:does|do} not charge as {unit:stands|stand} now.',
  'shaken-no-charge': '{Unit:is|are} shaken, and {unit>does|do} not charge.',
  'held-no-charge': '{Unit:is|are} held back, and may not advance.',
  'reforms-no-charge': '{Unit:has|have} to reform for a turn after the melee.',
  'must-react': 'Those who are charged answer first, and {unit:has|have} not.',
  'not-charged': 'No answer of {unit} is due.',
  'no-square': '{Unit:does|do} not form square: that is for foot that horse charges.',
  'no-room-for-square': 'There is no room for a square of {unit}.',
  'no-counter-charge': '{Unit:does|do} not counter-charge: foot goes at foot only, and guns at nobody.',
  'no-standing': '{Unit:does|do} not stand: horse counter-charges, or evades if it is light.',
  'only-assaults': '{Unit:is|are} of the side without the initiative, which only assaults.',
  'charge-instead': 'Nothing stands in the way of a charge, so {unit:charges|charge}, and {unit>does|do} not assault.',
  'no-evading': '{Unit:does|do} not evade: only light horse, unlimbered guns and skirmishers do.',
  'must-evade': '{Unit:is|are} in skirmish order and charged by formed troops, and {unit>has|have} to evade.',
  'no-turning': '{Unit:has|have} no charge on a flank or the rear to turn to.',
  'no-room-to-turn': 'There is no room for {unit} to turn.',
  'no-volley-first': 'Only skirmishers fire a volley before they run.',
  'odd-legs': 'A charge is straight ahead, with one wheel of at most 90° on the way: that of {unit} is not.',
  'must-charge': '{Unit:is|are} out of hand, and after another foe than {at}.',
  'charges-first': '{Unit:is|are} out of hand, and {unit>has|have} to charge {at} first.',
  'no-enemy-to-charge': '{At:is|are} no enemy whom {unit} can charge.',
  'fights-already': '{At:is|are} in a melee already, and nobody charges into that.',
  'only-skirmishers': 'Skirmishers charge nobody but skirmishers.',
  'only-chargers': '{At:does|do} not charge, and now only those who do may be charged.',
  'not-ahead': '{At:is|are} not before the front of {unit}.',
  'not-charging': '{At:does|do} not charge {unit}.',
  'charge-too-long': (given: TooFar, state: State) =>
    `${tooFar(given, state)}: ${lengthText(given.needs, 'mm')} is needed, and ${lengthText(given.has, 'mm')} is all there is.`,
  'no-charge-here': says('Over {ground} {unit:does|do} not charge; an assault is possible.'),
  'no-counter-here': says('Over {ground} {unit:does|do} not counter-charge.'),
  'no-attack-here': says('Over {ground} {unit:does|do} not attack at all.'),
} as const;
