import * as v from 'valibot';
import { isKeyed, type Plain } from '../../../core/ids.ts';
import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import { parsed, strict, wholeFrom, word } from '../../../core/shape.ts';
import { UNIT_TYPES } from '../tables.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'some text'));
const figures = strict({
  type: v.picklist(
    UNIT_TYPES.filter((type) => type !== 'hq'),
    'infantry, cavalry or artillery',
  ),
  name: text,
  /** How many figures: `fusiliers` become `fusiliers-1`, `fusiliers-2` … */
  of: v.optional(wholeFrom(1, 'how many figures, 1 or more'), 1),
});
const column = strict({ name: text, units: v.record(word, figures) });

/**
 * A whole battle: for each side its general and its strategic columns. In one that is under way,
 * the HQ stands among the units, and the columns are those that are not on the board yet.
 * @clause rr.setup.strategic-columns
 */
export const battle = strict({
  /** The sides that set up first and take the first turn, if the battle names them. */
  deploys: v.optional(word),
  first: v.optional(word),
  armies: v.record(
    word,
    strict({ hq: v.optional(strict({ id: word, name: text })), columns: v.array(column, 'a list of columns') }),
  ),
});
/** A battle as an author writes it. */
export type Written = v.InferOutput<typeof battle>;

/** A board, and the battle that is written in it; null if it is one moment of a battle. */
interface Parted {
  readonly board: unknown;
  readonly battle: Written | null;
}

/**
 * Takes the battle out of a written board. A battle from its beginning has neither units nor a
 * moment: it begins with the roll for the first turn. One that is under way has both.
 */
export function parted(input: unknown): Result<Parted, readonly Problem[]> {
  const written = input as Plain;
  if (!isKeyed(written) || written['battle'] === undefined) return success({ board: input, battle: null });
  const { battle: own, ...board } = written;
  const read = parsed(battle, own);
  if (!read.ok) return failure(read.error.map((each) => ({ ...each, path: `battle.${each.path}` })));
  const [side] = Object.keys(isKeyed(board['sides']) ? board['sides'] : {});
  const moment = board['now'] ?? {};
  // A moment that is none is told when the board is read.
  const now = isKeyed(moment) ? { turn: 1, side, phase: 'reinforcement', ...moment } : moment;
  return success({ board: { units: {}, ...board, now }, battle: read.value });
}
