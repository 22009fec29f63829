import type { RulingId } from '../core/ids.ts';
import type { Verdict } from '../core/verdicts.ts';
import type { AnyEngine, Awaiting } from '../games/contract/engine.ts';
import { goesOn } from '../games/contract/sentences.ts';
import type { NarratedEvent } from '../games/contract/view.ts';
import type { Played } from '../scenario/play/played.ts';
import type { Step } from '../scenario/files/schema.ts';
import { replays, type StepToReplay, type ReplayedStep } from './replay.ts';

/** A reading of a ruling that is not the one played, and that gives a step a different result. */
export interface Otherwise {
  readonly ruling: RulingId;
  readonly reading: string;
  /** The different result: the words that follow “then”. */
  readonly says: string;
}

/** An event without its reasons: the same thing may happen for other reasons. */
function fact({ event, says }: NarratedEvent): string {
  const { clauses: _clauses, reasons: _reasons, ...fields } = event;
  return JSON.stringify([says, fields], (key, value: unknown) => (key.endsWith('Dice') ? undefined : value));
}

/** Are two boards the same, whatever readings are played on them? */
function isSameBoard({ readings: _ours, ...one }: Awaiting, { readings: _theirs, ...other }: Awaiting): boolean {
  const [ours, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  // Most parts of a state are not touched by an order.
  const isSame = (part: string): boolean =>
    ours[part] === theirs[part] || JSON.stringify(ours[part]) === JSON.stringify(theirs[part]);
  return Object.keys({ ...one, ...other }).every(isSame);
}

/** The rules, which know which events change units. */
type Tallying = Pick<AnyEngine, 'tally'>;

/** The most sentences in which one difference is told. */
const MOST = 2;

/**
 * The sentences of what happens only in `theirs`: what happens to units if anything does, otherwise
 * the last event, which the others lead to.
 */
function news({ tally }: Tallying, ours: ReplayedStep, theirs: ReplayedStep): readonly string[] {
  const told = new Set(ours.events.map(({ says }) => says));
  const fresh = theirs.events.filter(({ says }) => !told.has(says));
  const nothing = tally([]).word;
  const units = fresh.filter(({ event }) => tally([event]).word !== nothing);
  return (units.length > 0 ? units.slice(0, MOST) : fresh.slice(-1)).map(({ says }) => says);
}

/** Joins sentences into one that continues after “then”. */
const goingOn = (sentences: readonly string[]): string =>
  `${sentences.map((each) => goesOn(each).replace(/\.$/, '')).join('; ')}.`;

const isSameReason = (one: Verdict | null, other: Verdict | null): boolean =>
  one?.ok === false && other?.ok === false && one.reason === other.reason;

/** How the verdict of `theirs` differs from that of `ours`; undefined if it does not. */
function verdictThere(ours: ReplayedStep, theirs: ReplayedStep): string | undefined {
  const [refused, refusedThere] = [ours.verdict?.ok === false, theirs.verdict?.ok === false];
  if (refused && !refusedThere) return 'this order is allowed.';
  if (!refusedThere || ours.refusalSays === theirs.refusalSays) return undefined;
  const how = !refused ? '' : isSameReason(ours.verdict, theirs.verdict) ? ' too' : ' for another reason';
  return `this order is refused${how}: “${theirs.refusalSays ?? ''}”`;
}

/** What to say if no sentence tells the difference, for example if another phase comes next. */
const GOES_ON = 'the game goes on differently from here.';

/** The last event that happens only in `ours`. */
function missingFrom(ours: ReplayedStep, theirs: ReplayedStep): NarratedEvent | undefined {
  const factsThere = theirs.events.map(fact);
  return ours.events.findLast((event) => !factsThere.includes(fact(event)));
}

/**
 * Does this event make nothing of its unit that it would not be there without it, as when a unit
 * that counts as formed already forms? Only of events that a reader sees on their unit.
 */
function isSoAnyway(engine: AnyEngine, { event }: NarratedEvent, there: Awaiting, here: Awaiting): boolean {
  if (!('unit' in event) || typeof event.unit !== 'string') return false;
  const { unit } = event;
  const { units } = there as { readonly units?: Readonly<Record<string, object>> };
  // An event that took its unit off the table there as well cannot happen to it again.
  if (units !== undefined && !Object.hasOwn(units, unit)) return false;
  const isSeen = (state: Awaiting): boolean =>
    engine.words.unit(unit, state) !== engine.words.unit(unit, engine.apply(state, event));
  return isSeen({ ...there, readings: here.readings }) && !isSeen(there);
}

/**
 * How `theirs` differs from `ours`, as the end of a sentence; null if readers see no difference.
 */
export function difference(rules: Tallying, ours: ReplayedStep, theirs: ReplayedStep): string | null {
  const judged = verdictThere(ours, theirs);
  if (judged !== undefined) return judged;
  if (ours.verdict?.ok === false) return null;
  const other = news(rules, ours, theirs);
  if (other.length > 0) return goingOn(other);
  const missing = missingFrom(ours, theirs);
  const isTold = missing !== undefined && !theirs.events.some(({ says }) => says === missing.says);
  if (isTold) return `this does not happen: “${missing.says}”`;
  return isSameBoard(ours.state, theirs.state) && missing === undefined ? null : GOES_ON;
}

/**
 * How a step turns out under another reading, whatever the dice show that were not rolled when it
 * was played; null if readers see no difference.
 */
function differenceUnder(engine: AnyEngine, again: StepToReplay): string | null {
  const { played } = again;
  const { found, short } = replays(engine, again);
  const [first, ...others] = found;
  if (short !== null)
    return `more dice are rolled (${engine.words.roll(short, again.from)}), and the result may change.`;
  if (first === undefined) return null;
  if (first.missing.length === 0) return noticed(engine, played, first.outcome);
  if (found.every(({ outcome }) => noticed(engine, played, outcome) === null)) return null;
  const judged = verdictThere(played, first.outcome);
  if (judged !== undefined) return judged;
  // The die is named instead of what it decides. Only an event before it is certain.
  const sure = first.outcome.events.find(
    ({ event, says }) =>
      event.reasons === undefined &&
      !played.events.some((each) => each.says === says) &&
      others.every(({ outcome }) => outcome.events.some((each) => each.says === says)),
  );
  if (sure !== undefined) return goingOn([sure.says]);
  return `one more die is rolled (${engine.words.roll(first.missing[0]!, again.from)}), and the result may change.`;
}

/** The difference; null if units, sides and orders end up the same, or look the same. */
function noticed(rules: AnyEngine, ours: ReplayedStep, theirs: ReplayedStep): string | null {
  const judged = verdictThere(ours, theirs);
  if (judged !== undefined) return judged;
  if (isSameBoard(ours.state, theirs.state)) return null;
  const missing = missingFrom(ours, theirs);
  if (
    missing !== undefined &&
    news(rules, ours, theirs).length === 0 &&
    isSoAnyway(rules, missing, theirs.state, ours.state)
  )
    return null;
  const says = difference(rules, ours, theirs);
  return says === GOES_ON ? null : says;
}

/**
 * For each ruling that a step read, the first other reading with a different result, in one
 * sentence.
 */
export function otherwiseOf(engine: AnyEngine, played: Played, step: Step | undefined): readonly Otherwise[] {
  const { before, order, reads } = played;
  if (order === null) return [];
  return reads.flatMap((ruling) => {
    const keys = engine.readings[ruling] ?? [];
    const ours = before.readings[ruling] ?? keys[0];
    for (const key of keys.filter((each) => each !== ours)) {
      const from = { ...before, readings: { ...before.readings, [ruling]: key } };
      const says = differenceUnder(engine, { played, then: step?.then ?? [], from });
      if (says !== null) return [{ ruling, reading: key, says }];
    }
    return [];
  });
}

/** A reading of a ruling that the reader may already have been told about. */
interface ToldRuling {
  readonly ruling: RulingId;
  readonly again: boolean;
}

/**
 * Marks the rulings that a reader of these steps has already been told about: each is told once.
 * `told` holds those told before the first of these steps; this function adds to it.
 */
export const markAgain = <Each extends ToldRuling>(
  steps: readonly (readonly Each[])[],
  told: Set<RulingId>,
): readonly (readonly Each[])[] =>
  steps.map((all) => {
    const marked = all.map((each) => ({ ...each, again: told.has(each.ruling) }));
    for (const { ruling } of all) told.add(ruling);
    return marked;
  });
