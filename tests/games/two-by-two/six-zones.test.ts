import { describe, expect, test } from 'vitest';
import { engine, type State } from '../../../src/games/two-by-two/index.ts';
import { zoneOutline } from '../../../src/games/two-by-two/battle/features.ts';
import { armies, battle, battleBoard, facing, faultsOf, ONE, refusal, spot, verdict } from './battlefield.ts';
import { play } from './field.ts';

/*
 * Terrain by dice, under one reading (tt-078): the sides take turns to put a feature into the zone
 * that a die shows.
 */

const DICED = { 'tt-078': 'six-zones' };
const SIDES = { french: { edge: 'south', name: 'the French' }, allied: { edge: 'north', name: 'the Austrians' } };
const ARMIES = armies({ guard: 'guard' }, { jagers: 'light' });

/** A battle after the roll for the roles, in which this side defends. */
function diced(defender: 'french' | 'allied' = 'french', board = battleBoard(ARMIES)): State {
  const [one, other] = defender === 'french' ? [1, 6] : [6, 1];
  return play(battle(board, DICED), { roll: 'roles' }, { 'roles.french': one }, { 'roles.allied': other }).state;
}
const zone = (state: State, face: number) => play(state, { roll: 'zone' }, { [`zone.${state.side}`]: face });
const [WIDE, HIGH] = [203_200, 304_800];

/** The lower left and the upper right corner of a zone, measured in zones. */
function box(state: State, face: number): readonly number[] {
  const outline = zoneOutline(state, face);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [Math.min(...xs) / WIDE, Math.min(...ys) / HIGH, Math.max(...xs) / WIDE, Math.max(...ys) / HIGH];
}

test('1 to 3 lie in the half of the Defender, 4 to 6 beyond it, each time from his left to his right', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => box(diced(), face))).toEqual([
    [0, 0, 1, 1],
    [1, 0, 2, 1],
    [2, 0, 3, 1],
    [0, 1, 1, 2],
    [1, 1, 2, 2],
    [2, 1, 3, 2],
  ]);
  expect([1, 6].map((face) => box(diced('allied'), face))).toEqual([
    [2, 1, 3, 2],
    [0, 0, 1, 1],
  ]);
  const sideways = { sides: { french: { ...SIDES.french, edge: 'west' }, allied: { ...SIDES.allied, edge: 'east' } } };
  const [x, y, right, top] = box(diced('french', battleBoard(ARMIES, sideways)), 1);
  expect([x! * WIDE, y! * HIGH, right! * WIDE, top! * HIGH].map(Math.round)).toEqual([0, 2 * WIDE, HIGH, 3 * WIDE]);
});

test('the die is told, and no feature lies on the table before (tt.setup.terrain)', () => {
  const state = diced();
  expect([Object.keys(state.terrain), Object.keys(state.battle!.box)]).toEqual([[], ['hill', 'town', 'hedge', 'wood']]);
  const { events, clauses, sum, state: now } = zone(state, 4);
  expect([events.map(({ type }) => type), clauses, sum]).toEqual([
    ['zone-rolled'],
    ['tt.setup.terrain'],
    { terrain: 4 },
  ]);
  expect(now.battle!.zone).toBe(4);
});

