import { sentences, toldAlike } from '../../contract/sentences.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import type { Label } from './tables.ts';
import { brigadeName, LABEL_NAMES, woundedName } from './names.ts';

type OfUnit = Readonly<Record<'unit', string>>;
type ToBrigade = OfUnit & Readonly<Record<'to', string>>;
type Labelled = Readonly<Record<'label', Label>>;

/** Every reason for which an order of the command phase is refused, or an order sheet bars one. */
export type CommandRefusals = Record<
  'not-routing' | 'has-tried' | 'not-safe' | 'rated-already' | 'order-no-nearer',
  OfUnit
> &
  Record<'no-such-brigade' | 'own-brigadier' | 'does-not-command' | 'too-far-to-shout', ToBrigade> &
  Record<'not-drastic', ToBrigade & Labelled> &
  Record<'not-your-brigade' | 'written-already', Readonly<Record<'to', string>>> &
  Record<'not-wounded', Readonly<Record<'general', string>>> &
  Record<'order-no-charge' | 'order-only-near', OfUnit & Labelled & Readonly<Record<'at', string>>>;

const says = sentences<State>()({
  ...toldAlike(['unit', 'at'], nameOf),
  general: woundedName,
  to: brigadeName,
  label: (label: string) => LABEL_NAMES[label as Label],
});

/** The sentence for each. */
export const COMMAND_REFUSALS = {
  'not-routing': '{Unit:is|are} not routing, and {unit>needs|need} no rallying.',
  'has-tried': '{Unit:has|have} tried to rally in this phase already.',
  'not-safe': 'Enemies see {unit}, no formed friends stand between, and formed enemies are within 250 mm.',
  'rated-already': '{Unit:has|have} a command rating.',
  'order-no-nearer': says(
    'The order of the brigade is Withdraw: {unit} may not come nearer to the nearest formed enemy.',
  ),
  'no-such-brigade': says('There is no order sheet for {to}.'),
  'own-brigadier': says('{Unit:carries|carry} out the orders of {to}. A higher officer gives them.'),
  'does-not-command': says('{Unit:does|do} not command {to}.'),
  'too-far-to-shout': says('{Unit:is|are} not with {to}: only a messenger can bring the order.'),
  'not-drastic': says('The order of {to} is {label} already. To do it in another way needs no order.'),
  'not-your-brigade': says('{To} is no brigade of this side.'),
  'written-already': says('The order of {to} is written.'),
  'not-wounded': says('{General} is not on the list of the wounded.'),
  'order-no-charge': says('The order of the brigade is {label}: {unit} may not charge.'),
  'order-only-near': says(
    'The order of the brigade is {label}, and {at:is|are} too far off to reach it: {unit} may not charge.',
  ),
} as const;
