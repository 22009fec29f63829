import { COUNT, countOf, PART } from './counts.ts';
import { inOtherUnit, millimetres, type Unit } from './told.ts';

/** A part of a text that ends with a length, or with the text; and what is added after it. */
export interface Told {
  readonly text: string;
  /** The same length in the other unit, with the space before it; empty if nothing is added. */
  readonly added: string;
}

/** How each unit is written. A foot is also a soldier on foot, so only feet count. */
const WRITTEN: Readonly<Record<Unit, string>> = {
  in: 'inch(?:es)?|″',
  ft: 'feet|ft',
  mm: 'mm|millimet(?:re|er)s?',
  cm: 'cm|centimet(?:re|er)s?',
  m: 'm|met(?:re|er)s',
};

const UNIT = `(?:${Object.values(WRITTEN).join('|')})(?![\\p{L}\\p{N}/])`;
/** Between a count and its unit; only figures need none. */
const GAP = String.raw`(?:[\s-]|(?<!\p{L}))`;
const BY = String.raw`\s+(?:by|x|×)\s+`;
const JOINT = String.raw`(?:${BY}|\s+(?:or|to|and)\s+|–)`;
/** What may follow the second side of `24 inches by 36`; otherwise it counts something else. */
const END = String.raw`(?=[.,;:)]|\s?\(|$)`;

const SERIES = `(?:(?:${COUNT},\\s+)*${COUNT}${JOINT})?${COUNT}`;

const FORMS = [
  // Two sides, of which the second may have its unit or not: `4 feet by 4 feet`, `24 inches by 36`.
  `(?<first>${COUNT})${GAP}(?<side>${UNIT})(?<by>${BY})(?<second>${COUNT})(?:${GAP}\\k<side>(?![\\p{L}\\p{N}/])|${END})`,
  // One count or several: `12 inches`, `7, 8 or 9 cm`, `1.8 by 1.2 m`.
  `(?<counts>${SERIES})${GAP}(?<unit>${UNIT})`,
  // `an inch`, `an inch and a half`, `half an inch`, `¾ of an inch`.
  `(?:(?<part>${PART})\\s+)?an?\\s+(?<single>(?:inch|(?:milli|centi)met(?:re|er))(?![\\p{L}\\p{N}]))(?:\\s+and\\s+(?<more>a\\s+(?:half|quarter)))?`,
];
const LENGTH = new RegExp(`(?<![\\p{L}\\p{N}.,/#-])(?:${FORMS.map((form) => `(?:${form})`).join('|')})`, 'giu');

const COUNTS = new RegExp(COUNT, 'giu');

/** The arms and formations of which a list tells lengths, and what may stand before them. */
const ARMS =
  'foot|infantry|horse|cavalry|cuirassiers|dragoons|hussars|chasseurs|guns|artillery|teams|column|line'.split('|');
const BEFORE_ARMS = `(?:(?:and|the|in|behind|light|heavy|heavier|limbered|${ARMS.join('|')})\\s+){0,3}`;
/**
 * The next length of a list that names its unit only once: `Foot 4 cm, in column 5; horse 7 to 9.`
 */
const LISTED = new RegExp(
  `[,;.]\\s+${BEFORE_ARMS}(?:${ARMS.join('|')})\\s+(?<counts>${SERIES})(?=[.,;)]|\\s\\(|$)`,
  'iuy',
);

const unitOf = (written: string): Unit =>
  (Object.keys(WRITTEN) as Unit[]).find((unit) => new RegExp(`^(?:${WRITTEN[unit]})$`, 'i').test(written))!;

interface Length {
  readonly from: number;
  readonly to: number;
  readonly unit: Unit;
  readonly counts: readonly number[];
  /** What is written between the counts. */
  readonly joints: readonly string[];
}

/** Several counts of one unit. */
const seriesOf = (counts: string): Pick<Length, 'counts' | 'joints'> => ({
  counts: Array.from(counts.matchAll(COUNTS), ([written]) => countOf(written)),
  joints: counts.split(COUNTS).slice(1, -1),
});

