import type { ClauseId, RulingId } from '../core/ids.ts';
import { termsOf, type Reason } from '../core/reasons.ts';
import { fewestWays } from '../core/ways.ts';
import { citedByEvent } from '../games/contract/citing.ts';
import type { OrderOdds } from '../scenario/play/odds.ts';
import type { NarratedEvent } from '../games/contract/view.ts';
import { clausesMarkup, otherwiseMarkup, readMarkup } from './below.ts';
import { clauseMarkup, escape, type ClauseTitle } from './markup.ts';
import { comparedMarkup, isCompared, isMirrorOf } from './compared.ts';
import { fightsIn, headline, isChange } from './headline.ts';
import { oddsMarkup, type OddsCaption } from './odds-bar.ts';
import { diceMarkup, uncountedMarkup, reasonMarkup, togetherOf, type CaptionedRoll, type Reasoned } from './result.ts';
import { isCountable, type Orderer } from './shares.ts';
import { conclusion, uncounted as idleIn, rows, type Uncounted } from './sums.ts';

/** A ruling for which another reading would change the result. */
export interface OtherTable {
  readonly ruling: RulingId;
  /** The question that the ruling answers. */
  readonly asks: string;
  /** The other answer that a table may give. */
  readonly reading: string;
  /** The result under that answer. */
  readonly says: string;
  /** Whether the reader has already read this at an earlier step. */
  readonly again: boolean;
}

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
  /** The game's own headline for these events; missing or null if it has none. */
  readonly headline?: string | null;
  readonly odds: OrderOdds | null;
  /**
   * If several orders were given at once: the odds of each that has any, in place of `odds`, with
   * its sentence and the side that gives it.
   */
  readonly counted?: readonly { readonly says: string; readonly odds: OrderOdds; readonly by: Orderer }[];
  /** The side that gives the order. Odds are shown as good or bad for the reader. */
  readonly by: Orderer;
  readonly reads: readonly RulingId[];
  /** Those of the rulings for which another reading would change the result. */
  readonly otherwise: readonly OtherTable[];
  readonly clauseTitle: ClauseTitle;
}

/** What an event says beside the headline. */
interface EventPart {
  /** Its sentence; empty if the headline contains it. */
  readonly says: string;
  /** Its sums that no event before it has shown. */
  readonly sums: readonly Reasoned[];
  readonly isTold: boolean;
  /** The line under which its sums are folded, if it is not their own: that of a whole fight. */
  readonly line?: string;
}

/** What the events of an order say, in the order in which readers need it. */
interface ReportParts {
  readonly headline: string;
  readonly parts: readonly EventPart[];
  readonly sums: readonly Reasoned[];
  readonly uncounted: readonly Uncounted[];
}

/**
 * With so many events that have sums of their own and are not in the headline, each is one line,
 * and its sums are folded. So they are with so many sums in all, which would fill a small screen
 * twice.
 */
const CHAIN = 4;

/**
 * Whether a reason was not compared with a number. If it was, it is a test: of several tests each
 * says whose it is, also the one in the headline.
 */
const isTotal = (reason: Reason): boolean => reason.kind !== 'sum' || reason.test === null;

/**
 * Sorts what the events say. An event whose reasons an earlier event has shown gives only its
 * sentence: the two halves of a column share their reasons. An event in the headline leaves out a
 * sum that would only repeat the number; a look-up never only repeats it.
 */
function reportParts(events: readonly NarratedEvent[], own: string | null): ReportParts {
  const head = headline(events, own);
  const shown = new Set<Reason>();
  const isNew = (reason: Reason): boolean => {
    if ([...shown].some((each) => each === reason || isMirrorOf(reason, each))) return false;
    shown.add(reason);
    return true;
  };
  const parts = events.map((each): EventPart => {
    const fresh = (each.event.reasons ?? []).filter(isNew);
    const isTold = head?.contains.includes(each) === true;
    const last = fresh.at(-1);
    const told = isTold ? fresh.filter((one) => one.kind === 'lookup' || rows(one).length > 1) : fresh;
    const sums = told.map((reason): Reasoned => {
      if (reason !== last || (isTold && isTotal(reason))) return { reason, says: conclusion(reason) };
      const together = togetherOf(fresh);
      return { reason, says: each.says, ...(together !== null && { together }) };
    });
    return { says: isTold ? '' : each.says, sums, isTold };
  });
  const counted = [...shown].flatMap((reason) => termsOf(reason).flatMap((term) => (term.counted ? [term.label] : [])));
  const idle = new Map([...shown].flatMap(idleIn).map((each) => [each.label, each]));
  counted.forEach((label) => idle.delete(label));
  return {
    headline: head?.says ?? '',
    parts: byFight(events, parts),
    sums: parts.flatMap(({ sums }) => sums),
    uncounted: [...idle.values()],
  };
}

/**
 * The parts of several fights in a row, each fight as one part: both totals and what they decided.
 * The last fight is in the headline. Other parts stay as they are, and so does a single fight.
 */
function byFight(events: readonly NarratedEvent[], parts: readonly EventPart[]): readonly EventPart[] {
  const fights = fightsIn(events);
  if (fights.length < 2) return parts;
  return parts.flatMap((part, n): readonly EventPart[] => {
    const from = fights.find((at) => n >= at && n <= at + 2);
    if (from === undefined) return [part];
    if (n > from) return [];
    const sums = parts.slice(from, from + 3).flatMap((each) => each.sums);
    const isLast = from === fights.at(-1);
    return [{ says: '', sums, isTold: isLast, line: isLast ? 'The sums of the last fight' : events[from + 2]!.says }];
  });
}

