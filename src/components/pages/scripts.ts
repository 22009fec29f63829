import { readFileSync } from 'node:fs';
import type { PlayedScenario } from '../../library/plays.ts';
import { escape } from '../../painters/markup.ts';
import { wordsOf } from './yaml-words.ts';

/** The file of a scenario, with the lines on which each of its steps begins and ends, counted from 1. */
export interface Script {
  readonly code: string;
  readonly steps: readonly (readonly [from: number, to: number])[];
}

/** The file that a board is played from; a ruling's file holds its board under its own key. */
export function scriptOf({ file, source, ruling, scenario }: PlayedScenario): Script {
  const code = readFileSync(file, 'utf8').trimEnd();
  const under = ruling === null ? 'steps' : 'scenario.steps';
  const lines = code.split('\n');
  const begins = scenario.steps.map((_, i) => source.at({ path: `${under}.${i}`, found: '', wanted: '' }).line);
  return { code, steps: begins.map((from, i) => [from, lastOf(lines, from, begins[i + 1])] as const) };
}

/** The last line of an item of a list: before the next item, or before the first line that is not indented more. */
function lastOf(lines: readonly string[], from: number, next: number | undefined): number {
  const indent = lines[from - 1]!.search(/\S/);
  const end = lines.findIndex((line, i) => i >= from && line.trim() !== '' && line.search(/\S/) <= indent);
  let last = next === undefined ? (end < 0 ? lines.length : end) : next - 1;
  while (lines[last - 1]?.trim() === '') last -= 1;
  return last;
}

/**
 * A script as markup: a line for each of its lines, marked with the step it belongs to, from 0, so that a player can light it; a class for
 * each kind of word.
 */
export function scriptMarkup({ code, steps }: Script): string {
  const lines = markedUp(code).split('\n');
  const marked = lines.map((line, i) => {
    const step = steps.findIndex(([from, to]) => i + 1 >= from && i + 1 <= to);
    return `<span class="line"${step < 0 ? '' : ` data-step-lines="${step}"`}>${line}</span>`;
  });
  return `<code>${marked.join('\n')}</code>`;
}

/** The words of a text in their classes; one that goes over several lines is one on each of them. */
function markedUp(code: string): string {
  let at = 0;
  let markup = '';
  for (const { from, to, kind } of wordsOf(code)) {
    const word = escape(code.slice(from, to)).replace(/[^\n]+/g, (line) => `<span class="tok-${kind}">${line}</span>`);
    markup += escape(code.slice(at, from)) + word;
    at = to;
  }
  return markup + escape(code.slice(at));
}
