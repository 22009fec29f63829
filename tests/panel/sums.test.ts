import { expect, test } from 'vitest';
import { rows, sum } from '../../src/panel/sums.ts';
import { line } from '../../src/core/reasons.ts';

const needs = line('pb.artillery.hit-number', 'Needed at 5 squares', 5);
const die = line('pb.artillery.hit-number', 'Die to hit', 4);
const square = line('pb.artillery.hit.square', 'Target in square', 2);
const woods = line('pb.artillery.effect.woods', 'Target in woods', -1);
const building = line('pb.artillery.effect.building', 'Target in a building', -1, false);

test('what is needed stands first, as a number to reach', () => {
  expect(rows([die], needs)[0]).toEqual({
    label: 'Needed at 5 squares',
    clause: needs.clause,
    value: '5+',
    counted: true,
  });
});

test('the die is a number, and modifiers carry their sign', () => {
  expect(rows([die, square, woods]).map((row) => row.value)).toEqual(['4', '+2', '−1']);
});

test('a modifier that did not apply keeps its row, with a dash', () => {
  expect(rows([die, building])[1]).toMatchObject({ label: 'Target in a building', value: '–', counted: false });
});

test('a clause that the row above names is not named again', () => {
  expect(rows([die, square], needs).map((row) => row.clause)).toEqual([needs.clause, undefined, square.clause]);
});

test('the sum is what counted', () => {
  expect(sum([die, woods, building])).toBe('3');
  expect(sum([line('pb.artillery.effect.roll', 'Effect die', 0), woods])).toBe('−1');
});
