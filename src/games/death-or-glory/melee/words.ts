import { plain } from '../../../core/signs.ts';
import { listed, plural, sentences, toldAlike, withVerb } from '../../contract/sentences.ts';
import type { OfType, Sentence } from '../../contract/words.ts';
import type { Event } from '../events.ts';
import { nameOf, people } from '../names.ts';
import type { State } from '../state.ts';
import type { MeleeFacts } from './events.ts';

const says = sentences<State>()(toldAlike(['unit', 'at'], nameOf));
const scores = says('{Unit:scores|score}');
const tires = says('{Unit:is|are}');
const rides = says('{Unit:rides|ride} on');
const stays = says('{Unit:has|have} to reform');

const upper = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** Units as the subject of a sentence, with the verb of one or of several. */
function subject(units: readonly string[], state: State, [one, more]: readonly [string, string]): string {
  const names = units.map((id) => nameOf(id, state));
  return upper(names.length === 1 ? withVerb(names[0]!, one, more) : `${listed(names)} ${more}`);
}

type MeleeWords = { readonly [Type in keyof MeleeFacts]: Sentence<OfType<Event, Type>, State> };

/** The sentence for each event of a melee. */
export const MELEE_EVENTS: MeleeWords = {
  'side-scored': ({ unit, at, reasons: [, sum, , men] }, state) =>
    `${scores({ unit }, state)} ${plain(sum.total)} against ${nameOf(at, state)}: ${plural(men.total, 'man').replace('mans', 'men')}.`,
  'round-won': ({ side, by, against }, state) => `${upper(people(side, state))} win the round, ${by} to ${against}.`,
  'round-level': ({ each }) => `Nobody wins: ${each} on either side.`,
  'burst-through': says('{Unit:bursts|burst} through {at}.'),
  'flowed-round': says('{Unit:flows|flow} round the flanks of {at}.'),
  'rode-through': says('{Unit:rides|ride} through {at}.'),
  'rode-on': ({ unit, into }, state) =>
    `${rides({ unit }, state)}${into === null ? '' : `, into ${nameOf(into, state)}`}.`,
  'stays-to-reform': ({ unit, until }, state) => `${stays({ unit }, state)}, to the end of turn ${until}.`,
  'fight-broken-off': ({ units }, state) =>
    `${upper(listed(units.map((id) => nameOf(id, state))))} stay in contact, and fight no round in the next turn.`,
  'grew-tired': ({ unit, fatigue }, state) => `${tires({ unit }, state)} ${fatigue}.`,
  'round-over': ({ units }, state) => `${subject(units, state, ['has', 'have'])} fought a round.`,
  'melee-left': ({ units }, state) => `${subject(units, state, ['is', 'are'])} out of the melee.`,
  'joined-melee': says('{Unit:joins|join} the melee, against {at}.'),
};
