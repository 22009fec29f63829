import type { Mark, Scene } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { DrawnMark } from '../live/pictures.ts';
import { cellSymbol } from './cell.ts';
import { outline } from './outline.ts';
import { strip } from './strip.ts';

/**
 * The painting order of terrain: hills first, then areas, water, roads over it, bridges over both,
 * and walls on top.
 */
const LAYERS: readonly string[] = [
  'gentle-slope',
  'medium-slope',
  'steep-slope',
  'extreme-slope',
  'hill',
  'rough',
  'woods',
  'copse',
  'open-wood',
  'dense-wood',
  'town',
  'stream',
  'river',
  'ford',
  'road',
  'bridge',
];
const layerOf = (mark: Mark): number => {
  const at = 'ground' in mark ? LAYERS.indexOf(mark.ground) : -1;
  return mark.kind === 'strip' && at < 0 ? LAYERS.length : at;
};

/** The pictures of a board's terrain. */
export function groundPictures(scene: Scene, projection: Projection): readonly DrawnMark[] {
  const cells = scene.marks.filter((mark) => mark.kind === 'cell');
  const square = (mark: Mark<'cell'>): readonly DrawnMark[] => {
    const symbol = cellSymbol(mark, cells);
    return symbol === null ? [] : [{ mark, picture: { at: toDrawing(projection, mark.at), parts: [symbol] } }];
  };
  const table = scene.marks.flatMap((mark): readonly DrawnMark[] => {
    if (mark.kind === 'outline') return [{ mark, picture: { parts: outline(projection, mark, scene.sheet) } }];
    return mark.kind === 'strip' ? [{ mark, picture: { parts: strip(projection, mark, scene.sheet) } }] : [];
  });
  return [...table.toSorted((a, b) => layerOf(a.mark) - layerOf(b.mark)), ...cells.flatMap(square)];
}
