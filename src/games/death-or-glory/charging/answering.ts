import { bodiesIn, firstOf, type State } from '../state.ts';
import { judgeCharge } from './judge.ts';

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
        (['charge', 'assault'] as const).some((type) => judgeCharge(answering, { type, unit, at }).ok),
      ),
    );
}
