import { expect, test } from 'vitest';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { given } from '../battle.ts';
import { foot, gun, horse, maneuver, refusal, row, type More } from '../moves.ts';

const march = (unit: string, ...legs: readonly string[]) => ({ march: unit, legs, with: 6 }) as const;

/** The longest march straight ahead that is allowed, in quarters of an inch. */
function reach(state: State, unit: string, leg = 'forward'): number {
  const lengths = Array.from({ length: 40 }, (_, n) => (n + 1) / 4);
  return lengths.filter((far) => refusal(state, march(unit, `${leg} ${far}`)) === null).at(-1) ?? 0;
}

/** A feature that takes up all from x 10 to 14 and y 11 to 20. */
const area = (kind: string) => ({ ground: { kind, rectangle: { at: [12, 15.5], size: [4, 9] } } });
const road = (x = 12) => ({
  road: {
    kind: 'road',
    line: [
      [x, 0],
      [x, 36],
    ],
  },
});

test('woods, water and towns halve what lies in them; hills, hamlets and walls do not', () => {
  const into = (terrain: More['terrain']) => reach(maneuver({ a: horse(12, 11) }, {}, { terrain }), 'a');
  for (const kind of ['woods', 'water', 'town']) expect(into(area(kind)), kind).toBe(2.5);
  for (const kind of ['hill', 'hamlet']) expect(into(area(kind)), kind).toBe(5);
  expect(
    into({
      wall: {
        kind: 'wall',
        line: [
          [10, 12],
          [14, 12],
        ],
      },
    }),
  ).toBe(5);
});

test('each inch in it counts two, from where the centre comes in', () => {
  const before = maneuver({ a: foot(12, 10) }, {}, { terrain: area('woods') });
  expect(reach(before, 'a')).toBe(1.5);
  expect(refusal(before, march('a', 'forward 1.75'))).toEqual(['too-far', 'rr.maneuver.difficult-terrain']);
  const verdict = engine.judge(before, given(before, march('a', 'forward 1.5')));
  expect(verdict.ok && verdict.clauses).toContain('rr.map.terrain-key');
  // The square stands half in the wood, the centre on its edge: along the edge all is open.
  expect(reach(maneuver({ a: foot(10, 11) }, {}, { terrain: area('woods') }), 'a')).toBe(2);
});

test('a column in a wood has half of its 3 inches, and guns half of one', () => {
  const column = row('wing', 3, (n) => foot(12, 13 - n / 2));
  expect(reach(maneuver(column, {}, { terrain: area('woods') }), 'wing-1')).toBe(1.5);
  expect(reach(maneuver({ a: gun(12, 13) }, {}, { terrain: area('woods') }), 'a')).toBe(0.5);
});

test('a formation goes as far as its most hampered figure can', () => {
  const line = row('wing', 3, (n) => foot(9 + n / 2, 10.5));
  const state = maneuver(line, {}, { terrain: area('woods') });
  // Half an inch in the open, and an inch and a half at two for one: only the right one comes in.
  expect(reach(maneuver({ a: foot(9, 10.5) }, {}, { terrain: area('woods') }), 'a')).toBe(2);
  expect(
    reach(
      maneuver(
        row('wing', 4, (n) => foot(9 + n / 2, 10.5)),
        {},
        { terrain: area('woods') },
      ),
      'wing-1',
    ),
  ).toBe(1.25);
  expect(reach(state, 'wing-1')).toBe(2);
});

test('two that overlap are slow once, and out of the ground it is an inch for an inch again', () => {
  const twice = {
    wood: { kind: 'woods', rectangle: { at: [12, 12], size: [4, 1] } },
    pond: { kind: 'water', rectangle: { at: [12, 12], size: [4, 1] } },
  };
  // An inch of ground costs two, three are left.
  expect(reach(maneuver({ a: horse(12, 11.5) }, {}, { terrain: twice }), 'a')).toBe(4);
});

test('a road gives an inch to those who are on it all the way, and a column two in all', () => {
  const column = row('wing', 3, (n) => foot(12, 10 - n / 2));
  expect(reach(maneuver(column, {}, { terrain: road() }), 'wing-1')).toBe(4);
  const line = row('wing', 3, (n) => foot(11.5 + n / 2, 10));
  expect(reach(maneuver(line, {}, { terrain: road() }), 'wing-1')).toBe(2);
  expect(reach(maneuver({ a: foot(12, 10) }, {}, { terrain: road() }), 'a')).toBe(3);
  const verdict = engine.judge(
    maneuver({ a: foot(12, 10) }, {}, { terrain: road() }),
    given(maneuver({ a: foot(12, 10) }), march('a', 'forward 3')),
  );
  expect(verdict.ok && verdict.clauses).toContain('rr.maneuver.road-bonus');
});

test('on the road is a quarter of an inch from its line, and not farther', () => {
  const beside = (x: number) => reach(maneuver({ a: foot(x, 10) }, {}, { terrain: road(12) }), 'a');
  expect([beside(12.2), beside(11.76), beside(12.3), beside(11.7)]).toEqual([3, 3, 2, 2]);
});

test('whoever leaves the road has no inch of it', () => {
  const state = maneuver({ a: foot(12, 10) }, {}, { terrain: road() });
  expect(refusal(state, march('a', 'forward 2', 'slide right 0.5'))).toEqual(['too-far', 'rr.movement.infantry']);
  expect(refusal(state, march('a', 'forward 2', 'slide right 0.2'))).toBeNull();
});

test('from one road on to another is all on the road', () => {
  const roads = {
    one: { kind: 'road', line: [[12, 0], [12, 11]] }, // prettier-ignore
    other: { kind: 'road', line: [[12, 11], [20, 11]] }, // prettier-ignore
  };
  const state = maneuver({ a: foot(12, 10) }, {}, { terrain: roads });
  expect(refusal(state, march('a', 'forward 1', 'slide right 2'))).toBeNull();
  expect(refusal(state, march('a', 'forward 1', 'slide right 2.1'))).toEqual(['too-far', 'rr.movement.infantry']);
});

test('a road through a wood or over water is open', () => {
  for (const kind of ['woods', 'water', 'town']) {
    const terrain = { ...area(kind), ...road() };
    expect(reach(maneuver({ a: foot(12, 11) }, {}, { terrain }), 'a')).toBe(3);
    expect(reach(maneuver({ a: foot(12.3, 11) }, {}, { terrain }), 'a')).toBe(1);
  }
});
