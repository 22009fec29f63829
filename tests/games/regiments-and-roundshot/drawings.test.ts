import { expect, test } from 'vitest';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import { after, foot, maneuver } from './moves.ts';

/*
 * What authors want drawn on a board, and how they expect it to stand.
 */

const state = maneuver({ a: foot(12, 10) }, { e: foot(12, 20, 'south') });
const moved = after(state, { march: 'a', legs: ['forward 1'], with: 6 });
const { a: _a, ...others } = state.units;
const lost = { ...state, units: others };

test('an arc opens half a right angle to each side, from where the figure stands after the step', () => {
  const drawn = (later: typeof state) => engine.show!({ arc: { of: 'a', reach: 4 } }, state, later);
  const [here, ahead] = [drawn(state), drawn(moved)];
  expect([here, ahead]).toMatchObject([
    { ok: true, value: { kind: 'arc', outward: 45 } },
    { ok: true, value: { kind: 'arc', outward: 45 } },
  ]);
  expect(here).not.toEqual(ahead);
  expect(drawn(lost)).toMatchObject({ ok: false, error: [{ path: 'arc.of' }] });
});

test('a figure that is lost stands nowhere, as it may be expected', () => {
  expect(engine.standing!({ a: { gone: true } }, lost)).toEqual([]);
  expect(engine.standing!({ a: { gone: true } }, state)).toHaveLength(1);
  expect(engine.standing!({ a: { touches: ['e'] } }, lost)).not.toEqual([]);
});
