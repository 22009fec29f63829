import { readFileSync } from 'node:fs';
import type { PlayedScenario } from '../plays.ts';
import { escape } from '../../painters/markup.ts';
import { type YamlToken, tokensOf } from './yaml-tokens.ts';

/** A scenario file, with the first and last line of each step, counted from 1. */
export interface Script {
  readonly code: string;
  readonly steps: readonly (readonly [from: number, to: number])[];
}

/** The file that a board is played from. In a ruling's file the scenario is under its own key. */
export function scriptOf({ file, source, ruling, scenario }: PlayedScenario): Script {
  const code = readFileSync(file, 'utf8').trimEnd();
  const under = ruling === null ? 'steps' : 'scenario.steps';
  const lines = code.split('\n');
  const begins = scenario.steps.map((_, i) => source.at({ path: `${under}.${i}`, found: '', wanted: '' }).line);
  return { code, steps: begins.map((from, i) => [from, lastOf(lines, from, begins[i + 1])] as const) };
}

/** The last line of a list item that begins on line `from`: before the next item, or before the first line that is not indented further. */
function lastOf(lines: readonly string[], from: number, next: number | undefined): number {
  const indent = lines[from - 1]!.search(/\S/);
  const end = lines.findIndex((line, i) => i >= from && line.trim() !== '' && line.search(/\S/) <= indent);
  let last = next === undefined ? (end < 0 ? lines.length : end) : next - 1;
  while (lines[last - 1]?.trim() === '') last -= 1;
  return last;
}

/** The element for each kind of token. One-letter names, because a hundred scripts with hundreds of tokens each are a good part of the site. */
const TAGS = { key: 'b', string: 'i', constant: 'var', comment: 'em' } as const satisfies Record<
  YamlToken['kind'],
  string
>;

/** A highlighted script as HTML. The lines of each step are in one `data-step-lines` element, numbered from 0, which the player highlights. */
export function scriptMarkup({ code, steps }: Script): string {
  const lines = markedUp(code).split('\n');
  const parts = steps.map(([from, to], step) => {
    const before = lines.slice(steps[step - 1]?.[1] ?? 0, from - 1);
    return [...before, `<span data-step-lines="${step}">${lines.slice(from - 1, to).join('\n')}</span>`];
  });
  return `<code>${[...parts.flat(), ...lines.slice(steps.at(-1)?.[1] ?? 0)].join('\n')}</code>`;
}

/** Wraps each token in its element. A token over several lines is wrapped once per line, so that the text can be cut into lines. */
function markedUp(code: string): string {
  let at = 0;
  let markup = '';
  for (const { from, to, kind } of tokensOf(code)) {
    const tag = TAGS[kind];
    const word = escape(code.slice(from, to)).replace(/[^\n]+/g, (line) => `<${tag}>${line}</${tag}>`);
    markup += escape(code.slice(at, from)) + word;
    at = to;
  }
  return markup + escape(code.slice(at));
}
