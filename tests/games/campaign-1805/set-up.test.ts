import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/campaign-1805/index.ts';
import { battle, contest, DAWN, FORCES, OPEN, opened, play, refusal, setUp } from './battlefield.ts';

describe('placing', () => {
  test('the higher roll picks a half of the table, and who places first', () => {
    const { state } = play(battle(DAWN), OPEN.slice(0, 2), contest('placing', 9, 4));
    expect(state.battle!.setUp!.areas).toEqual({ french: 'south', allied: 'north' });
    const second = play(state, [{ first: 'allied' }]).state;
    expect(second.awaits).toMatchObject({ kind: 'set-up', sides: ['allied'] });
  });

  test('by one reading the halves are agreed on, or rolled for until they share no ground', () => {
    const dice = { 'cf-008': 'agree-or-dice' };
    const rolled = play(
      battle(DAWN, {}, dice),
      [{ roll: 'placing' }, { roll: 'areas' }],
      [...contest('placing', 9, 4), ...contest('area', 1, 1), ...contest('area', 3, 2), ...contest('area', 3, 1)],
    ).state;
    expect(rolled.battle!.setUp!.areas).toEqual({ french: 'south', allied: 'north' });
    const agreed = battle({ ...DAWN, areas: { french: 'north', allied: 'south' } }, {}, dice);
    const { state } = play(agreed, [{ roll: 'placing' }, { roll: 'areas' }], contest('placing', 9, 4));
    expect(state.battle!.setUp!.areas).toEqual({ french: 'north', allied: 'south' });
    expect(refusal(opened(), { take: 'north' })).toBe('not-now');
  });

  test('goes on in turn, one body each, until all are on the table; then the first turn begins', () => {
    const one = play(opened(), [{ place: 'line', to: [40, 50] }]).state;
    expect(one.units['line']).toMatchObject({ side: 'french', facing: [0, 1_000_000], strength: 12 });
    expect(one.awaits!.sides).toEqual(['allied']);
    expect(refusal(one, { place: 'guards', to: [60, 50] })).toBe('not-yours');
    const { state, types } = play(one, [
      { place: 'landwehr', to: [40, 72] },
      { place: 'guards', to: [60, 50], files: 4, facing: 'east' },
      { place: 'musketeers', to: [60, 75] },
    ]);
    expect(types.at(-1)).toBe('battle-began');
    expect(state.units['guards']).toMatchObject({ facing: [1_000_000, 0], ranks: ['oCoo', 'oooo', 'oooo'] });
    expect(state).toMatchObject({ phase: 'initiative', turn: 1, deployed: 'french' });
    expect(state.homes).toEqual({ french: ['east', 'south', 'west'], allied: ['north', 'east', 'west'] });
    expect(state.awaits!.orders).toEqual(['roll']);
  });

  test('in Dawn of War a body stands in the own half, 12 cm from the enemy', () => {
    const one = play(opened(), [{ place: 'line', to: [40, 59] }]).state;
    expect(refusal(opened(), { place: 'line', to: [40, 60.5] })).toBe('not-own-area');
    // Two ranks are 2 cm deep: from 60 to 72 cm.
    expect(refusal(one, { place: 'landwehr', to: [40, 72.9] })).toBe('too-near-enemy');
    expect(refusal(one, { place: 'landwehr', to: [40, 73] })).toBeNull();
  });

  test('a body stands on free ground of the table', () => {
    const one = play(opened(), [
      { place: 'line', to: [40, 50] },
      { place: 'landwehr', to: [40, 72] },
    ]).state;
    expect(refusal(one, { place: 'guards', to: [44, 50] })).toBe('ground-full');
    expect(refusal(one, { place: 'guards', to: [2, 50] })).toBe('off-table');
    expect(refusal(one, { place: 'guards', to: [60, 50], files: 13 })).toBe('files');
    expect(refusal(one, { leave: 'guards' })).toBe('has-room');
  });

  test('the side whose last body was placed first has finished first, or by one reading that with fewer', () => {
    const fewer = { french: FORCES.french, allied: { landwehr: FORCES.allied.landwehr } };
    const placed = (readings: Readings, forces: object) =>
      play(opened({ forces }, readings), [
        { place: 'line', to: [40, 50] },
        { place: 'landwehr', to: [40, 72] },
        { place: 'guards', to: [60, 50] },
        ...('musketeers' in (forces as typeof FORCES).allied ? [{ place: 'musketeers', to: [60, 72] }] : []),
      ]).state.deployed;
    expect(placed({}, FORCES)).toBe('french');
    expect(placed({}, fewer)).toBe('allied');
    expect(placed({ 'cf-010': 'fewest-units' }, fewer)).toBe('allied');
    expect(placed({ 'cf-010': 'fewest-units' }, FORCES)).toBeNull();
  });
});

