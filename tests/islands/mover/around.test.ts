import { describe, expect, test } from 'vitest';
import { NORTH, turned } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import type { Base } from '../../../src/geometry/bases.ts';
import { around, placeSaid } from '../../../src/islands/mover/around.ts';
import { base, FIELD, hussars } from './parade.ts';

/** The battery, which faces the south. */
const battery = { id: 'battery', name: 'the battery', side: 'red', base: base(10, 10, 180) };
const said = (from: Base) => placeSaid(from, battery, '[1]');

describe('where a unit is from another', () => {
  test.each<readonly [string, Base, string]>([
    ['before it and facing it', base(10, 5), '[4] in front of the battery, facing its front, straight ahead'],
    // It faces the south, so its right is in the west.
    ['before it and across', base(7.5, 5, 90), '[3.6] in front of the battery, with it on the left'],
    [
      'before its right corner',
      base(6, 7, 60),
      '[3.3] to the right of the battery, facing its right flank, straight ahead',
    ],
    ['on its flank', base(4, 10, 90), '[4.5] to the right of the battery, facing its right flank, straight ahead'],
    ['behind it', base(10, 15, 180), '[4] behind the battery, facing its rear, straight ahead'],
    ['with its back to it', base(10, 5, 180), '[4] in front of the battery, with it behind'],
    ['half left', base(12, 5), '[4] in front of the battery, facing its front'],
  ])('%s', (_, from, wanted) => expect(said(from)).toBe(wanted));

  test('is told without a length where nobody measures beforehand', () => {
    expect(placeSaid(base(12, 5), battery, null)).toBe('in front of the battery, facing its front');
  });

  test('is contact where they touch', () => {
    expect(said({ ...base(10, 9), at: [um(10, '[1]'), um(9, '[1]')] })).toBe('touching the battery, facing its front');
  });
});

test('the nearest are told of first, and six at most', () => {
  const many = Object.fromEntries(
    Array.from({ length: 8 }, (_, n) => [`foot-${n}`, { side: 'red', base: base(3 + 3 * n, 18) }]),
  );
  const moving = hussars(['march', 'pivot'], { ...FIELD, ...many });
  const sentences = around(moving, {
    ...moving.unit.base,
    facing: turned(NORTH, 'left', 90),
    at: [um(10, '[1]'), um(5.2, '[1]')],
  });
  expect(sentences).toHaveLength(6);
  expect(sentences.slice(0, 2)).toEqual([
    'the hussars, [2.5] to the left of the guard, with it behind',
    'the hussars, [3.3] in front of the battery, with it on the right',
  ]);
});
