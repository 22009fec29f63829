import { type Mark, type MarkKind, paint, type Painter, type Scene } from '../../scene/scene.ts';
import { type Frame, place } from '../frame.ts';
import { cellStamp } from './ground/cell.ts';
import { outline } from './ground/outline.ts';
import { arc, region } from './live/areas.ts';
import { ray, ruler } from './live/lines.ts';
import { slip } from './live/slip.ts';
import { badge, base, model } from './live/units.ts';
import type { Picture } from './shape.ts';

/** The kinds of mark from the lowest to the highest; the first two are the ground. */
const ORDER: readonly MarkKind[] = [
  'outline',
  'cell',
  'region',
  'arc',
  'base',
  'model',
  'ray',
  'badge',
  'ruler',
  'label',
];

/** A mark of the ground does not change from step to step. */
const isGround = ({ kind }: Mark): boolean => kind === 'cell' || kind === 'outline';

/** A mark and what it looks like. */
export interface Pictured {
  readonly mark: Mark;
  readonly picture: Picture;
}

/** The painter of pictures, from which every other painter paints: a new kind of mark is drawn here, once. */
function pictures(scene: Scene, frame: Frame): Painter<Picture> {
  const cells = scene.marks.filter((mark) => mark.kind === 'cell');
  return {
    cell: (mark) => {
      const stamp = cellStamp(mark, cells);
      return { at: place(frame, mark.at), parts: stamp === null ? [] : [stamp] };
    },
    outline: (mark) => ({ parts: outline(frame, mark) }),
    region: (mark) => region(frame, mark),
    arc: (mark) => arc(frame, mark),
    base: (mark) => base(frame, mark),
    model: (mark) => model(frame, mark),
    ray: (mark) => ray(frame, mark),
    badge: (mark) => badge(frame, mark),
    ruler: (mark) => ruler(frame, mark),
    label: (mark) => ({ parts: [slip(mark.text, place(frame, mark.at))] }),
  };
}

/** The pictures of a scene's ground or of all that lives on it, the lowest first. */
export function picturesOf(scene: Scene, frame: Frame, layer: 'ground' | 'live'): readonly Pictured[] {
  const painter = pictures(scene, frame);
  return scene.marks
    .filter((mark) => isGround(mark) === (layer === 'ground'))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map((mark) => ({ mark, picture: paint(painter, mark) }));
}
