import { projectionOf, toDrawing, type Projection } from '../../src/painters/projection.ts';
import { bodyBlocks, bodyOf, covers } from '../../src/painters/shapes/live/body-blocks.ts';
import { type Block, coveredBy, gap, isSeen, outside, overlap } from '../../src/painters/shapes/live/free-space.ts';
import { NAME_SIZE } from '../../src/painters/shapes/live/names.ts';
import { livePictures } from '../../src/painters/shapes/live/pictures.ts';
import { labelHalf } from '../../src/painters/shapes/live/text-label.ts';
import type { Mark, Scene, Spot } from '../../src/scene/scene.ts';

/** A name this far from its unit, in drawing units, is still read as the name of that unit. */
const BY = 62;
/** Two texts may share this much, in square units of the drawing: nobody sees it. */
const UNSEEN = 1;

/** A text on a map: what it is about, and the rectangle that it takes. */
interface Written {
  readonly id: string;
  readonly text: string;
  readonly of: string | null;
  readonly block: Block;
  /** Whether a line leads from it to what it names. */
  readonly isLed: boolean;
  /** Whether it stands on what it is about: on a line that was measured, or on a square. */
  readonly standsOn: boolean;
  /** The unit at whose rear it lies, if it is a slip of paper: it may lie on its way. */
  readonly behind: string | null;
}

/** A name stands by its unit, and on nothing else. */
const FREE = { standsOn: false, behind: null } as const;

/** All names, labels, readings of rulers and slips of paper that a map shows. */
function writtenOn(scene: Scene, projection: Projection): readonly Written[] {
  const size = NAME_SIZE / projection.closer;
  return livePictures(scene, projection).flatMap(({ mark, picture }) =>
    picture.parts.flatMap((part): readonly Written[] => {
      const [x, y] = picture.at ?? [0, 0];
      if ('name' in part && mark.kind === 'name') {
        const block = { at: [part.at[0], part.at[1] - size * 0.34] as const, half: labelHalf(part.name, size) };
        return [{ id: mark.id, text: part.name, of: mark.of, block, isLed: part.line !== undefined, ...FREE }];
      }
      if (!('text' in part)) return [];
      const behind = mark.kind === 'slip' ? mark.of : null;
      const standsOn = mark.kind === 'ruler' || (scene.grid && mark.kind === 'label' && mark.beside !== true);
      const block = { at: [part.at[0] + x, part.at[1] + y] as const, half: labelHalf(part.text, part.size) };
      return [{ id: mark.id, text: part.text, of: null, block, isLed: false, standsOn, behind }];
    }),
  );
}

/** Whether the line between two spots crosses a rectangle. */
function crosses([ax, ay]: Spot, [bx, by]: Spot, { at, half }: Block): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, axis] of [
    [ax, bx - ax, 0],
    [ay, by - ay, 1],
  ] as const) {
    const [low, high] = [at[axis] - half[axis] - start, at[axis] + half[axis] - start];
    if (way === 0) {
      if (low > 0 || high < 0) return false;
      continue;
    }
    const [near, far] = [Math.min(low / way, high / way), Math.max(low / way, high / way)];
    [from, to] = [Math.max(from, near), Math.min(to, far)];
  }
  return from < to;
}

/** The texts of all names that a map shows. */
export const namesOn = (scene: Scene): readonly string[] =>
  writtenOn(scene, projectionOf(scene)).flatMap(({ of, text }) => (of === null ? [] : [text]));

/** What the names of a map are checked against. */
interface Surroundings {
  readonly projection: Projection;
  readonly written: readonly Written[];
  readonly bases: readonly Mark<'base'>[];
  readonly bodies: ReadonlyMap<string, Block>;
  readonly lines: readonly (readonly Spot[])[];
}

