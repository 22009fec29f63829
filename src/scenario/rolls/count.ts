import type { ClauseId } from '../../core/ids.ts';
import { termsOf, type Reason } from '../../core/reasons.ts';
import { seeded } from '../../core/seeded.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import type { Begun } from '../../games/contract/odds.ts';
import { playedOut } from '../../games/contract/played-out.ts';
import { readerOf } from '../../games/contract/view.ts';
import type { Chosen } from '../compare/odds.ts';
import { onBase } from '../files/boards.ts';
import { Malformed, under } from '../files/malformed.ts';
import type { Scenario } from '../files/schema.ts';
import { oddsOf, type OrderOdds } from '../play/odds.ts';
import type { Roll } from './schema.ts';

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

/** The chosen values, with what they change. */
const valuesOf = ({ choices }: Roll, chosen: Chosen): readonly Roll['choices'][number]['values'][number][] =>
  choices.map(({ id, values }) => values.find((value) => value.id === chosen[id]) ?? values[0]!);

/** The board of a roll with one set of choices, and its order. Throws `Malformed`. */
function positionOf(engine: AnyEngine, scenario: Scenario, roll: Roll, chosen: Chosen) {
  const values = valuesOf(roll, chosen);
  const changes = [roll.board, ...values.map((value) => value.board)].flatMap((change) => change ?? []);
  const start = engine.start(changes.reduce(onBase, scenario.board), scenario.readings);
  if (!start.ok) throw new Malformed(under('board', start.error));
  const written = values.findLast((value) => value.order !== undefined)?.order ?? roll.order;
  const order = engine.order(written, start.value);
  if (!order.ok) throw new Malformed(under('order', order.error));
  return { state: start.value, order: order.value };
}

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
function rolledFor(engine: AnyEngine, state: Awaiting, begun: Begun<OrderLike>) {
  const seeds = Array.from({ length: PLAYED }, (_, n) => n + 1);
  const events = seeds.flatMap((seed) => playedOut(engine, begun, state, seeded(seed)).events);
  const rolled = events.flatMap(({ reasons = [] }) => reasons).filter(isRolled);
  const firsts = new Map(rolled.toReversed().map((reason) => [kindOf(reason), reason]));
  return {
    reasons: [...new Set(rolled.map(kindOf))].map((kind) => firsts.get(kind)!),
    clauses: [...new Set(events.flatMap(({ clauses }) => clauses))],
  };
}

/** Why these values cannot stand together; undefined if nothing of the file says so. */
const neverOf = ({ never }: Roll, chosen: Chosen): Roll['never'][number] | undefined =>
  never.find(({ where }) => Object.entries(where).every(([choice, values]) => values.includes(chosen[choice] ?? '')));

/** Whether the rules would play these choices, although the file says that they never occur. */
function isPlayable(engine: AnyEngine, scenario: Scenario, roll: Roll, chosen: Chosen): boolean {
  try {
    const { state, order } = positionOf(engine, scenario, roll, chosen);
    return engine.judge(state, order).ok;
  } catch (fault) {
    if (fault instanceof Malformed) return false;
    throw fault;
  }
}

/**
 * Counts a roll with one set of choices by the rules themselves: every way in which the dice can
 * fall. Throws `Malformed`, with the path in the board or the order, if they cannot be read, if
 * nothing is rolled, or if the rules play what the file says never to occur.
 */
export function countRoll(engine: AnyEngine, scenario: Scenario, roll: Roll, chosen: Chosen): CountedRoll {
  const never = neverOf(roll, chosen);
  if (never !== undefined && isPlayable(engine, scenario, roll, chosen))
    throw new Malformed([
      {
        path: `never.${roll.never.indexOf(never)}`,
        found: never.says,
        wanted: 'values that the rules do not play together',
      },
    ]);
  if (never !== undefined) return { says: never.says, clause: never.clause };
  const { state, order } = positionOf(engine, scenario, roll, chosen);
  const verdict = engine.judge(state, order);
  if (!verdict.ok) return { says: engine.words.refusal(verdict, state), clause: verdict.clause };
  const odds = oddsOf(engine, state, order, readerOf(engine)(state));
  if (odds === null) throw new Malformed([{ path: 'order', found: 'nothing to count', wanted: 'an order that rolls dice' }]); // prettier-ignore
  const { reasons, clauses } = rolledFor(engine, state, { began: order, horizon: odds.horizon });
  return { odds, reasons, clauses: [...new Set([...verdict.clauses, ...clauses])], state };
}
