import { expect, test } from 'vitest';
import { add, atLeast, die, sum, type Lookup, type Sum } from '../../src/core/reasons.ts';
import { orderReportMarkup, type OrderReport } from '../../src/panel/order-report.ts';
import type { NarratedEvent } from '../../src/scenario/played.ts';

const report = (events: readonly NarratedEvent[]): OrderReport => ({
  orderSays: 'Fire',
  tried: false,
  allowed: true,
  refusal: null,
  permits: [],
  dice: [],
  events,
  odds: null,
  outcomes: {},
  reads: [],
  otherwise: [],
  clauseTitle: (id) => `Title of ${id}`,
});
const tables = (events: readonly NarratedEvent[]): readonly string[] =>
  orderReportMarkup(report(events)).match(/<table.*?<\/table>/g) ?? [];
/** The text of a table's footer. */
const foot = (table: string): string =>
  /<tfoot>.*?scope="row">(.*?)<\/th><td>(.*?)<\/td>/.exec(table)!.slice(1).join(': ');

const hit = (face: number): Sum =>
  sum('gun', [die('pb.fire.resolve', 'Fire die', face)], atLeast(add('pb.fire.number', 'Needed', 3), 'hit'));
const cell: Lookup = {
  kind: 'lookup',
  of: 'gun',
  clause: 'pb.fire.casualty-table',
  table: 'artillery',
  row: '3',
  column: null,
  cell: '2 & more',
  mark: 'reconstructed',
};

test('each reason of an event is a table; the last one says what happened, the others give their result', () => {
  const event = { type: 'fired', clauses: ['pb.fire.resolve', 'pb.fire.result'], reasons: [hit(3), cell] } as const;
  const [first, second, ...rest] = tables([{ event, says: 'The gun fires.' }]);
  expect(rest).toEqual([]);
  expect([foot(first!), foot(second!)]).toEqual(['Hit: 3', 'The gun fires.: 2 &amp; more']);
  expect(second).toContain('<small>reconstructed</small>');
  expect(orderReportMarkup(report([{ event, says: '' }]))).toMatch(
    /By <a[^>]*#pb\.fire\.result">Title of pb\.fire\.result<\/a><\/p>$/,
  );
});

test('two events that share a reason show it once', () => {
  const reasons = [hit(4)];
  const event = { type: 'shaken', clauses: [], reasons };
  expect(
    tables([
      { event, says: 'One.' },
      { event: { ...event }, says: 'The other.' },
    ]),
  ).toHaveLength(1);
});

test('two events with equal but not identical reasons show both', () => {
  const scored = (says: string): NarratedEvent => ({ event: { type: 'scored', clauses: [], reasons: [hit(4)] }, says });
  expect(tables([scored('The one.'), scored('The other.')]).map(foot)).toEqual(['The one.: 4', 'The other.: 4']);
});

test('an event without a reason is a sentence with its clauses', () => {
  const event = { type: 'gone', clauses: ['pb.fire.result'], reasons: [] } as const;
  expect(orderReportMarkup(report([{ event, says: 'Gone.' }]))).toContain(
    '<p class="event">Gone. <small><a class="clause"',
  );
});

test('a ruling by which the step could come out differently says how, with its link; the others are folded', () => {
  const otherwise = [{ ruling: 'pb-051', says: 'this order is allowed.' }] as const;
  const html = orderReportMarkup({ ...report([]), reads: ['pb-050', 'pb-051'], otherwise });
  const [, said, folded] = /(<p class="by">Some tables.*?<\/p>)(<details.*?<\/details>)/.exec(html)!;
  expect(said).toMatch(
    /^<p class="by">Some tables play it otherwise: then this order is allowed\. <a[^>]*>pb-051<\/a>/,
  );
  expect(folded).toMatch(/<summary>Other rulings on this step<\/summary><a[^>]*>pb-050<\/a><\/details>/);
  expect(orderReportMarkup(report([]))).not.toContain('<details');
});
