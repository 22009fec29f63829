import { sentences, toldAlike } from '../../contract/sentences.ts';
import type { Lack } from '../../contract/words.ts';
import { nameOf, people } from '../names.ts';
import type { State } from '../state.ts';

const says = sentences<State>()({ ...toldAlike(['unit'], nameOf), ...toldAlike(['side'], people) });

const unordered = says('{Unit:has|have} no order yet.');
const elsewhere = says('The order takes {unit} to another place than the one asked for.');
const without = says('{Side} do not have the initiative now.');

/** What did not happen, of all that a task may ask for. */
const UNHAPPENED: Readonly<Record<string, string>> = {
  volleyed: 'Nobody has shot.',
  'pass-written': 'No officer is to pass over to another body.',
};

/** What is wrong with the order that is written for a body, by the part that a goal asks about. */
const MISWRITTEN: Readonly<Record<string, string>> = {
  does: 'An order of another kind is wanted.',
  at: 'The order names another enemy than the one asked for.',
  end: 'The formation that is written is not the one asked for.',
};

/** What is wrong with how a body stands, by the part that a goal asks about. */
const MISPLACED: Readonly<Record<string, string>> = {
  condition: 'Nobody whom the task means has broken.',
  at: 'The place is not the one asked for.',
  ranks: 'The ranks are not those asked for.',
};

/**
 * What a goal still lacks: an order that is not written so, a body that has not acted, broken or
 * come to its place, the initiative.
 */
export function lacks(lack: Lack, state: State): string | null {
  if ('event' in lack) return UNHAPPENED[lack.event] ?? null;
  const [top = '', unit = '', part = ''] = lack.path.split('.');
  const written = state.written[unit];
  switch (top) {
    case 'holder':
      return without({ side: lack.wanted }, state);
    case 'acted':
      return 'The task means another of your bodies.';
    case 'written':
      if (written === undefined) return unordered({ unit }, state);
      // An order of another kind has nothing more to be compared.
      return part === 'does' || part in written ? (MISWRITTEN[part] ?? null) : '';
    case 'units':
      if (part !== 'orderedTo') return MISPLACED[part] ?? null;
      if (written === undefined) return unordered({ unit }, state);
      return written.does === 'move' ? elsewhere({ unit }, state) : MISWRITTEN['does']!;
    default:
      return null;
  }
}
