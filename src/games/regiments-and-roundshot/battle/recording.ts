import { wordOf } from '../../../core/reasons.ts';
import type { EventOf } from '../events.ts';
import { foeOf, type State } from '../state.ts';
import type { Battle } from './state.ts';

type BattleEvent = EventOf<
  | 'first-rolled'
  | 'first-named'
  | 'formation-placed'
  | 'deployment-ended'
  | 'reinforcements-rolled'
  | 'arrival-rolled'
  | 'column-due'
  | 'column-waits'
>;

const without = <Each>(list: readonly Each[], nth: number): readonly Each[] => list.filter((_, n) => n !== nth);

/** The columns of a battle without the one that has been placed. */
function placedColumn(battle: Battle, side: string): Battle {
  const columns = battle.columns[side] ?? [];
  const left = battle.placing === null ? columns : without(columns, battle.placing);
  return { ...battle, columns: { ...battle.columns, [side]: left }, placing: null };
}

/** Records an event of the set-up or of reinforcements; decides nothing. */
export function broughtOn(state: State, event: BattleEvent): State {
  const battle = state.battle!;
  switch (event.type) {
    case 'first-rolled': {
      const side = foeOf(state, event.first);
      return { ...state, owner: side, side, battle: { ...battle, first: event.first, step: 'deployment' } };
    }
    case 'first-named': {
      const { first, deploys: side } = event;
      return { ...state, owner: side, side, battle: { ...battle, first, step: 'deployment' } };
    }
    case 'formation-placed':
      return placed(state, battle, event);
    case 'deployment-ended': {
      const next = { ...placedColumn(battle, event.side), deployed: [...battle.deployed, event.side] };
      const side = foeOf(state, event.side);
      return { ...state, owner: side, side, battle: next };
    }
    case 'reinforcements-rolled': {
      const isArrival = wordOf(event.reasons[0]) === 'arrives';
      return { ...state, battle: { ...battle, rolled: true }, pending: isArrival ? { kind: 'arrival' } : null };
    }
    case 'arrival-rolled':
      return { ...state, pending: null };
    case 'column-due':
      return {
        ...state,
        battle: { ...battle, rolled: true, owed: battle.owed.filter((side) => side !== event.side) },
        pending: { kind: 'column', where: event.where },
      };
    case 'column-waits':
      return { ...state, battle: { ...battle, owed: [...battle.owed, event.side] }, pending: null };
  }
}

/**
 * Figures leave their column, or are the HQ, and stand on the board; at last their column is gone.
 */
function placed(state: State, battle: Battle, { side, column, units }: EventOf<'formation-placed'>): State {
  const ids = Object.keys(units);
  const there = { ...state, units: { ...state.units, ...units } };
  if (column === null) {
    const { [side]: _hq, ...generals } = battle.generals;
    return { ...there, battle: { ...battle, generals } };
  }
  const columns = (battle.columns[side] ?? []).map((each) => ({
    ...each,
    units: each.units.filter(({ id }) => !ids.includes(id)),
  }));
  const next: Battle = { ...battle, columns: { ...battle.columns, [side]: columns }, placing: column };
  if (battle.step !== null) return { ...there, battle: next };
  const isWhole = columns[column]!.units.length === 0;
  return {
    ...there,
    arrived: [...state.arrived, ...ids],
    battle: isWhole ? placedColumn(next, side) : next,
    pending: isWhole ? null : state.pending,
  };
}
