import { worse, type Outcome, type ToldOutcome } from '../../core/outcomes.ts';
import { isByOwnChart } from '../../core/reasons.ts';
import { TooManyWays } from '../../core/ways.ts';
import {
  isBeforePlay,
  type AnyRules,
  type Awaiting,
  type EventLike,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { countOdds, firstOption, type Odds } from '../../games/contract/odds.ts';

/** An outcome as a bar of odds shows it. */
export interface ShownOutcome extends ToldOutcome {
  /** The worse of the two sides' outcomes. */
  readonly worst: Outcome;
}

/** The odds of an order as a page shows them. */
export interface OrderOdds extends Odds {
  /** Every outcome of the game, in words that fit this order. */
  readonly outcomes: Readonly<Record<string, ShownOutcome>>;
  /**
   * A sentence that tells how the choices after the roll are made. Null if none of them affects the
   * chances.
   */
  readonly assumes: string | null;
  /** Whether the reader's own chart was looked at in any of the ways. */
  readonly isByOwnChart?: boolean;
}

/** The outcomes of a game, in words for an order with these events. */
export const shownOutcomes = (
  { outcomes, words }: Pick<AnyRules, 'outcomes' | 'words'>,
  events: readonly EventLike[],
  state: Awaiting,
): OrderOdds['outcomes'] =>
  Object.fromEntries(
    Object.entries(outcomes).map(([word, shared]) => [
      word,
      { ...words.outcome(word, shared, events, state), worst: worse(shared) },
    ]),
  );

const isByOwn = ({ reasons = [] }: EventLike): boolean => reasons.some(isByOwnChart);

/**
 * The odds of an allowed order. Null if it rolls no dice, if it ends a phase or sets up the game
 * without putting a unit at risk, or if there are too many ways to count.
 */
export function oddsOf(engine: AnyRules, state: Awaiting, order: OrderLike): OrderOdds | null {
  const { policy = firstOption } = engine;
  const heard: { first: readonly EventLike[] | null; isByOwnChart: boolean } = { first: null, isByOwnChart: false };
  const listening: AnyRules = {
    ...engine,
    carryOut(from, given, dice) {
      const events = engine.carryOut(from, given, dice);
      heard.first ??= events;
      if (state.charts !== undefined) heard.isByOwnChart ||= events.some(isByOwn);
      return events;
    },
  };
  try {
    const odds = countOdds(listening, state, order);
    if (!odds.isRolled || !(isUnitOrder(state, order) || isAtStake(engine, odds))) return null;
    const outcomes = shownOutcomes(engine, heard.first ?? [], state);
    const assumes = odds.isSwayed ? policy.says : null;
    return { ...odds, outcomes, assumes, isByOwnChart: heard.isByOwnChart };
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

/** Can an outcome with a chance above 0 harm either side? */
const isAtStake = ({ outcomes }: AnyRules, { chances }: Odds): boolean =>
  Object.entries(chances).some(([word, { ways }]) => {
    const shared = outcomes[word];
    return ways > 0n && (shared === undefined || worse(shared) !== 'unharmed');
  });
