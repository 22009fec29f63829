import { baseOf } from '../figures/base.ts';
import { bearingOf } from '../figures/bearing.ts';
import { foesTouching } from '../figures/formed.ts';
import { bodiesIn, type Field, type State } from '../state.ts';
import type { Charge } from '../charging/charge.ts';
import { mm } from '../tables.ts';

/** How far they came is not told on such a board. */
const NOTHING = mm(0);

/**
 * The charges that have come home on a board which begins after them: of every unit that still has
 * its impact in a melee of this turn, at whom it has before it. What a charge changes in the tests
 * of its turn thus holds on such a board too.
 * @clause dg.melee.impact-first-round dg.morale.mod.charging-cavalry @ruling dg-034
 */
export function chargesHome(state: Field & Pick<State, 'turn'>): readonly Charge[] {
  return bodiesIn(state).flatMap((body): readonly Charge[] => {
    const { melee } = body;
    const target = foesTouching(state, body).find((foe) => bearingOf(state, body, baseOf(state, foe).at) === 'front');
    if (target === undefined || melee?.impact !== true || melee.turn !== state.turn) return [];
    const base = baseOf(state, body);
    return [
      {
        unit: body.id,
        at: target.id,
        kind: 'charge',
        from: { at: base.at, facing: base.facing },
        legs: [],
        left: NOTHING,
        way: NOTHING,
        needs: NOTHING,
        has: NOTHING,
        isStraight: true,
        comesFrom: bearingOf(state, target, base.at),
        stage: 'home',
        meets: 'comes-home',
      },
    ];
  });
}
