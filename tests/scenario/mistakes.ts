import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { AnyEngine } from '../../src/games/contract/engine.ts';
import { engineOf, gameIds, isGame } from '../../src/register/index.ts';
import { loadRuling, loadScenario } from '../../src/scenario/files/load.ts';
import { playReading, playScenario } from '../../src/scenario/play/play.ts';
import type { Play } from '../../src/scenario/play/played.ts';
import { faultText, type Source } from '../../src/scenario/files/source.ts';

export const LESSON = readFileSync('tests/scenario/lesson.yaml', 'utf8');
export const RULING = readFileSync('tests/scenario/ruling.yaml', 'utf8');

/** Replaces a passage of a text. Throws unless the passage occurs exactly once. */
export function withPassage(text: string, passage: string, by: string): string {
  if (text.split(passage).length !== 2)
    throw new Error(`"${passage}" stands ${text.split(passage).length - 1} times in the text`);
  return text.replace(passage, () => by);
}

const engine: AnyEngine = await engineOf('paper-bayonet');

const told = (source: Source, { malformed, unmet }: Play, under = ''): readonly string[] =>
  [...malformed, ...unmet].map((problem) =>
    faultText(source.at(problem.path.startsWith('differs') ? problem : { ...problem, path: under + problem.path })),
  );

/** All faults of a scenario that is read and played, as messages to its author. */
export function wrongWith(text: string): readonly string[] {
  const loaded = loadScenario(text, 'lesson.yaml');
  if (!loaded.ok) return loaded.error.map(faultText);
  const { value, source } = loaded.value;
  if (!isGame(value.game))
    return [faultText(source.at({ path: 'game', found: value.game, wanted: gameIds.join(' or ') }))];
  return told(source, playScenario(engine, value));
}

/** All faults of a ruling that is played under each reading. */
export function wrongWithRuling(text: string): readonly string[] {
  const loaded = loadRuling(text, 'ruling.yaml');
  if (!loaded.ok) return loaded.error.map(faultText);
  const { value, source } = loaded.value;
  const { scenario } = value;
  if (typeof scenario !== 'object') return [];
  return value.readings.flatMap(({ key }) => told(source, playReading(engine, value, scenario, key), 'scenario.'));
}

/**
 * A mistake: its title, the correct passage, what replaces it, the expected message, and the line
 * that the message must name.
 */
export type Mistake = readonly [what: string, passage: string, instead: string, told: string, line?: string];

/** Splits a fault into the text of the line that it names and its message. */
const placed = (text: string, fault: string): { readonly line: string; readonly says: string } => {
  const [, line = '0', says = ''] = /^[\w/-]+\.yaml:(\d+):\d+ ([\s\S]*)$/.exec(fault) ?? [];
  return { line: text.split('\n')[Number(line) - 1] ?? '', says };
};

/**
 * Expects that one of these faults has the message `told` and names a line that contains the first
 * line of `line`. `(…)` in `told` stands for any text, for example a long list.
 */
export function expectTold(text: string, faults: readonly string[], told: string, line: string): void {
  const all = faults.map((fault) => placed(text, fault));
  const [begins = '', ends = ''] = told.split('(…)');
  const fault = all.find(({ says }) => says.startsWith(begins) && says.endsWith(ends));
  const named = expect.stringContaining(line.trim().split('\n')[0]!) as string;
  expect(fault ?? all).toEqual({ line: named, says: fault?.says });
}

/**
 * Tests that each mistake in a text is reported with the line where its new text begins, or with
 * the line given.
 */
export function mistakes(text: string, wrong: (text: string) => readonly string[], all: readonly Mistake[]): void {
  const named = all.map(([what, passage, instead, told, line = instead]) => ({ what, passage, instead, told, line }));
  test.each(named)('$what', ({ passage, instead, told, line }) => {
    const changed = withPassage(text, passage, instead);
    expectTold(changed, wrong(changed), told, line);
  });
}
