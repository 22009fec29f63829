import { type Mark, type MarkKind, paint, type Painter, type Scene, type Spot } from '../../../scene/scene.ts';
import { type Projection, SQUARE, toDrawing } from '../../projection.ts';
import type { Picture } from '../shape.ts';
import { arc, area, disc } from './areas.ts';
import { ruler, trace } from './lines.ts';
import { around, coveredBy, freest, type Block } from './room.ts';
import { labelHalf, textLabel } from './text-label.ts';
import { badge, base, model } from './units.ts';

/** Marks of the terrain, which do not change from step to step. */
export type GroundKind = 'cell' | 'outline';
/** Marks that can appear, move and disappear from step to step. */
export type LiveKind = Exclude<MarkKind, GroundKind>;

/** A mark and its picture. */
export interface DrawnMark {
  readonly mark: Mark;
  readonly picture: Picture;
}

/** The kinds in painting order: text is on top. */
const ORDER = [
  'area',
  'arc',
  'disc',
  'base',
  'model',
  'trace',
  'badge',
  'ruler',
  'label',
] as const satisfies readonly LiveKind[];

const isLive = (mark: Mark): mark is Mark<LiveKind> => mark.kind !== 'cell' && mark.kind !== 'outline';

/** Where a label stands: at its spot, or beside the unit that is there. */
function labelAt(projection: Projection, { at, text, beside }: Mark<'label'>, covered: readonly Block[]): Spot {
  const spot = toDrawing(projection, at);
  const half = labelHalf(text);
  if (beside !== true) return spot;
  const isHeld = covered.some(({ at: [x, y] }) => Math.hypot(x - spot[0], y - spot[1]) < SQUARE / 4);
  const spots = isHeld ? around(spot, half) : [spot, ...around(spot, half)];
  return freest(spots, half, { covered, subjects: [spot], projection });
}

/** The picture of each live kind. A new kind of mark does not compile until it has one here. */
const painter = (projection: Projection, covered: readonly Block[]): Pick<Painter<Picture>, LiveKind> => ({
  area: (mark) => area(projection, mark),
  arc: (mark) => arc(projection, mark),
  disc: (mark) => disc(projection, mark),
  base: (mark) => base(projection, mark),
  model: (mark) => model(projection, mark),
  trace: (mark) => trace(projection, mark),
  badge: (mark) => badge(projection, mark),
  ruler: (mark) => ruler(projection, mark, covered),
  label: (mark) => ({ at: labelAt(projection, mark, covered), parts: [textLabel(mark.text, [0, 0])] }),
});

/** The pictures of all live marks of a scene, in painting order. Every painter paints these. */
export function livePictures(scene: Pick<Scene, 'marks'>, projection: Projection): readonly DrawnMark[] {
  const paints = painter(projection, coveredBy(scene, projection));
  return scene.marks
    .filter(isLive)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map((mark) => ({ mark, picture: paint<Picture, LiveKind>(paints, mark) }));
}
