import { isKeyed, type Keyed, type Plain } from '../core/ids.ts';
import { failure, success, type Problem, type Result } from '../core/result.ts';
import { under } from './malformed.ts';

/*
 * Units in short: `guides: c3 cavalry rallied` is a unit by its place and by words, each of which stands for some fields of a unit. The
 * words of a board stand under `words`, mostly in a base board.
 */

/** Groups units by one of their fields: `by-brigade`, `by-side`. */
const GROUPED = /^by-([a-z]+)$/;

/** The word whose fields every unit has. */
const EVERY = 'unit';

const keyed = (value: Plain | undefined): Keyed => (isKeyed(value) ? value : {});

/** All fields; of two of one name the later. */
const merged = (all: readonly Keyed[]): Keyed => all.reduce<Keyed>((sum, each) => ({ ...sum, ...each }), {});

/** The words of a board. */
export const wordsOf = (board: Plain): Keyed => keyed(keyed(board)['words']);

/**
 * A board with its units written out, where some stand in short: `by-brigade: { dubois cavalry: { guides: c3 rallied } }`. A group is named
 * by the field that its units share, and by any words. The id of a unit may be a word too. Where two words set the same field, those of
 * the unit itself win over those of its group, and these over its id. Its name follows from its id.
 */
export function withUnits(board: Keyed): Result<Keyed, readonly Problem[]> {
  const words = wordsOf(board);
  const [key, field] = Object.keys(board).flatMap((each) => GROUPED.exec(each) ?? []);
  const { words: _words, ...known } = board;
  if (key === undefined || field === undefined) return success(known);
  const { [key]: groups, units: others, ...rest } = known;
  const problems: Problem[] = [];
  const units: Record<string, Plain> = {};
  for (const [group, inGroup] of Object.entries(keyed(groups))) {
    const path = `${key}.${group}`;
    if (!isKeyed(inGroup)) problems.push({ path, found: JSON.stringify(inGroup), wanted: '{ unit: place }' });
    const [name = '', ...common] = group.split(' ');
    const shared = meant(common, words);
    problems.push(...under(path, shared.problems));
    for (const [id, short] of Object.entries(keyed(inGroup))) {
      const own = inFull(short, words);
      problems.push(...under(`${path}.${id}`, own.problems));
      const all = [keyed(words[EVERY]), keyed(words[id]), keyed(shared.value), keyed(own.value)];
      units[id] = merged([{ name: `the ${id.replaceAll('-', ' ')}`, [field]: name }, ...all]);
    }
  }
  return problems.length > 0 ? failure(problems) : success({ ...rest, units: { ...units, ...keyed(others) } });
}

/** Steps with what they expect of units written out. */
export function withExpectedUnits(steps: Plain, words: Keyed): Result<Plain, readonly Problem[]> {
  if (!Array.isArray(steps)) return success(steps);
  const problems: Problem[] = [];
  const whole = steps.map((step: Plain, i): Plain => {
    const expect = keyed(keyed(step)['expect']);
    if (!isKeyed(step) || !isKeyed(expect['units'])) return step;
    const units = Object.entries(expect['units']).map(([id, short]) => {
      const unit = inFull(short, words);
      problems.push(...under(`${i}.expect.units.${id}`, unit.problems));
      return [id, unit.value] as const;
    });
    return { ...step, expect: { ...expect, units: Object.fromEntries(units) } };
  });
  return problems.length > 0 ? failure(problems) : success(whole);
}

/** What a part of a file stands for, and what of it cannot be understood. */
interface Meant {
  readonly value: Plain;
  readonly problems: readonly Problem[];
}

/** A unit in short as its fields; a list is a place, and anything else stands for itself. */
function inFull(short: Plain, words: Keyed): Meant {
  if (typeof short !== 'string') return { value: Array.isArray(short) ? { at: short } : short, problems: [] };
  const said = short.split(' ');
  const at = Object.hasOwn(words, said[0]!) ? undefined : said.shift();
  const { value, problems } = meant(said, words);
  return { value: { ...(at !== undefined && { at }), ...keyed(value) }, problems };
}

/** The fields that these words stand for. */
function meant(said: readonly string[], words: Keyed): Meant {
  const known = said.filter((word) => Object.hasOwn(words, word));
  const wanted = `a word of the base board: ${Object.keys(words).join(', ')}`;
  return {
    value: merged(known.map((word) => keyed(words[word]))),
    problems: said.filter((word) => !known.includes(word)).map((found) => ({ path: '', found, wanted })),
  };
}
