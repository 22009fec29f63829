import { type Mark, type MarkKind, paint, type Painter, type Scene } from '../../../scene/scene.ts';
import { type Frame, place } from '../../frame.ts';
import type { Picture } from '../shape.ts';
import { arc, region } from './areas.ts';
import { ray, ruler } from './lines.ts';
import { slip } from './slip.ts';
import { badge, base, model } from './units.ts';

/** A mark of the ground; it does not change from step to step. */
export type GroundKind = 'cell' | 'outline';
/** A mark that lives: it comes, moves and goes. */
export type LiveKind = Exclude<MarkKind, GroundKind>;

/** A mark and what it looks like. */
export interface Pictured {
  readonly mark: Mark;
  readonly picture: Picture;
}

/** The kinds from the lowest to the highest: what is written lies on top. */
const ORDER = [
  'region',
  'arc',
  'base',
  'model',
  'ray',
  'badge',
  'ruler',
  'label',
] as const satisfies readonly LiveKind[];

const isLive = (mark: Mark): mark is Mark<LiveKind> => mark.kind !== 'cell' && mark.kind !== 'outline';

/** The pictures of every kind that lives; a new kind of mark will not compile until it has one here. */
const painter = (frame: Frame): Pick<Painter<Picture>, LiveKind> => ({
  region: (mark) => region(frame, mark),
  arc: (mark) => arc(frame, mark),
  base: (mark) => base(frame, mark),
  model: (mark) => model(frame, mark),
  ray: (mark) => ray(frame, mark),
  badge: (mark) => badge(frame, mark),
  ruler: (mark) => ruler(frame, mark),
  label: (mark) => ({ at: place(frame, mark.at), parts: [slip(mark.text, [0, 0])] }),
});

/** The pictures of all that lives on a board, the lowest first. Every painter paints these. */
export function livePictures(scene: Scene, frame: Frame): readonly Pictured[] {
  const paints = painter(frame);
  return scene.marks
    .filter(isLive)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map((mark) => ({ mark, picture: paint<Picture, LiveKind>(paints, mark) }));
}
