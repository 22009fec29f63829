import type { Base } from '../../../geometry/bases.ts';
import { MOST } from '../../../core/numbers.ts';
import {
  degreesBetween,
  facingTo,
  opposite,
  radiansTo,
  square,
  turned,
  type Direction,
  type Hand,
} from '../../../geometry/facings.ts';
import { lengthText, MEASURES, round, type Measure, type Um } from '../../../geometry/lengths.ts';
import { advance, pivot, reshaped, shift, wheel } from '../../../geometry/moves.ts';
import { COMPASS, type CompassPoint } from '../../../geometry/compass.ts';
import { facingOf } from '../../../geometry/placing.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { following, type FollowLength, type Road } from './following.ts';
import { nearest } from '../../../core/nearest.ts';
import { meaning } from '../../../core/result.ts';
import { formText, KEEPS, reshapingOf, withoutVerb, type Reshaping, type ShapingBoard } from './forming.ts';
import { readLength } from './lengths.ts';

/**
 * One part of a move. Turns and wheels are stored as the facing at their end. The game decides what
 * a leg costs, and whether it is allowed.
 */
export type Leg =
  | { readonly go: 'forward' | 'back'; readonly by: Um }
  /** Sideways or obliquely, without a change of facing. */
  | { readonly go: 'shift'; readonly along: Direction; readonly by: Um }
  /** About the front corner of that hand. */
  | { readonly go: 'wheel'; readonly hand: Hand; readonly to: Direction }
  /** About the centre. */
  | { readonly go: 'turn'; readonly to: Direction }
  /** Into another formation, on the same spot. */
  | { readonly go: 'form'; readonly into: string };

/** The parts of a written leg, not yet measured on a board. */
interface WrittenLeg {
  readonly go: string;
  readonly by?: string | undefined;
  readonly hand?: Hand | undefined;
  readonly angle?: string | undefined;
  readonly to?: string | undefined;
  readonly road?: string | undefined;
  readonly into?: string | undefined;
}

const ANGLE = String.raw`(?<angle>\d+(?:\.\d+)?)(?:\s*°|\s+degrees?)?`;

