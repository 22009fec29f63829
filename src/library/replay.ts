import { highest, throwUntil, type Dice, type Rolled } from '../core/dice.ts';
import { scripted } from '../core/scripted.ts';
import type { Verdict } from '../core/verdicts.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../games/contract/engine.ts';
import type { NarratedEvent, Played } from '../scenario/play/played.ts';

/** What is compared of a step that was played under two readings. */
export interface ReplayedStep {
  readonly verdict: Verdict | null;
  readonly refusalSays: string | null;
  readonly events: readonly NarratedEvent[];
  readonly state: Awaiting;
}

/** The orders of a step, to be given again under another reading. */
export interface Again {
  readonly played: Played;
  readonly then: readonly unknown[];
  readonly from: Awaiting;
}

/** An outcome, and the purposes of the dice in it that did not fall when the step was played. */
export interface Replayed {
  readonly outcome: ReplayedStep;
  readonly missing: readonly string[];
}

/** A roll that did not fall when the step was played, and that no single face can stand for. */
class NotFallen extends Error {}

/**
 * The dice of a step, each as it fell for its purpose, whatever was rolled between them. A single
 * die that did not fall shows `face`.
 */
function diceOf(rolls: readonly Rolled[], face: number): { readonly dice: Dice; readonly missing: readonly string[] } {
  const left = [...rolls];
  const missing: string[] = [];
  /** Dice for one roll: the next one for this purpose. */
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
          // Level with the same face on every die, and so for ever.
          if (left.length === before && !settled(rolled)) throw new NotFallen('a roll that settles');
          return rolled;
        },
        settled,
      ),
  };
  return { dice, missing };
}

/** A further order, made typed; null if it names what is no longer there. */
function orderOf(engine: AnyEngine, written: unknown, state: Awaiting): OrderLike | null {
  const read = engine.order(written, state);
  return read.ok ? read.value : null;
}

function play(engine: AnyEngine, { played, then, from }: Again, dice: Dice): ReplayedStep {
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

/**
 * Plays the orders of a step again, with the dice that fell and with this face on every single die
 * that did not. Null if something else is rolled or drawn that did not fall, or if dice are thrown
 * again because they are level, which the same face on each of them would be for ever.
 */
export function replay(engine: AnyEngine, again: Again, face: number): Replayed | null {
  const { dice, missing } = diceOf(again.played.rolls, face);
  try {
    return { outcome: play(engine, again, dice), missing };
  } catch (fault) {
    if (fault instanceof NotFallen) return null;
    throw fault;
  }
}
