import { generalsIn, bodiesIn, type State } from '../state.ts';
import { isGeneral } from '../figures/unit.ts';
import type { Order } from '../orders.ts';
import { LABELS } from './tables.ts';
import { brigadesIn, commands } from './brigades.ts';
import { blankIn, recoveringIn, unratedIn } from './outside-turns.ts';
import { judgeRally } from './rally.ts';

/** The units of a side that may try to rally now. @clause dg.rally.eligibility */
const rallying = (state: State, side: string): readonly Order[] =>
  bodiesIn(state)
    .filter((body) => body.side === side && body.mood === 'routing')
    .map(({ id: unit }) => ({ type: 'rally', unit }) as const)
    .filter((order) => judgeRally(state, order).ok);

/** The new orders that an officer may mean, by a messenger or called out. */
const ordersOf = (state: State, unit: string): readonly Order[] =>
  Object.entries(brigadesIn(state))
    .filter(([id]) => commands(state, state.units[unit], id))
    .flatMap(([brigade, { side: by, order: now, read }]) => {
      const others = LABELS.filter((label) => label !== now?.label || read !== undefined);
      return (['send', 'call-out'] as const).flatMap((type) =>
        others.map((order): Order => ({ type, unit, brigade, order, by })),
      );
    });

/**
 * Whether a side has something to do in the command phase: troops that may rally, or an officer
 * and a brigade that he commands. @clause dg.sequence.command-rally-actions
 */
export const mayCommand = (state: State, side: string): boolean =>
  rallying(state, side).length > 0 ||
  generalsIn(state).some((general) => general.side === side && ordersOf(state, general.id).length > 0);

/** What is worth trying in the command phase with a unit. */
export function commandsOf(state: State, id: string): readonly Order[] {
  const unit = state.units[id];
  if (unit === undefined) return [];
  return isGeneral(unit) ? ordersOf(state, id) : [{ type: 'rally', unit: id }];
}

/**
 * What is done outside the turns: the orders and ratings before the first, and what becomes of the
 * wounded after the last. @clause dg.orders.general-order dg.command.unlisted-roll
 * dg.general.recovery
 */
export const besideTurns = (state: State): readonly Order[] => [
  ...blankIn(state).flatMap(([brigade, { side: by }]) =>
    LABELS.map((order): Order => ({ type: 'write', brigade, order, by })),
  ),
  ...unratedIn(state).map(({ id: unit }): Order => ({ type: 'rate', unit })),
  ...recoveringIn(state).map(({ id: general }): Order => ({ type: 'recover', general })),
];
