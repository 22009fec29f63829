import { handOf } from '../../contract/hands.ts';
import { isFace, rankOf } from '../cards/ranks.ts';
import type { OrderOf } from '../orders.ts';
import { refused, type Refused } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State, Unit } from '../state.ts';

/**
 * The Face card that pays for a bayonet charge; undefined if none goes with the order.
 * @ruling rr-022 rr-023 rr-033
 */
export const bayonetCard = (state: State, { unit, with: cards }: OrderOf<'charge'>): string | undefined =>
  cards.find((card) => isFace(state, rankOf(card)) && handOf(state, state.units[unit]!.side).includes(card));

/** Refuses a charge of those who have fired in this turn, under one reading. @ruling rr-088 */
export const hasShot = (state: State, { id }: Unit): Refused | null =>
  read(state, 'rr-088') === 'one-act' && state.fired.includes(id)
    ? refused('rr.charge.bayonet-face-card', 'has-fired', { unit: id })
    : null;
