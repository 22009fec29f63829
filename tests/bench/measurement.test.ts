import { describe, expect, test } from 'vitest';
import type { Budget } from '../../src/cli/bench/budgets.ts';
import { markOf, ratioOf, type Measurement } from '../../src/cli/bench/measurement.ts';

const light: Budget = { what: 'weight', unit: 'kB', holds: 'figure', gate: 20, goal: 15 };
const swift: Budget = { what: 'speed', unit: '/s', holds: 'ratio', more: true, gate: 0.25, goal: 1 };
const prompt: Budget = { what: 'click', unit: 'ms', holds: 'ratio', gate: 1.5, enough: 32, goal: 1.1 };
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
    ['five per cent more than the gate', measurement(21), light, 'gate'],
    ['six per cent more than the gate', measurement(21.2), light, 'missed'],
    ['a little more than the goal', measurement(15.01), light, 'gate'],
    ['a request more than eight', measurement(9), { ...light, gate: 8 }, 'missed'],
    ['anything at all, where nothing is the gate', measurement(0.1), { ...light, gate: 0, goal: 0 }, 'missed'],
    ['nothing at all, where nothing is the goal', measurement(0), { ...light, gate: 0, goal: 0 }, 'goal'],
    ['no number', measurement(Number.NaN), light, 'missed'],
    ['as fast as the rival', measurement(10, 10), swift, 'goal'],
    ['a quarter as fast', measurement(10, 40), swift, 'gate'],
    ['five per cent slower than a quarter', measurement(9.5, 40), swift, 'gate'],
    ['six per cent slower than a quarter', measurement(9.4, 40), swift, 'missed'],
    ['three quarters of the time', measurement(75, 100), soon, 'gate'],
    ['five per cent more than that', measurement(78.7, 100), soon, 'gate'],
    ['six per cent more than that', measurement(79.5, 100), soon, 'missed'],
    ['twice a time that is short', measurement(32, 16), prompt, 'gate'],
    ['twice a time that is five per cent more than short', measurement(33.6, 16), prompt, 'gate'],
    ['twice a time that is long', measurement(48, 24), prompt, 'missed'],
    ['one and a half times a long time', measurement(150, 100), prompt, 'gate'],
    ['a tenth as fast, and fast enough', measurement(95, 950), { ...swift, enough: 100 }, 'gate'],
    ['a tenth as fast, and slow', measurement(94, 940), { ...swift, enough: 100 }, 'missed'],
    ['a short time without a rival', measurement(8), prompt, 'missed'],
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
