import type { Annotation } from '../core/annotations.ts';
import type { Problem } from '../core/result.ts';
import type { PlayModule } from '../scene/module.ts';
import type { Scene } from '../scene/scene.ts';
import { unseen } from '../scene/seen.ts';
import type { Play, Played } from '../scenario/play/played.ts';

/** An annotation in parts that are each to be seen: a highlight by the things that it names. */
function parts(annotation: Annotation): readonly Annotation[] {
  if (annotation.kind !== 'light') return [annotation];
  const { units = [], squares = [], terrain = [] } = annotation;
  return [
    ...units.map((unit): Annotation => ({ kind: 'light', units: [unit] })),
    ...squares.map((square): Annotation => ({ kind: 'light', squares: [square] })),
    ...terrain.map((piece): Annotation => ({ kind: 'light', terrain: [piece] })),
  ];
}

/** How many marks of a map can be seen. */
const seenOn = (scene: Scene): number => scene.marks.filter((mark) => unseen(mark, scene) === null).length;

/**
 * Does the board of the step show each part of the annotation? Things that are lit together may
 * share a mark, so each is tried alone. The board before the order is used: after it, a scene also
 * draws where units moved.
 */
const drawn = (game: PlayModule, { before }: Played, annotation: Annotation): boolean =>
  parts(annotation).every(
    (part) => seenOn(game.scene(before, [part], before)) > seenOn(game.scene(before, [], before)),
  );

/**
 * Annotations of which nothing would be seen: they name units or squares that the board does not
 * have, lead from a place to itself, or have no radius.
 */
export const undrawnAnnotations = (game: PlayModule, { steps }: Play): readonly Problem[] =>
  steps.flatMap((step, i) =>
    step.shows
      .filter((annotation) => !drawn(game, step, annotation))
      .map((annotation) => ({
        path: `steps.${i}.show`,
        found: JSON.stringify(annotation),
        wanted: 'annotations from one place of this board to another: ids of units, squares or points',
      })),
  );
