import { allowed, refused } from '../../../../src/core/verdicts.ts';
import { walked, type Leg } from '../../../../src/games/table/orders/legs.ts';
import { marched, type March } from '../../../../src/games/table/moving/marching.ts';
import type { Um } from '../../../../src/geometry/lengths.ts';
import type { Order } from './orders.ts';
import { rules } from './rules.ts';
import { baseOf } from './bodies/bases.ts';
import { marchBody, marches } from './bodies/march.ts';
import { CARDS, kindOf } from './cards/hands.ts';
import { goTo } from './places/places.ts';
import { reachOf, type State } from './state.ts';

/** The order that legs make: one turn, and then straight on to a place. Null for any other legs. */
function orderOf(state: State, unit: string, legs: readonly Leg[]): Order | null {
  const [last, ...others] = legs.toReversed();
  if (last?.go !== 'forward' || others.length > 1 || others.some(({ go }) => go !== 'turn')) return null;
  return goTo(state, unit, walked(baseOf(state.units[unit]!), legs).at(-1)!.at);
}

const spent = (legs: readonly Leg[]): Um => legs.reduce((sum, leg) => sum + ('by' in leg ? leg.by : 0), 0) as Um;

/** How far legs lead a unit: it turns, and then it goes straight on. */
export function march(state: State, unit: string, legs: readonly Leg[], cards: readonly string[] = []): March {
  const own = state.units[unit]!;
  if (marches(state, unit))
    return marchBody(state, { unit, legs, with: cards }, (now, order) => rules.judge(now, order));
  return marched(
    {
      base: baseOf(own),
      allowed: reachOf(state, own),
      measure: 'mm',
      spent,
      order: (each) => orderOf(state, unit, each),
      judge(each) {
        const order = orderOf(state, unit, each);
        const [card] = cards;
        if (card !== undefined) return refused('pk.cards.use', 'no-use', { card: CARDS[kindOf(card)].name });
        if (order !== null) return rules.judge(state, order);
        const isBegun = each.length === 0 || (each.length === 1 && each[0]!.go === 'turn');
        return isBegun ? allowed('pk.move.reach') : refused('pk.move.reach', 'straight', { unit });
      },
    },
    legs,
  );
}
