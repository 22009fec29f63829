import type { ClauseId } from '../../core/ids.ts';
import { termsOf, type Reason } from '../../core/reasons.ts';
import { seeded } from '../../core/seeded.ts';
import type { AnyRules, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { Begun } from '../../games/contract/odds.ts';
import { playedOut } from '../../games/contract/played-out.ts';
import { readerOf } from '../../games/contract/view.ts';
import { oddsOf, type OrderOdds } from './odds.ts';

/** What one set of choices comes to. */
export type CountedRoll =
  | {
      readonly odds: OrderOdds;
      /** Everything that dice are rolled for, each kind once. */
      readonly reasons: readonly Reason[];
      /** The clauses that allow the order, and those that decide what the dice come to. */
      readonly clauses: readonly ClauseId[];
      readonly state: Awaiting;
    }
  /** Why the rules refuse the order. */
  | { readonly says: string; readonly clause: ClauseId };

/** How often an order is played, with what follows, to find all that dice may be rolled for. */
const PLAYED = 40;

const isRolled = (reason: Reason): boolean =>
  reason.kind === 'pool' || termsOf(reason).some((term) => term.how === 'die');

/** What tells one kind of roll from another: whose it is, its test, and its terms but the dice. */
function kindOf(reason: Reason): string {
  if (reason.kind === 'lookup') return '';
  const test = reason.kind === 'sum' ? (reason.test?.clause ?? null) : reason.stage;
  const terms = termsOf(reason).map((term) => (term.how === 'die' ? term.clause : term));
  return JSON.stringify([reason.of, test, terms]);
}

/** Every kind of roll on the way to a horizon, as the first one has it, with the clauses. */
function rolledFor(rules: AnyRules, state: Awaiting, begun: Begun<OrderLike>) {
  const seeds = Array.from({ length: PLAYED }, (_, n) => n + 1);
  const events = seeds.flatMap((seed) => playedOut(rules, begun, state, seeded(seed)).events);
  const rolled = events.flatMap(({ reasons = [] }) => reasons).filter(isRolled);
  const firsts = new Map(rolled.toReversed().map((reason) => [kindOf(reason), reason]));
  return {
    reasons: [...new Set(rolled.map(kindOf))].map((kind) => firsts.get(kind)!),
    clauses: [...new Set(events.flatMap(({ clauses }) => clauses))],
  };
}

/** What an order that rolls dice comes to on a board; null if nothing is rolled. */
export function countRolled(rules: AnyRules, state: Awaiting, order: OrderLike): CountedRoll | null {
  const verdict = rules.judge(state, order);
  if (!verdict.ok) return { says: rules.words.refusal(verdict, state), clause: verdict.clause };
  const odds = oddsOf(rules, state, order, readerOf(rules)(state));
  if (odds === null) return null;
  const { reasons, clauses } = rolledFor(rules, state, { began: order, horizon: odds.horizon });
  return { odds, reasons, clauses: [...new Set([...verdict.clauses, ...clauses])], state };
}
