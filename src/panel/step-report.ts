import { isReaders } from '../games/contract/due.ts';
import { seenEvents, seenOrder, seenRolls } from '../games/contract/view.ts';
import type { PlayableGame } from '../scene/module.ts';
import { toldOdds } from '../scenario/play/odds.ts';
import type { PlayedOrders } from '../scenario/play/played.ts';
import type { OrderReport } from './order-report.ts';
import { captioned } from './result.ts';

/** The report of a step's order, as the reader may know it. */
export function orderReport(
  { rules, clauseTitle }: PlayableGame,
  played: PlayedOrders,
  otherwise: OrderReport['otherwise'] = [],
): OrderReport {
  const { before, order, verdict } = played;
  const eyes = rules.eyes(before);
  const events = seenEvents(rules, played.events, eyes);
  // The verdict on a sealed order would tell something of it.
  const isSealed = order !== null && seenOrder(rules, order, eyes) === null;
  const isSeveral = !isSealed && played.counted.some((each) => each.order !== order);
  return {
    orderSays: played.orderSays,
    tried: played.tried,
    allowed: verdict?.ok ?? null,
    refusal: verdict?.ok === false ? { says: played.refusalSays ?? '', clause: verdict.clause } : null,
    permits: verdict?.ok === true && !isSealed ? verdict.clauses : [],
    dice: captioned(rules, before, seenRolls(rules, played.rolls, eyes)),
    events,
    headline: rules.words.headline(
      events.map(({ event }) => event),
      before,
    ),
    odds: isSealed ? null : toldOdds(rules, rules.seen(played.state), played.odds),
    ...(isSeveral && {
      counted: played.counted
        .filter(({ odds }) => toldOdds(rules, rules.seen(played.state), odds) !== null)
        .map((each) => ({ ...each, by: each.isReaders ? 'reader' : 'enemy' })),
    }),
    by: order === null || isReaders(rules, before, order) ? 'reader' : 'enemy',
    reads: played.reads,
    otherwise,
    clauseTitle,
  };
}
