import { lengthText } from '../../../geometry/lengths.ts';
import { listed, sentences, toldAlike } from '../../contract/sentences.ts';
import { wordOf } from '../../../core/reasons.ts';
import type { OfType, Sentence } from '../../contract/words.ts';
import type { Event } from '../events.ts';
import { nameOf, people } from '../names.ts';
import type { State } from '../state.ts';
import type { Meets } from './charge.ts';
import type { ChargeFacts } from './events.ts';
import type { Reaction } from './reaction-test.ts';

const says = sentences<State>()(toldAlike(['unit', 'at'], nameOf));

const charges = says('{Unit:charges|charge} {at}');
const counters = says('{Unit:counter-charges|counter-charge} {at}');
const assaults = says('{Unit:assaults|assault} {at}');
const reacts = says('{Unit:tests|test}');
const evades = says('{Unit:turns|turn} about and {unit>runs|run}');
const goes = says('{Unit:goes|go} on');

const CAME: Readonly<Record<Reaction, (given: { readonly unit: string }, state: State) => string>> = {
  stands: says('{unit>stands|stand}'),
  retires: says('{unit>has|have} to fall back'),
  evades: says('{unit>has|have} to run'),
  routs: says('{unit>breaks|break}'),
  shaken: says('{unit>is|are} shaken'),
};

const MEETS: Readonly<Record<Meets, string>> = {
  'comes-home': 'and will come home',
  'square-formed': 'at a square',
  'caught-unformed': 'and will catch them unformed',
  'meets-retiring': 'and will reach those who have fallen back',
  'rides-down': 'and will overtake those who run',
  'meets-charge': 'against a charge',
  misses: 'and will reach nobody',
};

type ChargeWords = { readonly [Type in keyof ChargeFacts]: Sentence<OfType<Event, Type>, State> };

/** The sentence for each event of charges. */
export const CHARGE_EVENTS: ChargeWords = {
  'charge-declared': ({ charge: { unit, at, kind, needs, has } }, state) => {
    const verb = { charge: charges, assault: assaults, 'counter-charge': counters }[kind];
    return `${verb({ unit, at }, state)}: ${lengthText(needs, 'mm')} of ${lengthText(has, 'mm')}.`;
  },
  'came-within-range': says('{Unit:comes|come} up within range.'),
  'reactions-due': ({ units }, state) =>
    `${listed(units.map((id) => nameOf(id, state)))} must answer.`.replace(/^./, (first) => first.toUpperCase()),
  'reaction-tested': ({ unit, reasons: [sum] }, state) =>
    `${reacts({ unit }, state)}: ${sum.total}, and ${CAME[wordOf(sum) as Reaction]({ unit }, state)}.`,
  'unit-stood': says('{Unit:stands|stand}.'),
  'turned-to-meet': says('{Unit:turns|turn} to meet the charge.'),
  evaded: ({ unit, by }, state) => `${evades({ unit }, state)} ${lengthText(by, 'mm')}.`,
  'charge-pressed': ({ unit, meets }, state) => `${goes({ unit }, state)} ${MEETS[meets]}.`,
  'charge-stopped': says('The charge of {unit} is over.'),
  'reaction-over': says('{Unit:has|have} answered.'),
  'answers-due': ({ side }, state) => `${people(side, state)} may answer those who charge.`.replace(/^t/, 'T'),
  'charge-ran-home': ({ unit, at, impact }, state) =>
    `${says('{Unit:comes|come} into contact with {at}')({ unit, at }, state)}${impact ? ', with impact' : ''}.`,
  'charge-missed': says('{Unit:reaches|reach} nobody.'),
};
