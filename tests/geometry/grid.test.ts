import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  between,
  inLine,
  isSquare,
  neighbours,
  onBoard,
  place,
  square,
  steps,
  STEPS,
  touch,
  type FileAndRank,
  type Square,
} from '../../src/geometry/grid.ts';

const SIZE = { files: 26, ranks: 40 };
const places = fc.record<FileAndRank>({ file: fc.nat(SIZE.files - 1), rank: fc.nat(SIZE.ranks - 1) });
const squares = places.map(square);
const pair = fc.tuple(squares, squares).filter(([a, b]) => a !== b);

describe('a square has a name', () => {
  test.each([
    ['a1', { file: 0, rank: 0 }],
    ['d6', { file: 3, rank: 5 }],
    ['z26', { file: 25, rank: 25 }],
    ['b10', { file: 1, rank: 9 }],
  ] as const)('%s is %j', (name, at) => {
    expect(place(name)).toEqual(at);
    expect(square(at)).toBe(name);
  });

  test('and the name is parsed to the same square', () => {
    fc.assert(
      fc.property(places, (at) => {
        expect(place(square(at))).toEqual(at);
      }),
    );
    fc.assert(fc.property(squares, (name) => isSquare(name)));
  });

  test.each(['', 'd', '6', 'd0', 'd06', 'D6', 'dd6', 'd100', 'd-1', ' d6', 'd6 ', 6, null, undefined, {}, ['d6']])(
    '%j is none',
    (text) => {
      expect(isSquare(text)).toBe(false);
    },
  );
});

describe('adjacency', () => {
  test.each([
    ['d4', ['d5', 'e5', 'e4', 'e3', 'd3', 'c3', 'c4', 'c5']],
    ['a1', ['a2', 'b2', 'b1']],
    ['h8', ['h7', 'g7', 'g8']],
    ['a4', ['a5', 'b5', 'b4', 'b3', 'a3']],
  ] as const)('%s touches %j, clockwise from north', (from, around) => {
    expect(neighbours({ files: 8, ranks: 8 }, from)).toEqual(around);
  });

  test('is by a side or a corner, and no square is adjacent to itself', () => {
    expect([touch('d4', 'd5'), touch('d4', 'e5'), touch('d4', 'd6'), touch('d4', 'e6'), touch('d4', 'd4')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('is mutual, and means a distance of one', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(touch(a, b)).toBe(touch(b, a));
        expect(touch(a, b)).toBe(steps(a, b) === 1);
        expect(neighbours(SIZE, a).includes(b)).toBe(touch(a, b));
      }),
    );
  });

  test('is in one of eight facings, each opposite to the fourth after it', () => {
    expect(STEPS).toHaveLength(8);
    for (const [i, { file, rank }] of STEPS.entries()) {
      expect(STEPS[(i + 4) % 8]!.file + file).toBe(0);
      expect(STEPS[(i + 4) % 8]!.rank + rank).toBe(0);
    }
  });
});

describe('distance', () => {
  test.each([
    ['d4', 'd4', 0],
    ['d1', 'd7', 6],
    ['b1', 'g6', 5],
    ['c1', 'd5', 4],
    ['h1', 'a2', 7],
  ] as const)('from %s to %s: %i', (a, b, count) => {
    expect(steps(a, b)).toBe(count);
  });

  test('is never longer than a detour by a third square', () => {
    fc.assert(
      fc.property(squares, squares, squares, (a, b, c) => {
        expect(steps(a, b) + steps(b, c)).toBeGreaterThanOrEqual(steps(a, c));
      }),
    );
  });

  test.each([
    [{ file: 0, rank: 0 }, true],
    [{ file: 7, rank: 5 }, true],
    [{ file: 8, rank: 0 }, false],
    [{ file: 0, rank: 6 }, false],
    [{ file: -1, rank: 0 }, false],
    [{ file: 0, rank: -1 }, false],
  ])('%j is on a board of 8 by 6: %s', (at, on) => {
    expect(onBoard({ files: 8, ranks: 6 }, at)).toBe(on);
  });
});

