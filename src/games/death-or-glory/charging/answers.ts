import type { OrderOf } from '../orders.ts';
import { refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';

type Reaction = OrderOf<'stand' | 'form-square' | 'turn-to-meet' | 'counter-charge' | 'evade'>;

export const judgeReaction = (_state: State, { unit }: Reaction): Verdict =>
  refused('dg.reaction.who-tests', 'not-charged', { unit });
