import { wordOf } from '../../../core/reasons.ts';
import { lengthText } from '../../../geometry/lengths.ts';
import { listed, sentences, toldAlike } from '../../contract/sentences.ts';
import type { OfType, Sentence } from '../../contract/words.ts';
import type { Event } from '../events.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import type { MoraleFacts, Wound } from './events.ts';

const says = sentences<State>()(toldAlike(['unit'], nameOf));

const tests = says('{Unit:tests|test} morale');
const falls = says('{Unit:falls|fall} back');
const flees = says('{Unit:runs|run}');
const halts = says('{Unit:is|are} shaken, and {unit>halts|halt}.');
const taken = says('{Unit:is|are} taken');
const shaken = says('{Unit:is|are} shaken.');

const WOUNDS: Readonly<Record<Wound, (given: { readonly unit: string }, state: State) => string>> = {
  light: says('{Unit:is|are} hit, and lightly wounded.'),
  moderate: says('{Unit:is|are} hit: the rating is halved.'),
  serious: says('{Unit:is|are} seriously wounded, and {unit>leaves|leave} the field.'),
  killed: says('{Unit:is|are} killed.'),
};

const CAME = {
  stands: says('and {unit>holds|hold}'),
  shaken: () => 'just the factor',
  breaks: says('and {unit>breaks|break}'),
} as const;

type MoraleWords = { readonly [Type in keyof MoraleFacts]: Sentence<OfType<Event, Type>, State> };

/** The sentence for each event of morale. */
export const MORALE_EVENTS: MoraleWords = {
  'morale-tested': ({ unit, reasons: [sum] }, state) =>
    `${tests({ unit }, state)}: ${sum.total}, ${CAME[wordOf(sum) as keyof typeof CAME]({ unit }, state)}.`,
  'unit-shaken': (event, state) => (event.halts ? halts(event, state) : shaken(event, state)),
  'fell-back': ({ unit, by }, state) => `${falls({ unit }, state)} ${lengthText(by, 'mm')}.`,
  'unit-broke': says('{Unit:breaks|break} and {unit>routs|rout}.'),
  'unit-fled': ({ unit, by, through }, state) =>
    `${flees({ unit }, state)} ${lengthText(by, 'mm')}${through.length === 0 ? '' : `, through ${listed(through.map((id) => nameOf(id, state)))}`}.`,
  'unit-left': says('{Unit:leaves|leave} the table for good.'),
  'unit-steadied': says('{Unit:is|are} steady again.'),
  'order-broken': says('{Unit:is|are} unformed.'),
  'guns-left': says('{Unit:leaves|leave} their guns.'),
  'guns-manned': says('{Unit:is|are} at their guns again.'),
  'general-taken': ({ unit, by }, state) => `${taken({ unit }, state)} by ${nameOf(by, state)}.`,
  'general-hit': ({ unit, wound }, state) => WOUNDS[wound]({ unit }, state),
};
