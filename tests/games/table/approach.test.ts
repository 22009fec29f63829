import { describe, expect, test } from 'vitest';
import { approach, contactAhead, contactOfAny, type Turning } from '../../../src/games/table/moving/approach.ts';
import { walked, type Leg } from '../../../src/games/table/orders/legs.ts';
import { DEGREE } from '../../../src/geometry/angles.ts';
import type { Base } from '../../../src/geometry/bases.ts';
import { areInContact } from '../../../src/geometry/contact.ts';
import { degreesBetween, NORTH, opposite, turned, type Hand } from '../../../src/geometry/facings.ts';
import { round, um } from '../../../src/geometry/lengths.ts';
import { advance, wheel, wheelLength } from '../../../src/geometry/moves.ts';
import { distance, pointAt } from '../../../src/geometry/vectors.ts';

/* How a unit comes into contact with another. It stands at [0, 0] and looks north; all in mm. */

const unit: Base = { at: pointAt(0, 0), facing: NORTH, width: um(40, 'mm'), depth: um(20, 'mm') };

/** An enemy at a place, turned so many degrees to the right of north. */
const enemy = (x: number, y: number, degrees: number, width = 40): Base => ({
  ...unit,
  at: pointAt(um(x, 'mm'), um(y, 'mm')),
  facing: turned(NORTH, 'right', degrees),
  width: um(width, 'mm'),
});

/** How far a wheel leads round, to the tenth; 0 for a way straight ahead, null for none. */
function turnOf(legs: readonly Leg[] | null): readonly [Hand | 'ahead', number] | null {
  const [first] = legs ?? [];
  if (first === undefined) return null;
  return first.go === 'wheel' ? [first.hand, round(degreesBetween(NORTH, first.to) * 10) / 10] : ['ahead', 0];
}

describe('straight ahead', () => {
  const facing = opposite(NORTH);
  const before = (gap: number): Base => ({ ...unit, at: pointAt(0, gap + unit.depth), facing });

  test('an enemy is met up to 3 m away, and none beyond', () => {
    expect(contactAhead(unit, before(um(2999, 'mm')))).not.toBeNull();
    expect(contactAhead(unit, before(um(3000, 'mm') + 1))).toBeNull();
  });

  test.each<Turning>(['pivot', 'wheel', 'none'])('it marches and turns nowhere: %s', (turning) => {
    const legs = approach(unit, enemy(0, 100, 0), turning)!;
    expect(legs.map(({ go }) => go)).toEqual(['forward']);
    expect(areInContact(walked(unit, legs).at(-1)!, enemy(0, 100, 0))).toBe(true);
  });
});

describe('bases that move as one', () => {
  const [left, right] = [
    { ...unit, at: pointAt(um(-30, 'mm'), 0) },
    { ...unit, at: pointAt(um(30, 'mm'), um(10, 'mm')) },
  ];
  const wall = enemy(0, 100, 0, 200);

  test('march until the first of them touches', () => {
    const nearer = contactAhead(right, wall)!;
    expect(nearer).toBe(contactAhead(left, wall)! - um(10, 'mm'));
    for (const company of [
      [left, right],
      [right, left],
    ]) {
      expect(contactOfAny(company, wall)).toBe(nearer);
      expect(approach(unit, wall, 'none', company)).toEqual([{ go: 'forward', by: nearer }]);
    }
  });

  test('march on though the others miss', () => {
    const small = enemy(-30, 100, 0);
    expect(contactAhead(right, small)).toBeNull();
    expect(contactOfAny([left, right], small)).toBe(contactAhead(left, small));
    expect(contactOfAny([right, left], small)).toBe(contactAhead(left, small));
    expect(contactOfAny([right], small)).toBeNull();
  });
});

test.each([0, 3, 11, 20])('an enemy squarely ahead is charged straight, %s mm off the middle or less', (aside) => {
  for (const gap of [20, 60, 200])
    for (const turn of [0, 90, 180]) {
      const foe = enemy(turn === 90 ? aside / 2 : aside, gap, turn);
      for (const turning of ['wheel', 'pivot', 'none'] as const)
        expect(turnOf(approach(unit, foe, turning))).toEqual(['ahead', 0]);
    }
});

