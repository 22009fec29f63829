import { atMost } from '../../../geometry/lengths.ts';
import { apart } from '../figures/base.ts';
import { foesTouching, isFormed } from '../figures/formed.ts';
import type { Body } from '../figures/unit.ts';
import { isSeenFrom } from '../firing/sight.ts';
import { read } from '../rulings.ts';
import { enemiesOf, friendsOf, type Field } from '../state.ts';
import { mm } from '../tables.ts';
import { SAFE } from './tables.ts';

/** Why a routing unit may rally: one of the three conditions. @clause dg.rally.eligibility */
export type Safety = 'out-of-sight' | 'screened' | 'far-off';

/** A board without some units. */
const withoutUnits = (state: Field, gone: readonly Body[]): Field => ({
  ...state,
  units: Object.fromEntries(Object.entries(state.units).filter(([id]) => gone.every((body) => body.id !== id))),
});

/**
 * Whether the nearest formed enemy is far enough off; by one reading, near enough.
 * @clause dg.rally.eligibility @ruling dg-025 dg-140 dg-149
 */
function isFarOff(state: Field, body: Body): boolean {
  const gaps = enemiesOf(state, body)
    .filter((foe) => isFormed(state, foe))
    .map((foe) => apart(state, body, foe));
  return read(state, 'dg-025') === 'at-least'
    ? gaps.every((far) => atMost(mm(SAFE), far))
    : gaps.some((far) => atMost(far, mm(SAFE)));
}

/**
 * What makes a routing unit safe: no enemy sees it, or none does past formed friends, or no formed
 * enemy is near. Null if nothing does, and while an enemy touches it.
 * @clause dg.rally.eligibility @ruling dg-024 dg-025 dg-140
 */
export function safetyOf(state: Field, body: Body): Safety | null {
  if (foesTouching(state, body).length > 0) return null;
  const foes = enemiesOf(state, body);
  if (foes.every((foe) => !isSeenFrom(state, foe, body))) {
    const friends = friendsOf(state, body).filter((friend) => isFormed(state, friend));
    const bare = withoutUnits(state, friends);
    return foes.some((foe) => isSeenFrom(bare, foe, body)) ? 'screened' : 'out-of-sight';
  }
  return isFarOff(state, body) ? 'far-off' : null;
}
