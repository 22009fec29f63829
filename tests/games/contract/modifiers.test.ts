import { expect, test } from 'vitest';
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

test('its row has its heading, or else its label, and its value is found by its clause', () => {
  expect(ALL.rows.map(({ heading }) => heading)).toEqual(['in a wood', 'From the flank']);
  expect(valueOf(ALL, 'xx.fight.flank')).toBe(-1);
  expect(() => valueOf({ rows: [] }, 'xx.fight.wood')).toThrow('xx.fight.wood');
});
