import { expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { figuresOf } from '../../../src/games/regiments-and-roundshot/battle/columns.ts';
import { deploymentRows } from '../../../src/games/regiments-and-roundshot/battle/deployment.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { inches } from '../../../src/games/regiments-and-roundshot/tables.ts';
import { facingOf } from '../../../src/geometry/placing.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { begun, WHOLE } from './battle.ts';
import { play } from './fights.ts';

/*
 * Which places are offered to a side that sets up.
 */

const LESS = [{ 'first.french': 2 }, { 'first.allied': 5 }] as const;
const END = { 'rr-013': 'own-end' };
const JOINS = { 'rr-015': 'must-join' };
const ids = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);
const SIX = ids('marshal-foot-third', 6);
const HORSE = ids('marshal-horse', 3);
const GUNS = ids('marshal-guns', 3);

/** The French set up first. */
const settingUp = (readings: Readings = {}): State => play(begun(WHOLE, readings), [{ roll: 'off' }], LESS).state;
const deploy = (units: readonly string[], at: readonly number[]) => ({
  deploy: [...units],
  into: 'line',
  facing: 'north',
  at: [...at],
});

test('a line is offered behind the middle, or near the end, from the centre outwards', () => {
  const offered = (readings: Readings) => {
    let state = settingUp(readings);
    return Array.from({ length: 20 }, (_, n) => {
      const { at } = deploymentRows(state).find(({ units }) => units[0] === SIX[0])!;
      // The next time an enemy stands there.
      const there = pointAt(at[0] + inches(1.25), at[1]);
      const foe = { ...figuresOf(state, 'french', [SIX[0]!])![0]!, id: `foe-${n}`, side: 'allied' };
      state = { ...state, units: { ...state.units, [foe.id]: { ...foe, at: there, facing: facingOf('south') } } };
      return at.map((part) => part / inches(1));
    });
  };
  const all = (...depths: readonly number[]) => depths.flatMap((y) => [12, 9, 15, 6, 18].map((x) => [x, y]));
  expect(offered({})).toEqual(all(11, 10, 9, 8));
  expect(offered(END)).toEqual(all(5, 4, 3, 2));
});

test('an HQ that joins cavalry is offered a place at the end of its row, and beside nobody else', () => {
  const state = play(settingUp(JOINS), [deploy(GUNS, [14, 10]), deploy(HORSE, [12, 10])]).state;
  expect(deploymentRows(state)).toMatchObject([{ units: ['marshal'], at: [inches(11.5), inches(10)] }]);
});
