import { describe, expect, test } from 'vitest';
import { reshapingOf } from '../../../src/games/table/orders/forming.ts';
import {
  after,
  endOf,
  handTo,
  legText,
  legWanted,
  readLeg,
  readLegs,
  type Leg,
  type LegBoard,
} from '../../../src/games/table/orders/legs.ts';
import type { Base } from '../../../src/geometry/bases.ts';
import { NORTH, opposite, turned } from '../../../src/geometry/facings.ts';
import { um, type Measure } from '../../../src/geometry/lengths.ts';
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

describe('a change of formation', () => {
  const form: Leg = { go: 'form', into: 'square' };
  const size = { width: um(40, 'mm'), depth: um(20, 'mm') };

  test('leaves the middle of the front where it is, if nothing else is said', () => {
    expect(after(base, form, () => size)).toEqual({ ...base, ...size, at: pointAt(300_000, 306_000 - 10_000) });
    expect(after(base, form, () => ({ ...size, keep: 'centre' }))).toEqual({ ...base, ...size });
  });

  test('changes nothing for a unit that keeps its size', () => {
    expect(after(base, form, () => null)).toBe(base);
  });

  test('is asked of the unit and of the formation', () => {
    const reshaped = (unit: string, formation: string) => (`${unit} ${formation}` === 'hussars attack-column' ? size : null); // prettier-ignore
    const texts = ['form attack column', 'forward 10 mm'];
    const placed = (unit: string) => {
      const found = readLegs(texts, { unit, base }, { ...board, reshaped });
      return 'legs' in found && endOf(base, found.legs, reshapingOf({ reshaped }, unit)).width;
    };
    expect([placed('hussars'), placed('lancers')]).toEqual([size.width, base.width]);
    expect(reshapingOf({}, 'hussars')('attack-column')).toBeNull();
  });
});

describe('a length of a leg', () => {
  const text = (by: number, measure: Measure) => legText({ go: 'forward', by: um(by, measure) }, base, measure);
  test.each<readonly [number, Measure, string]>([
    [2, '[1]', 'forward [2]'],
    [2.5, '[1]', 'forward [2.5]'],
    [2.25, '[1]', 'forward [2.25]'],
    [2.01, '[1]', 'forward [2.01]'],
    [2.99, '[1]', 'forward [2.99]'],
    [2.49, 'in', 'forward 2.49 in'],
    [2.5, 'in', 'forward 2.5 in'],
    [12.34, 'cm', 'forward 12.34 cm'],
    [12.3, 'cm', 'forward 12.3 cm'],
    [12.34, 'mm', 'forward 12.3 mm'],
  ])('is told to the tenth, or else to the hundredth: %d %s', (by, measure, said) => {
    expect(text(by, measure)).toBe(said);
  });
});

describe('a leg is told', () => {
  const text = (leg: Leg) => legText(leg, base, '[1]');
  const by = um(2, '[1]');
  test.each<readonly [string, Leg]>([
    ['form attack column', { go: 'form', into: 'attack-column' }],
    ['limber', { go: 'form', into: 'limbered' }],
    ['unlimber', { go: 'form', into: 'deployed' }],
    ['turn right 179.5°', { go: 'turn', to: turned(NORTH, 'right', 179.5) }],
    ['about-face', { go: 'turn', to: turned(NORTH, 'right', 179.98) }],
    ['slide right [2]', { go: 'shift', along: turned(NORTH, 'right', 90.02), by }],
    ['oblique right 89.5° [2]', { go: 'shift', along: turned(NORTH, 'right', 89.5), by }],
    ['back [2]', { go: 'back', by }],
    ['wheel left 30°', { go: 'wheel', hand: 'left', to: turned(NORTH, 'left', 30) }],
  ])('%s', (words, leg) => expect(text(leg)).toBe(words));

  test.each(['limbered', 'deployed'])('and read again: form %s', (into) => {
    const leg: Leg = { go: 'form', into };
    expect(readLeg(text(leg), { unit: 'battery', base }, { ...board, formations: ['limbered', 'deployed'] })).toEqual({
      legs: [leg],
    });
  });

  test('straight back it is to the left', () => {
    expect(handTo(NORTH, opposite(NORTH))).toBe('left');
  });
});
