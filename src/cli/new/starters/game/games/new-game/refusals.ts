import type { Params } from '../../../../../../core/verdicts.ts';
import type { Words } from '../../../../../../games/contract/words.ts';
import type { NewGame } from './words.ts';

/** Every reason for which the rules refuse an order, with what its sentence tells. */
export type Refusals = Record<'over' | 'not-now' | 'not-yours', Params> &
  Record<'done' | 'too-far' | 'off-table' | 'no-enemy' | 'out-of-range', { readonly unit: string }>;

/** The sentence for each reason. */
export const REFUSALS: Words<NewGame>['refusals'] = {
  over: 'The game is over.',
  'not-now': 'This is not the time for that.',
  'not-yours': 'It is the turn of the other side.',
  done: '{Unit:has|have} had an order in this phase.',
  'too-far': '{Unit:gets|get} no farther than 100 mm.',
  'off-table': '{Unit:stays|stay} on the table.',
  'no-enemy': '{Unit:is|are} no enemy.',
  'out-of-range': '{Unit:is|are} out of range.',
};
