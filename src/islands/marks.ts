import type { Sign } from '../core/reasons.ts';
import type { Awaiting } from '../games/engine.ts';
import type { GameId } from '../games/index.ts';
import type { Mark } from '../scene/scene.ts';
import type { Table } from './table.ts';

/** The marks by which a board shows signs, without the board. */
export function marksOf({ tools }: Table, game: GameId, state: Awaiting, signs: readonly Sign[]): readonly Mark[] {
  if (signs.length === 0) return [];
  const bare = new Set(tools.drawScene(game, state, []).marks.map(({ id }) => id));
  return tools.drawScene(game, state, signs).marks.filter(({ id }) => !bare.has(id));
}
