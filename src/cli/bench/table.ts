import { BUDGETS, type Budget } from './budgets.ts';
import { markOf, ratioOf, type Mark, type Measurement } from './measurement.ts';

const HEAD = ['', 'measure', 'figure', 'rival in the same run', 'ratio', 'gate', 'goal'];
const SIGN: Readonly<Record<Mark, string>> = { goal: '✓✓', gate: '✓ ', missed: '✗ ', unlimited: '  ' };

const number = (value: number, { digits = 0 }: Budget): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const withUnit = (value: number, budget: Budget): string => `${number(value, budget)} ${budget.unit}`.trim();

function limit(value: number | undefined, budget: Budget): string {
  if (value === undefined) return '–';
  const side = budget.more ? '≥' : '≤';
  return budget.holds === 'ratio'
    ? `${side} ${value} ×`
    : `${side} ${withUnit(value, { ...budget, digits: value % 1 === 0 ? 0 : 2 })}`;
}

/** What is measured, and of which game if each has a figure of its own. */
const labelOf = ({ id, game }: Measurement): string =>
  game === undefined ? BUDGETS[id].what : `${BUDGETS[id].what}: ${game}`;

function row(measurement: Measurement): readonly string[] {
  const budget: Budget = BUDGETS[measurement.id];
  const ratio = ratioOf(measurement);
  return [
    SIGN[markOf(measurement)],
    labelOf(measurement),
    withUnit(measurement.value, budget),
    measurement.rival === undefined ? '–' : `${withUnit(measurement.rival.value, budget)}, ${measurement.rival.name}`,
    ratio === undefined ? '–' : `${ratio.toFixed(2)} ×`,
    budget.enough === undefined
      ? limit(budget.gate, budget)
      : `${limit(budget.gate, budget)} or ${withUnit(budget.enough, budget)}`,
    limit(budget.goal, budget),
  ];
}

/**
 * All measurements as text, one per line. Two ticks mean that the goal is reached, one that the
 * gate is met, a cross that the gate is missed.
 */
export function table(measurements: readonly Measurement[]): string {
  const rows = [HEAD, ...measurements.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((each) => each[column]!.length)));
  const lines = rows.map((each) =>
    each
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const notes = measurements.flatMap((each) => (each.note === undefined ? [] : [`${labelOf(each)}: ${each.note}.`]));
  const marks = measurements.map((measurement) => markOf(measurement));
  const count = (mark: Mark) => marks.filter((each) => each === mark).length;
  const sum = `${count('goal')} at the goal, ${count('gate')} within the gate, ${count('missed')} missed, ${count('unlimited')} without limits`;
  return [...lines, '', ...notes, '', sum].join('\n');
}
