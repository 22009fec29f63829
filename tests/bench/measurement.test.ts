import { describe, expect, test } from 'vitest';
import type { Budget } from '../../src/cli/bench/budgets.ts';
import { markOf, ratioOf, type Measurement } from '../../src/cli/bench/measurement.ts';

const light: Budget = { what: 'weight', unit: 'kB', holds: 'figure', gate: 20, goal: 15 };
const swift: Budget = { what: 'speed', unit: '/s', holds: 'ratio', more: true, gate: 0.25, goal: 1 };
const soon: Budget = { what: 'answer', unit: 'ms', holds: 'ratio', gate: 0.75, goal: 0.6 };

const measurement = (value: number, rival?: number, ratio?: number): Measurement => ({
  id: 'page.bytes',
  value,
  ...(rival !== undefined && { rival: { name: 'somebody', value: rival } }),
  ...(ratio !== undefined && { ratio }),
});

describe('a figure is held against its budget:', () => {
  test.each([
    ['less than the goal', measurement(14.9), light, 'goal'],
    ['just the goal', measurement(15), light, 'goal'],
    ['between goal and gate', measurement(15.1), light, 'gate'],
    ['just the gate', measurement(20), light, 'gate'],
    ['more than the gate', measurement(20.1), light, 'missed'],
    ['nothing at all, where nothing is the goal', measurement(0), { ...light, gate: 0, goal: 0 }, 'goal'],
    ['no number', measurement(Number.NaN), light, 'missed'],
    ['as fast as the rival', measurement(10, 10), swift, 'goal'],
    ['a quarter as fast', measurement(10, 40), swift, 'gate'],
    ['less than a quarter as fast', measurement(10, 41), swift, 'missed'],
    ['three quarters of the time', measurement(75, 100), soon, 'gate'],
    ['more than three quarters of the time', measurement(76, 100), soon, 'missed'],
    ['a rival that was not measured', measurement(1), soon, 'missed'],
    ['a rival that takes no time', measurement(1, 0), soon, 'missed'],
    ['a gate and no goal', measurement(6), { ...light, gate: 6, goal: undefined }, 'gate'],
    ['no gate', measurement(1e9), { ...light, gate: undefined }, 'unlimited'],
  ] as const)('%s', (_title, given, budget, mark) => {
    expect(markOf(given, budget)).toBe(mark);
  });
});

test('a ratio that was measured in pairs goes before the ratio of the two figures', () => {
  expect(ratioOf(measurement(1, 2))).toBe(0.5);
  expect(ratioOf(measurement(1, 2, 0.4))).toBe(0.4);
  expect(ratioOf(measurement(1))).toBeUndefined();
  expect(ratioOf(measurement(1, -0.1))).toBeUndefined();
});
