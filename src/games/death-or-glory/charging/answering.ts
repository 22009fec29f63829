import { bodiesIn, firstOf, type State } from '../state.ts';
import type { Leg } from '../../table/orders/legs.ts';
import { mm } from '../tables.ts';
import { judgeCharge } from './judge.ts';

/** The ways that are tried: the one that leads there best, and straight ahead. */
const WAYS: readonly (readonly Leg[] | undefined)[] = [undefined, [{ go: 'forward', by: mm(1) }]];

/**
 * Whether the first side may still declare in answer: the other has declared charges, and some unit
 * could go at one of those who charge.
 * @clause dg.reaction.initiative-answers
 */
export function mayDeclareInAnswer(state: State): boolean {
  const first = firstOf(state);
  if (state.side === first || state.charging.isAnswering) return false;
  const answering: State = { ...state, side: first, charging: { ...state.charging, isAnswering: true } };
  const foes = state.charging.charges.filter(({ unit, kind }) => {
    const body = state.units[unit];
    return kind !== 'counter-charge' && body !== undefined && body.side !== first;
  });
  return bodiesIn(state)
    .filter(({ side }) => side === first)
    .some(({ id: unit }) =>
      foes.some(({ unit: at }) =>
        (['charge', 'assault'] as const).some((type) =>
          WAYS.some((legs) => judgeCharge(answering, { type, unit, at, ...(legs && { legs }) }).ok),
        ),
      ),
    );
}
