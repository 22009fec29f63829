import { describe, expect, test } from 'vitest';
import { total } from '../../../src/core/reasons.ts';
import { modifiers } from '../../../src/games/contract/modifiers.ts';

interface Shot {
  readonly isGun: boolean;
  readonly isLong: boolean;
  readonly hqs: number;
}

const SHOT = modifiers<Shot, 'xx.shot.long' | 'xx.shot.cover' | 'xx.shot.hq'>([
  {
    clause: 'xx.shot.long',
    label: 'long range',
    heading: 'A gun at long range',
    value: -1,
    of: ({ isGun }) => isGun,
    when: ({ isLong }) => isLong,
  },
  { clause: 'xx.shot.cover', label: 'cover', heading: 'In cover', value: -2, when: () => false },
  {
    clause: 'xx.shot.hq',
    label: 'HQ',
    labelIn: ({ hqs }) => (hqs > 1 ? `${hqs} HQs` : 'HQ'),
    heading: 'For each HQ',
    value: 1,
    times: ({ hqs }) => hqs,
    when: ({ hqs }) => hqs > 0,
  },
]);

describe('the modifiers of a roll', () => {
  test('are terms of a sum; what does not count stays, and is worth nothing', () => {
    const terms = SHOT.termsFor({ isGun: true, isLong: true, hqs: 2 });
    expect(terms.map(({ label, value, counted }) => [label, value, counted])).toEqual([
      ['long range', -1, true],
      ['cover', 0, false],
      ['2 HQs', 2, true],
    ]);
    expect(total(terms)).toBe(1);
  });

  test('are not shown where they are not looked at', () => {
    const terms = SHOT.termsFor({ isGun: false, isLong: true, hqs: 0 });
    expect(terms.map(({ label, counted }) => [label, counted])).toEqual([
      ['cover', false],
      ['HQ', false],
    ]);
  });

  test('are rows of the quick reference', () => {
    expect(SHOT.rows).toEqual([
      { clause: 'xx.shot.long', heading: 'A gun at long range', value: -1 },
      { clause: 'xx.shot.cover', heading: 'In cover', value: -2 },
      { clause: 'xx.shot.hq', heading: 'For each HQ', value: 1 },
    ]);
  });
});
