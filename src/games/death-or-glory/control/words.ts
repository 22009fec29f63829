import { wordOf } from '../../../core/reasons.ts';
import { plain } from '../../../core/signs.ts';
import { sentences, toldAlike } from '../../contract/sentences.ts';
import type { OfType, Sentence } from '../../contract/words.ts';
import type { Event } from '../events.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import type { ControlFacts } from './events.ts';

const says = sentences<State>()(toldAlike(['unit', 'after'], nameOf));
const tests = says('{Unit:tests|test} control');
const came: Readonly<Record<string, (given: { readonly unit: string }, state: State) => string>> = {
  'goes after the enemy for two turns': says('{unit>goes|go} after the enemy for two turns'),
  'goes after the enemy for a turn': says('{unit>goes|go} after the enemy for a turn'),
  'follows orders': says('{unit>follows|follow} orders'),
  'is held back for a turn': says('{unit>is|are} held back for a turn'),
  'is held back for two turns': says('{unit>is|are} held back for two turns'),
  retires: says('{unit>retires|retire}'),
};
const goes = says('{Unit:is|are} out of hand');
const stays = says('{Unit:is|are} held back');

type ControlWords = { readonly [Type in keyof ControlFacts]: Sentence<OfType<Event, Type>, State> };

/** The sentence for each event of control. */
export const CONTROL_EVENTS: ControlWords = {
  'control-tested': ({ unit, reasons: [sum] }, state) =>
    `${tests({ unit }, state)}: ${plain(sum.total)}, and ${came[wordOf(sum)!]!({ unit }, state)}.`,
  'got-out-of-hand': ({ unit, after, until }, state) =>
    `${goes({ unit }, state)}, and after ${after === null ? 'the nearest enemy' : nameOf(after, state)} to the end of turn ${until}.`,
  'was-held-back': ({ unit, until }, state) => `${stays({ unit }, state)} to the end of turn ${until}.`,
  'retreat-ended': says('{Unit:is|are} under orders again, and unformed.'),
  'came-to-hand': says('{Unit:follows|follow} orders again.'),
};
