import type { Annotation } from '../core/annotations.ts';
import type { Problem } from '../core/result.ts';
import type { PlayModule } from '../scene/module.ts';
import type { Scene } from '../scene/scene.ts';
import { unseen } from '../scene/seen.ts';
import type { Play, Played } from '../scenario/play/played.ts';

/**
 * The smallest number of marks that draw an annotation: one, or one for each thing it highlights.
 */
function marks(annotation: Annotation): number {
  if (annotation.kind !== 'light') return 1;
  const { units = [], squares = [], terrain = [] } = annotation;
  return units.length + squares.length + terrain.length;
}

/** How many marks of a map can be seen. */
const seenOn = (scene: Scene): number => scene.marks.filter((mark) => unseen(mark, scene) === null).length;

/**
 * Does the board of the step show the whole annotation? The board before the order is used: after
 * it, a scene also draws where units moved.
 */
const drawn = (game: PlayModule, { before }: Played, annotation: Annotation): boolean =>
  seenOn(game.scene(before, [annotation], before)) - seenOn(game.scene(before, [], before)) >= marks(annotation);

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
