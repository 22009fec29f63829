import {
  type BareScene,
  type Mark,
  type MarkKind,
  paint,
  type Painter,
  type Scene,
  type Spot,
} from '../../../scene/scene.ts';
import { type Projection, projectionOf, SQUARE, toDrawing } from '../../projection.ts';
import type { Picture } from '../shape.ts';
import { arc, area, disc } from './areas.ts';
import { chitDiscs, isFigured } from './based-units.ts';
import { ruler, trace } from './lines.ts';
import { loop } from './loop.ts';
import { placedNames } from './names.ts';
import { around, clearOf, coveredBy, freest, isSeen, kept, reachesIn, windowOf, type Block } from './free-space.ts';
import { lineBlocks } from './name-spots.ts';
import { READING, tape } from './tape.ts';
import { labelHalf, textLabel } from './text-label.ts';
import { slip } from './slip.ts';
import { badge, base, fallen, model } from './units.ts';

/** Marks of the terrain, which do not change from step to step. */
type GroundKind = 'cell' | 'outline' | 'strip';
/** Marks that can appear, move and disappear from step to step. */
type LiveKind = Exclude<MarkKind, GroundKind>;

/** A mark and its picture. */
export interface DrawnMark {
  readonly mark: Mark;
  readonly picture: Picture;
}

/** The kinds in painting order: text is on top. */
const ORDER = [
  'cover',
  'loop',
  'area',
  'arc',
  'disc',
  'name',
  'base',
  'fallen',
  'model',
  'trace',
  'slip',
  'badge',
  'ruler',
  'label',
] as const satisfies readonly LiveKind[];

const GROUND: readonly GroundKind[] = ['cell', 'outline', 'strip'];

const isLive = (mark: Mark): mark is Mark<LiveKind> => !GROUND.some((kind) => kind === mark.kind);

/**
 * The position of a label: its spot, or beside the unit that stands there, in what the map shows.
 */
function labelAt(
  projection: Projection,
  { at, text, beside }: Mark<'label'>,
  covered: readonly Block[],
  half = labelHalf(text),
): Spot {
  const spot = toDrawing(projection, at);
  const shown = projection.grid ? projection : windowOf(projection, spot);
  if (beside !== true) return spot;
  const isHeld = covered.some(({ at: [x, y] }) => Math.hypot(x - spot[0], y - spot[1]) < SQUARE / 4);
  // At the edge a label is moved in a little, rather than to the far side of its place.
  const spots = isHeld ? around(spot, half) : [kept(spot, half, shown), ...around(spot, half)];
  return freest(spots, half, { covered, subjects: [spot], projection: shown });
}

/** A picture with a text, and the space that the text takes. */
interface TextPicture {
  readonly picture: Picture;
  readonly block: Block;
}

/** What all units cover but one, with the outline where that one stood before. */
const beyond = ({ marks }: DrawnScene, projection: Projection, unit: string): readonly Block[] =>
  coveredBy({ marks: marks.filter(({ id }) => id !== unit && id !== `was-${unit}`) }, projection);

/** The slips, rulers and labels of a free table, which names must not cover. */
function writtenOn(
  scene: DrawnScene,
  projection: Projection,
  covered: readonly Block[],
): ReadonlyMap<string, TextPicture> {
  const written = new Map<string, TextPicture>();
  const size = READING / projection.closer;
  const { drawn: lines } = lineBlocks(scene.marks, projection);
  for (const mark of scene.marks)
    if (mark.kind === 'slip') {
      const slips = Array.from(written.values(), ({ block }) => block);
      written.set(mark.id, slip(projection, mark, [...beyond(scene, projection, mark.of), ...slips, ...lines]));
    }
  for (const mark of scene.marks) {
    const around = [...covered, ...Array.from(written.values(), ({ block }) => block)];
    if (mark.kind === 'ruler') {
      const { drawn: tapes } = lineBlocks(
        scene.marks.filter(({ kind, id }) => kind === 'ruler' && id !== mark.id),
        projection,
      );
      written.set(mark.id, tape(projection, mark, scene, [...around, ...tapes]));
    }
    // A label whose spot is not drawn would only be a scrap at the edge.
    if (mark.kind === 'label' && isSeen(toDrawing(projection, mark.at), projection)) {
      const half = labelHalf(mark.text, size);
      const shown = windowOf(projection, toDrawing(projection, mark.at));
      const near = labelAt(projection, mark, around, half);
      const at = clearOf(near, half, { covered: [...around, ...lines], projection: shown });
      if (shown === projection && reachesIn({ at, half }, projection)) continue;
      const picture = { at, parts: [textLabel(mark.text, [0, 0], size)] };
      written.set(mark.id, { picture, block: { at, half } });
    }
  }
  return written;
}

type DrawnScene = Pick<Scene, 'marks' | 'measure' | 'sheet'>;

/** The picture of each live kind. A new kind of mark does not compile until it has one here. */
function painter(scene: DrawnScene, projection: Projection): Pick<Painter<Picture | null>, LiveKind> {
  const covered = coveredBy(scene, projection);
  const written = projection.grid ? new Map<string, TextPicture>() : writtenOn(scene, projection, covered);
  const texts = Array.from(written.values(), ({ block }) => block);
  const names = placedNames(scene, projection, texts);
  const chits = scene.marks.flatMap((mark) =>
    mark.kind === 'base' && mark.ghost !== true && isFigured(mark) ? chitDiscs(projection, mark) : [],
  );
  return {
    // It has no picture: the styles of a map that holds it hide the scale.
    cover: () => ({ parts: [] }),
    loop: (mark) => loop(projection, mark),
    area: (mark) => area(projection, mark),
    arc: (mark) => arc(projection, mark),
    disc: (mark) => disc(projection, mark),
    name(mark) {
      const name = names.get(mark.id);
      return name === undefined ? null : { parts: [name] };
    },
    base: (mark) => base(projection, mark, scene.sheet),
    fallen: (mark) => fallen(projection, mark),
    model: (mark) => model(projection, mark),
    slip: (mark) => written.get(mark.id)?.picture ?? slip(projection, mark).picture,
    trace: (mark) => trace(projection, mark, chits),
    badge: (mark) => badge(projection, mark),
    ruler: (mark) => written.get(mark.id)?.picture ?? ruler(projection, mark, covered),
    label(mark) {
      if (!projection.grid) return written.get(mark.id)?.picture ?? null;
      return { at: labelAt(projection, mark, covered), parts: [textLabel(mark.text, [0, 0])] };
    },
  };
}

const drawn = new WeakMap<DrawnScene, readonly DrawnMark[]>();

/**
 * The pictures of all live marks of a scene, drawn once: a page draws its sprite and its boards
 * from the same scenes.
 */
export function picturesOn(scene: BareScene & DrawnScene): readonly DrawnMark[] {
  const found = drawn.get(scene) ?? livePictures(scene, projectionOf(scene));
  drawn.set(scene, found);
  return found;
}

/** The pictures of all live marks of a scene, in painting order. Every painter paints these. */
export function livePictures(scene: DrawnScene, projection: Projection): readonly DrawnMark[] {
  const paints = painter(scene, projection);
  return scene.marks
    .filter(isLive)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .flatMap((mark): readonly DrawnMark[] => {
      const picture = paint<Picture | null, LiveKind>(paints, mark);
      return picture === null ? [] : [{ mark, picture }];
    });
}
