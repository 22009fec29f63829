import { failure, success, type Problem, type Result } from '../../../core/result.ts';
import type { Base } from '../../../geometry/bases.ts';
import { endOf, readLeg, type Leg, type LegBoard, type Walker, FEWER_LEGS } from './legs.ts';
import { reshapingOf } from './forming.ts';
import { MOST, shortened } from '../../../core/numbers.ts';

/** A unit with the name that sentences use. */
export interface NamedUnit {
  readonly id: string;
  readonly name: string;
}

/** The facts that the reading of a sentence needs: for its legs, and the enemies to charge. */
export interface SentenceBoard extends LegBoard {
  readonly foes: readonly NamedUnit[];
  /** The legs that lead from a base to an enemy; null if none do. */
  readonly approach: (from: Base, foe: string) => readonly Leg[] | null;
}

/** Phrases that players use, and the word that files have instead. */
const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:march|go|move|advance) )?along(?= )/, 'follow'],
  [/^(?:advance|march|ahead|go forward|straight on)(?= )/, 'forward'],
  [/^(?:step back|fall back|backward|backwards)(?= )/, 'back'],
  [/^(?:pivot|face)(?= )/, 'turn'],
  [/^(?:about turn|turn about|turn round)$/, 'about-face'],
];

/**
 * Splits a sentence at commas and at the words `then` and `and`. A comma between two digits is read
 * as a decimal point.
 */
export const partsOf = (text: string): readonly string[] =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replace(/\.$/, '')
    .split(/\s*(?:,|;|\bthen\b|\band\b)\s*/)
    .filter((part) => part !== '');

const plainWords = (part: string): string =>
  SAME_WORDS.reduce((words, [said, written]) => words.replace(said, written), part);

const bare = (name: string): string => name.toLowerCase().replace(/^the\s+/, '');

/**
 * The units that words may mean: those with exactly this name or id; if there are none, all units
 * whose name has each of the words.
 */
export function meant<Unit extends NamedUnit>(words: string, units: readonly Unit[]): readonly Unit[] {
  const wanted = bare(words.trim());
  const exact = units.filter(({ id, name }) => id === wanted || bare(name) === wanted);
  if (exact.length > 0 || wanted === '') return exact;
  const each = wanted.split(/\s+/);
  return units.filter(({ name }) =>
    each.every((word) =>
      bare(name)
        .split(/[\s-]+/)
        .includes(word),
    ),
  );
}

const listed = (units: readonly NamedUnit[]): string => units.map(({ name }) => name).join(', ');

/** The most characters of a part that are repeated when it is not understood. */
const LONGEST_PART = 60;

/**
 * Reads an order as players say it: `wheel left 30, forward 4, charge the battery`. Each leg begins
 * at the end of the one before it. Legs have the same forms as in files. If a part cannot be read,
 * the problem has its number, its text, and what is wanted instead.
 */
export function readSentence(
  text: string,
  { unit, base }: Walker,
  board: SentenceBoard,
): Result<readonly Leg[], Problem> {
  const legs: Leg[] = [];
  let now = base;
  for (const [n, part] of partsOf(text).entries()) {
    const not = (wanted: string) =>
      failure({ path: String(n + 1), found: `“${shortened(part, LONGEST_PART)}”`, wanted });
    const read = readPart(plainWords(part), { unit, base: now }, board);
    if (!Array.isArray(read)) return not(read as string);
    legs.push(...(read as readonly Leg[]));
    if (legs.length > MOST) return not(FEWER_LEGS);
    now = endOf(now, read as readonly Leg[], reshapingOf(board, unit));
  }
  return legs.length > 0 ? success(legs) : failure({ path: '1', found: 'nothing', wanted: 'an order: forward 4' });
}

function readPart(part: string, now: Walker, board: SentenceBoard): readonly Leg[] | string {
  const foe = /^charge (?<foe>.+)$/.exec(part)?.groups?.['foe'];
  if (foe === undefined) {
    const read = readLeg(part, now, board);
    return 'legs' in read ? read.legs : read.wanted;
  }
  const [first, ...others] = meant(foe, board.foes);
  if (first === undefined) return `an enemy: ${listed(board.foes)}`;
  if (others.length > 0) return `one enemy, and not ${listed([first, ...others])}`;
  return (
    board.approach(now.base, first.id) ?? `an enemy whom one turn and a straight march lead to; ${first.name} is not`
  );
}
