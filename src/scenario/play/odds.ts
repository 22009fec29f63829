import { worse, type Outcome, type ToldOutcome } from '../../core/outcomes.ts';
import { TooManyWays } from '../../core/ways.ts';
import {
  isBeforePlay,
  type AnyRules,
  type Awaiting,
  type EventLike,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { countOdds, firstOption, type Odds } from '../../games/contract/odds.ts';

/** An outcome as an odds bar shows it. */
export interface ShownOutcome extends ToldOutcome {
  /** The worse of the two sides' outcomes. */
  readonly worst: Outcome;
}

/** The odds of an order as a page shows them. */
export interface OrderOdds extends Odds {
  /** Every outcome of the game, in words that fit this order. */
  readonly outcomes: Readonly<Record<string, ShownOutcome>>;
  /**
   * How choices that follow the roll are made, in a sentence. Null if none follows that bears on
   * the chances.
   */
  readonly assumes: string | null;
}

/** The outcomes of a game, as they are told after an order with these events. */
export const shownOutcomes = (
  { outcomes, words }: Pick<AnyRules, 'outcomes' | 'words'>,
  events: readonly EventLike[],
): OrderOdds['outcomes'] =>
  Object.fromEntries(
    Object.entries(outcomes).map(([word, shared]) => [
      word,
      { ...words.outcome(word, shared, events), worst: worse(shared) },
    ]),
  );

/**
 * The odds of an allowed order. Null if it rolls no dice, if it ends a phase or sets up the game
 * without putting a unit at risk, or if there are too many ways to count.
 */
export function oddsOf(engine: AnyRules, state: Awaiting, order: OrderLike): OrderOdds | null {
  const { policy = firstOption } = engine;
  const heard: { first: readonly EventLike[] | null } = { first: null };
  const listening: AnyRules = {
    ...engine,
    carryOut(from, given, dice) {
      const events = engine.carryOut(from, given, dice);
      heard.first ??= events;
      return events;
    },
  };
  try {
    const odds = countOdds(listening, state, order);
    if (!odds.isRolled || !(isUnitOrder(state, order) || isAtStake(engine, odds))) return null;
    const outcomes = shownOutcomes(engine, heard.first ?? []);
    return { ...odds, outcomes, assumes: odds.isSwayed ? policy.says : null };
  } catch (error) {
    if (error instanceof TooManyWays) return null;
    throw error;
  }
}

/**
 * Is this an order to a unit during play? Rolls at the end of a phase and before the first turn
 * mostly decide who may act.
 */
const isUnitOrder = (state: Awaiting, { type }: OrderLike): boolean => type !== 'end-phase' && !isBeforePlay(state);

/** Is there an outcome in which somebody is harmed? */
const isAtStake = ({ outcomes }: AnyRules, { chances }: Odds): boolean =>
  Object.entries(chances).some(([word, { ways }]) => {
    const shared = outcomes[word];
    return ways > 0n && (shared === undefined || worse(shared) !== 'unharmed');
  });
