import type { Option } from '../../contract/engine.ts';
import { judgeFire } from '../artillery/fire.ts';
import { attacks } from '../fighting/attack.ts';
import { charges } from '../formations/charge.ts';
import { judge } from '../turn/judge.ts';
import { moves } from '../moving/move.ts';
import type { Order } from '../orders.ts';
import { preparations } from '../before/deployment.ts';
import { neighbours } from '../../../geometry/grid.ts';
import { isArtillery, type State, type Unit, unitsIn } from '../state.ts';
import { read } from '../rulings.ts';

/**
 * The orders that are allowed now: each shot, move, charge, change of formation, attack and pending
 * choice, and last the end of the phase. Not listed: conceding, which is always allowed, and orders
 * of which there is no finite list: shots declared together, terms that are not recommended,
 * brigades without a template.
 */
export const options = (state: State): readonly Option<Order>[] => candidates(state);

/** The same orders as `options`, or only those of one unit, by its id. */
export function candidates(state: State, unit?: string): readonly Option<Order>[] {
  const all = due(state, unit);
  return unit === undefined ? all : all.filter(({ order }) => 'unit' in order && order.unit === unit);
}

function due(state: State, only: string | undefined): readonly Option<Order>[] {
  if (state.awaits === null) return [];
  if (state.preparing !== null) return judged(state, preparations(state));
  const [placing] = state.placing;
  if (placing !== undefined)
    return judged(
      state,
      placing.squares.map((to): Order => ({ type: 'place', unit: placing.unit, to })),
    );
  if (state.awaits.orders.includes('reroll')) return judged(state, rerolls(state));
  if (state.advance !== null) {
    const { unit } = state.advance;
    return judged(state, [
      { type: 'advance', unit },
      { type: 'stay', unit },
    ]);
  }
  const all = unitsIn(state).filter((unit) => unit.side === state.side);
  const own = only === undefined ? all : all.filter(({ id }) => id === only);
  return [...played(state, own), ...judged(state, [{ type: 'end-phase' }])];
}

function played(state: State, own: readonly Unit[]): readonly Option<Order>[] {
  if (state.phase === 'artillery') return judged(state, shots(state, own));
  if (state.phase === 'fighting') return judged(state, attacks(state));
  if (state.phase !== 'movement') return [];
  return [
    ...own.flatMap((unit) => moves(state, unit)),
    ...judged(
      state,
      own.flatMap((unit) => [...charges(state, unit), ...formations(state, unit)]),
    ),
  ];
}

/** The allowed ones of these orders, each with the clauses that permit it. */
const judged = (state: State, orders: readonly Order[]): readonly Option<Order>[] =>
  orders.flatMap((order): readonly Option<Order>[] => {
    const verdict = judge(state, order);
    return verdict.ok ? [{ order, clauses: verdict.clauses }] : [];
  });

/** A reroll of each die of the side that decides, lowest die first, then keeping all dice. */
function rerolls({ fight }: State): readonly Order[] {
  const { due, attacker, attack, defence } = fight!;
  const dice = due[0] === attacker ? attack : defence;
  const order = dice.map((value, i) => ({ value, die: i + 1 })).sort((a, b) => a.value - b.value);
  return [...order.map(({ die }): Order => ({ type: 'reroll', unit: due[0]!, die })), { type: 'keep', unit: due[0]! }];
}

/** The changes of formation that might be allowed for a unit. */
function formations(state: State, unit: Unit): readonly Order[] {
  const { id } = unit;
  if (unit.type === 'brigadier' || isArtillery(unit)) return [];
  if (unit.formation === 'square') return [{ type: 'leave-square', unit: id }];
  if (unit.formation === 'column') {
    if (read(state, 'pb-073') === 'marker-turn') return [{ type: 'leave-column', unit: id, to: null }];
    return neighbours(state.size, unit.at).map((to): Order => ({ type: 'leave-column', unit: id, to }));
  }
  const mates = unitsIn(state).filter(
    (other) => other.side === state.side && other.type === unit.type && other.id !== id,
  );
  return [
    ...mates.map((other): Order => ({ type: 'form-column', unit: id, other: other.id })),
    { type: 'form-square', unit: id },
  ];
}

const shots = (state: State, own: readonly Unit[]): readonly Order[] =>
  own
    .filter(isArtillery)
    .flatMap((gun) => Object.keys(state.units).map((at): Order => ({ type: 'fire', unit: gun.id, at })))
    .filter((order) => order.type === 'fire' && judgeFire(state, order).ok);