test('a battery is placed with its gun', () => {
  const guns = { ...FORCES, french: { battery: { type: 'artillery', cannon: 12 } } };
  const { state } = play(opened({ forces: guns }), [{ place: 'battery', to: [40, 50] }]);
  expect(state.units['battery']).toMatchObject({ arm: 'artillery', gun: { kind: 'cannon', pounds: 12 } });
});

describe('Quadrants', () => {
  const quadrants = (given: object = {}, readings: Readings = {}) =>
    battle({ ...DAWN, deployment: 'quadrants', ...given }, {}, readings);
  const taken = (area: string, given: object = {}, readings: Readings = {}) =>
    play(
      quadrants(given, readings),
      [{ roll: 'placing' }, { take: area }, { first: 'french' }],
      contest('placing', 9, 4),
    ).state;

  test.each([
    ['squares', 'south-west', 'north-east', 4],
    ['hexes', 'south-east', 'north-west', 6],
    ['compass', 'east', 'west', 8],
  ])('%s: the areas lie opposite each other', (map, area, other, count) => {
    const state = taken(area, { map });
    expect(state.battle!.setUp!.areas).toEqual({ french: area, allied: other });
    const { state: rolled } = play(quadrants({ map }), [{ roll: 'placing' }], contest('placing', 9, 4));
    expect(engine.candidates(rolled).length).toBe(count);
  });

  test('a body stands 18 cm from the centre or more, or by one reading just there', () => {
    const state = taken('south-west');
    expect(refusal(state, { place: 'line', to: [55, 58] })).toBe('wrong-distance');
    expect(refusal(state, { place: 'line', to: [70, 40] })).toBe('not-own-area');
    // The nearest corner is 61 - 50 = 11 cm west and 14.3 cm south of the centre: 18.04 cm.
    const near = { place: 'line', to: [47, 45.7], facing: 'north' };
    expect(refusal(state, near)).toBeNull();
    const exact = taken('south-west', {}, { 'cf-004': 'exactly' });
    expect(refusal(exact, near)).toBeNull();
    expect(refusal(exact, { ...near, to: [40, 40] })).toBe('wrong-distance');
  });
});

const BRIDGE = {
  west: { kind: 'water', rectangle: { at: [27.5, 61], size: [55, 8] } },
  east: { kind: 'water', rectangle: { at: [94.5, 61], size: [55, 8] } },
  bridge: { kind: 'bridge', rectangle: { at: [61, 61], size: [12, 8] } },
};

test.each([
  ['dawn-of-war', {}, {}],
  ['quadrants', {}, {}],
  ['quadrants', {}, { 'cf-004': 'exactly' }],
  ['epic-bridge', { terrain: BRIDGE }, {}],
  [
    'ambush',
    {
      terrain: {
        road: {
          kind: 'road',
          line: [
            [0, 60],
            [122, 60],
          ],
          width: 4,
        },
      },
    },
    {},
  ],
  ['landing', {}, {}],
] as const)('in %s the places that are offered lead to the first turn', (deployment, more, readings) => {
  const given = {
    ...DAWN,
    deployment,
    ...(deployment === 'ambush' && { attacker: 'french', position: 'road' }),
    ...(deployment === 'landing' && { attacker: 'french', sea: { edge: 'south' } }),
  };
  const state = setUp(battle(given, more, readings), seeded(1));
  expect(state.battle!.setUp).toBeNull();
  const waiting = deployment === 'landing' ? 2 : 0;
  expect(Object.keys(state.units).length + waiting).toBe(4);
});
