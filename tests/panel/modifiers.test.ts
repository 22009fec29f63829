import { expect, test } from 'vitest';
import { D10 } from '../../src/core/dice.ts';
import type { Pool } from '../../src/core/reasons.ts';
import { modifiersMarkup } from '../../src/panel/modifiers.ts';

const pool = (stage: Pool['stage'], dice: number): Pool => ({
  kind: 'pool',
  of: 'line',
  stage,
  clause: 'cf.fire.hit-number',
  dice,
  die: D10,
  needs: 6,
  terms: [],
  faces: null,
  scored: 3,
});

const told = (reasons: readonly Pool[]): string =>
  modifiersMarkup(
    reasons,
    () => 'the line',
    () => 'a roll',
  );

test('before the dice fall, only the first of several stages has a known number of them', () => {
  const markup = told([pool('hits', 24), pool('wounds', 15), pool('saves', 13)]);
  expect(markup).toContain('24 × D10');
  expect(markup).toContain('a D10 for each hit');
  expect(markup).toContain('a D10 for each wound');
  expect(markup).not.toMatch(/1[35] × D10/);
});
