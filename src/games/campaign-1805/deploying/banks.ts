import { EDGES, type Edge } from '../../../geometry/edges.ts';
import { opposite } from '../../../geometry/facings.ts';
import { gapToOutline } from '../../../geometry/gaps.ts';
import { atMost, um, type Um } from '../../../geometry/lengths.ts';
import { holds, spansInUnion, type Outline } from '../../../geometry/outlines.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { mean, pointAt, type Point } from '../../../geometry/vectors.ts';
import { bedOf, type Terrain } from '../../table/boards/terrain.ts';
import type { State } from '../state.ts';
import type { Area } from './areas.ts';

/** The ground between the banks: water, and the bridges over it. */
const RIVER = ['water', 'bridge'];

/** The pieces of the river, and of the bridges over it. */
export const riverIn = ({ terrain }: Pick<State, 'terrain'>): readonly Terrain[] =>
  Object.values(terrain).filter(({ kind }) => RIVER.includes(kind));

const outlinesOf = (piece: Terrain): readonly Outline[] => (piece.outline === null ? bedOf(piece) : [piece.outline]);

/** The table in squares: which part of the dry ground each belongs to; -1 is river. */
interface Parts {
  readonly columns: number;
  readonly rows: number;
  readonly of: readonly number[];
  readonly sizes: readonly number[];
}

/** Divides the table into the parts that no river separates. */
function partsOf(state: State, step: Um): Parts {
  const river = riverIn(state).flatMap(outlinesOf);
  const [columns, rows] = state.size.map((each) => Math.ceil(each / step)) as [number, number];
  const of: number[] = Array.from({ length: rows }).flatMap((_row, row) => {
    const [from, to] = [middleOf(row * columns, columns, step), middleOf(row * columns + columns - 1, columns, step)];
    const spans = spansInUnion([from, to], river);
    return Array.from({ length: columns }, (_, n) =>
      spans.some(([a, b]) => a <= n * step && n * step <= b) ? -1 : -2,
    );
  });
  const sizes: number[] = [];
  of.forEach((_, start) => {
    if (of[start] !== -2) return;
    const part = sizes.length;
    const found = [start];
    of[start] = part;
    // Grows while it is gone through.
    for (const n of found)
      for (const next of besides(n, columns, rows))
        if (of[next] === -2) {
          of[next] = part;
          found.push(next);
        }
    sizes.push(found.length);
  });
  return { columns, rows, of, sizes };
}

const middleOf = (n: number, columns: number, step: Um): Point =>
  pointAt((n % columns) * step + Math.floor(step / 2), Math.floor(n / columns) * step + Math.floor(step / 2));

/** The squares beside a square. */
function besides(n: number, columns: number, rows: number): readonly number[] {
  const [x, y] = [n % columns, Math.floor(n / columns)];
  return [
    ...(x > 0 ? [n - 1] : []),
    ...(x < columns - 1 ? [n + 1] : []),
    ...(y > 0 ? [n - columns] : []),
    ...(y < rows - 1 ? [n + columns] : []),
  ];
}

/** The edges of the table that a part reaches. */
function edgesAt({ columns, rows, of }: Parts, part: number): readonly Edge[] {
  const isAt: Readonly<Record<Edge, (x: number, y: number) => boolean>> = {
    north: (_x, y) => y === rows - 1,
    east: (x) => x === columns - 1,
    south: (_x, y) => y === 0,
    west: (x) => x === 0,
  };
  return EDGES.filter((edge) =>
    of.some((each, n) => each === part && isAt[edge](n % columns, Math.floor(n / columns))),
  );
}

/**
 * The two banks of the river that cuts the table in two: the two largest parts of the dry ground,
 * each called after the edge of the table on its side. None if there is no such river.
 * @clause cf.deploy.epic-bridge.table cf.deploy.epic-bridge.sides
 */
export function banksOf(state: State, step: Um): readonly Area[] {
  const parts = partsOf(state, step);
  const [one, other] = parts.sizes
    .map((count, part) => ({ count, part }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ part }) => part);
  if (one === undefined || other === undefined) return [];
  const middle = (part: number): Point =>
    mean(parts.of.flatMap((each, n) => (each === part ? [middleOf(n, parts.columns, step)] : [])));
  const [a, b] = [middle(one), middle(other)];
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  const isAlong = Math.abs(dy) >= Math.abs(dx);
  const ids = isAlong ? (['north', 'south'] as const) : (['east', 'west'] as const);
  const isFirst = isAlong ? dy > 0 : dx > 0;
  const partAt = ([x, y]: Point): number =>
    parts.of[
      Math.min(parts.rows - 1, Math.max(0, Math.floor(y / step))) * parts.columns +
        Math.min(parts.columns - 1, Math.max(0, Math.floor(x / step)))
    ]!;
  return ids.map((id, n): Area => {
    const part = (n === 0) === isFirst ? one : other;
    return {
      id,
      opposite: ids[1 - n]!,
      inwards: opposite(facingOf(id)),
      edges: edgesAt(parts, part),
      holds: (outline) => outline.every((point) => partAt(point) === part),
      ground: (clear) => bankGround(state, id, (point) => partAt(point) === part && isDry(state, point, clear)),
    };
  });
}

/** Whether a point is so far from the river. */
const isDry = (state: State, point: Point, clear: Um): boolean =>
  clear === 0 || riverIn(state).every((piece) => outlinesOf(piece).every((each) => isFarFrom(each, point, clear)));

const isFarFrom = (outline: Outline, point: Point, clear: Um): boolean =>
  !holds(outline, point) && atMost(clear, gapToOutline(point, outline).length);

/** How far the lines are from each other along which a bank is drawn, and the points on them. */
const [APART, FINELY] = [um(4, 'cm'), um(0.1, 'cm')];

/** The ground of a bank as it is seen from its edge of the table: as far as it is free. */
function bankGround({ size }: State, edge: Edge, isFree: (point: Point) => boolean): Outline {
  const isFlat = edge === 'north' || edge === 'south';
  const [long, deep] = isFlat ? size : [size[1], size[0]];
  const isFar = edge === 'north' || edge === 'east';
  const at = (x: number, far: number): Point =>
    isFlat ? pointAt(x, isFar ? deep - far : far) : pointAt(isFar ? deep - far : far, x);
  const reached = (x: number): number => {
    let far = 0;
    while (far + APART <= deep && isFree(at(x, far + APART))) far += APART;
    while (far + FINELY <= deep && isFree(at(x, far + FINELY))) far += FINELY;
    return far;
  };
  const lines = Array.from({ length: Math.ceil(long / APART) + 1 }, (_, n) => Math.min(n * APART, long));
  const fars = lines.map(reached);
  // Points in the middle of a straight line are left out.
  const kept = lines.flatMap((x, n) => (fars[n] === fars[n - 1] && fars[n] === fars[n + 1] ? [] : [at(x, fars[n]!)]));
  return [at(0, 0), ...kept, at(long, 0)];
}
