import { corners } from '../../../geometry/bases.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { pointAt, type Point } from '../../../geometry/vectors.ts';
import { baseOf } from '../formations/contact.ts';
import { read } from '../rulings.ts';
import type { Edge, State, Unit } from '../state.ts';
import { BOARD, type Flank } from '../tables.ts';

const [WIDTH, HEIGHT] = BOARD;

/**
 * A place as one sees it who looks in from an edge: how far to the right of its left end, and how
 * far ahead.
 */
interface Seen {
  readonly right: number;
  readonly ahead: number;
}

/** The board as one sees it who looks in from an edge. */
interface Outlook {
  readonly width: Um;
  readonly depth: Um;
  readonly see: (at: Point) => Seen;
  readonly at: (seen: Seen) => Point;
}

/** How the board looks from each of its edges. @ruling rr-096 rr-100 */
export const OUTLOOK: Readonly<Record<Edge, Outlook>> = {
  south: {
    width: WIDTH,
    depth: HEIGHT,
    see: ([x, y]) => ({ right: x, ahead: y }),
    at: ({ right, ahead }) => pointAt(right, ahead),
  },
  north: {
    width: WIDTH,
    depth: HEIGHT,
    see: ([x, y]) => ({ right: WIDTH - x, ahead: HEIGHT - y }),
    at: ({ right, ahead }) => pointAt(WIDTH - right, HEIGHT - ahead),
  },
  west: {
    width: HEIGHT,
    depth: WIDTH,
    see: ([x, y]) => ({ right: HEIGHT - y, ahead: x }),
    at: ({ right, ahead }) => pointAt(ahead, HEIGHT - right),
  },
  east: {
    width: HEIGHT,
    depth: WIDTH,
    see: ([x, y]) => ({ right: y, ahead: WIDTH - x }),
    at: ({ right, ahead }) => pointAt(WIDTH - ahead, right),
  },
};

/** The edges to the left and to the right of a side, by its own edge. */
const BESIDE: Readonly<Record<Edge, readonly [left: Edge, right: Edge]>> = {
  south: ['west', 'east'],
  north: ['east', 'west'],
  west: ['north', 'south'],
  east: ['south', 'north'],
};

/** A part of an edge, from one place to another as seen from it. */
export interface Stretch {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
}

/**
 * Where a column may come on: a third of its own edge, or under another reading all of that or the
 * near half of an edge beside it.
 * @ruling rr-018 rr-096 rr-100
 */
export function stretchesOf(state: State, side: string, where: Flank): readonly Stretch[] {
  const { edge } = state.sides[side]!;
  const { width, depth } = OUTLOOK[edge];
  if (read(state, 'rr-018') === 'own-edge-thirds') {
    const third = wholeUm(width / 3);
    const all = { left: [0, third], centre: [third, 2 * third], right: [2 * third, width], any: [0, width] } as const;
    const [from, to] = all[where];
    return [{ edge, from, to }];
  }
  const [left, right] = BESIDE[edge];
  const flanks = {
    left: { edge: left, from: depth / 2, to: depth },
    centre: { edge, from: 0, to: width },
    right: { edge: right, from: 0, to: depth / 2 },
  };
  return where === 'any' ? Object.values(flanks) : [flanks[where]];
}

/** How far a place is aside of a stretch along its edge; 0 if it lies before it. */
export function asideOf(at: Point, { edge, from, to }: Stretch): Um {
  const { right } = OUTLOOK[edge].see(at);
  return wholeUm(Math.max(0, from - right, right - to));
}

/** How far a figure that stands on the board is from an edge of it. */
export const fromEdge = (state: State, unit: Unit, edge: Edge): Um =>
  wholeUm(Math.min(...corners(baseOf(state, unit)).map((at) => Math.max(0, OUTLOOK[edge].see(at).ahead))));
