import type { Option } from '../engine.ts';
import { judge } from './judge.ts';
import type { Order, Shot } from './orders.ts';
import { read } from './rulings.ts';
import { enemiesOf, type State, type Unit, unitsIn } from './state.ts';
import { movesWorthTrying } from './way.ts';

const SAID = (order: Order): string => JSON.stringify(order);

/** The orders that are worth trying for a unit in this phase: always the same few for one state. */
function worthTrying(state: State, unit: Unit): readonly Order[] {
  const enemies = enemiesOf(state, unit);
  if (state.phase === 'shoot') return enemies.map(({ id }) => ({ type: 'shoot', unit: unit.id, at: id }));
  if (state.phase !== 'move') return [];
  const moves = movesWorthTrying(state, unit, enemies).map((legs): Order => ({ type: 'move', unit: unit.id, legs }));
  const said = moves.map(SAID);
  const different = moves.filter((_, n) => said.indexOf(said[n]!) === n);
  return read(state, 'tt-009') === 'deployed-in-move' ? [...different, { type: 'screen', unit: unit.id }] : different;
}

const allowedOf = (state: State, orders: readonly Order[]): readonly Option<Order>[] =>
  orders.flatMap((order) => {
    const verdict = judge(state, order);
    return verdict.ok ? [{ order, clauses: verdict.clauses }] : [];
  });

/** Orders that are allowed now, of one unit where it is named. On a free table there is no end to the others. @ruling tt-035 */
export function candidates(state: State, unit?: string): readonly Option<Order>[] {
  const units = unitsIn(state).filter(({ id, side }) => side === state.side && (unit === undefined || unit === id));
  const own = allowedOf(
    state,
    units.flatMap((each) => worthTrying(state, each)),
  );
  if (unit !== undefined) return own;
  return [...own, ...allowedOf(state, [...together(own), { type: 'end-phase' }])];
}

/** All shots at once, each at the first target that it may have; where shots are named together. @ruling tt-035 */
function together(own: readonly Option<Order>[]): readonly Order[] {
  const all: readonly Shot[] = own.flatMap(({ order }) => (order.type === 'shoot' ? [order] : []));
  const shots = all
    .filter((shot, n) => all.findIndex(({ unit }) => unit === shot.unit) === n)
    .map(({ unit, at }) => ({ unit, at }));
  return shots.length < 2 ? [] : [{ type: 'declare', shots }];
}
