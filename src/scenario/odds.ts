import { recorded } from '../core/dice.ts';
import { worse } from '../core/outcomes.ts';
import { TooManyWays } from '../core/ways.ts';
import { isBeforePlay, type AnyRules, type Awaiting, type OrderLike } from '../games/engine.ts';
import { countOdds, type Odds } from '../games/odds.ts';

/**
 * The odds of an allowed order. Null if it rolls no dice, if it ends a phase or sets up the game without putting a unit at risk, or if
 * there are too many ways to count.
 */
export function oddsOf(engine: AnyRules, state: Awaiting, order: OrderLike): Odds | null {
  let rolls = 0;
  const listening: AnyRules = {
    ...engine,
    carryOut(from, given, dice) {
      const heard = recorded(dice);
      const events = engine.carryOut(from, given, heard);
      rolls += heard.rolled.length;
      return events;
    },
  };
  try {
    const odds = countOdds(listening, state, order);
    return rolls > 0 && (isUnitOrder(state, order) || isAtStake(engine, odds)) ? odds : null;
  } catch (error) {
    if (error instanceof TooManyWays) return null;
    throw error;
  }
}

/** Is this an order to a unit during play? Rolls at the end of a phase and before the first turn mostly decide who may act. */
const isUnitOrder = (state: Awaiting, { type }: OrderLike): boolean => type !== 'end-phase' && !isBeforePlay(state);

/** Is there an outcome in which somebody is harmed? */
const isAtStake = ({ outcomes }: AnyRules, { chances }: Odds): boolean =>
  Object.entries(chances).some(([word, { ways }]) => {
    const shared = outcomes[word];
    return ways > 0n && (shared === undefined || worse(shared) !== 'unharmed');
  });
