import type { RulingId } from '../core/ids.ts';
import type { Verdict } from '../core/verdicts.ts';
import type { AnyEngine, Awaiting } from '../games/contract/engine.ts';
import { goesOn } from '../games/contract/sentences.ts';
import type { NarratedEvent, Played } from '../scenario/play/played.ts';
import type { Step } from '../scenario/files/schema.ts';
import { replay, type Again, type ReplayedStep } from './replay.ts';

/** A reading of a ruling, other than the one played, under which a step comes out differently. */
export interface Otherwise {
  readonly ruling: RulingId;
  readonly reading: string;
  /** How it comes out: what follows “then”. */
  readonly says: string;
}

/** An event without why it happened: the same thing may happen for other reasons. */
function fact({ event, says }: NarratedEvent): string {
  const { clauses: _clauses, reasons: _reasons, ...fields } = event;
  return JSON.stringify([says, fields], (key, value: unknown) => (key.endsWith('Dice') ? undefined : value));
}

const board = ({ readings: _readings, ...rest }: Awaiting): string => JSON.stringify(rest);

/** The rules that know which events decide what becomes of units. */
type Tallying = Pick<AnyEngine, 'tally'>;

/** The most sentences that one difference is told in. */
const MOST = 2;

/**
 * The sentences of what happens there and not here: what becomes of units if anything does, else
 * the last thing, which the others came to.
 */
function news({ tally }: Tallying, ours: ReplayedStep, theirs: ReplayedStep): readonly string[] {
  const told = new Set(ours.events.map(({ says }) => says));
  const fresh = theirs.events.filter(({ says }) => !told.has(says));
  const nothing = tally([]).word;
  const units = fresh.filter(({ event }) => tally([event]).word !== nothing);
  return (units.length > 0 ? units.slice(0, MOST) : fresh.slice(-1)).map(({ says }) => says);
}

/** Sentences as one that goes on after “then”. */
const goingOn = (sentences: readonly string[]): string =>
  `${sentences.map((each) => goesOn(each).replace(/\.$/, '')).join('; ')}.`;

const isSameReason = (one: Verdict | null, other: Verdict | null): boolean =>
  one?.ok === false && other?.ok === false && one.reason === other.reason;

/** How the verdict there differs from ours; undefined if it does not. */
function verdictThere(ours: ReplayedStep, theirs: ReplayedStep): string | undefined {
  const [refused, refusedThere] = [ours.verdict?.ok === false, theirs.verdict?.ok === false];
  if (refused && !refusedThere) return 'this order is allowed.';
  if (!refusedThere || ours.refusalSays === theirs.refusalSays) return undefined;
  const how = !refused ? '' : isSameReason(ours.verdict, theirs.verdict) ? ' too' : ' for another reason';
  return `this order is refused${how}: “${theirs.refusalSays ?? ''}”`;
}

/** What is said where no sentence tells the difference, as where another phase comes next. */
const GOES_ON = 'the game goes on differently from here.';

/**
 * How `theirs` differs from `ours`, as the end of a sentence, or null if nothing that a reader sees
 * is different.
 */
export function difference(rules: Tallying, ours: ReplayedStep, theirs: ReplayedStep): string | null {
  const judged = verdictThere(ours, theirs);
  if (judged !== undefined) return judged;
  if (ours.verdict?.ok === false) return null;
  const other = news(rules, ours, theirs);
  if (other.length > 0) return goingOn(other);
  const factsThere = theirs.events.map(fact);
  const missing = ours.events.findLast((event) => !factsThere.includes(fact(event)));
  const isTold = missing !== undefined && !theirs.events.some(({ says }) => says === missing.says);
  if (isTold) return `this does not happen: “${missing.says}”`;
  return board(ours.state) === board(theirs.state) && missing === undefined ? null : GOES_ON;
}

/** The faces that are tried for a die that did not fall here. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * How a step comes out under another reading, whatever dice it asks for that did not fall here;
 * null if nobody would notice.
 */
function differenceUnder(engine: AnyEngine, again: Again): string | null {
  const { played } = again;
  const replays = FACES.flatMap((face) => replay(engine, again, face) ?? []);
  const [first, ...others] = replays;
  if (first === undefined) return null;
  if (first.missing.length === 0) return noticed(engine, played, first.outcome);
  if (replays.every(({ outcome }) => noticed(engine, played, outcome) === null)) return null;
  const judged = verdictThere(played, first.outcome);
  if (judged !== undefined) return judged;
  // What the dice brought about is told by the die; what came before them is certain.
  const sure = first.outcome.events.find(
    ({ event, says }) =>
      event.reasons === undefined &&
      !played.events.some((each) => each.says === says) &&
      others.every(({ outcome }) => outcome.events.some((each) => each.says === says)),
  );
  if (sure !== undefined) return goingOn([sure.says]);
  return `one more die is rolled (${engine.words.roll(first.missing[0]!, again.from)}), and the result may change.`;
}

/** The difference, unless units, sides and orders are afterwards as they are here. */
function noticed(rules: Tallying, ours: ReplayedStep, theirs: ReplayedStep): string | null {
  const judged = verdictThere(ours, theirs);
  if (judged !== undefined) return judged;
  if (board(ours.state) === board(theirs.state)) return null;
  const says = difference(rules, ours, theirs);
  return says === GOES_ON ? null : says;
}

/**
 * The rulings that a step read, under another reading of which it comes out differently: one
 * sentence for each.
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

/** A reading that may have been told before. */
interface ToldRuling {
  readonly ruling: RulingId;
  readonly again: boolean;
}

/**
 * Marks what a reader of these steps has read before: a ruling that stood openly, as the only one
 * of its step. `told` is what they had read when they came to the first of them, and grows with
 * what they read now.
 */
export const markAgain = <Each extends ToldRuling>(
  steps: readonly (readonly Each[])[],
  told: Set<RulingId>,
): readonly (readonly Each[])[] =>
  steps.map((all) => {
    const marked = all.map((each) => ({ ...each, again: told.has(each.ruling) }));
    if (all.length === 1) told.add(all[0]!.ruling);
    return marked;
  });
