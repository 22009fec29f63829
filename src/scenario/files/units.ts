import { isKeyed, type Keyed, type Plain } from '../../core/ids.ts';
import { nearest } from '../../core/nearest.ts';
import { meaning, type Problem } from '../../core/result.ts';
import { under } from './malformed.ts';

/*
 * The short form of units: `guides: c3 cavalry rallied` gives a unit by its place and by words.
 * Each word sets some fields. A board, usually a base board, lists its words under `words`.
 */

/** Groups units by one of their fields: `by-brigade`, `by-side`. */
const GROUPED = /^by-([a-z]+)$/;

/** The word that applies to every unit. */
const EVERY = 'unit';

const keyed = (value: Plain | undefined): Keyed => (isKeyed(value) ? value : {});

/** The fields of all these objects. If two have the same field, the later one wins. */
const merged = (all: readonly Keyed[]): Keyed => all.reduce<Keyed>((sum, each) => ({ ...sum, ...each }), {});

/** A part of a file with everything in it that could be expanded, and the problems of the rest. */
export interface Expanded<Part extends Plain = Plain> {
  readonly value: Part;
  readonly problems: readonly Problem[];
}

/** The words of a board. */
export const wordsOf = (board: Plain): Keyed => keyed(keyed(board)['words']);

/**
 * Expands a board with units in short form: `by-brigade: { dubois cavalry: { guides: c3 rallied }
 * }`. The key of a group is the value of the field that its units share, followed by any words. The
 * id of a unit may also be a word. If several words set the same field, the words of the unit win
 * over those of its group, and those over the word that is its id. The name of a unit follows from
 * its id. Unknown words are problems, and set nothing.
 */
export function withUnits(board: Keyed): Expanded<Keyed> {
  const words = wordsOf(board);
  const [key, field] = Object.keys(board).flatMap((each) => GROUPED.exec(each) ?? []);
  const { words: _words, ...known } = board;
  if (key === undefined || field === undefined) return { value: known, problems: [] };
  const { [key]: groups, units: others, ...rest } = known;
  const problems: Problem[] = [];
  const units: Record<string, Plain> = {};
  for (const [group, inGroup] of Object.entries(keyed(groups))) {
    const path = `${key}.${group}`;
    if (!isKeyed(inGroup)) problems.push({ path, found: JSON.stringify(inGroup), wanted: '{ unit: place }' });
    const [name = '', ...common] = group.split(' ');
    const shared = fieldsOf(common, words);
    problems.push(...under(path, shared.problems));
    for (const [id, short] of Object.entries(keyed(inGroup))) {
      const own = expandUnit(short, words);
      problems.push(...under(`${path}.${id}`, own.problems));
      const all = [keyed(words[EVERY]), keyed(words[id]), keyed(shared.value), keyed(own.value)];
      units[id] = merged([{ name: `the ${id.replaceAll('-', ' ')}`, [field]: name }, ...all]);
    }
  }
  return { value: { ...rest, units: { ...units, ...keyed(others) } }, problems };
}

/** Expands the short form of units in what the steps expect. Unknown words are problems. */
export function withExpectedUnits(steps: Plain, words: Keyed): Expanded {
  if (!Array.isArray(steps)) return { value: steps, problems: [] };
  const problems: Problem[] = [];
  const whole = steps.map((step: Plain, i): Plain => {
    const expect = keyed(keyed(step)['expect']);
    if (!isKeyed(step) || !isKeyed(expect['units'])) return step;
    const units = Object.entries(expect['units']).map(([id, short]) => {
      const unit = expandUnit(short, words);
      problems.push(...under(`${i}.expect.units.${id}`, unit.problems));
      return [id, unit.value] as const;
    });
    return { ...step, expect: { ...expect, units: Object.fromEntries(units) } };
  });
  return { value: whole, problems };
}

/** Expands one unit. A list is its place; any other value that is not a string is kept. */
function expandUnit(short: Plain, words: Keyed): Expanded {
  if (typeof short !== 'string') return { value: Array.isArray(short) ? { at: short } : short, problems: [] };
  const given = short.split(' ');
  const at = Object.hasOwn(words, given[0]!) ? undefined : given.shift();
  const { value, problems } = fieldsOf(given, words);
  return { value: { ...(at !== undefined && { at }), ...keyed(value) }, problems };
}

/** The fields that these words set. */
function fieldsOf(given: readonly string[], words: Keyed): Expanded {
  const known = given.filter((word) => Object.hasOwn(words, word));
  const wanted = `a word of the base board: ${Object.keys(words).join(', ')}`;
  return {
    value: merged(known.map((word) => keyed(words[word]))),
    problems: given
      .filter((word) => !known.includes(word))
      .map((found) => ({ path: '', found, wanted, ...meaning(nearest(found, Object.keys(words))) })),
  };
}
