import { readFileSync } from 'node:fs';
import type { PlayedScenario } from '../playable.ts';
import { highlighted } from './highlight.ts';

/** A scenario file, with the first and last line of each step, counted from 1. */
export interface Script {
  readonly code: string;
  readonly steps: readonly (readonly [from: number, to: number])[];
}

/** The file that a board is played from. In a ruling's file, the scenario is under its own key. */
export function scriptOf({ file, source, ruling, scenario }: PlayedScenario): Script {
  const code = readFileSync(file, 'utf8').trimEnd();
  const under = ruling === null ? 'steps' : 'scenario.steps';
  const lines = code.split('\n');
  const begins = scenario.steps.map((_, i) => source.at({ path: `${under}.${i}`, found: '', wanted: '' }).line);
  return { code, steps: begins.map((from, i) => [from, lastOf(lines, from, begins[i + 1])] as const) };
}

/**
 * The last line of a list item that begins on line `from`: before the next item, or before the
 * first line that is not indented further.
 */
function lastOf(lines: readonly string[], from: number, next: number | undefined): number {
  const indent = lines[from - 1]!.search(/\S/);
  const end = lines.findIndex((line, i) => i >= from && line.trim() !== '' && line.search(/\S/) <= indent);
  let last = next === undefined ? (end < 0 ? lines.length : end) : next - 1;
  while (lines[last - 1]?.trim() === '') last -= 1;
  return last;
}

/**
 * A highlighted script as HTML. The lines of each step are in one `data-step-lines` element,
 * numbered from 0, which the player highlights.
 */
export function scriptMarkup({ code, steps }: Script): string {
  const lines = highlighted(code);
  const parts = steps.map(([from, to], step) => {
    const before = lines.slice(steps[step - 1]?.[1] ?? 0, from - 1);
    return [...before, `<span data-step-lines="${step}">${lines.slice(from - 1, to).join('\n')}</span>`];
  });
  return `<code>${[...parts.flat(), ...lines.slice(steps.at(-1)?.[1] ?? 0)].join('\n')}</code>`;
}
