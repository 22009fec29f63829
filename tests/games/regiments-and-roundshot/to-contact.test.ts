import { expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { problemText } from '../../../src/core/result.ts';
import { facingAlong } from '../../../src/geometry/facings.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { inches } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { foot, gun, maneuver } from './moves.ts';

/*
 * A leg that is written as a way to contact: how far it leads, as the board stands.
 */

/** How far it is read to be, in whole inches, or what is wrong with it. */
function far(state: State, legs: Plain = ['forward to contact']): number | string {
  const read = engine.order({ march: 'a', legs, with: 6 }, state);
  if (!read.ok) return read.error.map(problemText).join('\n');
  const [leg] = read.value.type === 'march' ? read.value.legs : [];
  return leg !== undefined && 'by' in leg ? leg.by / inches(1) : 'no length';
}

test('to the first enemy whom one of the formation comes to touch', () => {
  expect(far(maneuver({ a: foot(12, 10) }, { e: foot(12, 15.5), f: foot(12, 14.5) }))).toBeCloseTo(4, 3);
  const pair = { a: foot(12, 10), b: foot(12.5, 10) };
  expect(far(maneuver(pair, { e: foot(12.8, 13.5) }))).toBeCloseTo(3, 3);
  // Guns beside them are no comrades of theirs.
  expect(far(maneuver({ a: foot(12, 10), b: gun(12.5, 10) }, { e: foot(12.8, 13.5) }))).toMatch(/straight ahead/);
});

test('there is none where nobody is ahead', () => {
  expect(far(maneuver({ a: foot(12, 10) }, { e: foot(14, 15) }))).toMatch(/an enemy straight ahead$/);
  expect(far(maneuver({ a: foot(12, 10) }))).toMatch(/an enemy straight ahead$/);
});

test('from one corner of the board to the other it is read as well', () => {
  const state = maneuver({ a: foot(0.5, 0.5) }, { e: foot(23.5, 35.5) });
  const a = { ...state.units['a']!, facing: facingAlong([23, 35]) };
  expect(far({ ...state, units: { ...state.units, a } })).toBeGreaterThan(41);
});
