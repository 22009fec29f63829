import type { RulingId } from '../core/ids.ts';
import { ScriptFault, scripted } from '../core/scripted.ts';
import type { Verdict } from '../core/verdicts.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../games/engine.ts';
import type { NarratedEvent, Played } from '../scenario/played.ts';
import type { Step } from '../scenario/schema.ts';

/** What is compared of a step that was played under two readings. */
export interface Outcome {
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly state: Awaiting;
}

/** A reading of a ruling, other than the one played, under which a step comes out differently. */
export interface Otherwise {
  readonly ruling: RulingId;
  readonly reading: string;
  /** How it comes out: what follows “then”. */
  readonly says: string;
}

/** A sentence as it goes on after “then”. Names of people and brigades keep their capital. */
const goingOn = (sentence: string): string =>
  /^(The|An?|Both|It|All|There|Only|Under|First|With|One) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;

/** An event without why it happened: the same thing may happen for other reasons. */
function fact({ event, says }: NarratedEvent): string {
  const { clauses: _clauses, reasons: _reasons, ...fields } = event;
  return JSON.stringify([says, fields], (key, value: unknown) => (key.endsWith('Dice') ? undefined : value));
}

const board = ({ readings: _readings, ...rest }: Awaiting): string => JSON.stringify(rest);

/** The last event is what the earlier ones came to. What befell several units, as both of a column, is told of each. */
function atLast(events: readonly NarratedEvent[]): string {
  const type = events.at(-1)?.event.type;
  const before = events.findLastIndex((each) => each.event.type !== type);
  return events
    .slice(before + 1)
    .map(({ says }) => says)
    .join(' ');
}

/** How `theirs` differs from `ours`, as the end of a sentence, or null if nothing that a reader sees is different. */
export function difference(ours: Outcome, theirs: Outcome): string | null {
  const [refused, refusedThere] = [ours.verdict?.ok === false, theirs.verdict?.ok === false];
  if (refused && !refusedThere) return 'this order is allowed.';
  if (refusedThere && ours.refusalSays !== theirs.refusalSays)
    return `this order is refused: ${goingOn(theirs.refusalSays ?? '')}`;
  if (refused) return null;
  const [facts, factsThere] = [ours.events.map(fact), theirs.events.map(fact)];
  const others = theirs.events.filter((_event, i) => !facts.includes(factsThere[i]!));
  if (others.length > 0) return goingOn(atLast(others));
  const missing = ours.events.findLast((_event, i) => !factsThere.includes(facts[i]!));
  if (missing !== undefined) return `this does not happen: ${goingOn(missing.says)}`;
  return board(ours.state) === board(theirs.state) ? null : 'the game goes on differently from here.';
}

/** Plays the orders of a step again from the board before it, with its dice. */
function playAgain(engine: AnyEngine, played: Played, then: readonly unknown[], from: Awaiting): Outcome {
  const dice = scripted(played.rolls.map(({ purpose, result }) => ({ [purpose]: result })));
  const events: NarratedEvent[] = [];
  let state = from;
  let verdict: Verdict | null = null;
  for (const [i, written] of [null, ...then].entries()) {
    const order = i === 0 ? played.order : orderOf(engine, written, state);
    if (order === null) break;
    verdict = engine.judge(state, order);
    if (!verdict.ok) return { verdict, refusalSays: engine.words.refusal(verdict, state), events, state };
    if (played.tried) break;
    for (const event of engine.carryOut(state, order, dice)) {
      events.push({ event, says: engine.words.event(event, state) });
      state = engine.apply(state, event);
    }
  }
  return { verdict, refusalSays: null, events, state };
}

/** A further order, made typed; null if it names what is no longer there. */
function orderOf(engine: AnyEngine, written: unknown, state: Awaiting): OrderLike | null {
  const read = engine.order(written, state);
  return read.ok ? read.value : null;
}

/** The same, for a reading that may ask for dice that did not fall. */
function differenceUnder(engine: AnyEngine, played: Played, then: readonly unknown[], from: Awaiting): string | null {
  try {
    return difference(played, playAgain(engine, played, then, from));
  } catch (fault) {
    if (fault instanceof ScriptFault) return 'other dice decide.';
    throw fault;
  }
}

/** The rulings that a step read, under another reading of which it comes out differently: one sentence for each. */
export function otherwiseOf(engine: AnyEngine, played: Played, step: Step | undefined): readonly Otherwise[] {
  const { before, order, reads } = played;
  if (order === null) return [];
  return reads.flatMap((ruling) => {
    const keys = engine.readings[ruling] ?? [];
    const ours = before.readings[ruling] ?? keys[0];
    for (const key of keys.filter((each) => each !== ours)) {
      const from = { ...before, readings: { ...before.readings, [ruling]: key } };
      const says = differenceUnder(engine, played, step?.then ?? [], from);
      if (says !== null) return [{ ruling, reading: key, says }];
    }
    return [];
  });
}
