import { describe, expect, test } from 'vitest';
import type { Budget } from '../../src/cli/bench/budgets.ts';
import { markOf, ratioOf, type Reading } from '../../src/cli/bench/reading.ts';

const light: Budget = { what: 'weight', unit: 'kB', holds: 'figure', gate: 20, goal: 15 };
const swift: Budget = { what: 'speed', unit: '/s', holds: 'ratio', more: true, gate: 0.25, goal: 1 };
const soon: Budget = { what: 'answer', unit: 'ms', holds: 'ratio', gate: 0.75, goal: 0.6 };

const reading = (value: number, rival?: number, ratio?: number): Reading => ({
  id: 'page.bytes',
  value,
  ...(rival !== undefined && { rival: { name: 'somebody', value: rival } }),
  ...(ratio !== undefined && { ratio }),
});

describe('a figure is compared with its budget:', () => {
  test.each([
    ['less than the goal', reading(14.9), light, 'goal'],
    ['just the goal', reading(15), light, 'goal'],
    ['between goal and gate', reading(15.1), light, 'gate'],
    ['just the gate', reading(20), light, 'gate'],
    ['more than the gate', reading(20.1), light, 'missed'],
    ['zero, if zero is the goal', reading(0), { ...light, gate: 0, goal: 0 }, 'goal'],
    ['no number', reading(Number.NaN), light, 'missed'],
    ['as fast as the rival', reading(10, 10), swift, 'goal'],
    ['a quarter as fast', reading(10, 40), swift, 'gate'],
    ['less than a quarter as fast', reading(10, 41), swift, 'missed'],
    ['three quarters of the time', reading(75, 100), soon, 'gate'],
    ['more than three quarters of the time', reading(76, 100), soon, 'missed'],
    ['a rival that was not measured', reading(1), soon, 'missed'],
    ['a rival that takes no time', reading(1, 0), soon, 'missed'],
    ['a gate and no goal', reading(6), { ...light, gate: 6, goal: undefined }, 'gate'],
    ['no gate', reading(1e9), { ...light, gate: undefined }, 'told'],
  ] as const)('%s', (_title, given, budget, mark) => {
    expect(markOf(given, budget)).toBe(mark);
  });
});

test('a ratio measured in pairs takes precedence over the ratio of the two figures', () => {
  expect(ratioOf(reading(1, 2))).toBe(0.5);
  expect(ratioOf(reading(1, 2, 0.4))).toBe(0.4);
  expect(ratioOf(reading(1))).toBeUndefined();
  expect(ratioOf(reading(1, -0.1))).toBeUndefined();
});
