import { nearest } from '../../../core/nearest.ts';
import { failure, meaning, success, type Problem, type Result } from '../../../core/result.ts';
import type { Base } from '../../../geometry/bases.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { endOf, readLeg, type Leg, type LegBoard, type ReadLeg, type Walker, FEWER_LEGS } from './legs.ts';
import { reshapingOf } from './forming.ts';
import { MOST, shortened } from '../../../core/numbers.ts';

/** A unit with the name that sentences use. */
export interface NamedUnit {
  readonly id: string;
  readonly name: string;
}

/** The facts that the reading of a sentence needs: for its legs, and the units that it may name. */
export interface SentenceBoard extends LegBoard {
  readonly foes: readonly NamedUnit[];
  readonly friends: readonly NamedUnit[];
  /** How the unit turns, for a sentence that leaves it out: `right 90`. */
  readonly turning: 'pivot' | 'wheel' | 'none';
  /** How far a base can go straight ahead until it touches this unit; null if it never does. */
  readonly ahead: (from: Base, unit: string) => Um | null;
  /** The legs that lead from a base into contact with a unit; null if none do. */
  readonly approach: (from: Base, unit: string) => readonly Leg[] | null;
}

/** Phrases that players use, and the word that files have instead. */
const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:march|go|move|advance) )?along(?= )/, 'follow'],
  [/^(?:advance|march|ahead|go forward|straight on)(?= )/, 'forward'],
  [/^(?:step back|fall back|backward|backwards)(?= )/, 'back'],
  [/^(?:pivot|face)(?= )/, 'turn'],
  [/^(?:about turn|turn about|turn round)$/, 'about-face'],
  [/^forward (?:to|until) (?:contact with|touching) (?=\S)/, 'forward to touch '],
  [/^(?<go>turn|wheel) (?<angle>[\d.]+\S*)(?: degrees?)?(?: to the)? (?<hand>left|right)$/, '$<go> $<hand> $<angle>'],
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

/** A turn without its verb, `right 90` or `90 right`, as a leg of a unit that turns like this. */
function withVerb(part: string, { turning }: Pick<SentenceBoard, 'turning'>): string {
  const [, first, angle, last] =
    /^(left|right)?\s*(?:by )?(\d[\d.]*(?:\s*°| degrees?)?)\s*(left|right)?$/.exec(part) ?? [];
  const hand = first ?? last;
  if (hand === undefined || (first !== undefined && last !== undefined)) return part;
  return `${turning === 'wheel' ? 'wheel' : 'turn'} ${hand} ${angle}`;
}

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

/** The words that begin a leg, for sentences without commas. */
const VERBS =
  'forward|back|slide|oblique|wheel|turn|pivot|face|about[- ](?:face|turn)|form|follow|charge|touch|advance|march|left|right';
/** What comes before a hand, or before the rest of an about-face: no leg begins after it. */
const HANDED = /(?:slide|oblique|wheel|pivot|(?<!about[- ])(?:turn|face)|the|to|(?<!turn )about)\s*$/;

/** A sentence with a comma before each word that begins a leg: `forward 4, turn left 90`. */
const withCommas = (text: string): string =>
  text.replaceAll(new RegExp(`(?<=\\S)\\s+(?=(?:${VERBS})\\b)`, 'gi'), (gap, at: number) =>
    HANDED.test(text.slice(0, at).toLowerCase()) ? gap : ', ',
  );

/**
 * Reads an order as players say it: `wheel left 30, forward 4, charge the battery`. Each leg begins
 * at the end of the one before it. Legs have the same forms as in files. Missing commas are put in.
 * If a part cannot be read, the problem has its number, its text, what is wanted instead, and, if
 * it is only misspelt, the whole sentence that was meant.
 */
export function readSentence(text: string, from: Walker, board: SentenceBoard): Result<readonly Leg[], Problem> {
  const parts = partsOf(text);
  const read = readParts(parts, from, board);
  if (read.ok) return read;
  const split = readParts(partsOf(withCommas(text)), from, board);
  return split.ok ? split : read;
}

function readParts(
  parts: readonly string[],
  { unit, base }: Walker,
  board: SentenceBoard,
): Result<readonly Leg[], Problem> {
  const legs: Leg[] = [];
  let now = base;
  for (const [n, part] of parts.entries()) {
    const read = readPart(withVerb(plainWords(part), board), { unit, base: now }, board);
    const not = (wanted: string, near: readonly string[] = []) => {
      const readable = near.filter((each) => 'legs' in readPart(each, { unit, base: now }, board));
      return failure({
        path: String(n + 1),
        found: `“${shortened(part, LONGEST_PART)}”`,
        wanted,
        ...meaning(readable.map((each) => parts.with(n, each).join(', '))),
      });
    };
    if ('wanted' in read) return not(read.wanted, read.meant);
    legs.push(...read.legs);
    if (legs.length > MOST) return not(FEWER_LEGS);
    now = endOf(now, read.legs, reshapingOf(board, unit));
  }
  return legs.length > 0 ? success(legs) : failure({ path: '1', found: 'nothing', wanted: 'an order: forward 4' });
}

function readPart(part: string, now: Walker, board: SentenceBoard): ReadLeg {
  const [, verb, name = ''] = /^(charge|forward to touch|touch) (.+)$/.exec(part) ?? [];
  if (verb === undefined) return readLeg(part, now, board);
  const isCharge = verb === 'charge';
  const unit = oneMeant(name, isCharge ? board.foes : [...board.friends, ...board.foes], isCharge ? 'enemy' : 'unit');
  if ('wanted' in unit) return { ...unit, ...meaning((unit.meant ?? []).map((each) => `${verb} ${each}`)) };
  if (verb === 'forward to touch') {
    const by = board.ahead(now.base, unit.id);
    return by === null ? { wanted: `a unit straight ahead; ${unit.name} is not` } : { legs: [{ go: 'forward', by }] };
  }
  const legs = board.approach(now.base, unit.id);
  if (legs !== null) return { legs };
  const led = isCharge
    ? 'an enemy whom one turn and a straight march lead to'
    : 'a unit that one turn and a straight march lead to';
  return { wanted: `${led}; ${unit.name} is not` };
}

/** The one unit that a name means; if none or several: words for what is wanted instead. */
function oneMeant(
  name: string,
  units: readonly NamedUnit[],
  kind: 'enemy' | 'unit',
): NamedUnit | { readonly wanted: string; readonly meant?: readonly string[] } {
  const [first, ...others] = meant(name, units);
  if (first !== undefined)
    return others.length > 0 ? { wanted: `one ${kind}, and not ${listed([first, ...others])}` } : first;
  const near = nearest(
    bare(name),
    units.map((each) => bare(each.name)),
  );
  return {
    wanted: `${kind === 'enemy' ? 'an enemy' : 'a unit'}: ${listed(units)}`,
    meant: near.map((each) => `the ${each}`),
  };
}