/** What is wrong with one name. */
function faultsOf(name: Written, { projection, written, bases, bodies, lines }: Surroundings): readonly string[] {
  const [w, h] = name.block.half;
  const inner: Block = { at: name.block.at, half: [w - 1, h - 1] };
  const own = bodies.get(name.of!);
  const far = own === undefined ? 0 : gap(name.block, own);
  const nearer =
    own === undefined || name.isLed
      ? []
      : [...bodies].filter(([body, block]) => body !== name.of && gap(name.block, block) < far);
  return [
    ...(outside(inner, projection) > 0 ? [`cut: ${name.text}`] : []),
    ...written
      .filter((other) => other !== name && overlap(name.block, other.block) > UNSEEN)
      .map(({ text }) => `over text: ${name.text} ${text}`),
    ...bases
      .filter((base) => overlap(name.block, covers(base, projection)) > UNSEEN)
      .map(({ id }) => `over unit: ${name.text} ${id}`),
    ...(lines.some((line) => line.slice(1).some((to, i) => crosses(line[i]!, to, inner)))
      ? [`over arrow: ${name.text}`]
      : []),
    ...(!name.isLed && far > BY / projection.closer ? [`far: ${name.text}`] : []),
    ...nearer.map(([body]) => `nearer another: ${name.text} ${body}`),
  ];
}

/** What is wrong with the names on a map, each fault as a word and what it is about. */
export function faultsOfNames(scene: Scene): readonly string[] {
  const projection = projectionOf(scene);
  const written = writtenOn(scene, projection);
  const names = written.filter(({ of }) => of !== null);
  const bases = scene.marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base');
  const standing = bases.filter(({ ghost }) => ghost !== true);
  const bodies = bodyBlocks(standing, projection);
  const lines = scene.marks.flatMap((mark) =>
    mark.kind === 'trace' ? [mark.points.map((spot) => toDrawing(projection, spot))] : [],
  );
  const drawn = new Set(names.map(({ of }) => of));
  const inSight = new Set(standing.filter(({ at }) => isSeen(toDrawing(projection, at), projection)).map(bodyOf));
  const missing = scene.marks.flatMap((mark) =>
    mark.kind === 'name' && inSight.has(mark.of) && !drawn.has(mark.of)
      ? [`${mark.leads === true ? 'without its name' : 'left out'}: ${mark.text}`]
      : [],
  );
  return [...names.flatMap((name) => faultsOf(name, { projection, written, bases, bodies, lines })), ...missing];
}

/**
 * What is wrong with the labels, the readings of rulers and the slips of paper on a map, as those
 * of names are told.
 */
export function faultsOfTexts(scene: Scene): readonly string[] {
  const projection = projectionOf(scene);
  const written = writtenOn(scene, projection).filter(({ of }) => of === null);
  const blocks = coveredBy(scene, projection);
  const lines = scene.marks.flatMap((mark) =>
    mark.kind === 'trace' ? [mark.points.map((spot) => toDrawing(projection, spot))] : [],
  );
  const tapes = scene.marks.flatMap((mark) =>
    mark.kind === 'ruler'
      ? [{ id: mark.id, line: [toDrawing(projection, mark.from), toDrawing(projection, mark.to)] as const }]
      : [],
  );
  return written.flatMap((one) => {
    const [w, h] = one.block.half;
    const inner: Block = { at: one.block.at, half: [w - 1, h - 1] };
    return [
      ...(outside(inner, projection) > 0 ? [`cut: ${one.text}`] : []),
      ...written
        .filter((other) => other !== one && overlap(one.block, other.block) > UNSEEN)
        .map(({ text }) => `over text: ${one.text} ${text}`),
      ...(blocks.some((unit) => unit.id.replace(/^was-/, '') !== one.behind && overlap(one.block, unit) > UNSEEN)
        ? [`over unit: ${one.text}`]
        : []),
      ...(!one.standsOn &&
      one.behind === null &&
      lines.some((line) => line.slice(1).some((to, i) => crosses(line[i]!, to, inner)))
        ? [`over arrow: ${one.text}`]
        : []),
      ...(!scene.grid && tapes.some(({ id, line: [from, to] }) => id !== one.id && crosses(from, to, inner))
        ? [`over ruler: ${one.text}`]
        : []),
    ];
  });
}

/** The texts of a map that the edge of its window cuts. */
export function cutByWindow(scene: Scene, window: Projection['view']): readonly string[] {
  const projection = projectionOf({ ...scene, window });
  const [left, top, width, height] = window;
  return writtenOn(scene, projection).flatMap(({ text, block: { at, half } }) => {
    const [w, h] = [half[0] - 1, half[1] - 1];
    const [across, down] = [at[0] - left, at[1] - top];
    const isOut = across + w <= 0 || across - w >= width || down + h <= 0 || down - h >= height;
    const isIn = across >= w && across + w <= width && down >= h && down + h <= height;
    return isOut || isIn ? [] : [text];
  });
}