const tableMarkup = (each: Reasoned): string =>
  isCompared(each.reason) ? comparedMarkup(each.reason) : reasonMarkup(each);

/** The sentence of an event, unless a table of its sums ends with it. */
const sentenceMarkup = ({ says, sums }: EventPart): string =>
  says === '' || !sums.every(({ reason }) => isCompared(reason)) ? '' : `<p class="event">${escape(says)}</p>`;

/** An event of a chain in one line, with its sums folded. */
const linkMarkup = (part: EventPart): string =>
  part.sums.length === 0
    ? sentenceMarkup(part)
    : `<details class="chain"><summary>${escape(part.line ?? part.sums.at(-1)!.says)}</summary>${part.sums.map(tableMarkup).join('')}</details>`;

/**
 * What the events say: their sentences, the dice and their sums; or of a chain a line for each.
 */
function eventsMarkup(parts: readonly EventPart[], dice: readonly CaptionedRoll[]): string {
  const summed = parts.filter(({ sums, isTold }) => sums.length > 0 && !isTold);
  const isChain =
    parts.some(({ line }) => line !== undefined) ||
    summed.length >= CHAIN ||
    (summed.length > 1 && summed.flatMap(({ sums }) => sums).length >= CHAIN);
  return isChain
    ? [diceMarkup(dice), ...parts.map(linkMarkup)].join('')
    : [...parts.map(sentenceMarkup), diceMarkup(dice), ...parts.flatMap(({ sums }) => sums.map(tableMarkup))].join('');
}

/** The clauses that decided and are not linked in any row of a sum. */
function furtherClauses({ refusal, permits, events }: OrderReport, sums: readonly Reasoned[]): readonly ClauseId[] {
  if (refusal !== null) return [refusal.clause];
  if (events.length === 0) return permits;
  const linked = new Set<ClauseId | undefined>(sums.flatMap(({ reason }) => rows(reason)).map(({ clause }) => clause));
  const decided = events.flatMap(({ event }) => citedByEvent(event));
  return decided.filter((clause) => !linked.has(clause));
}

/** What the odds are about, and in how many ways the dice can fall, which a reader may ask for. */
function oddsCaption({ chances, reach, isByOwnChart = false }: OrderOdds, says: string): OddsCaption {
  const [first] = Object.values(fewestWays(chances));
  const order = `${says}${reach === null ? '' : ` ${reach}`}`;
  return {
    says: `${order}${isByOwnChart ? ', by your chart' : ''}`,
    counts: first === undefined || !isCountable(first) ? null : `All ${first.of} ways in which the dice can fall`,
  };
}

/** The odds of the order; of several orders each with its sentence, since none is “the same”. */
function allOddsMarkup({ odds, by, counted = [] }: OrderReport): string {
  if (counted.length > 0)
    return counted.map((each) => oddsMarkup(oddsCaption(each.odds, `${each.says}:`), each.odds, each.by)).join('');
  return odds === null ? '' : oddsMarkup(oddsCaption(odds, 'The same order'), odds, by);
}

/**
 * What came of an order in a line or two: the headline, and what happened beside it; of an order
 * that rolled dice, or after which nothing happened, first the order itself.
 */
export function outcomeText({ orderSays, events, dice, headline: own }: OrderReport): string {
  const head = headline(events, own ?? null);
  const order = orderSays === null ? '' : `${orderSays}.`;
  // That a phase began is no result: the line of what is due says it.
  if (head === null || ((own ?? null) === null && !events.some(isChange))) return order;
  const others = events.filter((each) => isChange(each) && !head.contains.includes(each));
  const isPlain = ({ event }: NarratedEvent): boolean => (event.reasons ?? []).length === 0;
  return [...(dice.length > 0 ? [order] : []), head.says, ...others.filter(isPlain).map(({ says }) => says)].join(' ');
}

/**
 * The report as HTML: the order and its verdict; the result in one line; what else happened; the
 * dice and the sums that counted; the odds; the clauses and rulings that decided. Empty if no order
 * was given.
 */
export function orderReportMarkup(report: OrderReport): string {
  const { orderSays, tried, allowed, refusal, dice, events, reads, otherwise, clauseTitle } = report;
  if (orderSays === null || allowed === null) return '';
  const verdict = `<b class="${allowed ? 'yes' : 'no'}">${allowed ? 'Allowed' : 'Refused'}</b>`;
  const { headline, parts, sums, uncounted } = reportParts(events, report.headline ?? null);
  const clauses = [...new Set(furtherClauses(report, sums))].map((id) => clauseMarkup(id, clauseTitle));
  return [
    `<p class="order"><span>${escape(orderSays)}${tried ? '?' : '.'}</span> ${verdict}</p>`,
    refusal === null ? '' : `<h4 class="headline refusal">${escape(refusal.says)}</h4>`,
    headline === '' ? '' : `<h4 class="headline">${escape(headline)}</h4>`,
    eventsMarkup(parts, dice),
    uncountedMarkup(uncounted),
    allOddsMarkup(report),
    clausesMarkup(clauses),
    otherwiseMarkup(otherwise),
    readMarkup(reads.filter((id) => !otherwise.some(({ ruling, again }) => ruling === id && !again))),
  ].join('');
}
