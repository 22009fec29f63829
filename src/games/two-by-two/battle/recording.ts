import { shifted } from '../../../geometry/outlines.ts';
import { plus, type Vector } from '../../../geometry/vectors.ts';
import type { Battle, Feature, State, Unit } from '../state.ts';
import type { Event, EventOf } from '../events.ts';
import type { BattleFacts, WithNext } from './events.ts';

/** The board with its battle changed; it must have one. */
const changed = (state: State, to: Partial<Battle>): State => ({ ...state, battle: { ...state.battle!, ...to } });

const stepTo = (state: State, { next }: Partial<WithNext>): State =>
  next === undefined ? state : { ...state, phase: next.step, side: next.side };

/** How each event of a whole battle changes the state. */
const CHANGES: { readonly [T in keyof BattleFacts]: (state: State, event: EventOf<T>) => State } = {
  'roles-tied': (state, { more }) =>
    changed(state, { allowance: state.battle!.allowance + more, ties: state.battle!.ties + 1 }),
  'roles-rolled': (state, event) => stepTo(changed(state, { attacker: event.attacker }), event),
  'terrain-agreed': stepTo,
  'zone-rolled': (state, { zone }) => changed(state, { zone }),
  'feature-placed'(state, event) {
    const { [event.feature]: piece, ...box } = state.battle!.box;
    const terrain = { ...state.terrain, [event.feature]: carried(piece!, event.by) };
    return stepTo(changed({ ...state, terrain }, { box, zone: null }), event);
  },
  'unit-deployed': (state, { unit, to }) => placed(state, unit, to),
  'army-deployed': stepTo,
  'point-chosen'(state, event) {
    const { side, edge, at, queue } = event;
    return stepTo(changed(state, { points: [...state.battle!.points, { side, edge, at, queue, called: 0 }] }), event);
  },
  'reinforcements-rolled'(state, { point, called }) {
    const { points, rolled } = state.battle!;
    return changed(state, {
      rolled: [...rolled, point],
      points: points.map((each, n) => (n === point ? { ...each, called: each.called + called.length } : each)),
    });
  },
  'unit-entered'(state, { unit, from, point }) {
    const points = state.battle!.points.map((each, n) =>
      n === point ? { ...each, queue: each.queue.filter((id) => id !== unit), called: each.called - 1 } : each,
    );
    const there = placed(changed(state, { points }), unit, from);
    // A unit that comes on has moved, even if it only came onto the table.
    return { ...there, moved: [...there.moved, unit] };
  },
  'battle-ended': (state, { winner }) => changed(state, { over: { winner } }),
};

/** Puts a unit that has waited on the table. */
function placed(state: State, id: string, { at, facing }: Pick<Unit, 'at' | 'facing'>): State {
  const { [id]: unit, ...waiting } = state.battle!.waiting;
  return changed({ ...state, units: { ...state.units, [id]: { ...unit!, at, facing } } }, { waiting });
}

/** A feature, carried to another place. */
export const carried = (piece: Feature, by: Vector): Feature => ({
  ...piece,
  outline: piece.outline === null ? null : shifted(piece.outline, by),
  line: piece.line === null ? null : piece.line.map((point) => plus(point, by)),
});

/** Records an event of a whole battle; decides nothing. */
export const changedByBattle = <T extends keyof BattleFacts>(state: State, event: EventOf<T> & Event): State =>
  (CHANGES[event.type as T] as (state: State, event: Event) => State)(state, event);
