import { again } from '../../core/again.ts';
import type { Annotation } from '../../core/annotations.ts';
import { recorded, type Rolled } from '../../core/dice.ts';
import { seeded } from '../../core/seeded.ts';
import type { Verdict } from '../../core/verdicts.ts';
import { isAwaitingChoice, type AnyRules, type Awaiting, type OrderLike } from '../../games/contract/engine.ts';
import { seenThrough } from '../../games/contract/view.ts';
import { withoutTwins } from './annotations.ts';
import { countedOrder, withNext } from './order.ts';
import type { Played, PlayedOrders } from './played.ts';

/** A step as it was played: its orders, the dice that fell, and what its author has drawn. */
export interface Script {
  readonly orders: readonly OrderLike[];
  readonly tried: boolean;
  readonly rolls: readonly Rolled[];
  readonly drawn: readonly Annotation[];
  /** The seed of dice that did not fall. */
  readonly seed: number;
}

/** A step that was played again. */
export interface Replayed extends PlayedOrders, Pick<Played, 'shows'> {
  /** Why an order could not be given; null if all could, or the order was only tried. */
  readonly stopped: string | null;
}

/** What is said of an order that means nothing on a board. */
const NOBODY = 'Nobody is left who could do that.';

/** The verdict on an order; null if it no longer means anything on this board. */
function verdictOn(rules: AnyRules, state: Awaiting, order: OrderLike): Verdict | null {
  try {
    return rules.judge(state, order);
  } catch {
    // The unit that it names may be gone.
    return null;
  }
}

/**
 * Plays a step again from the board before it, perhaps with other charts: the same orders, and the
 * dice that fell, each for its purpose. It stops at an order that is no longer allowed. `isCounted`
 * says whether its odds are counted too.
 */
export function replayed(
  rules: AnyRules,
  before: Awaiting,
  { orders, tried, rolls, drawn, seed }: Script,
  isCounted: boolean,
): Replayed {
  const dice = recorded(again(rolls, seeded(seed)));
  const { words } = seenThrough(rules);
  const [first = null] = orders;
  let played: Replayed = {
    before,
    state: before,
    order: first,
    tried,
    orderSays: null,
    verdict: null,
    refusalSays: null,
    events: [],
    rolls: [],
    odds: null,
    counted: [],
    reads: [],
    shows: [],
    stopped: null,
  };
  for (const order of orders) {
    const { state } = played;
    const verdict = verdictOn(rules, state, order);
    const said = words.order(order, state);
    if (verdict === null || (!verdict.ok && order !== first)) {
      played = { ...played, stopped: verdict === null ? NOBODY : words.refusal(verdict, state) };
      break;
    }
    const permits = played.verdict?.ok === true ? played.verdict.clauses : [];
    played = {
      ...played,
      orderSays: played.orderSays === null ? said : withNext(played.orderSays, said),
      verdict: verdict.ok ? { ...verdict, clauses: [...new Set([...permits, ...verdict.clauses])] } : verdict,
      shows: [...played.shows, ...verdict.shows],
    };
    if (!verdict.ok) {
      const says = words.refusal(verdict, state);
      played = { ...played, refusalSays: says, stopped: tried ? null : says };
      break;
    }
    const counts = isCounted && (order === first || !isAwaitingChoice(state)) ? countedOrder(rules, state, order) : [];
    played = { ...played, counted: [...played.counted, ...counts], odds: played.odds ?? counts[0]?.odds ?? null };
    if (tried) break;
    for (const event of rules.carryOut(state, order, dice)) {
      const now = played.state;
      played = {
        ...played,
        events: [...played.events, { event, says: words.event(event, now) }],
        state: rules.apply(now, event),
      };
    }
  }
  return { ...played, rolls: dice.rolled, shows: withoutTwins([...played.shows, ...drawn]) };
}
