import type { Horizon, Option, Policy } from '../../contract/policy.ts';
import { fightsOf } from '../melee/judge.ts';
import type { Order } from '../orders.ts';
import type { State } from '../state.ts';

/** The orders that a charge and the answers to it are. */
const OF_CHARGES: readonly string[] = [
  'charge',
  'assault',
  'stand',
  'form-square',
  'turn-to-meet',
  'counter-charge',
  'evade',
];

/** How far odds look: a charge to the moment of contact, or to the end of the turn. */
export const HORIZONS: readonly Horizon[] = [
  { id: 'contact', says: 'to contact' },
  { id: 'turn', says: 'to the end of the turn', orders: OF_CHARGES },
];

/** Whom the charge is aimed at that was declared last. */
const lastCharged = ({ charging }: State): string | undefined => charging.charges.at(-1)?.at;

/** Whether there is one charge alone, which may have been met by another. */
const isAlone = ({ charging }: State): boolean =>
  charging.charges.filter(({ kind }) => kind !== 'counter-charge').length === 1;

/** Whether some of those who are charged have answered, and others have not. */
const isHalfAnswered = ({ charging }: State): boolean =>
  charging.due.length > 0 && charging.charges.some(({ stage }) => stage !== 'declared');

/** The fight that a charge has led to, if its round is due. */
function fightOf(state: State): Order | undefined {
  const { unit, at } = state.charging.charges[0]!;
  return [unit, at].flatMap((id) => fightsOf(state, id))[0];
}

/**
 * The next order of a turn in which nobody does anything but fight out a charge; null at its end,
 * or where others have to fight first.
 */
function onwards(state: State): Order | null {
  if (state.phase === 'compulsory-moves' || state.phase === 'initiative') return null;
  if (state.phase !== 'melee') return { type: 'end-phase' };
  return fightOf(state) ?? null;
}

/** Whoever is charged stands; if he may not stand, he evades. */
export const policy: Policy<State, Order> = {
  name: 'stands',
  says: 'These odds assume that whoever is charged stands, and evades if he may not stand.',
  choose(state: State, options: readonly Option<Order>[]): Order {
    const about = lastCharged(state);
    const own = options.filter(({ order }) => 'unit' in order && order.unit === about);
    const offered = own.length > 0 ? own : options;
    return (offered.find(({ order }) => order.type === 'stand') ?? offered[0]!).order;
  },
  goesOn(state, horizon, began) {
    if (!OF_CHARGES.includes(began.type)) return null;
    // The end of the declarations brings the answers of those who are charged.
    const isOpen = state.charging.charges.some(({ stage }) => stage === 'declared');
    if (state.phase === 'charges-declared' && isOpen) return { type: 'end-phase' };
    return horizon === 'turn' && isAlone(state) ? onwards(state) : null;
  },
  // What others do who have not answered yet is another matter.
  isSettled: isHalfAnswered,
};
