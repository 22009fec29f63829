import { describe, expect, test } from 'vitest';
import type { Ground } from '../../../src/games/paper-bayonet/tables.ts';
import { carry, short } from './field.ts';
import { field, odds, SHOT, shot, sum } from './shots.ts';

describe('the effect die (pb.artillery.effect.roll)', () => {
  const steady = { target: 'allied cavalry d4' };
  const clauses = { 'unit-unharmed': 'none', 'unit-disrupted': 'disrupted', 'unit-routed': 'routed' } as const;
  const [none, disrupted, routed] = ['unit-unharmed', 'unit-disrupted', 'unit-routed'] as const;
  test.each([
    [1, { open: none, woods: none, building: none }],
    [2, { open: none, woods: none, building: none }],
    [3, { open: none, woods: none, building: none }],
    [4, { open: disrupted, woods: none, building: none }],
    [5, { open: routed, woods: disrupted, building: none }],
    [6, { open: routed, woods: routed, building: disrupted }],
  ])('%i: %j', (die, came) => {
    for (const [ground, type] of Object.entries({ ...came, hill: came.open })) {
      const event = shot(field(steady, { ground: { d4: ground as Ground } }), 6, die)[1]!;
      expect([event.type, event.clauses[1]]).toEqual([type, `pb.artillery.effect.${clauses[type]}`]);
    }
  });

  test.each([
    ['in the open', 'open', ['5', '–', '–'], []],
    ['in woods (pb.artillery.effect.woods)', 'woods', ['5', '-1', '–'], ['pb.artillery.effect.woods']],
    ['in a building (pb.artillery.effect.building)', 'building', ['5', '–', '-2'], ['pb.artillery.effect.building']],
  ] as const)('the sum shows what counted and what did not: %s', (_what, ground, values, cited) => {
    const event = shot(field(steady, { ground: { d4: ground } }), 6, 5)[1]!;
    const names = ['pb.artillery.effect.roll', 'pb.artillery.effect.woods', 'pb.artillery.effect.building'];
    expect(sum(event)).toEqual(names.map((name, i) => `${name} ${values[i]}`));
    expect(event.clauses.slice(2)).toEqual(cited);
  });

  test.each([
    ['counts not (pb-092)', {}, 'unit-disrupted'],
    ['counts under the other reading (pb-092)', { 'pb-092': 'gun-too' }, 'unit-unharmed'],
  ] as const)('the wood of the gun %s', (_what, readings, type) => {
    expect(shot(field(steady, { ground: { d1: 'woods' }, readings }), 6, 4)[1]!.type).toBe(type);
  });

  test('both woods count under that reading (pb-092)', () => {
    const state = field(steady, { ground: { d1: 'woods', d4: 'woods' }, readings: { 'pb-092': 'gun-too' } });
    expect(shot(state, 6, 6)[1]!.type).toBe('unit-disrupted');
    expect(shot(state, 6, 5)[1]!.type).toBe('unit-unharmed');
  });

  test('a disrupted unit stays where it is, in its formation (pb.artillery.effect.disrupted, pb-077)', () => {
    const { state } = carry(field({ target: 'allied line-infantry d4 square' }), [SHOT], [{ hit: 6 }, { effect: 4 }]);
    expect(state.units.target).toMatchObject({ at: 'd4', condition: 'disrupted', formation: 'square' });
  });
});

