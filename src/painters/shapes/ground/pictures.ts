import type { Mark, Scene } from '../../../scene/scene.ts';
import { type Frame, place } from '../../frame.ts';
import type { Pictured } from '../live/pictures.ts';
import { cellStamp } from './cell.ts';
import { outline } from './outline.ts';

/** The pictures of a board's terrain. */
export function groundPictures(scene: Scene, frame: Frame): readonly Pictured[] {
  const cells = scene.marks.filter((mark) => mark.kind === 'cell');
  const areas = scene.marks.filter((mark) => mark.kind === 'outline');
  const square = (mark: Mark<'cell'>): readonly Pictured[] => {
    const stamp = cellStamp(mark, cells);
    return stamp === null ? [] : [{ mark, picture: { at: place(frame, mark.at), parts: [stamp] } }];
  };
  return [...areas.map((mark) => ({ mark, picture: { parts: outline(frame, mark) } })), ...cells.flatMap(square)];
}
