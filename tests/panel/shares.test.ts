import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofActor, ofTarget } from '../../src/core/outcomes.ts';
import { segments, percent } from '../../src/panel/shares.ts';

const of = (ways: bigint, all = 36n) => ({ ways, of: all });
const outcomes = {
  unharmed: ofTarget('unharmed'),
  disrupted: ofTarget('shaken'),
  routed: ofTarget('routed'),
  'attacker-routed': ofActor('routed'),
  both: { actor: 'shaken', target: 'driven-back' },
} as const;

test('each segment begins where the previous one ends', () => {
  const bar = segments({ unharmed: of(27n), disrupted: of(3n), routed: of(6n) }, outcomes);
  expect(bar.map(({ from }) => Math.round(from))).toEqual([0, 75, 83]);
  expect(bar.map(({ says }) => says)).toEqual(['27/36 · 75\u00a0%', '3/36 · 8\u00a0%', '6/36 · 17\u00a0%']);
});

test('a segment has the colour of the worse of the two outcomes', () => {
  const words = { unharmed: of(9n), disrupted: of(9n), 'attacker-routed': of(9n), both: of(9n) };
  expect(segments(words, outcomes).map(({ outcome }) => outcome)).toEqual([
    'unharmed',
    'shaken',
    'routed',
    'driven-back',
  ]);
});

test('very large numbers of ways are shown only as a percentage', () => {
  const bar = segments({ unharmed: of(3_000_000n, 4_000_000n), routed: of(1_000_000n, 4_000_000n) }, outcomes);
  expect(bar.map(({ says }) => says)).toEqual(['75\u00a0%', '25\u00a0%']);
});

test('what cannot happen is left out', () => {
  expect(segments({ unharmed: of(36n), disrupted: of(0n) }, outcomes)).toHaveLength(1);
});

test('an unknown outcome is refused by name', () => {
  expect(() => segments({ fled: of(1n) }, outcomes)).toThrow(
    '«fled»: expected one of unharmed, disrupted, routed, attacker-routed, both',
  );
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
