import type { Annotation } from '../core/annotations.ts';
import type { Awaiting } from '../games/engine.ts';
import type { PlayModule } from '../scene/module.ts';
import type { Mark } from '../scene/scene.ts';

/** The marks of what a board shows, without the board. */
export function marksOf(game: PlayModule, state: Awaiting, shows: readonly Annotation[]): readonly Mark[] {
  if (shows.length === 0) return [];
  const bare = new Set(game.scene(state, []).marks.map(({ id }) => id));
  return game.scene(state, shows).marks.filter(({ id }) => !bare.has(id));
}
