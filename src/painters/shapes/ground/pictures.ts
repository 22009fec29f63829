import type { Mark, Scene } from '../../../scene/scene.ts';
import { type Projection, toDrawing } from '../../projection.ts';
import type { Pictured } from '../live/pictures.ts';
import { cellSymbol } from './cell.ts';
import { outline } from './outline.ts';

/** The pictures of a board's terrain. */
export function groundPictures(scene: Scene, projection: Projection): readonly Pictured[] {
  const cells = scene.marks.filter((mark) => mark.kind === 'cell');
  const areas = scene.marks.filter((mark) => mark.kind === 'outline');
  const square = (mark: Mark<'cell'>): readonly Pictured[] => {
    const symbol = cellSymbol(mark, cells);
    return symbol === null ? [] : [{ mark, picture: { at: toDrawing(projection, mark.at), parts: [symbol] } }];
  };
  return [...areas.map((mark) => ({ mark, picture: { parts: outline(projection, mark) } })), ...cells.flatMap(square)];
}
