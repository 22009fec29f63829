import type { Dice } from '../../core/dice.ts';
import type { Fraction } from '../../core/fraction.ts';
import { worse, type Outcome, type ToldOutcome } from '../../core/outcomes.ts';
import { isByOwnChart } from '../../core/reasons.ts';
import { TooManyWays, type Chances } from '../../core/ways.ts';
import {
  isBeforePlay,
  type AnyRules,
  type Awaiting,
  type EventLike,
  type Horizon,
  type OrderLike,
} from '../../games/contract/engine.ts';
import { countOdds, policyOf, type Odds } from '../../games/contract/odds.ts';
import { areAlike } from '../../games/contract/tallies.ts';
import { judgedOn, readerOf, unseen } from '../../games/contract/view.ts';

/** An outcome as a bar of odds shows it. */
export interface ShownOutcome extends ToldOutcome {
  /** The worse of the two sides' outcomes. */
  readonly worst: Outcome;
}

/**
 * Odds that stand beneath those of the order: of the same order with something supposed, or counted
 * farther. They are never blended.
 */
export interface FurtherOdds {
  /** What they are about: `if they play a Four`, `to the end of the fight`. */
  readonly says: string;
  /**
   * How likely it is that the other side has what is supposed; `hand` if it is in the reader's own
   * hand, and null if nothing is supposed.
   */
  readonly held: Fraction | 'hand' | null;
  readonly chances: Chances;
}

/** How many pieces a side loses: the chance of each number. */
export interface Losses {
  /** The name of the side. */
  readonly side: string;
  /** What it loses, in the game's word: `units`, `men`. */
  readonly unit: string;
  readonly chances: Chances;
}

/** The odds of an order as a page shows them. */
export interface OrderOdds extends Odds {
  /** Every outcome of the game, in words that fit this order. */
  readonly outcomes: Readonly<Record<string, ShownOutcome>>;
  /**
   * What tells how the choices after the roll are made, if any of them affects the chances, and
   * where the odds end, if something that may follow is left out. Null if neither is to be told.
   */
  readonly assumes: string | null;
  /** How far these odds look, in words; null if nothing goes on from the order. */
  readonly reach: string | null;
  readonly further: readonly FurtherOdds[];
  /** What each side that can lose pieces loses. */
  readonly losses: readonly Losses[];
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
 * The odds of an allowed order, to the nearest horizon at which dice are rolled, counted on what
 * `eyes` see: the reader's, if they are left out. Null if no dice are rolled, if the order ends a
 * phase or sets up the game without putting a unit at risk, or if there are too many ways to count.
 * With `eyes` also what is supposed, and the odds to farther horizons.
 */
export function oddsOf(
  rules: AnyRules,
  state: Awaiting,
  order: OrderLike,
  eyes: string | null = null,
): OrderOdds | null {
  const engine = unseen(rules);
  const from = judgedOn(engine, state, order, eyes ?? readerOf(engine)(state));
  const { heard, listening } = hearing(engine, from);
  const horizons: readonly (Horizon | null)[] = engine.horizons ?? [null];
  for (const [n, horizon] of horizons.entries()) {
    const odds = counted(() => countOdds(listening, from, order, { horizon: horizon?.id ?? null }));
    if (odds?.isRolled !== true) continue;
    if (!(isUnitOrder(state, order) || isAtStake(engine, odds))) return null;
    const farther = horizons
      .slice(n + 1)
      .flatMap((each) => each ?? [])
      .filter(({ orders }) => orders?.includes(order.type) ?? true);
    const further = eyes === null ? [] : furtherOdds(engine, { state: from, order, eyes }, odds, farther);
    return {
      ...odds,
      outcomes: shownOutcomes(rules, odds.sample, state),
      assumes: assumed(engine, odds),
      reach: odds.isFarther || further.some(({ held }) => held === null) ? (horizon?.says ?? null) : null,
      losses: Object.entries(odds.lost).map(([side, chances]) => ({
        side: rules.words.side(side, state),
        unit: rules.words.losses,
        chances,
      })),
      isByOwnChart: heard.isByOwnChart,
      further,
    };
  }
  return null;
}

/** What is told of how odds are counted. */
function assumed(engine: AnyRules, { isSwayed, isCut }: Odds): string | null {
  const told = [isSwayed ? policyOf(engine).says : '', isCut === true ? engine.cut!.says : ''].filter(Boolean);
  return told.length === 0 ? null : told.join(' ');
}

/**
 * The odds of an order as they may be told on the board after it; null while nothing may be
 * measured there, as what may be lost tells how far it is.
 */
export const toldOdds = (rules: AnyRules, after: Awaiting, odds: OrderOdds | null): OrderOdds | null =>
  odds !== null && rules.mayMeasure?.(after) === false && isAtStake(rules, odds) ? null : odds;

/** Rules that are played as they are, and tell whether the reader's own chart was looked at. */
function hearing(engine: AnyRules, { charts }: Awaiting) {
  const heard = { isByOwnChart: false };
  if (charts === undefined) return { heard, listening: engine };
  const listen = (events: readonly EventLike[]): readonly EventLike[] => {
    heard.isByOwnChart ||= events.some(isByOwn);
    return events;
  };
  const listening: AnyRules = {
    ...engine,
    carryOut: (state, order, dice) => listen(engine.carryOut(state, order, dice)),
    ...(engine.prepared && {
      prepared(state: Awaiting, order: OrderLike) {
        const play = engine.prepared!(state, order);
        return (dice: Dice) => {
          const played = play(dice);
          listen(played.events);
          return played;
        };
      },
    }),
  };
  return { heard, listening };
}

/** Counts odds; null if there are too many ways. */
function counted(count: () => Odds): Odds | null {
  try {
    return count();
  } catch (error) {
    if (error instanceof TooManyWays) return null;
    throw error;
  }
}

interface SeenOrder {
  readonly state: Awaiting;
  readonly order: OrderLike;
  readonly eyes: string;
}

/** What is supposed, at the horizon of these odds; then the odds to farther horizons. */
function furtherOdds(
  engine: AnyRules,
  { state, order, eyes }: SeenOrder,
  { horizon, chances: nearest }: Odds,
  farther: readonly Horizon[],
): readonly FurtherOdds[] {
  const supposed = (engine.suppose?.(state, order, eyes) ?? []).flatMap((each): readonly FurtherOdds[] => {
    const odds = counted(() =>
      countOdds(engine, each.state, order, { policy: each.policy, horizon, triesOthers: false }),
    );
    return odds === null ? [] : [{ says: each.says, held: each.chance ?? 'hand', chances: odds.chances }];
  });
  const on = farther.flatMap(({ id, says }): readonly FurtherOdds[] => {
    const odds = counted(() => countOdds(engine, state, order, { horizon: id, triesOthers: false }));
    return odds === null || areAlike(odds.chances, nearest) ? [] : [{ says, held: null, chances: odds.chances }];
  });
  return [...supposed, ...on];
}

/**
 * Is this an order to somebody during play? Rolls at the end of a phase, before the first turn, and
 * by an order that names nobody, such as a roll for the initiative, mostly decide who may act.
 */
const isUnitOrder = (state: Awaiting, { type, ...named }: OrderLike): boolean =>
  type !== 'end-phase' && Object.keys(named).length > 0 && !isBeforePlay(state);

/** Can an outcome with a chance above 0 harm either side? */
const isAtStake = ({ outcomes }: AnyRules, { chances }: Odds): boolean =>
  Object.entries(chances).some(([word, { ways }]) => {
    const shared = outcomes[word];
    return ways > 0n && (shared === undefined || worse(shared) !== 'unharmed');
  });