describe('on one line', () => {
  test.each([
    ['d1', 'd7', true],
    ['d7', 'd1', true],
    ['a3', 'h3', true],
    ['b1', 'g6', true],
    ['g1', 'b6', true],
    ['c1', 'd5', false],
    ['d4', 'd4', false],
  ] as const)('%s and %s: %s', (a, b, same) => {
    expect(inLine(a, b)).toBe(same);
  });

  test('is symmetric', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(inLine(a, b)).toBe(inLine(b, a));
      }),
    );
  });
});

describe('the squares between', () => {
  test.each([
    ['d1', 'd5', ['d2', 'd3', 'd4']],
    ['d5', 'd1', ['d4', 'd3', 'd2']],
    ['a3', 'd3', ['b3', 'c3']],
    ['b1', 'f5', ['c2', 'd3', 'e4']],
    ['f1', 'c4', ['e2', 'd3']],
    ['d4', 'd5', []],
    ['d4', 'e5', []],
    ['d4', 'd4', []],
    // Not along a row, column or diagonal: from centre to centre. Merely touching a corner does not
    // count as crossing.
    ['a1', 'b3', ['a2', 'b2']],
    ['a1', 'c2', ['b1', 'b2']],
    ['a1', 'd2', ['b1', 'c2']],
    ['a1', 'b4', ['a2', 'b3']],
    ['a1', 'c4', ['a2', 'b2', 'b3', 'c3']],
    ['a1', 'e3', ['b1', 'b2', 'c2', 'd2', 'd3']],
  ] as const)('%s and %s: %j', (a, b, squaresBetween) => {
    expect(between(a, b)).toEqual(squaresBetween);
  });

  test('on one line are one for each step, each on the line', () => {
    fc.assert(
      fc.property(squares, fc.constantFrom(...STEPS), fc.integer({ min: 1, max: 12 }), (from, step, count) => {
        const { file, rank } = place(from);
        const at = (i: number): FileAndRank => ({ file: file + step.file * i, rank: rank + step.rank * i });
        fc.pre(onBoard(SIZE, at(count)));
        expect(between(from, square(at(count)))).toEqual(
          Array.from({ length: count - 1 }, (_, i) => square(at(i + 1))),
        );
      }),
    );
  });

  test('are the same from the other end', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(between(b, a)).toEqual(between(a, b).toReversed());
      }),
    );
  });

  test('form a chain of adjacent squares', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const chain = [a, ...between(a, b), b];
        expect(new Set(chain).size).toBe(chain.length);
        for (const [i, at] of chain.entries()) if (i > 0) expect(touch(chain[i - 1]!, at)).toBe(true);
      }),
    );
  });

  test('are exactly those that the straight line crosses', () => {
    /**
     * Whether a line between two centres passes through the interior of a square: the line is
     * clipped to the square in doubled integer coordinates.
     */
    const crosses = (a: Square, b: Square, at: Square): boolean => {
      const [from, to, mid] = [place(a), place(b), place(at)];
      const [dx, dy] = [to.file - from.file, to.rank - from.rank];
      // The corners of the square lie on both sides of the line, and the line does not merely touch
      // one of them.
      const sides = [-1, 1].flatMap((x) =>
        [-1, 1].map((y) => (2 * (mid.file - from.file) + x) * dy - (2 * (mid.rank - from.rank) + y) * dx),
      );
      const within = (value: number, one: number, other: number) =>
        value >= Math.min(one, other) && value <= Math.max(one, other);
      return (
        Math.min(...sides) < 0 &&
        Math.max(...sides) > 0 &&
        within(mid.file, from.file, to.file) &&
        within(mid.rank, from.rank, to.rank)
      );
    };
    const near = fc.record<FileAndRank>({ file: fc.nat(8), rank: fc.nat(8) }).map(square);
    const all = Array.from({ length: 81 }, (_, i) => square({ file: i % 9, rank: Math.floor(i / 9) }));
    fc.assert(
      fc.property(near, near, (a, b) => {
        fc.pre(a !== b);
        const crossed = all.filter((at) => at !== a && at !== b && crosses(a, b, at));
        expect(between(a, b).toSorted()).toEqual(crossed.toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test('are mirrored with the board', () => {
    const mirror = (at: Square) => square({ ...place(at), file: SIZE.files - 1 - place(at).file });
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(between(mirror(a), mirror(b))).toEqual(between(a, b).map(mirror));
      }),
    );
  });
});
