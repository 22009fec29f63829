import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ofActor, ofTarget } from '../../src/core/outcomes.ts';
import { oddsMarkup } from '../../src/panel/odds-bar.ts';
import { chanceText, groups, percent, simplest, type Orderer } from '../../src/panel/shares.ts';
import { engineOf } from '../../src/register/index.ts';
import { shownOutcomes } from '../../src/scenario/play/odds.ts';

// The words of the engine itself: those of a page need a board with sides.
const engine = await engineOf('paper-bayonet');

const NO_BOARD = { awaits: null, readings: {} };
const of = (ways: bigint, all = 36n) => ({ ways, of: all });
const outcomes = shownOutcomes(
  {
    words: engine.words,
    outcomes: {
      'attacker-routed': ofActor('routed'),
      'attacker-shaken': ofActor('shaken'),
      tied: ofTarget('unharmed'),
      disrupted: ofTarget('shaken'),
      routed: ofTarget('routed'),
      both: { actor: 'routed', target: 'routed' },
      dear: { actor: 'shaken', target: 'driven-back' },
    },
  },
  [],
  NO_BOARD,
);
const textOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+\s*\|*/g, '|');

describe('the groups of an odds bar', () => {
  test('stand in one order: for you, level, against you, also where one of them is empty', () => {
    const bar = groups({ 'attacker-routed': of(6n), routed: of(30n) }, outcomes, 'reader');
    expect(bar.map(({ good, chance }) => [good, chance.ways])).toEqual([
      ['good', 30n],
      ['level', 0n],
      ['bad', 6n],
    ]);
  });

  test('each part begins where the one before it ends, the mildest first', () => {
    const bar = groups(
      { 'attacker-routed': of(3n), 'attacker-shaken': of(6n), tied: of(9n), routed: of(6n), disrupted: of(12n) },
      outcomes,
      'reader',
    );
    const parts = bar.flatMap((group) => group.parts);
    expect(parts.map(({ says }) => says)).toEqual(['disrupted', 'routed', 'tied', 'shaken', 'routed']);
    expect(parts.map(({ from }) => Math.round(from))).toEqual([0, 33, 50, 75, 92]);
  });

  test('whoever comes off worse has it against them', () => {
    const bar = groups({ both: of(12n), dear: of(24n) }, outcomes, 'reader');
    expect(bar.map(({ parts }) => parts.map(({ says }) => says))).toEqual([['dear'], ['both'], []]);
  });

  test('what cannot happen is left out', () => {
    const bar = groups({ tied: of(36n), disrupted: of(0n) }, outcomes, 'reader');
    expect(bar.flatMap(({ parts }) => parts)).toHaveLength(1);
  });

  test('where the enemy gives the order, what harms them is for you', () => {
    const bar = groups({ 'attacker-routed': of(6n), routed: of(30n) }, outcomes, 'enemy');
    expect(
      bar.map(({ good, chance, parts }) => [good, chance.ways, parts.map(({ from }) => Math.round(from))]),
    ).toEqual([
      ['good', 6n, [0]],
      ['level', 0n, []],
      ['bad', 30n, [17]],
    ]);
  });

  test('an unknown outcome is refused by name', () => {
    expect(() => groups({ fled: of(1n) }, outcomes, 'reader')).toThrow(
      '«fled»: expected one of attacker-routed, attacker-shaken, tied, disrupted, routed, both, dear',
    );
  });
});

