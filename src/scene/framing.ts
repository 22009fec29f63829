import type { PlayableGame } from './module.ts';
import type { Mark, Scene, Spot } from './scene.ts';

/** A part of a scene by its lower left and its upper right corner. */
export type View = NonNullable<Scene['view']>;

/** The part of a scene in which something stands or is drawn; ground alone is none of it. */
type Things = readonly Spot[];

/** The four corners of the square around a circle. */
const around = ([x, y]: Spot, radius: number): Things => [
  [x - radius, y - radius],
  [x + radius, y + radius],
];

/** Spots at the outermost reach of a mark; none for ground, names and whatever is written. */
export function thingsOf(mark: Mark): readonly Spot[] {
  switch (mark.kind) {
    case 'base':
    case 'fallen':
      return around(mark.at, Math.hypot(...mark.size) / 2);
    case 'model':
    case 'disc':
      return around(mark.at, mark.radius);
    case 'trace':
    case 'area':
    case 'loop':
      return mark.points;
    case 'ruler':
      return [mark.from, mark.to];
    case 'arc':
      return mark.front.flatMap((end) => around(end, mark.reach / 2));
    case 'label':
      return [mark.at];
    case 'cell':
    case 'outline':
    case 'strip':
    case 'name':
    case 'slip':
    case 'cover':
    case 'badge':
      return [];
  }
}

/** The box around some spots; null if there are none. */
function boxOf(spots: Things): View | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}

/** The long side of the largest base on these scenes. */
const longest = (scenes: readonly Scene[]): number =>
  Math.max(0, ...scenes.flatMap(({ marks }) => marks.flatMap((each) => (each.kind === 'base' ? each.size : []))));

/**
 * The space around what stands and happens, and the least width of a part, in lengths of the
 * largest base: names need the space, and a part should not be all base.
 */
const [SPACE, LEAST] = [0.8, 8] as const;
/** The shapes that a part may have: its width divided by its height. */
const [TALL, WIDE] = [1.2, 1.9] as const;
/** If a part would be nearly the whole table, the whole table is drawn. */
const NEARLY = 0.8;

/** A stretch along one axis, moved and cut so that it lies on the table. */
function onTable(middle: number, length: number, most: number): readonly [number, number] {
  const size = Math.min(length, most);
  const from = Math.min(Math.max(0, middle - size / 2), most - size);
  return [from, from + size];
}

/**
 * The part of a free table in which something stands or happens on any of these scenes, with space
 * around it for names; `room` are further marks that must lie in it. Null if that is nearly the
 * whole table, or if the scenes have a part of their own.
 */
export function partFor(scenes: readonly Scene[], room: readonly Mark[] = []): View | null {
  const [first] = scenes;
  if (first === undefined || first.grid || first.view !== undefined) return null;
  const box = boxOf([...scenes.flatMap(({ marks }) => marks), ...room].flatMap(thingsOf));
  const base = longest(scenes);
  if (box === null || base === 0) return null;
  const measure = first.measure?.length ?? 1;
  const size = (axis: 0 | 1): number => box.to[axis] - box.from[axis] + 2 * SPACE * base;
  const width = Math.max(size(0), LEAST * base, size(1) * TALL);
  const height = Math.max(size(1), width / WIDE);
  const sizes = [width, height].map((each) => Math.ceil(each / measure) * measure);
  const [across, up] = ([0, 1] as const).map((axis) =>
    onTable((box.from[axis] + box.to[axis]) / 2, sizes[axis]!, axis === 0 ? first.width : first.height),
  );
  const [[left, right], [low, high]] = [across!, up!];
  if (right - left > NEARLY * first.width && high - low > NEARLY * first.height) return null;
  return { from: [left, low], to: [right, high] };
}

/**
 * The same game, whose scenes show only this part of the table unless they have a part of their
 * own.
 */
export const framed = (game: PlayableGame, view: View | null): PlayableGame =>
  view === null
    ? game
    : {
        ...game,
        scene: (...given) => ({ view, ...game.scene(...given) }),
        through: (...given) => framed(game.through(...given), view),
      };
