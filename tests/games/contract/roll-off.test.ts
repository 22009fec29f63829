import { expect, test } from 'vitest';
import { scripted } from '../../../src/core/scripted.ts';
import { rollOff } from '../../../src/games/contract/roll-off.ts';

const rolled = (blue: number, red: number) =>
  rollOff(scripted([{ 'first.blue': blue }, { 'first.red': red }]), 'first', ['blue', 'red']);

test('in a roll-off the higher die is ahead, and level dice are nobody’s', () => {
  expect(rolled(4, 3)).toEqual({ faces: [4, 3], winner: 'blue' });
  expect(rolled(2, 6)).toEqual({ faces: [2, 6], winner: 'red' });
  expect(rolled(5, 5)).toEqual({ faces: [5, 5], winner: null });
});
