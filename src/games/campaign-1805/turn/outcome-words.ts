import { favoured, type ToldOutcome } from '../../../core/outcomes.ts';
import { sentences, toldAlike } from '../../contract/sentences.ts';
import type { Event } from '../events.ts';
import { nameOf } from '../names.ts';
import type { State } from '../state.ts';
import { bodiesOf, OUTCOMES } from './tally.ts';

const says = sentences<State>()(toldAlike(['own', 'foe'], nameOf));

/** The outcomes of what the other side does, by the names of both bodies. */
const NAMED: Readonly<Record<string, (both: { readonly own: string; readonly foe: string }, state: State) => string>> =
  {
    losses: says('{foe:loses|lose} men'),
    routs: says('{foe:routs|rout}'),
    destroyed: says('{foe:is|are} destroyed'),
    'own-losses': says('{own:loses|lose} men'),
    'both-lose': () => 'both lose men',
    'falls-short': () => 'the charge falls short',
    'routed-itself': says('{own:routs|rout}'),
    'both-rout': () => 'both rout',
    'own-destruction': says('{own:is|are} destroyed'),
    'both-destroyed': () => 'both are destroyed',
    'own-destruction-their-rout': says('{own:is|are} destroyed and {foe:routs|rout}'),
    'own-rout-their-destruction': says('{own:routs|rout} and {foe:is|are} destroyed'),
  };

/**
 * An outcome of what a body of the other side does, by the names of the bodies: for its reader,
 * “own” would be the enemy. Null if the reader acts himself, who is the first side, or if the table
 * of outcomes says enough.
 */
export function outcome(word: string, events: readonly Event[], state: State): ToldOutcome | null {
  const [own, foe] = bodiesOf(events) ?? [];
  const [reader] = Object.keys(state.sides);
  const named = NAMED[word];
  if (own === undefined || foe === undefined || named === undefined) return null;
  if ((state.units[own]?.side ?? reader) === reader) return null;
  return { says: named({ own, foe }, state), favours: favoured(OUTCOMES[word]!) };
}
