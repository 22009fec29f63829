import { fallen, UnfitDice } from '../../core/fallen.ts';
import type { AnyRules, Awaiting, OrderLike } from './engine.ts';

/**
 * The order that ends a phase in which there is nothing to do: the side that is due can give no
 * other order, and the end of the phase rolls nothing and only begins the next phase. Null in any
 * other phase, and if several sides are due. Pages give this order by themselves; scripts give
 * every order themselves.
 */
export function idleEnd(rules: AnyRules, state: Awaiting): OrderLike | null {
  const { awaits } = state;
  if (awaits?.kind !== 'phase' || awaits.sides.length > 1) return null;
  if (rules.isIdle !== undefined) return rules.isIdle(state) ? orderOf(rules, state) : null;
  const candidates = rules.candidates(state);
  const [end] = candidates;
  if (end?.order.type !== 'end-phase' || candidates.length > 1) return null;
  try {
    const events = rules.carryOut(state, end.order, fallen([]));
    return events.every(({ type }) => type.endsWith('-began')) ? end.order : null;
  } catch (fault) {
    // It rolls dice.
    if (fault instanceof UnfitDice) return null;
    throw fault;
  }
}

const orderOf = (rules: AnyRules, state: Awaiting): OrderLike | null =>
  rules.candidates(state).find(({ order }) => order.type === 'end-phase')?.order ?? null;

/** More idle phases than any game has in a turn: one after another, they would never end. */
const MOST = 60;

/** The idle ends of phases from here on, each with the state that it is given in. */
export function idleEnds(
  rules: AnyRules,
  from: Awaiting,
): readonly { readonly order: OrderLike; readonly state: Awaiting }[] {
  const ends: { order: OrderLike; state: Awaiting }[] = [];
  let state = from;
  while (ends.length < MOST) {
    const order = idleEnd(rules, state);
    if (order === null) return ends;
    ends.push({ order, state });
    state = rules.carryOut(state, order, fallen([])).reduce((now, event) => rules.apply(now, event), state);
  }
  throw new Error(`More than ${MOST} phases in a row have nothing to do`);
}
