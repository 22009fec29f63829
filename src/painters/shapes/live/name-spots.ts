import type { Mark, Scene, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { Block } from './free-space.ts';

/** A spot for a text, and how much worse it is than the best one, in drawing units of overlap. */
export interface Candidate {
  readonly at: Spot;
  readonly worse: number;
}

/**
 * How far from a block a text may stand, and how much worse each distance is. A reader looks a
 * little farther for the name of a unit in a crowd.
 */
const OFF = [
  [0, 0],
  [8, 60],
  [16, 140],
  [30, 220],
  [46, 420],
  [60, 500],
] as const;

/** The same for a text that finds no room so near: a line will lead from it to its unit. */
const FARTHER = [
  [85, 700],
  [120, 760],
  [160, 820],
  [210, 880],
  [270, 940],
  [340, 1000],
] as const;

/** How far along an edge of a block a text is moved, in parts of its way to the corner. */
const ALONG = [0, 0.35, 0.7, 1] as const;
/** The same farther away, where the edges are longer. */
const ALONG_FARTHER = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

const besideAll =
  (distances: readonly (readonly [off: number, worse: number])[], parts: readonly number[]) =>
  (block: Block, half: Spot, closer = 1): readonly Candidate[] =>
    distances.flatMap(([off, more]) =>
      besideBy(off / closer, { block, half, closer, parts }).map(({ at, worse }) => ({ at, worse: worse + more })),
    );

/**
 * Spots around a block that leave a text clear of it: below, above, to the right, to the left,
 * along these edges; then farther away. On a map that is so many times closer all is that much
 * nearer.
 */
export const beside = besideAll(OFF, ALONG);

/** Spots beyond those of `beside`. */
export const fartherOff = besideAll(FARTHER, ALONG_FARTHER);

/** A text beside a block, and the parts of its edges along which it is moved. */
interface Beside {
  readonly block: Block;
  readonly half: Spot;
  readonly closer: number;
  readonly parts: readonly number[];
}

function besideBy(off: number, { block, half, closer, parts }: Beside): Candidate[] {
  const [x, y] = block.at;
  const [w, h] = block.half;
  const [tw, th] = half;
  const [up, side] = [h + th + 1 / closer + off, w + tw + 4 / closer + off];
  return parts.flatMap((part, n): Candidate[] => {
    const hands = part === 0 ? [1] : [1, -1];
    return hands.flatMap((hand, m) => [
      { at: [x + hand * side * part, y + up], worse: n * 40 + m * 10 },
      { at: [x + hand * side * part, y - up], worse: n * 40 + m * 10 + 30 },
      { at: [x + side, y + hand * up * part], worse: n * 40 + m * 10 + 60 },
      { at: [x - side, y + hand * up * part], worse: n * 40 + m * 10 + 90 },
    ]);
  });
}

/** A name of ground stands no farther from it than spots that are this much worse. */
const BESIDE = 220;
/** How much worse a spot around an area is than one in it, and one in it where that is avoided. */
const [AROUND, AVOIDED] = [160, 600] as const;

type Outline = Pick<Mark<'outline'>, 'points' | 'ground'>;

/** Ground that is drawn by spots as dark as letters: its name stands beside it if it can. */
const SPOTTED: readonly string[] = ['hamlet'];

/** Spots for the name of an area: inside it from its middle outwards, and around it. */
function within({ points, ground }: Outline, half: Spot): readonly Candidate[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle: Spot = [(left + right) / 2, (top + bottom) / 2];
  const isSpotted = SPOTTED.includes(ground);
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  const inside = parts.flatMap((down) =>
    parts.map((across): Candidate => ({
      at: [left + (right - left) * across, top + (bottom - top) * down],
      worse: 60 * (Math.abs(down - 0.5) + Math.abs(across - 0.5)),
    })),
  );
  const around = beside({ at: middle, half: [(right - left) / 2, (bottom - top) / 2] }, half);
  return [
    ...inside.map(({ at, worse }) => ({ at, worse: worse + (isSpotted ? AVOIDED : 0) })),
    ...around
      .filter(({ worse }) => worse < BESIDE)
      .map(({ at, worse }) => ({ at, worse: worse + (isSpotted ? 0 : AROUND) })),
  ];
}

/** Spots for the name of a line: on both sides of each piece, and at its ends. */
const alongside = (points: readonly Spot[], width: number, [tw, th]: Spot): readonly Candidate[] =>
  points.slice(1).flatMap(([tx, ty], n) => {
    const [fx, fy] = points[n]!;
    const length = Math.hypot(tx - fx, ty - fy) || 1;
    const [dx, dy] = [(tx - fx) / length, (ty - fy) / length];
    const off = width / 2 + 7 + Math.abs(dy) * tw + Math.abs(dx) * th;
    const aside = [0.5, 0.25, 0.75].flatMap((part) =>
      [1, -1].map((hand): Candidate => ({
        at: [fx + (tx - fx) * part - dy * off * hand, fy + (ty - fy) * part + dx * off * hand],
        worse: Math.abs(part - 0.5) * 60,
      })),
    );
    const beyond = Math.abs(dx) * tw + Math.abs(dy) * th + 9;
    const ends: readonly Candidate[] = [
      { at: [tx + dx * beyond, ty + dy * beyond], worse: 50 },
      { at: [fx - dx * beyond, fy - dy * beyond], worse: 50 },
    ];
    return [...aside, ...ends];
  });

/**
 * Small blocks along a line, which keep names away from it; so many times closer they are smaller.
 */
function blocksAlong(points: readonly Spot[], closer: number): readonly Block[] {
  const size = 16 / closer;
  return points.slice(1).flatMap(([tx, ty], n) => {
    const [fx, fy] = points[n]!;
    const count = Math.ceil(Math.hypot(tx - fx, ty - fy) / size);
    return Array.from({ length: count }, (_, step): Block => {
      const part = (step + 0.5) / count;
      return { at: [fx + (tx - fx) * part, fy + (ty - fy) * part], half: [size / 2, size / 2] };
    });
  });
}

/** The lines of a scene: those that names keep off, and those that they avoid if they can. */
export interface LineBlocks {
  readonly drawn: readonly Block[];
  readonly ground: readonly Block[];
}

/** Blocks along the arrows, rulers and strips of a scene. */
export function lineBlocks(marks: Scene['marks'], projection: Projection): LineBlocks {
  const on = (spots: readonly Spot[]) =>
    blocksAlong(
      spots.map((spot) => toDrawing(projection, spot)),
      projection.closer,
    );
  return {
    drawn: marks.flatMap((mark) => {
      if (mark.kind === 'trace') return on(mark.points);
      return mark.kind === 'ruler' ? on([mark.from, mark.to]) : [];
    }),
    ground: marks.flatMap((mark) => (mark.kind === 'strip' ? on(mark.points) : [])),
  };
}

/** The spots for the name of a piece of ground. */
export function candidates(of: Mark, projection: Projection, half: Spot): readonly Candidate[] {
  const on = (spots: readonly Spot[]) => spots.map((spot) => toDrawing(projection, spot));
  if (of.kind === 'outline') return within({ points: on(of.points), ground: of.ground }, half);
  if (of.kind === 'strip') return alongside(on(of.points), of.width * projection.scale, half);
  return [];
}
