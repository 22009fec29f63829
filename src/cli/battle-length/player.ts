import type { Dice } from '../../core/dice.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { LoadedGame } from '../../register/index.ts';
import { allowedAt, gapTo, nearer, nearestTo, spotOf, standing, type Standing } from './looking.ts';
import { written } from './written.ts';

const END: OrderLike['type'] = 'end-phase';
/** One order in so many is drawn blindly, so that no battle is stuck. */
const BLIND = 8;
const draws = Array.from({ length: BLIND }, (_, n) => n);

/** An order, and how near to an enemy it leads: 0 strikes one, and infinity leads nowhere. */
interface Weighed {
  readonly order: OrderLike;
  readonly unit: string | null;
  readonly gap: number;
}

/**
 * A player for all sides, who looks no farther than the next order: asks one unit after the other,
 * in any sequence, to strike an enemy or to go as near to one as it can; a unit that could only go
 * away stays. Then the side as a whole does what is left, and ends its phase.
 */
export function boldPlayer(game: LoadedGame, dice: Dice): (state: Awaiting) => OrderLike {
  const { rules, engine } = game;
  let phase = '';
  let left: readonly string[] = [];
  let given = new Set<string>();

  function weigh(state: Awaiting, units: readonly Standing[], order: OrderLike): Weighed {
    const { unit, target } = rules.intent(state, order);
    if (target === null) return { order, unit, gap: Infinity };
    if ('unit' in target) return { order, unit, gap: 0 };
    const side = unit === null ? undefined : rules.sideOf(state, unit);
    return { order, unit, gap: gapTo(units, side, spotOf(game, state, target)) };
  }

  /**
   * On a free table a unit can go anywhere, and the candidates are only a few of its orders. These
   * are the orders that lead at the nearest enemy: to him, or as far on the straight line to him as
   * the unit may go.
   */
  function towards(state: Awaiting, units: readonly Standing[], at: Standing): readonly Weighed[] {
    if (rules.options(state) !== null) return [];
    const near = nearestTo(at, units).slice(0, 3);
    const [foe] = near;
    if (foe === undefined) return [];
    const strikes = near.map((each) => allowedAt(game, state, at.unit, { unit: each.unit }));
    const found = strikes.find((each) => each.length > 0) ?? nearer(game, state, at, { foe });
    return found.map((order) => weigh(state, units, order));
  }

  const isBlind = () => dice.draw('blind', draws) === 0;
  /** The boldest of these orders, or now and then any of them. */
  function boldest(from: readonly Weighed[]): Weighed {
    if (isBlind()) return dice.draw('order', from);
    const least = Math.min(...from.map(({ gap }) => gap));
    return dice.draw('order', from.filter(({ gap }) => gap === least)); // prettier-ignore
  }

  return (state) => {
    const units = standing(game, state);
    const all = (unit?: string) => engine.candidates(state, unit).map(({ order }) => weigh(state, units, order));
    if (state.awaits!.kind === 'secret')
      return isBlind() ? dice.draw('order', all()).order : written(game, state, units, dice);
    if (state.awaits!.kind !== 'phase' || !state.awaits!.orders.includes(END)) return boldest(all()).order;
    const moment = rules.moment(state);
    if (phase !== `${moment.side} ${moment.phase}`) {
      phase = `${moment.side} ${moment.phase}`;
      left = units.flatMap(({ unit, side }) => (side === moment.side ? [unit] : []));
      given = new Set();
    }
    while (left.length > 0) {
      const unit = dice.draw('unit', left);
      left = left.filter((each) => each !== unit);
      given.add(unit);
      const at = units.find((each) => each.unit === unit);
      const offered = at === undefined ? [] : all(unit).filter(({ order }) => order.type !== END);
      const orders = offered.length === 0 ? [] : [...towards(state, units, at!), ...offered];
      if (orders.length === 0) continue;
      const best = boldest(orders);
      if (best.gap < gapTo(units, moment.side, at!.spot) || best.gap === Infinity) return best.order;
    }
    const orders = all();
    const rest = orders.filter(({ order, unit }) => order.type !== END && (unit === null || !given.has(unit)));
    const end = orders.find(({ order }) => order.type === END);
    const next = rest.length > 0 ? boldest(rest) : (end ?? boldest(orders));
    if (next.unit !== null) given.add(next.unit);
    if (next === end) phase = '';
    return next.order;
  };
}
