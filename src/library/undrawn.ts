import type { Annotation } from '../core/annotations.ts';
import type { Problem } from '../core/result.ts';
import type { PlayModule } from '../scene/module.ts';
import type { Play, Played } from '../scenario/played.ts';

/** How many marks an annotation is at least: one, or one for each square and unit that it lights. */
function marks(annotation: Annotation): number {
  if (annotation.kind !== 'light') return 1;
  const { units = [], squares = [], terrain = [] } = annotation;
  return units.length + squares.length + terrain.length;
}

/** Is all of an annotation on the board of its step? */
const drawn = (game: PlayModule, { before, state }: Played, annotation: Annotation): boolean =>
  game.scene(state, [annotation], before).marks.length - game.scene(state, [], before).marks.length >=
  marks(annotation);

/** Annotations of steps that point at units or squares that are not there, and so would not be drawn. */
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
