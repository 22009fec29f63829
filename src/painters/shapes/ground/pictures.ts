import type { Mark, Scene } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { DrawnMark } from '../live/pictures.ts';
import { cellSymbol } from './cell.ts';
import { outline } from './outline.ts';

/** The pictures of a board's terrain. */
export function groundPictures(scene: Scene, projection: Projection): readonly DrawnMark[] {
  const cells = scene.marks.filter((mark) => mark.kind === 'cell');
  const areas = scene.marks.filter((mark) => mark.kind === 'outline');
  const square = (mark: Mark<'cell'>): readonly DrawnMark[] => {
    const symbol = cellSymbol(mark, cells);
    return symbol === null ? [] : [{ mark, picture: { at: toDrawing(projection, mark.at), parts: [symbol] } }];
  };
  return [...areas.map((mark) => ({ mark, picture: { parts: outline(projection, mark) } })), ...cells.flatMap(square)];
}
