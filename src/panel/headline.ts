import { termsOfNumber, type Pool, type Reason, type Sum } from '../core/reasons.ts';
import { goesOn } from '../games/contract/sentences.ts';
import type { NarratedEvent } from '../games/contract/view.ts';
import { plain } from '../core/signs.ts';
import { labelOf, result, verdict } from './sums.ts';

/** The result of an order in one line, and the events whose sentences it contains. */
export interface Headline {
  readonly says: string;
  readonly contains: readonly NarratedEvent[];
}

/** Whether an event changed something; the beginning of a phase does not. */
export const isChange = ({ event }: NarratedEvent): boolean => !event.type.endsWith('-began');

/**
 * The headline of an order: `own`, if the game has one for it; otherwise what decided it, that is
 * two totals against each other, a pool of dice, a single test, each of several tests, or a chart;
 * otherwise the first event. Of a chain of fights it names the end.
 */
export const headline = (events: readonly NarratedEvent[], own: string | null = null): Headline | null =>
  own === null
    ? (ofTotals(events) ?? ofPools(events) ?? ofTest(events) ?? ofTests(events) ?? ofChart(events) ?? ofEvent(events))
    : { says: own, contains: [] };

/** The places of the first of two totals against each other, one for each fight. */
export const fightsIn = (events: readonly NarratedEvent[]): readonly number[] =>
  events.flatMap((each, i) => {
    const [one, other] = [totalOf(each), totalOf(events[i + 1])];
    return one !== null && other !== null && one.of !== other.of && events[i + 2] !== undefined ? [i] : [];
  });

/**
 * `5 against 4. The dragoons beat the landwehr by 1.`, of the last fight. The higher total comes
 * first, because the sentence begins with the side that has it.
 */
function ofTotals(events: readonly NarratedEvent[]): Headline | null {
  const at = fightsIn(events).at(-1);
  const decided = at === undefined ? undefined : events[at + 2];
  if (at === undefined || decided === undefined) return null;
  const totals = [events[at], events[at + 1]].map((each) => totalOf(each)!.total).sort((a, b) => b - a);
  return { says: `${totals.map(plain).join(' against ')}. ${decided.says}`, contains: [decided] };
}

/** The total of a unit, if it was not compared with a number. */
function totalOf(each: NarratedEvent | undefined): Sum | null {
  const [only, more] = each?.event.reasons ?? [];
  const isTotal = only?.kind === 'sum' && only.test === null && only.of !== null;
  return isTotal && more === undefined ? only : null;
}

/** What the dice of each stage do. */
const SCORES: Readonly<Record<Pool['stage'], string>> = { hits: 'hit', wounds: 'wound', saves: 'save' };

/** `6 of 20 hit, 3 of 6 wound. The fusiliers stand.` Null unless just one event has pools. */
function ofPools(events: readonly NarratedEvent[]): Headline | null {
  const poolsOf = ({ event }: NarratedEvent) => event.reasons?.filter((reason) => reason.kind === 'pool') ?? [];
  const [only, more] = events.filter((each) => poolsOf(each).length > 0);
  if (only === undefined || more !== undefined) return null;
  const scores = poolsOf(only).map((pool) => `${result(pool)} ${SCORES[pool.stage]}`);
  return { says: `${scores.join(', ')}. ${only.says}`, contains: [only] };
}

/** `Hit: 4, needed 3+. The grenadiers: routed at 5.` */
function ofTest(events: readonly NarratedEvent[]): Headline | null {
  const tests = new Set(events.flatMap(({ event }) => event.reasons ?? []).filter(isTest));
  const [only, more] = tests;
  if (only === undefined || more !== undefined) return null;
  const at = events.findLastIndex(({ event }) => event.reasons?.includes(only));
  const next = events[at + 1];
  const then = next !== undefined && isChange(next) ? [next] : [];
  // What the table gives for the total is what the next event says, if that befalls the target.
  const [told] = then;
  const shot = events[at]!;
  const target = stringAt(shot, 'at') ?? stringAt(shot, 'target');
  if (target !== null && (told === undefined || stringAt(told, 'unit') !== target))
    return { says: [shot, ...then].map(({ says }) => says).join(' '), contains: [shot, ...then] };
  if (told !== undefined && only.test?.is === 'bands' && only.instead === undefined)
    return { says: `Total ${result(only)}: ${goesOn(told.says)}`, contains: then };
  const line = `${verdict(only)}.`;
  return { says: [line, ...then.map(({ says }) => says)].join(' '), contains: then };
}

/** A field of an event if it is a string, such as the id of a unit. */
function stringAt({ event }: NarratedEvent, field: 'at' | 'target' | 'unit'): string | null {
  const value: unknown = (event as Partial<Record<typeof field, unknown>>)[field];
  return typeof value === 'string' ? value : null;
}

/** Whether a total was compared with a number, and not with another die. */
const isTest = (reason: Reason): reason is Sum =>
  reason.kind === 'sum' && reason.test !== null && termsOfNumber(reason).every(({ how }) => how !== 'die');

/**
 * The results of several tests, if the first event is one of them: the rolls of all brigades, or of
 * all units that may rally.
 */
function ofTests(events: readonly NarratedEvent[]): Headline | null {
  const first = events.findIndex(isChange);
  const tested = events.filter(({ event }) => event.reasons?.some(isTest) === true);
  if (tested.length < 2 || tested[0] !== events[first]) return null;
  return { says: tested.map(({ says }) => says).join(' '), contains: tested };
}

/**
 * `Losses: 7.5 %. The cuirassiers lose 27 men.` Null unless a chart alone decided the first event.
 */
function ofChart(events: readonly NarratedEvent[]): Headline | null {
  const first = events.find(isChange);
  const [only, more] = first?.event.reasons ?? [];
  if (first === undefined || only?.kind !== 'lookup' || more !== undefined) return null;
  return { says: `${labelOf(only.table)}: ${result(only)}. ${first.says}`, contains: [first] };
}

function ofEvent(events: readonly NarratedEvent[]): Headline | null {
  const first = events.find(isChange) ?? events[0];
  return first === undefined ? null : { says: first.says, contains: [first] };
}
