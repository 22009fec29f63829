import { describe, expect, test } from 'vitest';
import { following, roadsAmong, type FollowLength, type Road } from '../../../src/games/table/orders/following.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import type { Terrain } from '../../../src/games/table/boards/terrain.ts';
import type { Base } from '../../../src/geometry/bases.ts';
import { facingOf } from '../../../src/geometry/placing.ts';
import { NORTH, opposite, turned, type Direction } from '../../../src/geometry/facings.ts';
import { um, type Um } from '../../../src/geometry/lengths.ts';
import { advance } from '../../../src/geometry/moves.ts';
import { pointAt, type Point } from '../../../src/geometry/vectors.ts';

/* A unit follows a road. Places and lengths are in mm. */

const mm = (length: number): Um => um(length, 'mm');
const at = (x: number, y: number): Point => pointAt(mm(x), mm(y));
const road = (id: string, line: readonly Point[]): Road => ({ id, name: `the ${id}`, line, width: mm(10) });
const EAST = facingOf('east');
const WEST = facingOf('west');

/** East for 100, and then north for 100. */
const BENT = road('high road', [at(0, 0), at(100, 0), at(100, 100)]);

const standing = (x: number, y: number, facing: Direction): Base => ({
  at: at(x, y),
  facing,
  width: mm(20),
  depth: mm(10),
});

const forward = (length: number): Leg => ({ go: 'forward', by: mm(length) });
const turn = (to: Direction): Leg => ({ go: 'turn', to });

/**
 * The legs, or what is wanted instead: along the bent road, and past no enemy, where nothing else
 * is said.
 */
function follow(
  base: Base,
  far: FollowLength,
  {
    roads = [BENT],
    contact = () => null,
    words = 'road',
  }: Partial<Parameters<typeof following>[3]> & { words?: string } = {},
) {
  return following(words, far, base, { roads, measure: 'mm', contact });
}

describe('the roads of a board', () => {
  const line = [at(0, 0), at(100, 0)];
  const terrain = (kind: string, piece: Partial<Terrain> = {}): Terrain => ({
    kind,
    name: `the ${kind}`,
    outline: null,
    line,
    width: mm(10),
    level: 0,
    ...piece,
  });

  test('are its lines of the kinds that are roads, and no other lines or areas', () => {
    const board = {
      way: terrain('road'),
      brook: terrain('stream'),
      yard: terrain('road', { line: null, outline: line }),
      wood: terrain('woods', { line: null, outline: line }),
    };
    expect(roadsAmong(board).map(({ id }) => id)).toEqual(['way']);
    expect(roadsAmong(board, ['road', 'stream']).map(({ id }) => id)).toEqual(['way', 'brook']);
  });
});

describe('the road that is meant', () => {
  const SOUTH_LANE = road('south lane', [at(0, 0), at(100, 0)]);
  const NORTH_LANE = road('north lane', [at(0, 8), at(200, 8)]);
  const both = [SOUTH_LANE, NORTH_LANE];

  test('is a road that there is', () => {
    expect(follow(standing(0, 0, EAST), 'end', { roads: [] })).toBe('a table with a road on it');
    expect(follow(standing(0, 0, EAST), 'end', { roads: both, words: 'lane' })).toBe(
      'a road: the south lane, the north lane',
    );
  });

  test('is the nearest, where no other is named', () => {
    expect(follow(standing(0, 7, EAST), mm(150), { roads: both })).toMatchObject([{ go: 'turn' }, forward(150)]);
    expect(follow(standing(0, 1, EAST), mm(150), { roads: both })).toContain('the south lane ends there');
  });

  test('lies under the middle of the unit: within half its width', () => {
    expect(follow(standing(0, 5, EAST), mm(50), { roads: [SOUTH_LANE] })).toHaveLength(2);
    expect(follow(standing(0, 5.1, EAST), mm(50), { roads: [SOUTH_LANE] })).toBe(
      'a road under the middle of the unit: the south lane is 5.1 mm away',
    );
  });
});

