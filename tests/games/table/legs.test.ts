import { describe, expect, test } from 'vitest';
import {
  after,
  handTo,
  legText,
  legWanted,
  readLeg,
  type Leg,
  type LegBoard,
} from '../../../src/games/table/orders/legs.ts';
import type { Base } from '../../../src/geometry/bases.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';

/* Each leg alone: read, carried out, and told. */

const base: Base = { at: pointAt(300_000, 300_000), facing: NORTH, width: um(25, 'mm'), depth: um(12, 'mm') };
const board: LegBoard = {
  measure: '[1]',
  find: () => null,
  contact: () => um(0, 'mm'),
  roads: [],
  formations: ['attack-column'],
};
const read = (text: string) => readLeg(text, { unit: 'hussars', base }, board);

describe('a leg is read', () => {
  test('with an angle up to a full turn, and no more', () => {
    expect(read('wheel left 360')).toEqual({ legs: [{ go: 'wheel', hand: 'left', to: NORTH }] });
    expect(read('wheel left 360.5')).toEqual({ wanted: 'an angle of 360° at most' });
  });

  test('with any length above 0', () => {
    expect(read('back 0.001 mm')).toEqual({ legs: [{ go: 'back', by: 1 }] });
    expect(read('forward 0')).toEqual({ wanted: 'a length above 0' });
  });

  test('into contact also with what is touched already', () => {
    expect(read('forward to contact')).toEqual({ legs: [{ go: 'forward', by: 0 }] });
  });

  test.each(['forward four', 'back 2 feet', 'slide left 1 foot', 'follow road 3 feet'])(
    'not where its length is none: %s',
    (text) => expect(read(text)).toEqual({ wanted: legWanted }),
  );

  test('into a formation that there is, in the order of words that players use', () => {
    expect(read('form into a column of attack')).toEqual({ legs: [{ go: 'form', into: 'attack-column' }] });
    expect(read('form square')).toEqual({ wanted: 'a formation: attack-column' });
  });
});

describe('a leg is carried out', () => {
  const by = um(20, 'mm');
  const standing = (x: number, y: number): Base => ({ ...base, at: pointAt(x, y) });
  test.each<readonly [Leg['go'], Leg, Base]>([
    ['forward', { go: 'forward', by }, standing(300_000, 320_000)],
    ['back', { go: 'back', by }, standing(300_000, 280_000)],
    ['shift', { go: 'shift', along: turned(NORTH, 'right', 90), by }, standing(320_000, 300_000)],
    ['turn', { go: 'turn', to: opposite(NORTH) }, { ...base, facing: opposite(NORTH) }],
    ['form', { go: 'form', into: 'attack-column' }, base],
  ])('%s', (_go, leg, end) => expect(after(base, leg)).toEqual(end));

  test('a wheel turns about the corner on its hand', () => {
    const wheeled = after(base, { go: 'wheel', hand: 'left', to: turned(NORTH, 'left', 90) });
    // The front left corner stays where it is. After the wheel it is the one in the south-west.
    expect(wheeled).toEqual({ ...base, at: pointAt(287_500 + 6_000, 306_000 + 12_500), facing: turned(NORTH, 'left', 90) }); // prettier-ignore
  });
});

describe('a leg is told', () => {
  const text = (leg: Leg) => legText(leg, base, '[1]');
  const by = um(2, '[1]');
  test.each<readonly [string, Leg]>([
    ['form attack column', { go: 'form', into: 'attack-column' }],
    ['turn right 179.5°', { go: 'turn', to: turned(NORTH, 'right', 179.5) }],
    ['about-face', { go: 'turn', to: turned(NORTH, 'right', 179.98) }],
    ['slide right [2]', { go: 'shift', along: turned(NORTH, 'right', 90.02), by }],
    ['oblique right 89.5° [2]', { go: 'shift', along: turned(NORTH, 'right', 89.5), by }],
    ['back [2]', { go: 'back', by }],
    ['wheel left 30°', { go: 'wheel', hand: 'left', to: turned(NORTH, 'left', 30) }],
  ])('%s', (words, leg) => expect(text(leg)).toBe(words));

  test('straight back it is to the left', () => {
    expect(handTo(NORTH, opposite(NORTH))).toBe('left');
  });
});
