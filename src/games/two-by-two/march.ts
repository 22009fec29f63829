import type { Leg } from '../table/legs.ts';
import { marched, type March } from '../table/marching.ts';
import { judge } from './judge.ts';
import { spentOn } from './movement.ts';
import { baseOf, moveOf, type State } from './state.ts';

/** Refusals that are only about the place where a move ends: farther on, or not so far, it may be allowed. */
const OF_THE_END: readonly string[] = ['ends-on', 'would-touch'];

/** How far legs lead a unit, and what the rules say of them. Judged as the order that they make. */
export function march(state: State, id: string, legs: readonly Leg[]): March {
  const unit = state.units[id]!;
  return marched(
    {
      ...{ base: baseOf(unit), allowed: moveOf(unit), measure: '[1]' },
      judge: (each) => judge(state, { type: 'move', unit: id, legs: each }),
      spent: (each) => spentOn(state, unit, each),
      order: (each) => (each.length === 0 ? null : { type: 'move', unit: id, legs: each }),
      isOfEnd: ({ reason }) => OF_THE_END.includes(reason),
    },
    legs,
  );
}
