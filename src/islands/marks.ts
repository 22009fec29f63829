import type { Annotation } from '../core/annotations.ts';
import type { Awaiting } from '../games/engine.ts';
import type { GameId } from '../core/ids.ts';
import type { Mark } from '../scene/scene.ts';
import type { Table } from './table.ts';

/** The marks of what a board shows, without the board. */
export function marksOf(
  { tools }: Table,
  game: GameId,
  state: Awaiting,
  shows: readonly Annotation[],
): readonly Mark[] {
  if (shows.length === 0) return [];
  const bare = new Set(tools.drawScene(game, state, []).marks.map(({ id }) => id));
  return tools.drawScene(game, state, shows).marks.filter(({ id }) => !bare.has(id));
}
