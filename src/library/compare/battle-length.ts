import { join } from 'node:path';
import type { GameId } from '../../core/ids.ts';
import type { AnyEngine, Awaiting } from '../../games/contract/engine.ts';
import { contentRoot } from '../../register/folders.ts';
import { battleLengthSchema, type BattleLength } from '../../scenario/compare/battle-length.ts';
import { figuresSchema } from '../../scenario/compare/figures.ts';
import { expandBoard } from '../../scenario/files/boards.ts';
import { BadContent, boardFile, readYaml } from '../files.ts';

/** The file of the figures of a game that its author writes. */
export const figuresFile = (game: GameId): string => join(contentRoot(game), game, 'figures.yaml');

/** The file with the length of a game's battles, which a command writes. */
export const battleLengthFile = (game: GameId): string => join(contentRoot(game), game, 'battle-length.yaml');

/** Reads the length of a game's battles. Throws `BadContent`. */
export const battleLength = (game: GameId): BattleLength => readYaml(battleLengthFile(game), battleLengthSchema).value;

/**
 * A battle of the usual size, before its first turn. Throws `BadContent` with file and line if its
 * board in `figures.yaml` is wrong.
 */
export function usualBattle(game: GameId, engine: AnyEngine): Awaiting {
  const { value, source } = readYaml(figuresFile(game), figuresSchema);
  const board = expandBoard(value.battle.board, boardFile(game));
  const started = board.ok ? engine.start(board.value, {}) : board;
  if (started.ok) return started.value;
  throw new BadContent(started.error.map((problem) => source.at({ ...problem, path: `battle.board.${problem.path}` })));
}
