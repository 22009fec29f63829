import type { OrderOf } from '../orders.ts';
import { refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';

export const judgeFight = (_state: State, { unit }: OrderOf<'fight'>): Verdict =>
  refused('dg.melee.contact', 'in-no-melee', { unit });
