import type { Option } from '../engine.ts';
import { judgeFire } from './artillery.ts';
import { judge } from './judge.ts';
import { moves } from './movement.ts';
import type { Order } from './orders.ts';
import { isArtillery, type State, type Unit } from './state.ts';

/** Every order that is allowed now: each shot, each unit's way to each square, each choice of an edge square, and the end of the phase. */
export function options(state: State): readonly Option<Order>[] {
  const [placing] = state.placing;
  if (placing !== undefined)
    return placing.squares.map((to) =>
      option({ type: 'place', unit: placing.unit, to }, ['pb.fighting.result.routed']),
    );
  const own = Object.values(state.units).filter((unit) => unit.side === state.side);
  const played =
    state.phase === 'artillery'
      ? shots(state, own)
      : state.phase === 'movement'
        ? own.flatMap((unit) => moves(state, unit).map(({ order, clauses }) => option(order, clauses)))
        : [];
  const end = judge(state, { type: 'end-phase' });
  return [...played, option({ type: 'end-phase' }, end.ok ? end.clauses : [])];
}

const option = (order: Order, clauses: Option<Order>['clauses']): Option<Order> => ({ kind: 'order', order, clauses });

function shots(state: State, own: readonly Unit[]): readonly Option<Order>[] {
  return own.filter(isArtillery).flatMap((gun) =>
    Object.keys(state.units).flatMap((at) => {
      const order: Order = { type: 'fire', unit: gun.id, at };
      const verdict = judgeFire(state, order);
      return verdict.ok ? [option(order, verdict.clauses)] : [];
    }),
  );
}
