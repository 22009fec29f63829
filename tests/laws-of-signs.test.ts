import process from 'node:process';
import { describe, expect, test } from 'vitest';
import type { Mark, Scene } from '../src/scene/scene.ts';
import { games, library } from '../src/library/plays.ts';
import { playModule } from '../src/register/index.ts';
import { playable } from './readable.ts';

/*
 * Whoever does not see the map reads what stands where below it: each sign that is drawn at a unit
 * is told there in words.
 */

/** The signs that have other words than their names. */
const WORDS: Readonly<Record<string, RegExp>> = {
  routed: /\brout(ed|ing)\b/,
  screen: /with skirmishers/,
  shot: /has shot/,
  'attack-column': /in column of attack/,
  'volley-spent': /first volley spent/,
};

/** A clock, with the quarters of a turn that are needed. */
const BUSY = /(changing into|going back to|sending out) .* for .*\bturns? more/;

const wordsOf = (sign: string): RegExp =>
  sign.startsWith('busy-') ? BUSY : (WORDS[sign] ?? new RegExp(`\\b${sign.replaceAll('-', ' ')}\\b`));

const isBase = (mark: Mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true;

/** Every sign at a unit: beside it, its condition, and the badges on it. */
function signsIn({ marks }: Scene): readonly { readonly unit: string; readonly sign: string }[] {
  const bases = marks.filter(isBase);
  const units = new Map(bases.map(({ id, group }) => [id, group ?? id]));
  const badges = marks.flatMap((mark) =>
    mark.kind === 'badge' && units.has(mark.on) ? [{ unit: units.get(mark.on)!, sign: mark.symbol }] : [],
  );
  const beside = bases.flatMap(({ id, condition, signs = [] }) =>
    [...signs, ...(condition === 'steady' ? [] : [condition])].map((sign) => ({ unit: units.get(id)!, sign })),
  );
  return [...beside, ...badges];
}

/** What is drawn at a unit and not told in the text of it. */
const silentIn = (drawn: Scene): readonly string[] =>
  signsIn(drawn).flatMap(({ unit, sign }) => {
    const { text = '' } = drawn.description.find((each) => each.id === unit) ?? {};
    return wordsOf(sign).test(text) ? [] : [`${sign} of ${text || unit}`];
  });

describe.each(await playable(games()))('the signs of %s', async (game) => {
  const module = await playModule(game);
  const { scenarios } = await library(game);
  const drawn = [...scenarios.values()].flatMap(({ play }) =>
    play.steps.flatMap(({ before, state }) =>
      [before, state].map((board) => module.scene(module.rules.seen(board), [], before)),
    ),
  );

  test('are told in the text below the board', () => {
    // The tests' own game draws none.
    if (process.env['SECOND_ROOT'] === undefined) expect(drawn.flatMap(signsIn).length).toBeGreaterThan(0);
    expect([...new Set(drawn.flatMap(silentIn))]).toEqual([]);
  });
});
