import { readFileSync } from 'node:fs';
import type { ShikiTransformer } from 'shiki';
import type { PlayedScenario } from '../../library/plays.ts';

/** The file of a scenario, with the lines on which each of its steps begins and ends, counted from 1. */
export interface Script {
  readonly code: string;
  readonly lang: 'yaml';
  readonly steps: readonly (readonly [from: number, to: number])[];
}

/** The file that a board is played from; a ruling's file holds its board under its own key. */
export function scriptOf({ file, source, ruling, scenario }: PlayedScenario): Script {
  const code = readFileSync(file, 'utf8').trimEnd();
  const under = ruling === null ? 'steps' : 'scenario.steps';
  const lines = code.split('\n');
  const begins = scenario.steps.map((_, i) => source.at({ path: `${under}.${i}`, found: '', wanted: '' }).line);
  return { code, lang: 'yaml', steps: begins.map((from, i) => [from, lastOf(lines, from, begins[i + 1])] as const) };
}

/** The last line of an item of a list: before the next item, or before the first line that is not indented more. */
function lastOf(lines: readonly string[], from: number, next: number | undefined): number {
  const indent = lines[from - 1]!.search(/\S/);
  const end = lines.findIndex((line, i) => i >= from && line.trim() !== '' && line.search(/\S/) <= indent);
  let last = next === undefined ? (end < 0 ? lines.length : end) : next - 1;
  while (lines[last - 1]?.trim() === '') last -= 1;
  return last;
}

/** Marks each line with the step it belongs to, from 0, so that a player can light it. */
export const stepLines = (steps: Script['steps']): ShikiTransformer => ({
  name: 'drill-square:steps',
  line(node, number) {
    const step = steps.findIndex(([from, to]) => number >= from && number <= to);
    if (step >= 0) node.properties['data-step-lines'] = String(step);
  },
});