describe('a road is followed', () => {
  test('round its bends, in the direction in which the unit faces', () => {
    expect(follow(standing(50, 0, EAST), 'end')).toEqual([forward(50), turn(NORTH), forward(100)]);
    expect(follow(standing(50, 0, WEST), 'end')).toEqual([forward(50)]);
    expect(follow(standing(100, 50, opposite(NORTH)), mm(70))).toEqual([forward(50), turn(WEST), forward(20)]);
  });

  test('along the piece on which the unit stands, though it faces along another', () => {
    expect(follow(standing(50, 0, NORTH), 'end')).toEqual([turn(EAST), forward(50), turn(NORTH), forward(100)]);
  });

  test('as it is drawn, where the unit faces neither way', () => {
    expect(follow(standing(50, 0, opposite(NORTH)), mm(20))).toEqual([turn(EAST), forward(20)]);
  });

  test('at a bend along the piece along which the unit faces', () => {
    expect(follow(standing(100, 0, opposite(NORTH)), 'end')).toEqual([turn(WEST), forward(100)]);
    expect(follow(standing(100, 0, NORTH), 'end')).toEqual([forward(100)]);
    expect(follow(standing(100, 0, facingOf('north-west')), 'end')).toEqual([turn(WEST), forward(100)]);
  });

  test('a tenth of a millimetre before a bend as at the bend, and not farther off', () => {
    expect(follow(standing(99.9, 0, opposite(NORTH)), 'end')).toEqual([turn(WEST), forward(99.9)]);
    expect(follow(standing(99.899, 0, opposite(NORTH)), 'end')).toHaveLength(4);
    expect(follow(standing(99.9, 0, EAST), 'end')).toMatchObject([{ go: 'turn' }, forward(100)]);
    expect(follow(standing(99.899, 0, EAST), 'end')).toEqual([forward(0.101), turn(NORTH), forward(100)]);
  });

  test('as far as a length leads, to the micrometre', () => {
    expect(follow(standing(50, 0, EAST), mm(50))).toEqual([forward(50)]);
    expect(follow(standing(50, 0, EAST), mm(50.001))).toEqual([forward(50), turn(NORTH), forward(0.001)]);
  });

  test('no farther than to its end, where a tenth of a millimetre does not matter', () => {
    expect(follow(standing(50, 0, EAST), mm(150.1))).toEqual([forward(50), turn(NORTH), forward(100)]);
    expect(follow(standing(50, 0, EAST), mm(150.101))).toBe('at most 150 mm: the high road ends there');
    expect(follow(standing(100, 100, NORTH), 'end')).toBe('a way along the high road: it ends here');
  });

  test.each([30, 60, 10])('straight on, with no turn, at %s°', (degrees) => {
    const base = standing(0, 0, turned(NORTH, 'right', degrees));
    const line = [base.at, advance(base, mm(100)).at, advance(base, mm(300)).at];
    expect(follow(base, 'end', { roads: [road('lane', line)] })).toMatchObject([{ go: 'forward' }, { go: 'forward' }]);
  });

  test('with a turn by half a degree where it bends so far', () => {
    const bent = turned(EAST, 'left', 0.5);
    const line = [at(0, 0), at(100, 0), advance(standing(100, 0, bent), mm(100)).at];
    expect(follow(standing(0, 0, EAST), 'end', { roads: [road('lane', line)] })).toHaveLength(3);
  });
});

describe('a road is followed into contact', () => {
  /** An enemy whom a unit touches after so long a way in this direction, and in no other. */
  const touchedAfter = (length: number, facing: Direction) => (base: Base) =>
    base.facing[0] === facing[0] && base.facing[1] === facing[1] ? mm(length) : null;

  test('before a bend, at the bend, or after it', () => {
    const base = standing(50, 0, EAST);
    expect(follow(base, 'contact', { contact: touchedAfter(30, EAST) })).toEqual([forward(30)]);
    expect(follow(base, 'contact', { contact: touchedAfter(50, EAST) })).toEqual([forward(50)]);
    const round = [forward(50), turn(NORTH), forward(30)];
    expect(follow(base, 'contact', { contact: touchedAfter(30, NORTH) })).toEqual(round);
  });

  test('and with nobody who would be touched only beyond the bend, straight on', () => {
    expect(follow(standing(50, 0, EAST), 'contact', { contact: touchedAfter(51, EAST) })).toBe(
      'an enemy on the high road',
    );
  });

  test('but an enemy ends no march that has another end', () => {
    const contact = touchedAfter(30, EAST);
    expect(follow(standing(50, 0, EAST), mm(40), { contact })).toEqual([forward(40)]);
    expect(follow(standing(0, 0, EAST), mm(40), { contact: () => mm(30) })).toEqual([forward(40)]);
  });
});
