import type { OrderOf } from '../orders.ts';
import { refused, type Verdict } from '../reasons.ts';
import type { State } from '../state.ts';

export const judgeCharge = (_state: State, { unit }: OrderOf<'charge' | 'assault'>): Verdict =>
  refused('dg.charge.declare-order', 'no-charge', { unit });
