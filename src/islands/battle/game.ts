import { recorded, type Dice, type Rolled } from '../../core/dice.ts';
import {
  isAwaitingChoice,
  type AnyRules,
  type Awaiting,
  type EventLike,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { idleEnd, idleEnds } from '../../games/contract/idle.ts';
import type { SeenRules } from '../../games/contract/view.ts';
import { narrated, type Happened } from '../orders/narrated.ts';

/** An order, and the seed of the dice that it rolls. */
export interface SeededOrder {
  readonly order: OrderLike;
  readonly seed: number;
}

/** An order of a game that was carried out, up to the next decision of either side. */
export interface Turn extends SeededOrder {
  readonly before: Awaiting;
  readonly state: Awaiting;
  readonly happened: readonly Happened[];
  /** Whether it drew a card from a hidden deck. */
  readonly drew: boolean;
  /** Whether it ended a phase with nothing to do, which ends by itself. */
  readonly isIdle: boolean;
}

/** An order in words, and what happened: one sentence for each event, as `rules` let one see it. */
export const told = (rules: SeenRules, { order, before, happened }: Turn) => ({
  says: rules.words.order(order, before),
  events: narrated(happened, rules).map(({ says }) => says),
});

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

/**
 * The ends of phases with nothing to do that follow these orders by themselves. None before the
 * first order of a game.
 */
export function endedAlone(rules: AnyRules, turns: readonly Turn[], diceOf: DiceOf): readonly Turn[] {
  const last = turns.at(-1);
  if (last === undefined) return [];
  return idleEnds(rules, last.state).map(({ order, state }) => carriedOut(rules, state, { order, seed: 0 }, diceOf));
}

/** The last order that a player gave. */
export const lastGiven = (turns: readonly Turn[]): Turn | undefined => turns.findLast(({ isIdle }) => !isIdle);

/**
 * A line of the log: an order, the phases that ended by themselves between two orders, or an order
 * that was taken back.
 */
export type LogEntry =
  | { readonly kind: 'order' | 'taken-back'; readonly turn: Turn }
  | { readonly kind: 'ended'; readonly turns: readonly Turn[] };

/**
 * The orders of a game as its log lists them: phases that ended by themselves are one line. An
 * order that was taken back stands where it was given; `after` is the number of orders before it.
 */
export function logOf(
  turns: readonly Turn[],
  takenBack: readonly { readonly turn: Turn; readonly after: number }[] = [],
): readonly LogEntry[] {
  const entries: LogEntry[] = [];
  const backAfter = (count: number) => {
    for (const { turn, after } of takenBack) if (after === count) entries.push({ kind: 'taken-back', turn });
  };
  backAfter(0);
  for (const [n, turn] of turns.entries()) {
    const last = entries.at(-1);
    if (!turn.isIdle) entries.push({ kind: 'order', turn });
    else if (last?.kind === 'ended') entries.splice(-1, 1, { kind: 'ended', turns: [...last.turns, turn] });
    else entries.push({ kind: 'ended', turns: [turn] });
    backAfter(n + 1);
  }
  for (const { turn, after } of takenBack) if (after > turns.length) entries.push({ kind: 'taken-back', turn });
  return entries;
}

/** The orders without the last one that was given, and without the idle ends of phases after it. */
export const undone = (turns: readonly Turn[]): readonly Turn[] =>
  turns.slice(
    0,
    Math.max(
      0,
      turns.findLastIndex(({ isIdle }) => !isIdle),
    ),
  );

/** The board after these orders. */
export const stateAfter = (start: Awaiting, turns: readonly Turn[]): Awaiting => turns.at(-1)?.state ?? start;

/**
 * Carries out an order that the rules allow on this board. Choices that follow are left to the
 * players.
 */
function carriedOut(rules: AnyRules, before: Awaiting, given: SeededOrder, diceOf: DiceOf): Turn {
  const { order, seed } = given;
  const happened: Happened[] = [];
  const dice = recorded(diceOf(seed));
  const state = rules.carryOut(before, order, dice).reduce((now: Awaiting, event: EventLike) => {
    happened.push({ event, on: now });
    return rules.apply(now, event);
  }, before);
  const isIdle = order.type === 'end-phase' && idleEnd(rules, before) !== null;
  return { order, seed, before, state, happened, drew: drew(dice.rolled), isIdle };
}

/**
 * Why an order cannot be undone: it showed a hidden card, which nobody can forget. Null if it can.
 * With `isCovered` a card that went with the order was hidden from the other side.
 */
export function whyKept(rules: AnyRules, { order, before, drew: hasDrawn }: Turn, isCovered: boolean): string | null {
  const isPlayed = isCovered && (rules.intent(before, order).with ?? []).length > 0;
  if (hasDrawn) return 'This order stands: a card was drawn, and a card that was seen cannot be forgotten.';
  return isPlayed ? 'This order stands: it showed a card that the other side had not seen.' : null;
}

/** Whether a card was drawn among these rolls. */
export const drew = (rolled: readonly Rolled[]): boolean => rolled.some(({ kind }) => kind === 'draw');

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
export function headOf({ words, eyes }: SeenRules, state: Awaiting, turns: readonly Turn[]): string {
  if (state.awaits === null) return turns.length === 0 ? 'The battle is over' : 'The end';
  // If several sides are due, they sit down one after the other.
  const { kind, sides } = state.awaits;
  const side = words.side(kind === 'secret' || sides.length > 1 ? eyes(state) : sides[0]!, state);
  return isAwaitingChoice(state) ? `${side}: your choice` : `${side}: your orders`;
}

/** The sentence that declared the end of the game: the last thing that happened in it. */
export function resultOf(rules: SeenRules, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  return last === undefined ? '' : (told(rules, last).events.at(-1) ?? '');
}
