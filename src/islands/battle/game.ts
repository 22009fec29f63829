import { recorded, type Dice } from '../../core/dice.ts';
import {
  isAwaitingChoice,
  type AnyRules,
  type Awaiting,
  type EventLike,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { listed } from '../../games/contract/sentences.ts';

/** An order, and the seed of the dice that it rolls. */
export interface SeededOrder {
  readonly order: OrderLike;
  readonly seed: number;
}

/** An order of a game that was carried out, up to the next decision of either side. */
export interface Turn extends SeededOrder {
  readonly before: Awaiting;
  readonly state: Awaiting;
  /** The order in words. */
  readonly says: string;
  /** What happened, one sentence for each event. */
  readonly events: readonly string[];
}

/**
 * Why a list of orders could not be played to its end: the number of the first that failed, counted
 * from 1, and the reason in words.
 */
export interface Stopped {
  readonly at: number;
  readonly says: string;
  readonly because: string;
}

/** The orders of a game as far as they could be played. */
export interface Replay {
  readonly turns: readonly Turn[];
  readonly stopped: Stopped | null;
}

/** The dice for a seed. */
export type DiceOf = (seed: number) => Dice;

/** The board after these orders. */
export const stateAfter = (start: Awaiting, turns: readonly Turn[]): Awaiting => turns.at(-1)?.state ?? start;

/**
 * Carries out an order that the rules allow on this board. Choices that follow are left to the
 * players.
 */
function carriedOut(rules: AnyRules, before: Awaiting, given: SeededOrder, diceOf: DiceOf): Turn {
  const { order, seed } = given;
  const events: string[] = [];
  const state = rules.carryOut(before, order, recorded(diceOf(seed))).reduce((now: Awaiting, event: EventLike) => {
    events.push(rules.words.event(event, now));
    return rules.apply(now, event);
  }, before);
  return { order, seed, before, state, says: rules.words.order(order, before), events };
}

/**
 * Replays stored orders from the start. Each is judged again, because another version of the rules
 * may have stored it, or it may have been changed since. The first refused order ends the replay.
 */
export function replay(rules: AnyRules, start: Awaiting, orders: readonly SeededOrder[], diceOf: DiceOf): Replay {
  const turns: Turn[] = [];
  for (const given of orders) {
    const before = stateAfter(start, turns);
    const stop = (says: string, because: string): Replay => ({
      turns,
      stopped: { at: turns.length + 1, says, because },
    });
    // The stored value may be no order at all, and the rules may throw for that.
    try {
      const verdict = rules.judge(before, given.order);
      if (!verdict.ok) return stop(rules.words.order(given.order, before), rules.words.refusal(verdict, before));
      turns.push(carriedOut(rules, before, given, diceOf));
    } catch {
      return stop('', '');
    }
  }
  return { turns, stopped: null };
}

/** The heading of the panel: who is to act, or that the game is over. */
export function headOf({ words }: Pick<AnyRules, 'words'>, state: Awaiting, turns: readonly Turn[]): string {
  if (state.awaits === null) return turns.length === 0 ? 'The battle is over' : 'The end';
  const sides = listed(state.awaits.sides.map((id) => words.side(id, state)));
  return isAwaitingChoice(state) ? `${sides}: your choice` : `${sides}: your orders`;
}

/** The sentence that declared the end of the game: the last thing that happened in it. */
export const resultOf = (turns: readonly Turn[]): string => turns.at(-1)?.events.at(-1) ?? '';