/** The written forms of a leg, each with an example. Files and pages use the same forms. */
const FORMS: readonly (readonly [pattern: RegExp, example: string])[] = [
  [/^(?<go>forward|back) (?<by>.+)$/, 'forward 4, back 2, forward to contact'],
  [/^(?<go>slide) (?<hand>left|right) (?<by>.+)$/, 'slide left 1'],
  [new RegExp(`^(?<go>oblique) (?<hand>left|right) ${ANGLE} (?<by>.+)$`), 'oblique right 30° 3'],
  [new RegExp(`^(?<go>wheel) (?<hand>left|right) ${ANGLE}$`), 'wheel left 30° (about a front corner)'],
  [new RegExp(`^(?<go>turn) (?<hand>left|right) ${ANGLE}$`), 'turn right 90° (about the centre)'],
  [/^(?<go>turn) to (?<to>.+)$/, 'turn to north-east, turn to hussars'],
  [/^(?<go>about)[- ]face$/, 'about-face'],
  [/^(?<go>form) (?<into>.+)$/, 'form attack-column'],
  [
    /^(?<go>follow) (?<road>.+?) (?<by>to contact|to (?:the|its) end|[\d.[¼½¾].*)$/,
    'follow post-road 3 (along a road on which the unit stands)',
  ],
];

/** The forms of a leg for the docs: examples, and whether a leg of a file has this form. */
export const LEG_FORMS = FORMS.map(([pattern, example]) => ({
  example,
  has: (leg: string): boolean => pattern.test(leg),
}));

/** The message for a text that is not a leg: the list of examples. */
export const legWanted = `a leg: ${FORMS.map(([, example]) => example).join('; ')}`;

/** The message for an order with more legs than any march needs. */
export const FEWER_LEGS = `at most ${MOST} legs`;

/** The facts about a board that the reading of legs needs. */
export interface LegBoard extends ShapingBoard {
  readonly measure: Measure;
  /** The point of something that a unit may turn to; null if there is no such thing. */
  readonly find: (name: string) => Point | null;
  /**
   * How far this unit can go straight ahead from this base until it touches an enemy; null if it
   * meets none. The base of figures that move as one is the frame around them.
   */
  readonly contact: (base: Base, unit: string) => Um | null;
  /** The roads that units may follow. */
  readonly roads: readonly Road[];
  /** The formations that a unit may take, as files write them: `attack-column`. */
  readonly formations: readonly string[];
}

/** The unit whose legs are read, and the base that they begin from. */
export interface Walker {
  readonly unit: string;
  readonly base: Base;
}

/**
 * The legs that were read: one, or several along a road with bends. If the text is wrong: words for
 * what is wanted instead.
 */
export type ReadLeg =
  | { readonly legs: readonly Leg[] }
  | { readonly wanted: string; readonly meant?: readonly string[] };

const wanted = (text: string): ReadLeg => ({ wanted: text });
const one = (leg: Leg): ReadLeg => ({ legs: [leg] });

/**
 * Reads one leg for a unit whose base stands at the beginning of the leg: `forward 4`, or `turn
 * left 30` and `turn left 30°`.
 */
export function readLeg(text: string, { unit, base }: Walker, board: LegBoard): ReadLeg {
  const plain = withoutVerb(text.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  const groups = FORMS.map(([pattern]) => pattern.exec(plain)?.groups).find((each) => each !== undefined);
  if (groups === undefined) return { wanted: legWanted, ...meaning(misspeltLeg(plain)) };
  const { go, by, hand, angle, to, road, into } = groups as unknown as WrittenLeg;
  if (go === 'form') return formed(into!, board);
  if (go === 'follow') return follow(road!, by!, { unit, base }, board);
  if (Number(angle ?? 0) > 360) return wanted('an angle of 360° at most');
  const end = angle === undefined ? null : turned(base.facing, hand!, Number(angle));
  if (go === 'about') return one({ go: 'turn', to: opposite(base.facing) });
  if (go === 'wheel') return one({ go, hand: hand!, to: end! });
  if (go === 'turn') return end === null ? turnTo(to!, base, board) : one({ go, to: end });
  const length = by === 'to contact' ? board.contact(base, unit) : readLength(by!, board.measure);
  if (typeof length === 'string') return wanted(length);
  if (length === null) return wanted(by === 'to contact' ? 'an enemy straight ahead' : legWanted);
  if (length === 0 && by !== 'to contact') return wanted('a length above 0');
  if (go === 'forward' || go === 'back') return one({ go, by: length });
  return one({ go: 'shift', along: end ?? square(base.facing, hand!), by: length });
}

/** The first words of all legs. */
const BEGINNINGS = FORMS.flatMap(([, example]) => example.split(', ').map((each) => each.split(' ')[0]!));

/** The leg with the word that its first word was meant to be. */
function misspeltLeg(text: string): readonly string[] {
  const [first = '', ...rest] = text.split(' ');
  return nearest(first, BEGINNINGS).map((word) => [word, ...rest].join(' '));
}

/** A formation by its words: `attack-column`, `an attack column`, `column of attack`. */
function formed(words: string, { formations }: LegBoard): ReadLeg {
  const plain = words.replace(/^(?:in(?:to)? )?(?:an? )?/, '').replace(/^(\S+) of (\S+)$/, '$2 $1');
  const into = formations.find((each) => each === plain.replaceAll(' ', '-'));
  return into === undefined
    ? wanted(`a formation: ${formations.join(', ') || 'there is none'}`)
    : one({ go: 'form', into });
}

function follow(road: string, by: string, { unit, base }: Walker, board: LegBoard): ReadLeg {
  const end = by === 'to contact' ? 'contact' : by.endsWith(' end') ? 'end' : null;
  const length = readLength(by, board.measure);
  if (typeof length === 'string') return wanted(length);
  const far: FollowLength | null = end ?? length;
  if (far === null) return wanted(legWanted);
  const legs = following(road, far, base, { ...board, contact: (at) => board.contact(at, unit) });
  return typeof legs === 'string' ? wanted(legs) : { legs };
}

const isCompass = (name: string): name is CompassPoint => COMPASS.some((point) => point === name);

function turnTo(to: string, base: Base, { find }: LegBoard): ReadLeg {
  if (isCompass(to)) return one({ go: 'turn', to: facingOf(to) });
  const point = find(to);
  if (point === null) return wanted('a point of the compass, a unit, a piece of terrain or a place');
  return one({ go: 'turn', to: facingTo(base.at, point, base.facing) });
}

/**
 * Reads legs one after another, each from the end of the one before it. If one cannot be read: its
 * place in the list, and what is wanted instead.
 */
export function readLegs(
  texts: readonly string[],
  { unit, base }: Walker,
  board: LegBoard,
):
  | { readonly legs: readonly Leg[] }
  | { readonly at: number; readonly wanted: string; readonly meant?: readonly string[] } {
  const legs: Leg[] = [];
  let now = base;
  for (const [at, text] of texts.entries()) {
    const read = readLeg(text, { unit, base: now }, board);
    if ('wanted' in read) return { at, ...read };
    legs.push(...read.legs);
    if (legs.length > MOST) return { at, wanted: FEWER_LEGS };
    now = endOf(now, read.legs, reshapingOf(board, unit));
  }
  return { legs };
}

/** The base after a leg, regardless of what is in its way. */
export function after<B extends Base>(base: B, leg: Leg, sizeIn: Reshaping = KEEPS): B {
  if (leg.go === 'turn') return pivot(base, leg.to);
  if (leg.go === 'wheel') return wheel(base, leg.hand, leg.to);
  if (leg.go === 'shift') return shift(base, leg.along, leg.by);
  if (leg.go !== 'form') return advance(base, leg.go === 'forward' ? leg.by : ((0 - leg.by) as Um));
  const size = sizeIn(leg.into);
  return size === null ? base : reshaped(base, size, size.keep);
}

/** The base after each of the legs. */
export const walked = <B extends Base>(base: B, legs: readonly Leg[], sizeIn?: Reshaping): readonly B[] =>
  legs.reduce<readonly B[]>((all, leg) => [...all, after(all.at(-1) ?? base, leg, sizeIn)], []);

/** Where a base stands after some legs. */
export const endOf = <B extends Base>(base: B, legs: readonly Leg[], sizeIn?: Reshaping): B =>
  walked(base, legs, sizeIn).at(-1) ?? base;

const degrees = (angle: number): string => `${round(angle * 10) / 10}°`;

/** The hand of the shorter turn. */
export const handTo = (from: Direction, to: Direction): Hand =>
  radiansTo(from, 'left', to) <= radiansTo(from, 'right', to) ? 'left' : 'right';

/**
 * A length as a leg has it: to the hundredth of the measure, or to the tenth of a millimetre. A leg
 * that is read again then leads to the same place, but for the rounding.
 */
function lengthOfLeg(length: Um, measure: Measure): string {
  if (measure === 'mm') return lengthText(length, measure);
  const count = round((100 * length) / MEASURES[measure]) / 100;
  return measure === '[1]' ? `[${count}]` : `${count} ${measure}`;
}

/** A leg in the words that `readLeg` reads, for a base at the beginning of the leg. */
export function legText(leg: Leg, { facing }: Pick<Base, 'facing'>, measure: Measure): string {
  if (leg.go === 'form') return formText(leg.into);
  if (leg.go === 'wheel') return `wheel ${leg.hand} ${degrees(degreesBetween(facing, leg.to))}`;
  if (leg.go === 'turn') {
    const angle = degreesBetween(facing, leg.to);
    return angle > 179.95 ? 'about-face' : `turn ${handTo(facing, leg.to)} ${degrees(angle)}`;
  }
  const by = lengthOfLeg(leg.by, measure);
  if (leg.go !== 'shift') return `${leg.go} ${by}`;
  const [angle, hand] = [degreesBetween(facing, leg.along), handTo(facing, leg.along)];
  return Math.abs(angle - 90) < 0.05 ? `slide ${hand} ${by}` : `oblique ${hand} ${degrees(angle)} ${by}`;
}

/** Legs in words, each from the end of the one before it. */
export const legTexts = (legs: readonly Leg[], base: Base, measure: Measure): readonly string[] =>
  legs.map((leg, n) => legText(leg, walked(base, legs.slice(0, n)).at(-1) ?? base, measure));
