import { sentences, toldAlike } from '../../contract/sentences.ts';
import type { Lack } from '../../contract/words.ts';
import { formationName, nameOf } from '../names.ts';
import { bodyOf, type State } from '../state.ts';

const says = sentences<State>()({ ...toldAlike(['unit'], nameOf), formation: formationName, order: String });

const shaped = says('{Unit:is|are} in {formation}, not in the formation asked for.');
const drilled = says('{Unit:is|are} {order}, not in the order asked for.');

/** What a goal still lacks: a body that stands in another formation or order. */
export function lacks(lack: Lack, state: State): string | null {
  if ('event' in lack) return null;
  const [top, unit = '', part] = lack.path.split('.');
  if (top === 'riders') return 'The messenger is not where he was asked to be.';
  const body = top === 'units' ? bodyOf(state, unit) : undefined;
  if (body === undefined) return null;
  if (part === 'formation') return shaped({ unit, formation: body.formation }, state);
  return part === 'order' ? drilled({ unit, order: body.order }, state) : null;
}