describe('the odds in words and numbers', () => {
  const told = (chances: Parameters<typeof groups>[0], assumes: string | null = null, by: Orderer = 'reader'): string =>
    textOf(oddsMarkup({ says: 'All', counts: null }, { chances, outcomes, assumes, losses: [], further: [] }, by));

  test('each group has its total, then its parts', () => {
    expect(told({ tied: of(27n), disrupted: of(3n), routed: of(6n) })).toBe(
      '|All|For you|25\u00a0%|9 of 36: disrupted 3, routed 6|No effect|75\u00a0%|27 of 36: tied|Against you|0\u00a0%|',
    );
  });

  test('what harms nobody is no effect, also if it favours the side that an order is aimed at', () => {
    const failed = { failed: { says: 'not rallied', favours: 'target', worst: 'unharmed' } } as const;
    const shown = { chances: { failed: of(36n) }, outcomes: failed, assumes: null, losses: [], further: [] };
    expect(textOf(oddsMarkup({ says: 'All', counts: null }, shown, 'reader'))).toContain(
      '|No effect|100\u00a0%|36 of 36: not rallied|Against you|0\u00a0%|',
    );
  });

  test('how many ways were counted is told only on demand', () => {
    const shown = { chances: { tied: of(36n) }, outcomes, assumes: null, losses: [], further: [] };
    const html = oddsMarkup({ says: 'All', counts: 'All 36 ways' }, shown, 'reader');
    expect(html).toContain('<p title="All 36 ways">All</p>');
  });

  test('what they assume about later choices stands below', () => {
    expect(told({ tied: of(36n) }, 'Nobody rolls again.')).toMatch(/\|Nobody rolls again\.\|$/);
  });

  test('more ways than three dice have are reduced, and where that is no simpler only percentages are told', () => {
    expect(told({ tied: of(216n, 1152n), disrupted: of(400n, 1152n), routed: of(536n, 1152n) })).toBe(
      '|All|For you|81\u00a0%|13 in 16: disrupted 35\u00a0%, routed 47\u00a0%|No effect|19\u00a0%|3 in 16: tied|Against you|0\u00a0%|',
    );
    expect(told({ tied: of(1n, 1296n), routed: of(1295n, 1296n) })).toContain('|For you|over 99\u00a0%|routed|');
  });

  test('very large numbers of ways are shown only as a percentage', () => {
    expect(told({ disrupted: of(1_000_000n, 4_000_000n), routed: of(3_000_000n, 4_000_000n) })).toContain(
      '|For you|100\u00a0%|disrupted 25\u00a0%, routed 75\u00a0%|No effect|',
    );
  });
});

test.each([
  [of(8n), '8 in 36'],
  ['10/36', '10 in 36'],
  [of(936n, 1152n), '13 in 16, 81\u00a0%'],
  [of(1295n, 1296n), 'over 99\u00a0%'],
  ['1', '100\u00a0%'],
  ['many', 'many'],
])('a chance in a sentence: %o', (chance, says) => {
  expect(chanceText(chance)).toBe(says);
});

test('a chance is shown as it is counted, of many ways with the smallest numbers, or not at all', () => {
  expect([of(58n, 216n), of(72n, 1080n), of(1295n, 1296n)].map(simplest)).toEqual([of(58n, 216n), of(1n, 15n), null]);
});

test('a rally and a river are told in their own words, and never as unharmed', () => {
  const sumOf = (word: string) =>
    ({
      kind: 'sum',
      of: 'a',
      terms: [],
      total: 4,
      test: { is: 'at-least', clause: 'pb.rally.number', number: 4, word },
    }) as const;
  const after = (...all: readonly string[]) =>
    shownOutcomes(
      engine,
      all.map((word) => ({ type: 'rolled', clauses: [], reasons: [sumOf(word)] })),
      NO_BOARD,
    );
  expect(after('river-not-entered')).toMatchObject({
    unharmed: { says: 'crosses', favours: 'actor' },
    halted: { says: 'stays on the bank', favours: 'target' },
  });
  expect(after('rallied')).toMatchObject({
    unharmed: { says: 'rallies', favours: 'actor' },
    removed: { says: 'removed', favours: 'target' },
  });
  expect(after('rallied', 'not rallied')['unharmed']).toMatchObject({ says: 'all rally' });
  expect(after('hit')).toMatchObject({
    unharmed: { says: 'unharmed', favours: 'neither' },
    removed: { says: 'removed', favours: 'actor' },
    'attacker-removed': { says: 'removed', favours: 'target' },
  });
});

test('what may happen is never shown as 0 %, and what may not happen never as 100 %', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, minExcluded: true, maxExcluded: true, noNaN: true }), (share) => {
      expect(percent(share)).not.toMatch(/^(0|100)\u00a0%$/);
    }),
  );
  expect(percent(0)).toBe('0\u00a0%');
  expect(percent(1)).toBe('100\u00a0%');
});
