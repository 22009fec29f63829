import { share } from '../../core/fraction.ts';
import {
  isAwaitingChoice,
  type AnyRules,
  type Awaiting,
  type Moment,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { scripted, ScriptFault } from '../../core/scripted.ts';
import type { Dice, Scripted } from '../../core/dice.ts';
import { endOfPhase } from '../../games/contract/due.ts';
import { isSameSide } from './goal.ts';
import { oddsOf, type OrderOdds } from '../play/odds.ts';

/**
 * A later order that measures a decision: this one, or the most promising order of the unit that
 * the decision is about.
 */
export interface Later {
  readonly when: Moment;
  readonly order: OrderLike | null;
  /** The rolls on the way there: whether a brigade receives its orders, for example. */
  readonly dice: readonly Scripted[];
}

/** A moment of a battle at which the reader decides. Every allowed order is an answer. */
export interface Decision {
  /** The unit whose order is asked for. */
  readonly unit: string;
  /** What was ordered in the battle. */
  readonly order: OrderLike;
  /**
   * The orders that follow. The odds of the last one measure the decision. Empty if the order
   * itself rolls the dice.
   */
  readonly then: readonly Later[];
}

/**
 * How good an order is: the exact odds of the order that counts, or the reason why there are none.
 */
export interface WeighedOrder {
  /** The order that was weighed, in words. */
  readonly says: string;
  /** The order whose odds these are, in words; the same if nothing follows. */
  readonly counts: string;
  readonly odds: OrderOdds | null;
  /** Whether the deciding side also gives the order that counts. */
  readonly isOwn: boolean;
  /** Why there are no odds: a following order would be refused, or nothing is left to attack. */
  readonly because: string;
}

/**
 * The share of the outcomes that favour one side: the side that gives the order or the side that it
 * is aimed at.
 */
export const inFavour = (
  { chances, outcomes }: Pick<OrderOdds, 'chances' | 'outcomes'>,
  side: 'actor' | 'target' = 'actor',
): number =>
  Object.entries(chances)
    .filter(([word]) => outcomes[word]?.favours === side)
    .reduce((sum, [, chance]) => sum + share(chance), 0);

/** Does this order leave the unit as it is, as the end of a phase does? */
export const isIdle = ({ type }: OrderLike): boolean => type === 'end-phase';

/**
 * The orders from which the reader chooses: those of the unit and the end of the phase; in a choice
 * also those that name no unit. Where orders go to any place, some of them.
 */
export const answersTo = (rules: AnyRules, before: Awaiting, { unit }: Pick<Decision, 'unit'>): readonly OrderLike[] =>
  rules.candidates(before).flatMap(({ order }) => (isAnswer(before, order, unit) ? [order] : []));

/** Whether an order answers a decision about this unit. */
export const isAnswer = (before: Awaiting, order: OrderLike, unit: string): boolean =>
  isOf(order, unit) || isIdle(order) || (isAwaitingChoice(before) && !('unit' in order));

/** Is this an order of this unit? */
export const isOf = (order: OrderLike, unit: string): boolean => 'unit' in order && order.unit === unit;

/**
 * The board after an order; null if it rolls other dice than these, because then nothing certain
 * follows.
 */
function after(rules: AnyRules, before: Awaiting, order: OrderLike, dice: Dice = scripted([])): Awaiting | null {
  try {
    return rules.carryOut(before, order, dice).reduce((now, event) => rules.apply(now, event), before);
  } catch (fault) {
    if (fault instanceof ScriptFault) return null;
    throw fault;
  }
}

/** The most phases to end on the way to a moment: a turn has only a few. */
const MOST_PHASES = 12;

/**
 * The board when a moment has come, if no dice other than these are rolled on the way. Otherwise
 * the given board as if that moment had come.
 */
function when(rules: AnyRules, from: Awaiting, { when: { side, phase }, dice: rolls }: Later): Awaiting {
  const dice = scripted(rolls);
  let now: Awaiting | null = from;
  for (let i = 0; i < MOST_PHASES && now !== null; i += 1) {
    const moment = rules.moment(now);
    if (moment.side === side && moment.phase === phase) return now;
    const end = endOfPhase(now);
    now = rules.judge(now, end).ok ? after(rules, now, end, dice) : null;
  }
  return rules.at(from, { side, phase });
}

/** Measures an allowed order by the odds of what it leads to. */
export function weigh(rules: AnyRules, before: Awaiting, order: OrderLike, { unit, then }: Decision): WeighedOrder {
  const says = isIdle(order)
    ? `Leave ${rules.words.name(unit, before)} where they are`
    : rules.words.order(order, before);
  const none = (because: string): WeighedOrder => ({ says, counts: says, odds: null, isOwn: true, because });
  if (then.length === 0) {
    const odds = oddsOf(rules, before, order);
    return odds === null ? none('No dice are rolled.') : { ...none(''), odds };
  }
  let state = isIdle(order) ? before : after(rules, before, order);
  for (const [i, later] of then.entries()) {
    if (state === null) return none('A die decides first whether they get there.');
    state = when(rules, state, later);
    const due = later.order ?? mostPromising(rules, state, unit);
    if (due === null) return none('Then there is nobody to attack.');
    const verdict = rules.judge(state, due);
    if (!verdict.ok) return none(`${rules.words.order(due, state)}? Refused: ${rules.words.refusal(verdict, state)}`);
    if (i === then.length - 1)
      return {
        says,
        counts: rules.words.order(due, state),
        odds: oddsOf(rules, state, due),
        isOwn: isSameSide(rules, before, state),
        because: '',
      };
    state = after(rules, state, due);
  }
  return none('');
}

/** The order of a unit with the best odds for its side. */
function mostPromising(rules: AnyRules, state: Awaiting, unit: string): OrderLike | null {
  const rolled = rules.candidates(state, unit).flatMap(({ order }) => {
    const odds = oddsOf(rules, state, order);
    return odds === null ? [] : [{ order, good: inFavour(odds) }];
  });
  return rolled.sort((a, b) => b.good - a.good)[0]?.order ?? null;
}