function lengthOf(match: RegExpMatchArray): Length {
  const { first, side, by, second, counts, unit, part, single, more } = match.groups!;
  const place = { from: match.index!, to: match.index! + match[0].length };
  if (side !== undefined)
    return { ...place, unit: unitOf(side), counts: [countOf(first!), countOf(second!)], joints: [by!] };
  if (unit !== undefined) return { ...place, unit: unitOf(unit), ...seriesOf(counts!) };
  const whole = part === undefined ? 1 : countOf(part);
  const rest = more === undefined ? 0 : countOf(more.replace(/^a\s+half$/i, 'half'));
  return { ...place, unit: unitOf(single!), counts: [whole + rest], joints: [] };
}

/** How many brackets are open at the end of this text. */
function openAt(text: string): number {
  let open = 0;
  for (const letter of text) {
    if (letter === '(') open += 1;
    if (letter === ')' && open > 0) open -= 1;
  }
  return open;
}

/** What is added to a length of a text: the same in the other unit. */
function addedTo({ to, unit, counts, joints }: Length, text: string): string {
  const other = inOtherUnit(counts, joints, unit);
  return other === null ? '' : openAt(text.slice(0, to)) > 0 ? `, ${other}` : ` (${other})`;
}

/** By how much a length may differ from the same one in another unit: authors round too. */
const SAME = 0.15;

/** Does the text say this length itself, in brackets after it: `6 inches (15.24 cm)`? */
function isTold({ to, unit, counts }: Length, next: Length | undefined, text: string): boolean {
  if (next === undefined || !/^\s?\($/.test(text.slice(to, next.from))) return false;
  const [own, other] = [millimetres(counts[0]!, unit), millimetres(next.counts[0]!, next.unit)];
  return (
    (unit === 'in' || unit === 'ft') !== (next.unit === 'in' || next.unit === 'ft') &&
    Math.abs(own - other) <= SAME * own
  );
}

/** Where a length ends with its other unit, if that is told in the text or has been added. */
function endOf(length: Length, next: Length | undefined, text: string): number {
  const added = addedTo(length, text);
  if (text.startsWith(added, length.to)) return length.to + added.length;
  return isTold(length, next, text) ? next!.to + 1 : length.to;
}

/** The lengths of a text, also those of a list after its first. */
function lengthsIn(text: string): readonly Length[] {
  const written = Array.from(text.matchAll(LENGTH), lengthOf);
  const listed: Length[] = [];
  for (const [n, first] of written.entries()) {
    LISTED.lastIndex = endOf(first, written[n + 1], text);
    for (let match = LISTED.exec(text); match !== null; match = LISTED.exec(text)) {
      const { counts } = match.groups!;
      const to = LISTED.lastIndex;
      const length = { from: to - counts!.length, to, unit: first.unit, ...seriesOf(counts!) };
      const isOther = written.some((each) => each.from < to && length.from < each.to);
      // In brackets, `9 or 12, 23 or 30 cm` would read as one series.
      if (isOther || (length.counts.length > 1 && openAt(text.slice(0, to)) > 0)) break;
      listed.push(length);
      LISTED.lastIndex = endOf(length, undefined, text);
    }
  }
  return [...written, ...listed].toSorted((one, other) => one.from - other.from);
}

/**
 * Finds the lengths of a table in a text, and tells each in the other unit too: inches in
 * centimetres, millimetres and centimetres in inches, feet in metres, metres in feet. The parts
 * joined are the text as it was. What is added stands in brackets, or after a comma where brackets
 * are open already. Nothing is added to a length that has its other unit in brackets behind it, so
 * that the joined text with what was added is left as it is.
 */
export function inBothUnits(text: string): readonly Told[] {
  const lengths = lengthsIn(text);
  const parts: Told[] = [];
  let [done, n] = [0, 0];
  while (n < lengths.length) {
    const length = lengths[n]!;
    const { to } = length;
    const added = addedTo(length, text);
    const isOwn = added !== '' && text.startsWith(added, to);
    const isSaid = isOwn || isTold(length, lengths[n + 1], text);
    parts.push({ text: text.slice(done, to), added: isSaid ? '' : added });
    done = to;
    n += 1;
    // What tells the length again is not a length to be told.
    const end = isOwn ? to + added.length : isSaid ? lengths[n]!.to : to;
    while (n < lengths.length && lengths[n]!.from < end) n += 1;
  }
  return [...parts, { text: text.slice(done), added: '' }].filter((part) => part.text !== '');
}
