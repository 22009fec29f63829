import type { Mark, Scene, Spot } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import { roleOf } from '../counter.ts';
import type { Name } from '../shape.ts';
import { bodyBlocks, bodyOf, covers } from './body-blocks.ts';
import { type Block, kept, outside, overlap } from './free-space.ts';
import { labelHalf } from './text-label.ts';

/**
 * The font size for which space is kept: the size on a phone. On a larger board names are smaller.
 */
const SIZE = 29;
/** Nothing farther away than this can hide a name or be hidden by it. */
const FAR = 420;

/** A spot for a text, and how much worse it is than the best one, in drawing units of overlap. */
interface Candidate {
  readonly at: Spot;
  readonly worse: number;
}

/**
 * How far from a block a text may stand, and how much worse each distance is. A reader looks a
 * little farther for the name of a unit in a crowd; the farthest are better than no name.
 */
const OFF = [
  [0, 0],
  [14, 130],
  [30, 200],
  [46, 420],
  [64, 500],
] as const;

/**
 * Spots around a block that leave a text clear of it: below, above, to the right, to the left, at
 * the corners; then farther away.
 */
const beside = (block: Block, half: Spot): readonly Candidate[] =>
  OFF.flatMap(([off, more]) => besideBy(off, block, half).map(({ at, worse }) => ({ at, worse: worse + more })));

function besideBy(off: number, { at: [x, y], half: [w, h] }: Block, [tw, th]: Spot): readonly Candidate[] {
  const [up, side] = [h + th + 1 + off, w + tw + 4 + off];
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

/** Spots for the name of an area: inside it from its middle outwards, and around it. */
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

/** Small blocks along a line, which keep names away from it. */
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

/** The lines that names avoid if they can. */
function lineBlocks(marks: Scene['marks'], projection: Projection): readonly Block[] {
  const on = (spots: readonly Spot[]) => blocksAlong(spots.map((spot) => toDrawing(projection, spot)));
  return marks.flatMap((mark): readonly Block[] => {
    if (mark.kind === 'trace' || mark.kind === 'strip') return on(mark.points);
    return mark.kind === 'ruler' ? on([mark.from, mark.to]) : [];
  });
}

/** The spots for the name of this mark. */
function candidates(of: Mark, projection: Projection, half: Spot): readonly Candidate[] {
  const on = (spots: readonly Spot[]) => spots.map((spot) => toDrawing(projection, spot));
  if (of.kind === 'outline') return within(on(of.points), half);
  if (of.kind === 'strip') return alongside(on(of.points), of.width * projection.scale, half);
  return [];
}

/** The area that may be hidden without a visible effect, in square units of the drawing. */
const UNSEEN = 0.01;
/** The cost of hiding more than that: any free spot around a unit is better. */
const HIDES = 220;
/**
 * The cost of a spot that does not tell which unit it names, and how much nearer its own unit must
 * be than any other to tell it.
 */
const [DOUBTFUL, NEARER] = [75, 6] as const;
/**
 * The most that a name may hide of units and texts. If it would hide more, it is left out: it would
 * name the wrong unit, or none.
 */
const TOO_MUCH = 90;

const near = ({ at: [ax, ay] }: Block, [x, y]: Spot): boolean => Math.abs(ax - x) < FAR && Math.abs(ay - y) < FAR;

/** The distance between two rectangles; 0 if they touch. */
const gap = (a: Block, b: Block): number =>
  Math.hypot(
    ...([0, 1] as const).map((axis) => Math.max(0, Math.abs(a.at[axis] - b.at[axis]) - a.half[axis] - b.half[axis])),
  );

/** A name to place: its mark, its size, and the possible spots. */
interface NameToPlace {
  readonly id: string;
  readonly text: string;
  readonly subject: Mark;
  /** The unit or the group that it names; null if it names ground. */
  readonly body: string | null;
  readonly half: Spot;
  readonly spots: readonly Candidate[];
}

const isUnit = ({ subject }: NameToPlace): boolean => subject.kind === 'base';

/**
 * The names of a scene, each at the spot where it hides least. Units come first, beginning with
 * those that have the fewest free spots; then ground. `texts` are the texts that are already
 * placed. A name is left out if its mark lies outside the drawn part, or if there is no space for
 * it.
 */
export function placedNames(
  { marks }: Pick<Scene, 'marks'>,
  projection: Projection,
  texts: readonly Block[],
): ReadonlyMap<string, Name> {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const names = marks.filter((mark): mark is Mark<'name'> => mark.kind === 'name');
  if (names.length === 0) return new Map();
  const bases = marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true);
  const units = bodyBlocks(bases, projection);
  const lines = lineBlocks(marks, projection);
  /** What no name may hide: texts and units. */
  const solid = [...texts, ...marks.flatMap((mark) => (mark.kind === 'base' ? [covers(mark, projection)] : []))];
  const hidden = (block: Block, by: readonly Block[]): number =>
    by.reduce((sum, each) => sum + overlap(block, each), 0);
  const wanted = names.flatMap(({ id, of, text }): readonly NameToPlace[] => {
    const subject = byId.get(of) ?? bases.find(({ group }) => group === of);
    if (subject === undefined) return [];
    const half = labelHalf(text, SIZE / projection.closer);
    const own = subject.kind === 'base' ? units.get(bodyOf(subject)) : undefined;
    const found = own === undefined ? candidates(subject, projection, half) : beside(own, half);
    const spots = found.map(({ at, worse }) => ({
      at: kept(at, half, projection),
      worse,
    }));
    const body = own === undefined ? null : of;
    return spots.length === 0 ? [] : [{ id, text, subject, body, half, spots }];
  });
  const free = new Map(
    wanted.map(({ id, half, spots }) => [id, spots.filter(({ at }) => hidden({ at, half }, solid) <= UNSEEN).length]),
  );
  const placed = new Map<string, Name>();
  const inTurn = wanted.toSorted(
    (a, b) => Number(isUnit(b)) - Number(isUnit(a)) || (isUnit(a) ? free.get(a.id)! - free.get(b.id)! : 0),
  );
  for (const { id, text, subject, body, half, spots } of inTurn) {
    const isClose = (block: Block): boolean => spots.some(({ at }) => near(block, at));
    const [closeSolid, closeLines] = [solid.filter(isClose), lines.filter(isClose)];
    const own = body === null ? undefined : units.get(body);
    const others = [...units].flatMap(([other, block]) => (other !== body && isClose(block) ? [block] : []));
    const cost = ({ at, worse }: Candidate): number => {
      const block = { at, half };
      const hides = hidden(block, closeSolid) + hidden(block, closeLines);
      const isDoubtful = own !== undefined && others.some((other) => gap(block, other) < gap(block, own) + NEARER);
      return (
        worse + hides + (hides > UNSEEN ? HIDES : 0) + (isDoubtful ? DOUBTFUL : 0) + outside(block, projection) * 1000
      );
    };
    // If it would hide units or texts, a name is left out; over a line it can still be read.
    const open = spots.filter(({ at }) => hidden({ at, half }, closeSolid) <= TOO_MUCH);
    const costs = open.map(cost);
    const least = Math.min(...costs);
    // Either no spot is left, or the mark lies beyond the edge of what is drawn.
    if (least > 20_000) continue;
    const { at } = open[costs.indexOf(least)]!;
    solid.push({ at, half });
    const kind = subject.kind === 'base' ? roleOf(subject.side) : 'ground';
    placed.set(id, { name: text, at: [at[0], at[1] + (SIZE / projection.closer) * 0.34], of: kind });
  }
  return placed;
}
