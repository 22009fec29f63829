import type { Mark, Scene, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../../sides.ts';
import type { Name } from '../shape.ts';
import { type Block, kept, outside, overlap } from './room.ts';
import { labelHalf } from './text-label.ts';

/** The font size that room is kept for: that on a phone; on a larger board names are smaller. */
const SIZE = 29;
/** Nothing farther away than this can be in the way of a name. */
const FAR = 420;

/** What a base covers with its beak and what is laid beside it. */
function covers({ at, size, facing: [fx, fy], signs = [] }: Mark<'base'>, projection: Projection): Block {
  const [x, y] = toDrawing(projection, at);
  const [w, d] = [(size[0] / 2) * projection.scale, (size[1] / 2) * projection.scale];
  const ahead = d * (signs.includes('screen') ? 2.45 : signs.includes('pinned') ? 1.75 : 1.6);
  const behind = d * (signs.includes('disrupted') ? 1.6 : 1.15);
  const corners = ([[-w, ahead], [w, ahead], [w, -behind], [-w, -behind]] as const).map(([across, forward]): Spot => [
    x + across * fy + forward * fx,
    y + across * fx - forward * fy,
  ]); // prettier-ignore
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2, (bottom - top) / 2] };
}

/** A spot for a text, and how much worse it is than the best, in drawing units of overlap. */
interface Candidate {
  readonly at: Spot;
  readonly worse: number;
}

/** Spots around a block at which a text stands clear of it: below, above, to the right, to the left, at the corners. */
function beside({ at: [x, y], half: [w, h] }: Block, [tw, th]: Spot): readonly Candidate[] {
  const [up, side] = [h + th + 1, w + tw + 4];
  const spots: readonly Spot[] = [
    [x, y + up],
    [x, y - up],
    [x + side, y],
    [x - side, y],
    [x + side * 0.7, y + up],
    [x - side * 0.7, y + up],
    [x + side * 0.7, y - up],
    [x - side * 0.7, y - up],
  ];
  return spots.map((at, n) => ({ at, worse: n * 30 }));
}

/** Spots for the name of an area: within it from its middle outwards, and around it. */
function within(points: readonly Spot[], half: Spot): readonly Candidate[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle: Spot = [(left + right) / 2, (top + bottom) / 2];
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
  const inside = parts.flatMap((down) =>
    parts.map((across): Candidate => ({
      at: [left + (right - left) * across, top + (bottom - top) * down],
      worse: 60 * (Math.abs(down - 0.5) + Math.abs(across - 0.5)),
    })),
  );
  const around = beside({ at: middle, half: [(right - left) / 2, (bottom - top) / 2] }, half);
  return [...inside, ...around.map(({ at, worse }) => ({ at, worse: worse + 160 }))];
}

/** Spots for the name of a line: on both sides of each of its pieces, and at their ends. */
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

/** Small blocks along a line, so that names keep off it. */
function blocksAlong(points: readonly Spot[]): readonly Block[] {
  return points.slice(1).flatMap(([tx, ty], n) => {
    const [fx, fy] = points[n]!;
    const count = Math.ceil(Math.hypot(tx - fx, ty - fy) / 16);
    return Array.from({ length: count }, (_, step): Block => {
      const part = (step + 0.5) / count;
      return { at: [fx + (tx - fx) * part, fy + (ty - fy) * part], half: [8, 8] };
    });
  });
}

/** What names must keep off: units, lines, and texts that stand already. */
function taken(marks: Scene['marks'], projection: Projection, texts: readonly Block[]): readonly Block[] {
  const on = (spots: readonly Spot[]) => blocksAlong(spots.map((spot) => toDrawing(projection, spot)));
  return [
    ...texts,
    ...marks.flatMap((mark): readonly Block[] => {
      if (mark.kind === 'base') return [covers(mark, projection)];
      if (mark.kind === 'trace' || mark.kind === 'strip') return on(mark.points);
      return mark.kind === 'ruler' ? on([mark.from, mark.to]) : [];
    }),
  ];
}

/** The spots at which the name of this mark may stand. */
function candidates(of: Mark, projection: Projection, half: Spot): readonly Candidate[] {
  const on = (spots: readonly Spot[]) => spots.map((spot) => toDrawing(projection, spot));
  if (of.kind === 'outline') return within(on(of.points), half);
  if (of.kind === 'strip') return alongside(on(of.points), of.width * projection.scale, half);
  if (of.kind !== 'base') return [];
  return beside(covers(of, projection), half);
}

/** The area that may be hidden without anybody seeing it, in square units of the drawing. */
const UNSEEN = 0.01;
/** What it costs to hide anything more: any free spot around a unit is better. */
const HIDES = 220;

const near = ({ at: [ax, ay] }: Block, [x, y]: Spot): boolean => Math.abs(ax - x) < FAR && Math.abs(ay - y) < FAR;

/**
 * The names of a scene, each where it hides least: of units first, then of ground. `texts` is what is written already. A name whose place lies
 * outside what is drawn is left out.
 */
export function placedNames(
  { marks }: Pick<Scene, 'marks'>,
  projection: Projection,
  texts: readonly Block[],
): ReadonlyMap<string, Name> {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const names = marks.filter((mark): mark is Mark<'name'> => mark.kind === 'name');
  if (names.length === 0) return new Map();
  const blocks = [...taken(marks, projection, texts)];
  const placed = new Map<string, Name>();
  const isUnit = ({ of }: Mark<'name'>) => byId.get(of)?.kind === 'base';
  for (const { id, of, text } of names.toSorted((a, b) => Number(isUnit(b)) - Number(isUnit(a)))) {
    const subject = byId.get(of);
    const half = labelHalf(text, SIZE);
    const spots = (subject === undefined ? [] : candidates(subject, projection, half)).map(
      ({ at, worse }): Candidate => ({ at: kept(at, half, projection), worse }),
    );
    if (subject === undefined || spots.length === 0) continue;
    const close = blocks.filter((block) => spots.some(({ at }) => near(block, at)));
    const cost = ({ at, worse }: Candidate): number => {
      const hidden = close.reduce((sum, block) => sum + overlap({ at, half }, block), 0);
      return worse + hidden + (hidden > UNSEEN ? HIDES : 0) + outside({ at, half }, projection) * 1000;
    };
    const costs = spots.map(cost);
    const least = Math.min(...costs);
    // Beyond the edge of what is drawn, there is nothing to be named.
    if (least > 20_000) continue;
    const { at } = spots[costs.indexOf(least)]!;
    blocks.push({ at, half });
    const kind = subject.kind === 'base' ? roleOf(subject.side) : 'ground';
    placed.set(id, { name: text, at: [at[0], at[1] + SIZE * 0.34], of: kind });
  }
  return placed;
}
