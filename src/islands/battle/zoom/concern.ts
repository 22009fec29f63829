import { projectionOf, toDrawing } from '../../../painters/projection.ts';
import { thingsOf } from '../../../scene/framing.ts';
import type { Mark, Scene } from '../../../scene/scene.ts';
import { boxOf } from './framing.ts';
import type { ViewBox } from './view-box.ts';

/** The boxes around these marks on the drawing of a scene; none for ground and for words. */
export function boxesOf(marks: readonly Mark[], scene: Scene): readonly ViewBox[] {
  const projection = projectionOf(scene);
  return marks.flatMap((mark) => boxOf(thingsOf(mark).map((spot) => toDrawing(projection, spot))) ?? []);
}

/** A mark as it is compared: the signs of many units change together when a phase ends. */
const compared = (mark: Mark): string => JSON.stringify(mark.kind === 'base' ? { ...mark, signs: [] } : mark);

/**
 * What the result of an order concerns: whatever a scene shows that stood otherwise, or was not
 * there, before the order, such as its arrows and ghosts, and the units that it moved or hit.
 */
export function concernOf(scene: Scene, before: Scene): readonly ViewBox[] {
  const was = new Set(before.marks.map(compared));
  return boxesOf(
    scene.marks.filter((mark) => !was.has(compared(mark))),
    scene,
  );
}
