import { plain } from '../../../core/signs.ts';
import { listed, sentences, toldAlike } from '../../contract/sentences.ts';
import type { Event } from '../events.ts';
import type { OfType, Sentence } from '../../contract/words.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import type { FireFacts } from './events.ts';

const says = sentences<State>()(toldAlike(['unit'], nameOf));
const fires = says('{Unit:fires|fire}');
const spends = says('{Unit:spends|spend}');
const loses = says('{Unit:loses|lose}');

type FireWords = { readonly [Type in keyof FireFacts]: Sentence<OfType<Event, Type>, State> };

/** The sentence for each event of fire. */
export const FIRE_EVENTS: FireWords = {
  'volley-fired': ({ unit, at, reasons: [, , sum] }, state) =>
    `${fires({ unit }, state)} at ${listed(at.map((id) => nameOf(id, state)))}: ${plain(sum.total)}.`,
  'men-lost': ({ unit, lost }, state) => `${loses({ unit }, state)} ${lost} ${lost === 1 ? 'man' : 'men'}.`,
  'men-marked': ({ unit, lost }, state) =>
    `${lost} ${lost === 1 ? 'man' : 'men'} of ${nameOf(unit, state)} will fall when all have fired.`,
  'strength-spent': ({ unit, halves, of }, state) => {
    const fires = { half: 'one of two turns of fire', all: 'the last turn of fire that was left' };
    if (of === 'fire') return `${spends({ unit }, state)} ${halves === 1 ? fires.half : fires.all}.`;
    if (of === 'melee') return `${spends({ unit }, state)} the round of melee that was left.`;
    return `${spends({ unit }, state)} ${halves === 1 ? 'half of what was left' : 'the last of what was left: utterly exhausted'}.`;
  },
  'unit-destroyed': says('{Unit:is|are} destroyed.'),
};
