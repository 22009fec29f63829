import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import type { Square } from '../../../src/geometry/grid.ts';
import { templateUnits } from '../../../src/games/paper-bayonet/before/army.ts';
import { GAME_POINTS, type TEMPLATES } from '../../../src/games/paper-bayonet/tables.ts';
import { mapFiles, scenarioFiles } from '../../../src/library/files.ts';
import { begin, engine, type Order, type State } from './field.ts';
import { unfought } from './whole.ts';

const maps = mapFiles('paper-bayonet').map(({ value }) => value);
const named = (id: string) => maps.find((each) => each.id === id)!;
type Templates = readonly (keyof typeof TEMPLATES)[];

/** A game on this map that has not begun. */
const on = (id: string, army: Templates, agreement: Readonly<Record<string, unknown>>): State =>
  begin({ ...unfought(army, army, agreement), map: named(id).map, legend: named(id).legend });

/** The state after the first of these orders that is allowed. */
const after = (state: State, order: Order): State =>
  engine
    .resolve(state, order, { ...seeded(1), roll: (purpose) => (purpose.endsWith('french') ? 6 : 1) })
    .reduce((now, event) => engine.apply(now, event), state);

/** The squares on which a marker may be placed now. */
const free = (state: State): readonly Square[] =>
  engine.candidates(state).flatMap(({ order }) => (order.type === 'objective' ? [order.at] : []));

/** How many markers have room, if each is placed on the first free square. */
const placed = (state: State): number =>
  state.phase === 'objectives'
    ? placed(after(state, { type: 'objective', at: free(state)[0]! }))
    : state.objectives.length;

/** Do four markers have room, if this one is placed so? */
function leavesRoom(state: State): boolean {
  if (state.phase !== 'objectives') return state.objectives.length === 4;
  return free(state).some((at) => leavesRoom(after(state, { type: 'objective', at })));
}

describe('the maps', () => {
  test.each([
    ['learning', { files: 12, ranks: 11 }, ['artillery-support', 'fast-cavalry-and-skirmishers'], GAME_POINTS.learning],
    ['standard', { files: 12, ranks: 16 }, ['artillery-support', 'combined-arms', 'guard'], GAME_POINTS.standard],
  ] as const)(
    '%s: has its size, room for both armies behind every edge, and for four markers',
    (id, size, army, points) => {
      const state = on(id, army, { points, victory: 'objectives', rounds: 6 });
      expect(state.size).toEqual(size);
      expect(army.flatMap(templateUnits).length).toBeGreaterThan(8);
      const rolled = after(state, { type: 'roll-off' });
      const placing = after(rolled, { type: 'choose-edges', edge: 'south', first: 'allied' });
      expect(placed(placing)).toBe(4);
    },
  );

  test('on the learning map four markers find room on ranks 4 and 8 only', () => {
    const state = on('learning', ['line'], { points: 100, victory: 'objectives', rounds: 6 });
    const placing = after(after(state, { type: 'roll-off' }), { type: 'choose-edges', edge: 'south', first: 'allied' });
    const full = free(placing).filter((at) => leavesRoom(after(placing, { type: 'objective', at })));
    expect([...new Set(full.map((at) => at.slice(1)))].sort()).toEqual(['4', '8']);
  });

  test('the learning battle is fought on the learning map', () => {
    const battle = scenarioFiles('paper-bayonet').find(({ value }) => value.id === 'pb.learning-battle')!.value;
    const { map, legend } = named('learning');
    expect(battle.board).toMatchObject({ map, legend });
  });
});
