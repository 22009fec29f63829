import { gap } from '../../../geometry/gaps.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { baseOf } from '../figures/base.ts';
import type { Body } from '../figures/unit.ts';
import { rateOf, chargeBonus } from '../moving/rates.ts';
import { bodiesIn, bodyOf, firstOf, type State } from '../state.ts';
import { mm } from '../tables.ts';
import { mayGoAt } from './judge.ts';

/** The ways that are tried: straight ahead, and the one that leads there best. */
const WAYS: readonly (readonly Leg[] | undefined)[] = [[{ go: 'forward', by: mm(1) }], undefined];

/**
 * Whether a charge could be long enough: a wheel may bring a unit nearer by the width of its front.
 */
function isNear(state: State, body: Body, foe: Body): boolean {
  const base = baseOf(state, body);
  return gap(base, baseOf(state, foe)) <= rateOf(state, body) + chargeBonus(body) + base.width;
}

/**
 * Whether the first side may still declare in answer: the other has declared charges, and some unit
 * could go at one of those who charge.
 * @clause dg.reaction.initiative-answers
 */
export function mayDeclareInAnswer(state: State): boolean {
  const first = firstOf(state);
  if (state.side === first || state.charging.isAnswering) return false;
  const answering: State = { ...state, side: first, charging: { ...state.charging, isAnswering: true } };
  const foes = state.charging.charges
    .filter(({ kind }) => kind !== 'counter-charge')
    .flatMap(({ unit }) => bodyOf(state, unit) ?? [])
    .filter(({ side }) => side !== first);
  return bodiesIn(state)
    .filter(({ side }) => side === first)
    .some((body) => foes.some((foe) => isNear(state, body, foe) && mayGoAt(answering, body, foe, WAYS)));
}
