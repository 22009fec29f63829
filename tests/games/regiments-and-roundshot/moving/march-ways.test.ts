import { expect, test } from 'vitest';
import type { Plain } from '../../../../src/core/ids.ts';
import type { OrderOf } from '../../../../src/games/regiments-and-roundshot/orders.ts';
import type { State } from '../../../../src/games/regiments-and-roundshot/state.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { untilContact } from '../../../../src/games/regiments-and-roundshot/moving/march.ts';
import { inches } from '../../../../src/games/regiments-and-roundshot/tables.ts';
import { given } from '../battle.ts';
import { after, foot, horse, maneuver, places, play, refusal, row, saysNo, the, told } from '../moves.ts';

const march = (unit: string, ...legs: readonly string[]): Plain => ({ march: unit, legs, with: 6 });

/** The legs of a march as they are proposed by hand: up to the first contact. */
const proposed = (state: State, unit: string, ...legs: readonly string[]) => {
  const order = given(state, march(unit, ...legs)) as OrderOf<'march'>;
  return { ordered: order.legs, legs: untilContact(state, state.units[unit]!, order.legs) };
};

const forward = (by: number) => ({ go: 'forward', by: inches(by) });

test('a march by hand is proposed up to the contact, and no leg after it', () => {
  const state = maneuver({ a: foot(12, 10) }, { e: foot(12, 11.25, 'south') });
  for (const legs of [['forward 2'], ['forward 2', 'slide right 1'], ['forward 0.75', 'slide right 1']])
    expect(proposed(state, 'a', ...legs).legs, legs.join()).toEqual([forward(0.75)]);
});

test('a march by hand that meets nobody is proposed as it is, so that a refusal says why', () => {
  const free = proposed(maneuver({ a: foot(12, 10) }), 'a', 'forward 2', 'slide right 1');
  expect(free.legs).toEqual(free.ordered);
  const turned = proposed(maneuver({ a: foot(12, 10) }, { e: foot(12, 11.25) }), 'a', 'forward 2', 'turn left 90°');
  expect(turned.legs).toEqual(turned.ordered);
  const shut = proposed(maneuver({ a: horse(12, 10) }, { e: foot(12, 10.5, 'south') }), 'a', 'forward 1');
  expect(shut.legs).toEqual(shut.ordered);
});

test('a second march is proposed as the first was', () => {
  const moved = after(maneuver({ a: horse(12, 10) }, { e: foot(12, 13, 'south') }), march('a', 'forward 1'));
  expect(proposed(moved, 'a', 'forward 4').legs).toEqual([forward(1.5)]);
});

test('an enemy who stands in the way of the first leg ends the march, whatever the next', () => {
  const state = maneuver({ a: horse(12, 10) }, { e: foot(12, 10.5, 'south') });
  expect(refusal(state, march('a', 'forward 1', 'slide right 2'))).toEqual(['enemy-between', 'rr.maneuver.move-order']);
});

test('a friend far from those who lead is a friend at the end of the march', () => {
  const french = { ...row('wing', 6, (n) => foot(12 + n / 2, 10)), f: foot(14.5, 10.9) };
  expect(places(after(maneuver(french), march('wing-1', 'forward 0.5')), 'wing-1', 'wing-6')).toEqual([
    [12, 10.4],
    [14.5, 10.4],
  ]);
});

test('whoever goes on without those who would have met the enemy goes as far as a move, and no farther leg', () => {
  const state = maneuver(
    { a: foot(12, 10, 'north', 'disrupted'), b: foot(12.5, 10) },
    { e: foot(11.9, 11.2, 'south') },
  );
  const due = play(state, march('b', 'forward 2', 'slide right 1', 'slide right 1'), [{ 'march.a': 3 }]);
  expect(places(after(due.state, { 'go-on': 'b' }), 'a', 'b')).toEqual([
    [12, 10],
    [12.5, 12],
  ]);
});

test('a march there and back is a move', () => {
  const gone = play(maneuver({ a: foot(12, 10) }), march('a', 'forward 1', 'back 1'));
  expect(told(gone).at(-1)).toBe('formation-moved');
  expect(gone.state.moved).toEqual(['a']);
});

test('the friend on whom a march would end is the nearest', () => {
  const state = maneuver({ a: horse(12, 10), c: foot(16, 10), b: foot(12, 10.5) });
  expect(saysNo(state, march('a', 'forward 0.4'))).toBe(
    'The b stands there: one may pass through friends, but not stop on them.',
  );
});

test('difficult ground counts if one of them is on it, and is cited', () => {
  const wood = { terrain: { wood: { kind: 'woods', rectangle: { at: [13.5, 11], size: [1, 4] } } } };
  const state = maneuver(
    row('wing', 4, (n) => foot(12 + n / 2, 10)),
    {},
    wood,
  );
  expect(refusal(state, march('wing-1', 'forward 1.5'))).toEqual(['too-far', 'rr.maneuver.difficult-terrain']);
  const verdict = engine.judge(state, given(state, march('wing-1', 'forward 1')));
  expect(verdict.ok && verdict.clauses).toEqual(
    expect.arrayContaining(['rr.maneuver.move-order', 'rr.maneuver.difficult-terrain', 'rr.map.terrain-key']),
  );
});

test('the way of the figure that is ordered is drawn; if it stays, it is shown itself', () => {
  const shown = (state: State, order: Plain) => engine.judge(state, given(state, order)).shows;
  const alone = maneuver({ a: foot(12, 10) });
  const { facing } = alone.units['a']!;
  const to = (order: Plain) => the(play(alone, order), 'formation-moved').units['a']!.slice(1);
  for (const order of [march('a', 'forward 1'), march('a', 'forward 1', 'slide right 0.5')])
    expect(shown(alone, order)).toEqual([
      { kind: 'path', unit: 'a', through: ['a', ...to(order).map((at) => ({ at, facing }))], sense: 'move' },
    ]);
  const held = maneuver({ a: foot(12, 10), b: foot(12, 9.5) }, { e: foot(12, 10.5, 'south') });
  expect(shown(held, march('a', 'back 1'))).toEqual([{ kind: 'light', units: ['a'] }]);
});
