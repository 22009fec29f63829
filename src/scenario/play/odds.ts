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
import { judgedOn, readerOf } from '../../games/contract/view.ts';

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
}

/** The outcomes of a game, in words for an order with these events. */
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
 * The odds of an allowed order, counted on what `eyes` see: the reader's, if they are left out. Null if it rolls no dice, if it ends a phase or sets up the game
 * without putting a unit at risk, or if there are too many ways to count.
 */
export function oddsOf(
  engine: AnyRules,
  state: Awaiting,
  order: OrderLike,
  eyes = readerOf(engine)(state),
): OrderOdds | null {
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
    const odds = countOdds(listening, judgedOn(engine, state, order, eyes), order);
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

/** Can an outcome with a chance above 0 harm either side? */
const isAtStake = ({ outcomes }: AnyRules, { chances }: Odds): boolean =>
  Object.entries(chances).some(([word, { ways }]) => {
    const shared = outcomes[word];
    return ways > 0n && (shared === undefined || worse(shared) !== 'unharmed');
  });
