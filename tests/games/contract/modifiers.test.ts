import { describe, expect, test } from 'vitest';
import { total } from '../../../src/core/reasons.ts';
import { modifiers, valueOf } from '../../../src/games/contract/modifiers.ts';

interface About {
  readonly terrain: 'wood' | 'open';
  readonly hasFlank: boolean;
}

const asked: string[] = [];
const ALL = modifiers<About, 'xx.fight.wood' | 'xx.fight.flank'>([
  { clause: 'xx.fight.wood', label: 'in a wood', value: 2, when: ({ terrain }) => terrain === 'wood' },
  {
    clause: 'xx.fight.flank',
    label: 'flank',
    heading: 'From the flank',
    value: -1,
    of: ({ hasFlank }) => hasFlank,
    times: ({ terrain }) => asked.push(terrain) && -3,
    when: ({ terrain }) => terrain === 'open',
  },
]);

test('a modifier that does not count is shown with 0, and asked no more', () => {
  const terms = ALL.termsFor({ terrain: 'wood', hasFlank: true });
  expect(terms.map(({ label, value, counted }) => [label, value, counted])).toEqual([
    ['in a wood', 2, true],
    ['flank', 0, false],
  ]);
  expect(asked).toEqual([]);
});

test('one that is not looked at is not shown; one that counts counts as often as it does', () => {
  expect(ALL.termsFor({ terrain: 'open', hasFlank: false }).map(({ value }) => value)).toEqual([0]);
  expect(ALL.termsFor({ terrain: 'open', hasFlank: true }).map(({ value }) => value)).toEqual([0, 3]);
});

test('one that only says how often it counts, counts if that is more than never, and is asked once', () => {
  let calls = 0;
  const each = modifiers<number, 'xx.fight.each'>([
    { clause: 'xx.fight.each', label: 'each', value: -5, times: (often) => ((calls += 1), often) },
  ]);
  const told = (often: number) => each.termsFor(often).map(({ value, counted }) => [value, counted]);
  expect([told(0), told(2)]).toEqual([[[0, false]], [[-10, true]]]);
  expect(calls).toBe(2);
});

test('its row has its heading, or else its label, and its value is found by its clause', () => {
  expect(ALL.rows.map(({ heading }) => heading)).toEqual(['in a wood', 'From the flank']);
  expect(valueOf(ALL, 'xx.fight.flank')).toBe(-1);
  expect(() => valueOf({ rows: [] }, 'xx.fight.wood')).toThrow('xx.fight.wood');
});

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
