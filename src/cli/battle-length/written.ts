import type { Dice } from '../../core/dice.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { LoadedGame } from '../../register/index.ts';
import { allowedAt, gapTo, nearer, nearestTo, PARTS, spotOf, type Standing } from './looking.ts';

/** From how many of its moves on an enemy is near. */
const NEAR = 3;

/** The same for orders that are written far from the enemy. */
const FAR_PARTS = [...PARTS, 0.07, 0.05, 0.035, 0.025];

/** Whether an order leads a unit to a place, or at somebody who is not of its own side. */
function leadsOut({ rules }: LoadedGame, state: Awaiting, order: OrderLike): boolean {
  const { unit, target } = rules.intent(state, order);
  if (unit === null || target === null) return false;
  return !('unit' in target) || rules.sideOf(state, target.unit) !== rules.sideOf(state, unit);
}

/**
 * An order that is written before anybody acts may find its enemy out of reach. So a unit is sent
 * at the nearest enemy if he is only a few moves off, and otherwise as near to him as it may go.
 */
export function written(game: LoadedGame, state: Awaiting, units: readonly Standing[], dice: Dice): OrderLike {
  const { rules, engine } = game;
  const from = engine.candidates(state).map(({ order }) => ({ order, unit: rules.intent(state, order).unit }));
  const sent = from.filter(({ order, unit }) => unit !== null && leadsOut(game, state, order));
  const last = from.filter(({ unit }) => unit === null);
  if (sent.length === 0) return dice.draw('order', last.length > 0 ? last : from).order;
  const unit = dice.draw('unit', [...new Set(sent.map((each) => each.unit!))]);
  const at = units.find((each) => each.unit === unit)!;
  const [foe] = nearestTo(at, units);
  const [goes] = foe === undefined ? [] : nearer(game, state, at, { foe, parts: FAR_PARTS });
  const strikes = foe === undefined ? [] : allowedAt(game, state, unit, { unit: foe.unit });
  const step = goes === undefined ? 0 : gapTo([at], undefined, spotOf(game, state, rules.intent(state, goes).target!));
  const isNear = gapTo(units, at.side, at.spot) <= NEAR * step;
  if (strikes.length > 0 && (isNear || goes === undefined)) return dice.draw('order', strikes);
  return goes ?? dice.draw('order', sent.filter((each) => each.unit === unit)).order; // prettier-ignore
}
