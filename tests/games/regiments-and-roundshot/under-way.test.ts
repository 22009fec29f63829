import { describe, expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { lostOf, mayLose } from '../../../src/games/regiments-and-roundshot/battle/victory.ts';
import { BATTLE, begun, given } from './battle.ts';
import { odds, play } from './fights.ts';

type Board = Readonly<Record<string, Plain>>;

const foot = (id: string): Plain => ({
  name: `the column of the ${id}`,
  units: { [id]: { type: 'infantry', name: `the ${id}`, of: 6 } },
});

/**
 * Thirteen figures a side stand on the board; of each army, two columns of six have yet to come.
 */
const UNDER_WAY: Board = {
  ...(BATTLE as Board),
  battle: {
    armies: {
      french: { columns: [foot('voltigeurs'), foot('grenadiers')] },
      allied: { columns: [foot('kaunitz'), foot('landwehr')] },
    },
  },
  now: { turn: 3, side: 'french', phase: 'reinforcement', hands: { french: ['queen'] } },
};

const armies = (french: Plain): Board => ({
  ...UNDER_WAY,
  battle: { armies: { french, allied: { columns: [foot('kaunitz'), foot('landwehr')] } } },
});

function faults(board: Plain): readonly string[] {
  const read = engine.start(board, {});
  return read.ok ? [] : read.error.map(({ path, found }) => `${path}: ${found}`);
}

describe('a battle that is under way', () => {
  test('begins by any reading of where the HQ is set up: it stands on the board', () => {
    const read = engine.start(UNDER_WAY, { 'rr-015': 'must-join' });
    expect(read.ok ? [] : read.error).toEqual([]);
  });

  test('begins with its moment, and counts the figures on the board and those that wait', () => {
    const state = begun(UNDER_WAY);
    expect([state.turn, state.owner, state.battle!.step]).toEqual([3, 'french', null]);
    expect(state.battle).toMatchObject({ deployed: ['french', 'allied'], first: 'french', generals: {} });
    expect(Object.keys(state.battle!.generals)).toEqual([]);
    expect(state.armies).toEqual({ french: { units: 25, gone: 0 }, allied: { units: 25, gone: 0 } });
    expect([lostOf(state, 'french'), mayLose(state, 'french'), state.winner]).toEqual([0, 5, null]);
  });

  test('brings its columns on by the usual rolls', () => {
    const order = { roll: 'reinforcements', with: 'queen' };
    expect(odds(begun(UNDER_WAY), order)).toEqual({ 'no-effect': '1/2', arrived: '1/2' });
    const ids = ['1', '2', '3', '4', '5', '6'].map((n) => `voltigeurs-${n}`);
    const { state } = play(
      begun(UNDER_WAY),
      [order, { arrive: ids, into: 'line', facing: 'north', at: [10, 0.5] }],
      [{ 'reinforcement.french': 4 }, { 'arrival.french': 2 }],
    );
    expect(state.units['voltigeurs-6']!.name).toBe('the sixth voltigeurs');
    expect(state.battle!.columns['french']).toHaveLength(1);
    expect(state.armies!['french']!.units).toBe(25);
  });

  test('has its generals among the units, and no id twice', () => {
    expect(faults(UNDER_WAY)).toEqual([]);
    expect(faults(armies({ hq: { id: 'brune', name: 'Brune' }, columns: [foot('voltigeurs')] }))).toEqual([
      'battle.armies.french.hq: brune',
    ]);
    expect(faults(armies({ columns: [foot('fusiliers')] }))).toEqual(['battle.armies: fusiliers-1 again']);
    const { marshal: _marshal, ...led } = (UNDER_WAY['units'] as { french: Board }).french;
    expect(faults({ ...UNDER_WAY, units: { ...(UNDER_WAY['units'] as Board), french: led } })).toEqual([
      'units.french: losses that are counted of a side without its HQ',
    ]);
    // One figure is enough for a battle that has begun.
    const few = { french: { marshal: (UNDER_WAY['units'] as { french: Board }).french['marshal']! }, allied: {} };
    expect(faults({ ...UNDER_WAY, units: few })).toEqual([
      'units.allied: losses that are counted of a side without its HQ',
    ]);
    const { dragoons: _dragoons, ...less } = (UNDER_WAY['units'] as { french: Board }).french;
    const { armies: counted } = begun({ ...UNDER_WAY, units: { ...(UNDER_WAY['units'] as Board), french: less } });
    expect([counted!['french']!.units, counted!['allied']!.units]).toEqual([21, 25]);
  });

  test('still has equal columns, five at most', () => {
    const small = { name: 'a small column', units: { jagers: { type: 'cavalry', name: 'the jägers', of: 3 } } };
    expect(faults(armies({ columns: [foot('voltigeurs'), small] }))).toEqual([
      'battle.armies.french.columns: columns of 6, 3',
    ]);
    expect(faults(armies({ columns: ['a', 'b', 'c', 'd', 'e', 'f'].map(foot) }))).toEqual([
      'battle.armies.french.columns: 6 columns',
    ]);
  });
});

test('a battle from its beginning names the HQ of each army', () => {
  const columns = ['a', 'b', 'c', 'd'].map(foot);
  const { units: _units, now: _now, terrain: _terrain, ...rest } = UNDER_WAY;
  const board: Board = {
    ...rest,
    battle: {
      armies: {
        french: { columns },
        allied: { hq: { id: 'karl', name: 'Karl' }, columns: ['e', 'f', 'g', 'h'].map(foot) },
      },
    },
  };
  expect(faults(board)).toEqual(['battle.armies.french.hq: no HQ']);
});

test('where a column may come on, the places of its figures are drawn, for they stand nowhere yet', () => {
  const { state } = play(
    begun(UNDER_WAY),
    [{ roll: 'reinforcements', with: 'queen' }],
    [{ 'reinforcement.french': 4 }, { 'arrival.french': 2 }],
  );
  const ids = ['1', '2', '3', '4', '5', '6'].map((n) => `voltigeurs-${n}`);
  const verdict = engine.judge(state, given(state, { arrive: ids, into: 'line', facing: 'north', at: [10, 0.5] }));
  expect(verdict.shows.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'area'));
});

test('one general marches, several regiments march', () => {
  const told = (unit: string) => {
    const state = begun({
      ...UNDER_WAY,
      now: { turn: 3, side: 'french', phase: 'grand-maneuver', hands: { french: [9] } },
    });
    const { events, state: after } = play(state, [{ march: unit, with: 9, legs: ['forward 0.5'] }], []);
    return engine.words.event(events.at(-1)!, after);
  };
  expect(told('marshal')).toBe('Marshal Brune marches half an inch.');
  expect(told('dragoons')).toBe('The dragoons march half an inch.');
});
