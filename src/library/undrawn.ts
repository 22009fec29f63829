import type { Annotation } from '../core/annotations.ts';
import type { Problem } from '../core/result.ts';
import type { PlayModule } from '../scene/module.ts';
import type { Play, Played } from '../scenario/play/played.ts';

/**
 * The smallest number of marks that draw an annotation: one, or one for each thing it highlights.
 */
function marks(annotation: Annotation): number {
  if (annotation.kind !== 'light') return 1;
  const { units = [], squares = [], terrain = [] } = annotation;
  return units.length + squares.length + terrain.length;
}

/**
 * Does the board of the step show the whole annotation? The board before the order is used: after
 * it, a scene also draws where units moved.
 */
const drawn = (game: PlayModule, { before }: Played, annotation: Annotation): boolean =>
  game.scene(before, [annotation], before).marks.length - game.scene(before, [], before).marks.length >=
  marks(annotation);

/**
 * Annotations that would not be drawn, because they name units or squares that the board does not
 * have.
 */
export const undrawnAnnotations = (game: PlayModule, { steps }: Play): readonly Problem[] =>
  steps.flatMap((step, i) =>
    step.shows
      .filter((annotation) => !drawn(game, step, annotation))
      .map((annotation) => ({
        path: `steps.${i}.show`,
        found: JSON.stringify(annotation),
        wanted: 'annotations from one place of this board to another: ids of units, or squares',
      })),
  );