test('so is one before a base of any facing, where rounding makes a hair of a wheel as long', () => {
  for (let degrees = 0; degrees < 360; degrees += 7)
    for (const gap of [1, 5, 20, 38, 60, 100]) {
      const facing = turned(NORTH, 'right', degrees);
      const base = { at: pointAt(300_000, 300_000), facing, width: um(25, 'mm'), depth: um(12, 'mm') };
      const foe = { ...advance(base, um(gap + 12, 'mm')), facing: opposite(facing) };
      expect(approach(base, foe, 'wheel')!.map(({ go }) => go)).toEqual(['forward']);
    }
});

test('there is no way to an enemy who is farther off than anyone may march', () => {
  expect(approach(unit, enemy(2000, 3000, 0), 'pivot')).toBeNull();
  expect(approach(unit, enemy(2000, 3000, 0), 'wheel')).toBeNull();
});

/** The whole way by a wheel, and what it is worth to lie flush; null where it misses the enemy. */
function lengthOf(foe: Base, hand: Hand, tenths: number): number | null {
  const to = turned(NORTH, hand, tenths / 10);
  const by = contactAhead(wheel(unit, hand, to), foe);
  if (by === null) return null;
  const end = advance(wheel(unit, hand, to), by);
  return wheelLength(unit, hand, to) + by + distance(end.at, foe.at) * DEGREE;
}

describe('by a wheel', () => {
  const cases: readonly (readonly [what: string, foe: Base, degrees: number])[] = [
    ['no farther than to its flank', enemy(85, 0, 65, 20), 90],
    ['almost a quarter turn', enemy(90, 0, 5), 88.1],
    ['half a quarter turn', enemy(130, 115, 155), 47.6],
    ['to the tenth of a degree', enemy(95, 45, 55, 20), 58.5],
    ['by even degrees too', enemy(145, 130, 95, 80), 54],
    ['a little, where the enemy is near', enemy(35, 135, 120), 7.5],
    ['hardly at all', enemy(0, 95, 35, 80), 0.3],
    ['a little, though it leads to the enemy straight ahead as well', enemy(0, 95, 45, 80), 1.4],
  ];

  test.each(cases)('it turns %s', (_what, foe, degrees) => {
    const legs = approach(unit, foe, 'wheel')!;
    expect(turnOf(legs)).toEqual(['right', degrees]);
    expect(areInContact(walked(unit, legs).at(-1)!, foe)).toBe(true);
  });

  test.each(cases)('no wheel leads there by a shorter way: %s', (_what, foe, degrees) => {
    const tenths = Array.from({ length: 901 }, (_, n) => n);
    const all = (['left', 'right'] as const).flatMap((hand) => tenths.map((each) => lengthOf(foe, hand, each)));
    const lengths = all.filter((each) => each !== null);
    expect(lengthOf(foe, 'right', round(degrees * 10))).toBe(Math.min(...lengths));
  });

  test.each(cases)('what is mirrored is approached as in a mirror: %s', (_what, foe, degrees) => {
    const at = pointAt(0 - foe.at[0], foe.at[1]);
    const angle = degreesBetween(NORTH, foe.facing);
    const mirrored = { ...foe, at, facing: turned(NORTH, 'left', angle) };
    expect(turnOf(approach(unit, mirrored, 'wheel'))).toEqual(['left', degrees]);
  });

  test('a small enemy far off is found: wheels are tried two degrees apart', () => {
    const small = { ...unit, width: um(20, 'mm') };
    const foe = advance(wheel(small, 'right', turned(NORTH, 'right', 8)), um(2000, 'mm'));
    expect(turnOf(approach(small, foe, 'wheel'))).toEqual(['right', 7.8]);
  });

  test('nobody is reached who stands behind it', () => {
    expect(approach(unit, enemy(0, -100, 0), 'wheel')).toBeNull();
  });
});