describe('on a unit that is shaken already (pb.artillery.effect.removal, pb-098)', () => {
  const LATEST = { 'pb-098': 'latest-result-counts' } as const;
  const [SAME, DISRUPTED, ROUTED, REMOVED] = [
    'unit-unharmed target',
    'unit-disrupted target',
    'unit-routed target',
    'unit-removed target',
  ];
  test.each([
    ['disrupted', 3, SAME, SAME],
    ['disrupted', 4, SAME, DISRUPTED],
    ['disrupted', 5, `${ROUTED} d7`, `${ROUTED} d7`],
    ['disrupted', 6, REMOVED, REMOVED],
    ['routed', 3, SAME, SAME],
    ['routed', 4, SAME, DISRUPTED],
    ['routed', 5, SAME, `${ROUTED} d7`],
    ['routed', 6, REMOVED, REMOVED],
    ['rallied', 3, SAME, SAME],
    ['rallied', 4, SAME, DISRUPTED],
    ['rallied', 5, `${ROUTED} d7`, `${ROUTED} d7`],
    ['rallied', 6, REMOVED, REMOVED],
  ])('%s, %i: %s; by the latest result %s', (condition, die, ruled, latest) => {
    const units = { target: `allied cavalry d4 ${condition}`, other: 'allied cavalry a7' };
    expect(shot(field(units), 6, die).slice(1).map(short)).toEqual([ruled]);
    expect(
      shot(field(units, { readings: LATEST }), 6, die)
        .slice(1)
        .map(short),
    ).toEqual([latest]);
  });

  test('a rallied unit that is routed again rolls anew (pb-096)', () => {
    const { state } = carry(field({ target: 'allied cavalry d4 rallied' }), [SHOT], [{ hit: 6 }, { effect: 5 }]);
    expect(state.units.target!.condition).toBe('routed');
  });

  test.each([
    ['woods', {}, 'unit-routed target d7', { unharmed: '32/36', routed: '4/36' }],
    ['woods', { 'pb-057': 'natural' }, 'unit-removed target', { unharmed: '32/36', removed: '4/36' }],
    ['building', {}, 'unit-unharmed target', { unharmed: '36/36' }],
    ['building', { 'pb-057': 'natural' }, 'unit-removed target', { unharmed: '32/36', removed: '4/36' }],
    ['open', {}, 'unit-removed target', { unharmed: '28/36', routed: '4/36', removed: '4/36' }],
    ['open', { 'pb-057': 'natural' }, 'unit-removed target', { unharmed: '28/36', routed: '4/36', removed: '4/36' }],
  ] as const)('a 6 in %s, read as %j: %s (pb-057)', (ground, readings, came, chances) => {
    const state = field(
      { target: 'allied cavalry d4 disrupted', other: 'allied cavalry a7' },
      { ground: { d4: ground }, readings },
    );
    expect(shot(state, 6, 6).slice(1).map(short)).toEqual([came]);
    expect(odds(state)).toEqual(chances);
  });

  test('a natural 6 never removes the steady (pb-057)', () => {
    const state = field(
      { target: 'allied cavalry d4' },
      { ground: { d4: 'building' }, readings: { 'pb-057': 'natural' } },
    );
    expect(shot(state, 6, 6).map(short)).toEqual(['shot-hit gun', 'unit-disrupted target']);
  });

  test('nor a Brigadier, whatever his state (pb-047, pb.brigadier.removed-with-brigade)', () => {
    for (const [condition, came] of [
      ['disrupted', 'unit-routed target d7'],
      ['routed', 'unit-unharmed target'],
    ] as const) {
      const units = { enemy: '', target: `allied brigadier d4 ${condition}`, x: 'allied cavalry a7' };
      expect(
        shot(field(units, { readings: { 'pb-047': 'target-no-removal' } }), 6, 6)
          .slice(1)
          .map(short),
      ).toEqual([came]);
    }
  });
});

test('both halves of a column suffer alike (pb.artillery.column-shares-result)', () => {
  const column = { target: 'allied line-infantry d4 column', other: 'allied line-infantry d4 column' };
  const [, ...events] = shot(field(column), 6, 4);
  expect(events.map(short)).toEqual(['unit-disrupted target', 'unit-disrupted other']);
  expect(events.map((event) => event.clauses.at(-1))).toEqual(Array(2).fill('pb.artillery.column-shares-result'));
  expect(
    shot(field({ target: 'allied line-infantry d4', other: 'allied line-infantry d7' }), 6, 4)[1]!.clauses,
  ).not.toContain('pb.artillery.column-shares-result');
});

describe('odds are counted through the one true rule, and add up to one', () => {
  test.each([
    ['at two squares', { target: 'allied cavalry d3' }, {}, { unharmed: '21/36', disrupted: '5/36', routed: '10/36' }],
    ['at six', { target: 'allied cavalry d7' }, {}, { unharmed: '33/36', disrupted: '1/36', routed: '2/36' }],
    [
      'at a square, two off',
      { target: 'allied line-infantry d3 square' },
      {},
      { unharmed: '18/36', disrupted: '6/36', routed: '12/36' },
    ],
    [
      'at it, where a 1 misses',
      { target: 'allied line-infantry d3 square' },
      { 'pb-050': 'one-always-misses' },
      { unharmed: '21/36', disrupted: '5/36', routed: '10/36' },
    ],
    [
      'whoever chooses a square',
      { target: 'allied cavalry d5', b: 'allied cavalry d7' },
      {},
      { unharmed: '27/36', disrupted: '3/36', routed: '6/36' },
    ],
  ] as const)('%s', (_what, units, readings, chances) => {
    expect(odds(field(units, { readings }))).toEqual(chances);
  });
});