describe('a feature is put into the zone that has been rolled', () => {
  const place = (feature: string, x: number, y: number) =>
    ({ type: 'place-feature', feature, at: spot(x * ONE, y * ONE) }) as const;

  test('its middle lies in that zone, and an area wholly on the table', () => {
    const { state } = zone(diced(), 1);
    expect(verdict(state, place('church', 5, 5))).toBe('tt.setup.terrain not-in-box');
    expect(verdict(state, place('toString', 5, 5))).toBe('tt.setup.terrain not-in-box');
    expect(verdict(state, place('wood', 5, 5))).toBe('ok tt.setup.terrain');
    expect(verdict(state, place('wood', 12, 5))).toBe('tt.setup.terrain outside-die-zone');
    expect(refusal(state, place('wood', 12, 5)).shows).toEqual([
      { kind: 'area', sense: 'zone', points: zoneOutline(state, 1) },
    ]);
    expect(verdict(state, place('wood', 0.5, 5))).toBe('tt.setup.terrain feature-off-table');
    // A line may lead off the table.
    expect(verdict(state, place('hedge', 0.5, 5))).toBe('ok tt.setup.terrain');
  });

  test('it lies there, and the other side rolls; after the fourth the Defender deploys', () => {
    let state = diced();
    for (const [n, [feature, side]] of [
      ['wood', 'allied'],
      ['hedge', 'french'],
      ['town', 'allied'],
    ].entries()) {
      ({ state } = play(zone(state, 1).state, { feature: feature!, at: [2 + 3 * n, 5] }));
      expect([state.phase, state.side, state.battle!.zone]).toEqual(['terrain', side, null]);
    }
    const { wood, hedge } = state.terrain;
    expect([wood!.line, wood!.outline!.map(([x, y]) => [x / ONE, y / ONE])]).toEqual([
      null,
      [[1, 6], [3, 6], [3, 4], [1, 4]],
    ]); // prettier-ignore
    expect([hedge!.outline, hedge!.line!.map(([x, y]) => [x / ONE, y / ONE])]).toEqual([null, [[3, 5], [7, 5]]]); // prettier-ignore
    const last = play(zone(state, 6).state, { feature: 'hill', at: [24, 24] });
    expect([last.clauses, last.state.phase, last.state.side]).toEqual([['tt.setup.terrain'], 'deployment', 'french']);
  });

  test('what is offered: first the roll, then the middle of the zone and eight places around it', () => {
    const orders = (state: State) => engine.candidates(state).map(({ order }) => order);
    expect(orders(diced())).toEqual([{ type: 'roll-zone' }]);
    const places = orders(zone(diced(), 2).state).flatMap((order) =>
      order.type === 'place-feature' && order.feature === 'hill' ? [order.at] : [],
    );
    expect(places[0]).toEqual(spot(1.5 * WIDE, HIGH / 2));
    const all = [1, 2, 3].flatMap((n) => [1, 2, 3].map((m) => spot(WIDE + (WIDE * n) / 4, (HIGH * m) / 4)));
    const sorted = (points: readonly (readonly number[])[]) => points.map(String).sort();
    expect(sorted(places)).toEqual(sorted(all));
  });
});

describe('no feature is larger than a zone, so that each finds a place', () => {
  const third = 32 / 3;
  const field = (wide: number, high: number) => ({
    a: {
      kind: 'hedge',
      line: [
        [0, 16],
        [32, 16],
      ],
    },
    b: { kind: 'wall', line: [[0, 12], [32, 12]] }, // prettier-ignore
    c: { kind: 'stream', line: [[0, 20], [32, 20]] }, // prettier-ignore
    wood: { kind: 'woods', rectangle: { at: [20, 16], size: [wide, high] } },
  });
  const faults = (wide: number, high: number, readings: Readonly<Record<string, string>>) =>
    faultsOf(battleBoard(ARMIES, { terrain: field(wide, high) }), readings).map((fault) => fault.split(':')[0]);

  test.each([
    [third, third, []],
    [third + 0.01, 2, ['terrain.wood']],
    [2, third + 0.01, ['terrain.wood']],
  ])('an area of [%d] by [%d]: %j', (wide, high, found) => {
    expect(faults(wide, high, DICED)).toEqual(found);
    expect(faults(wide, high, {})).toEqual([]);
  });
});

test('what is agreed lies as it is', () => {
  const { state } = play(battle(battleBoard(ARMIES)), { roll: 'roles' }, { 'roles.french': 1 }, { 'roles.allied': 6 });
  expect([Object.keys(state.battle!.box), Object.keys(state.terrain).length]).toEqual([[], 4]);
  expect(play(state, { agree: 'terrain' }).clauses).toEqual(['tt.setup.terrain']);
  expect(verdict(state, { type: 'deploy', unit: 'guard', to: { at: spot(0, 0), facing: facing('north') } })).toMatch(/not-now$/); // prettier-ignore
});
