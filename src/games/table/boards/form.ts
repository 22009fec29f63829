import * as v from 'valibot';
import { strict } from '../../../core/shape.ts';
import type { TableGame } from './board.ts';
import { ranksForm } from './ranks.ts';
import { tableSchemas } from './schema.ts';

/** One of these words. A schema may not have an empty list of words. */
const wordOf = (words: readonly string[]): v.GenericSchema =>
  words.length === 0 ? v.never('no such word in this game') : v.picklist(words, words.join(', '));

/**
 * The schema of a game's boards on a free table, with the words and fields that only this game
 * knows; `ownBoard` has the keys beside those of every board. `readTable` reads boards by the same
 * schemas and checks these words afterwards.
 */
export function boardForm(game: TableGame, ownBoard: v.ObjectEntries = {}): v.GenericSchema {
  const { board, unit, terrain } = tableSchemas(game.measure);
  const { now, sides } = board.entries;
  const ranks: v.ObjectEntries = game.hasRanks === true ? { ranks: v.optional(ranksForm) } : {};
  const entries: v.ObjectEntries = {
    ...unit.entries,
    ...ranks,
    type: wordOf(game.types),
    condition: v.optional(
      v.union([wordOf(game.conditions), v.array(wordOf(game.conditions))], 'a condition, or several'),
    ),
    ...game.own?.unit,
  };
  const units = strict(entries);
  const pieces = strict({ ...terrain.entries, kind: wordOf(Object.keys(game.terrain)) });
  return strict({
    ...board.entries,
    terrain: v.optional(v.record(sides.key, pieces), {}),
    units: v.record(sides.key, v.record(sides.key, units)),
    now: strict({ ...now.entries, phase: wordOf(game.phases), ...game.own?.now }),
    ...ownBoard,
  });
}
