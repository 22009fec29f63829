import { highest, throwUntil, type Dice, type Rolled } from '../core/dice.ts';
import { scripted } from '../core/scripted.ts';
import type { Verdict } from '../core/verdicts.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../games/contract/engine.ts';
import { seenThrough, type NarratedEvent } from '../games/contract/view.ts';
import type { Played } from '../scenario/play/played.ts';

/** The parts of a step that are compared between two readings. */
export interface ReplayedStep {
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly state: Awaiting;
}

/**
 * A step to replay under another reading. `then` are its further orders; `from` is the board with
 * that reading.
 */
export interface StepToReplay {
  readonly played: Played;
  readonly then: readonly unknown[];
  readonly from: Awaiting;
}

/** A result, and the purposes of its rolls that were not made when the step was played. */
export interface Replayed {
  readonly outcome: ReplayedStep;
  readonly missing: readonly string[];
}

/**
 * The replay needs a roll that was not made when the step was played, and one face cannot replace
 * it.
 */
class NotFallen extends Error {}

/**
 * The dice of a step, matched by purpose: other rolls may come between them. A single die that was
 * not rolled when the step was played shows `face`.
 */
function diceOf(rolls: readonly Rolled[], face: number): { readonly dice: Dice; readonly missing: readonly string[] } {
  const left = [...rolls];
  const missing: string[] = [];
  /** The next recorded roll for this purpose, as dice. */
  const fell = (purpose: string): Dice | null => {
    const i = left.findIndex((each) => each.purpose === purpose);
    return i < 0 ? null : scripted(left.splice(i, 1).map(({ result }) => ({ [purpose]: result })));
  };
  const known = (purpose: string): Dice => {
    const found = fell(purpose);
    if (found === null) throw new NotFallen(purpose);
    return found;
  };
  const dice: Dice = {
    roll(purpose, die) {
      const found = fell(purpose);
      if (found !== null) return found.roll(purpose, die);
      if (face < die.lowest || face > highest(die)) throw new NotFallen(purpose);
      missing.push(purpose);
      return face;
    },
    sum: (purpose, count, die) => known(purpose).sum(purpose, count, die),
    pool: (purpose, count, die, atLeast) => known(purpose).pool(purpose, count, die, atLeast),
    draw: (purpose, from) => known(purpose).draw(purpose, from),
    until: (roll, settled) =>
      throwUntil(
        dice,
        (each) => {
          const before = left.length;
          const rolled = roll(each);
          // The dice are level because every new die shows the same face: they would stay level for
          // ever.
          if (left.length === before && !settled(rolled)) throw new NotFallen('a roll that settles');
          return rolled;
        },
        settled,
      ),
  };
  return { dice, missing };
}

/** A further order in typed form; null if it names something that no longer exists. */
function orderOf(engine: AnyEngine, written: unknown, state: Awaiting): OrderLike | null {
  const read = engine.order(written, state);
  return read.ok ? read.value : null;
}

function play(engine: AnyEngine, { played, then, from }: StepToReplay, dice: Dice): ReplayedStep {
  const { words } = seenThrough(engine);
  const events: NarratedEvent[] = [];
  let state = from;
  let verdict: Verdict | null = null;
  for (const [i, written] of [null, ...then].entries()) {
    const order = i === 0 ? played.order : orderOf(engine, written, state);
    if (order === null) break;
    verdict = engine.judge(state, order);
    if (!verdict.ok) return { verdict, refusalSays: words.refusal(verdict, state), events, state };
    if (played.tried) break;
    for (const event of engine.carryOut(state, order, dice)) {
      events.push({ event, says: words.event(event, state) });
      state = engine.apply(state, event);
    }
  }
  return { verdict, refusalSays: null, events, state };
}

/**
 * Plays the orders of a step again. Each die shows what it showed for its purpose; a single die
 * that was not rolled then shows `face`. Null if another kind of roll or draw is missing, or if new
 * dice are level: with the same face on each, they would be level for ever.
 */
export function replay(engine: AnyEngine, again: StepToReplay, face: number): Replayed | null {
  const { dice, missing } = diceOf(again.played.rolls, face);
  try {
    return { outcome: play(engine, again, dice), missing };
  } catch (fault) {
    if (fault instanceof NotFallen) return null;
    throw fault;
  }
}
