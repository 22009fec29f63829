import type { Target } from '../../contract/engine.ts';
import type { Order } from '../orders.ts';
import type { State } from '../state.ts';
import { areasOf } from './areas.ts';
import { declarations } from './declare.ts';
import { marksFor } from './points.ts';
import { laysFor, meantAt, placesFor } from './search.ts';
import { placeable } from './place.ts';

/** How many places are tried for a body or a piece of ground. */
const MOST = 3;

const leave = (what: string): Order => ({ type: 'leave', what });

/** The orders of a whole battle that are worth trying now. */
export function battleOptions(state: State): readonly Order[] {
  const { battle, awaits } = state;
  if (battle === undefined || awaits === null) return [];
  const isDue = (type: string): boolean => awaits.orders.includes(type);
  const waiting = isDue('place')
    ? Object.values(battle.waiting).filter(
        ({ id, side }) => awaits.sides.includes(side) && placeable(state, id) !== null,
      )
    : [];
  const pieces = isDue('lay') ? Object.keys(battle.setUp!.pieces) : [];
  const found: readonly (readonly [id: string, orders: readonly Order[]])[] = [
    ...pieces.map((id) => [id, laysFor(state, id, MOST)] as const),
    ...waiting.map((each) => [each.id, placesFor(state, each, MOST)] as const),
  ];
  return [
    ...(isDue('roll-ground') ? [{ type: 'roll-ground' as const }] : []),
    ...(isDue('declare') ? declarations(state) : []),
    ...(isDue('roll-placing') ? [{ type: 'roll-placing' as const }] : []),
    ...(isDue('take') ? areasOf(state, battle).map(({ id: area }) => ({ type: 'take' as const, area })) : []),
    ...(isDue('roll-areas') ? [{ type: 'roll-areas' as const }] : []),
    ...(isDue('first') ? Object.keys(state.sides).map((by) => ({ type: 'first' as const, by })) : []),
    ...(isDue('mark') ? marksFor(state) : []),
    ...found.flatMap(([id, orders]) => (orders.length > 0 ? orders : [leave(id)])),
    ...(isDue('roll-landing') ? [{ type: 'roll-landing' as const }] : []),
  ];
}

/** The order that pointing at a place means for a body or a piece of ground beside the table. */
export function placedBy(state: State, id: string | null, target: Target): Order | null {
  const { battle } = state;
  if (!('point' in target)) return null;
  if (id === null) return { type: 'mark', to: target.point };
  const facing = target.facing === undefined ? {} : { facing: target.facing };
  const waiting = battle?.waiting[id];
  if (waiting !== undefined) return { type: 'place', unit: id, to: meantAt(state, waiting, target.point), ...facing };
  return battle?.setUp?.pieces[id] === undefined ? null : { type: 'lay', piece: id, to: target.point, ...facing };
}
