import { recorded, type Dice, type Rolled } from '../../core/dice.ts';
import {
  isAwaitingChoice,
  type AnyRules,
  type Awaiting,
  type EventLike,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { idleEnd, idleEnds } from '../../games/contract/idle.ts';
import type { NarratedEvent, SeenRules } from '../../games/contract/view.ts';
import { choicesOf } from '../../scene/input.ts';
import { narrated, type Happened } from '../orders/narrated.ts';
import type { SeededOrder } from './dice.ts';

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

/** An order as a game is stored: one that stands, or one that was taken back. */
export interface GivenOrder extends SeededOrder {
  /** How many orders stood before it when it was taken back; left out for one that stands. */
  readonly taken?: number;
}

/** An order of a game that was carried out, and that stands or was taken back. */
interface Entry {
  readonly turn: Turn;
  /** How many orders stood before it, if it was taken back; null for one that stands. */
  readonly taken: number | null;
}

/** All orders of a game in the order in which they were given, also those that were taken back. */
export type Journal = readonly Entry[];

/** An order in words, and what happened: one sentence for each event, as `rules` let one see it. */
export const told = (rules: SeenRules, { order, before, happened }: Turn) => ({
  says: rules.words.order(order, before),
  events: narrated(happened, rules).map(({ says }) => says),
});

/** The dice for a seed. */
export type DiceOf = (seed: number) => Dice;

/** The ends of phases with nothing to do that follow this board by themselves. */
export const endedAlone = (rules: AnyRules, from: Awaiting, diceOf: DiceOf): readonly Turn[] =>
  idleEnds(rules, from).map(({ order, state }) => carriedOut(rules, state, { order, seed: 0 }, diceOf));

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
  return { order, seed, before, state, happened, drew: drew(dice.rolled), isIdle: isIdleEnd(rules, before, order) };
}

/** Whether an order only ends a phase with nothing to do, also if a player gave it. */
export const isIdleEnd = (rules: AnyRules, before: Awaiting, { type }: OrderLike): boolean =>
  type === 'end-phase' && idleEnd(rules, before) !== null;

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
  readonly journal: Journal;
  readonly stopped: Stopped | null;
}

/** Judges an order again and carries it out, or says why it is refused. */
function judged(
  rules: AnyRules,
  before: Awaiting,
  given: SeededOrder,
  diceOf: DiceOf,
): Turn | Pick<Stopped, 'says' | 'because'> {
  // The stored value may be no order at all, and the rules may throw for that.
  try {
    const verdict = rules.judge(before, given.order);
    if (verdict.ok) return carriedOut(rules, before, given, diceOf);
    return { says: rules.words.order(given.order, before), because: rules.words.refusal(verdict, before) };
  } catch {
    return { says: '', because: '' };
  }
}

/**
 * Replays stored orders from the start. Each is judged again, because another version of the rules
 * may have stored it, or it may have been changed since. The first refused order that stands ends
 * the replay; an order that was taken back and is now refused is left out.
 */
export function replay(rules: AnyRules, start: Awaiting, orders: readonly GivenOrder[], diceOf: DiceOf): Replay {
  const journal: Entry[] = [];
  const turns: Turn[] = [];
  /** The orders that led to the last one that was given, also if they were taken back since. */
  let path: readonly Turn[] = [];
  for (const given of orders) {
    const { taken } = given;
    const before = taken === undefined ? turns : path.slice(0, taken);
    if (taken !== undefined && before.length < taken) continue;
    const turn = judged(rules, stateAfter(start, before), given, diceOf);
    if ('happened' in turn) {
      path = [...before, turn];
      journal.push({ turn, taken: taken ?? null });
      if (taken === undefined) turns.push(turn);
    } else if (taken === undefined) return { turns, journal, stopped: { at: turns.length + 1, ...turn } };
  }
  return { turns, journal, stopped: null };
}

/**
 * The phases that ended by themselves after an order: `Nothing left to do, ended: French fire.
 * Nothing to do, passed over: French melee; Austrians move.` The phase in which that order was
 * given is not one in which nothing happened. Empty if there are none.
 */
export function passedText({ words }: SeenRules, turns: readonly Turn[], last: Turn | undefined): string {
  const moments = turns.map(({ before }) => words.moment(before));
  const isSpent = last !== undefined && last.order.type !== 'end-phase' && moments[0] === words.moment(last.before);
  const [ended, passed] = [isSpent ? moments.slice(0, 1) : [], isSpent ? moments.slice(1) : moments];
  return [
    ...(ended.length === 0 ? [] : [`Nothing left to do, ended: ${ended.join('; ')}.`]),
    ...(passed.length === 0 ? [] : [`Nothing to do, passed over: ${passed.join('; ')}.`]),
  ].join(' ');
}

/**
 * What is told of an order after which phases ended by themselves, as `alone`: not that one of
 * those began, but the phase that the game has come to.
 */
export function toldPast(
  rules: SeenRules,
  events: readonly NarratedEvent[],
  alone: readonly Turn[],
): readonly NarratedEvent[] {
  const isBeginning = ({ event }: NarratedEvent): boolean => event.type.endsWith('-began');
  const last = alone.at(-1);
  if (last === undefined || !events.some(isBeginning)) return events;
  return [...events.filter((each) => !isBeginning(each)), ...narrated(last.happened, rules)];
}

/**
 * The only order that can be given, such as a roll that all else waits for; null if there are more.
 */
function onlyOrder(rules: SeenRules, state: Awaiting): string | null {
  const choices = choicesOf(rules, state);
  const [only] = choices;
  return choices.length === 1 && only!.unit === null ? only!.says : null;
}

/**
 * Whether something new is due after an order: none of the orders that were due before it, or
 * secret orders of another side.
 */
export function isNewlyDue(before: Awaiting['awaits'], now: NonNullable<Awaiting['awaits']>): boolean {
  if (before === null || !now.orders.some((type) => before.orders.includes(type))) return true;
  return now.kind === 'secret' && now.sides.join() !== before.sides.join();
}

/** The heading of the panel: who is to act and what is due, or that the game is over. */
export function headOf(rules: SeenRules, state: Awaiting, turns: readonly Turn[]): string {
  const { words, eyes } = rules;
  if (state.awaits === null) return turns.length === 0 ? 'The battle is over' : 'The end';
  // If several sides are due, they sit down one after the other.
  const { kind, sides } = state.awaits;
  const side = words.side(kind === 'secret' || sides.length > 1 ? eyes(state) : sides[0]!, state);
  if (isAwaitingChoice(state)) return `${side}: your choice`;
  const only = onlyOrder(rules, state);
  // Where orders are written in secret, what carries them out is no order any more.
  const due = rules.seenOrder === undefined || kind === 'secret' ? 'your orders' : 'your turn';
  return `${side}: ${only === null ? due : only.charAt(0).toLowerCase() + only.slice(1)}`;
}

/** The sentence that declared the end of the game: the last thing that happened in it. */
export function resultOf(rules: SeenRules, turns: readonly Turn[]): string {
  const last = turns.at(-1);
  return last === undefined ? '' : (told(rules, last).events.at(-1) ?? '');
}
