import type { ClauseId, RulingId } from '../core/ids.ts';
import { clausesOf } from '../core/reasons.ts';
import type { Odds } from '../games/odds.ts';
import type { NarratedEvent } from '../scenario/played.ts';
import type { Shared } from '../core/outcomes.ts';
import { written } from '../core/fraction.ts';
import { clauseMarkup, escape, rulingMarkup, type ClauseTitle } from './markup.ts';
import { diceMarkup, oddsMarkup, reasonMarkup, type CaptionedRoll } from './result.ts';
import { isCountable } from './shares.ts';
import { conclusion } from './sums.ts';

/** The report of an order: everything that a panel shows below its narration. */
export interface OrderReport {
  readonly orderSays: string | null;
  readonly tried: boolean;
  /** Null if no order was given. */
  readonly allowed: boolean | null;
  readonly refusal: { readonly says: string; readonly clause: ClauseId } | null;
  readonly permits: readonly ClauseId[];
  readonly dice: readonly CaptionedRoll[];
  readonly events: readonly NarratedEvent[];
  readonly odds: Odds | null;
  readonly outcomes: Readonly<Record<string, Shared>>;
  readonly reads: readonly RulingId[];
  /** Those under another reading of which this step comes out differently, and how: what follows “then”. */
  readonly otherwise: readonly { readonly ruling: RulingId; readonly says: string }[];
  readonly clauseTitle: ClauseTitle;
}

const clauses = (ids: readonly ClauseId[], title: ClauseTitle): string =>
  [...new Set(ids)].map((id) => clauseMarkup(id, title)).join(', ');

/** Consecutive events with the same reason show it only once: the two halves of a column share theirs. */
function eventMarkup(
  { event, says }: NarratedEvent,
  before: NarratedEvent | undefined,
  clauseTitle: ClauseTitle,
): string {
  const { reasons = [] } = event;
  const last = reasons.at(-1);
  if (last === undefined || before?.event.reasons?.includes(last) === true)
    return `<p class="event">${escape(says)} <small>${clauses(event.clauses, clauseTitle)}</small></p>`;
  return reasons
    .map((reason) => reasonMarkup({ reason, says: reason === last ? says : conclusion(reason), clauseTitle }))
    .join('');
}

/** The clauses of an event that do not already appear in the rows of its reasons. */
const furtherClauses = ({ event }: NarratedEvent): readonly ClauseId[] => {
  const { reasons = [] } = event;
  const inRows = reasons.flatMap(clausesOf);
  return inRows.length === 0 ? [] : event.clauses.filter((clause) => !inRows.includes(clause));
};

const oddsCaption = ({ chances }: Odds): string => {
  const [first] = Object.values(chances);
  return first === undefined || !isCountable(first)
    ? 'The same order'
    : `The same order, all ${written(first).split('/')[1]} ways`;
};

const otherwiseMarkup = ({ ruling, says }: OrderReport['otherwise'][number]): string =>
  `<p class="by">Some tables play it otherwise: then ${escape(says)} ${rulingMarkup(ruling)}</p>`;

const otherRulings = (rulings: readonly RulingId[]): string =>
  rulings.length === 0
    ? ''
    : `<details class="by"><summary>Other rulings on this step</summary>${rulings.map(rulingMarkup).join(', ')}</details>`;

/** The order, verdict, dice, reasons, results, odds, and the rulings that affected it. Empty if no order was given. */
export function orderReportMarkup(report: OrderReport): string {
  const { orderSays, tried, allowed, refusal, dice, events, odds, reads, clauseTitle } = report;
  if (orderSays === null || allowed === null) return '';
  const verdict = `<b class="${allowed ? 'yes' : 'no'}">${allowed ? 'Allowed' : 'Refused'}</b>`;
  const decided = events.flatMap(furtherClauses);
  return [
    `<p class="order"><span>${escape(orderSays)}${tried ? '?' : '.'}</span> ${verdict}</p>`,
    refusal === null
      ? ''
      : `<p class="refusal">${escape(refusal.says)} <small>${clauseMarkup(refusal.clause, clauseTitle)}</small></p>`,
    allowed && events.length === 0 ? `<p class="by">${clauses(report.permits, clauseTitle)}</p>` : '',
    diceMarkup(dice),
    ...events.map((event, i) => eventMarkup(event, events[i - 1], clauseTitle)),
    decided.length > 0 ? `<p class="by">By ${clauses(decided, clauseTitle)}</p>` : '',
    odds === null ? '' : oddsMarkup({ caption: oddsCaption(odds), chances: odds.chances, outcomes: report.outcomes }),
    ...report.otherwise.map(otherwiseMarkup),
    otherRulings(reads.filter((id) => !report.otherwise.some(({ ruling }) => ruling === id))),
  ].join('');
}
