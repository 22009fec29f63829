import { describe, expect, test } from 'vitest';
import { add, atLeast, die, sum, type Lookup, type Reason, type Sum } from '../../src/core/reasons.ts';
import { orderReportMarkup } from '../../src/panel/order-report.ts';
import type { NarratedEvent } from '../../src/games/contract/view.ts';
import { report } from './report.ts';

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

const markup = (...events: readonly NarratedEvent[]): string => orderReportMarkup(report(events));
/** The text of the first element with this class. */
const textOf = (name: string, html: string): string | undefined =>
  new RegExp(`class="${name}">(.*?)</(?:h4|p|details)>`).exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');
const told = (type: string, says: string, ...reasons: readonly Reason[]): NarratedEvent => ({
  event: { type, clauses: [], ...(reasons.length > 0 && { reasons }) },
  says,
});

test('a single test is the first line, with what followed from it', () => {
  const effect = sum('foe', [die('pb.artillery.effect.roll', 'Effect die', 5)]);
  const html = markup(
    told('shot-hit', 'A hit, 4 against 3.', hit(4)),
    told('unit-routed', 'The foe: routed at 5.', effect),
  );
  expect(textOf('headline', html)).toBe('Hit: 4, needed 3+. The foe: routed at 5.');
  expect(html).toContain('A hit, 4 against 3.');
});

test('of several tests each says whose it is, also the one in the first line', () => {
  const html = tables([told('one-rolled', 'One rolls 4.', hit(4)), told('other-rolled', 'Other rolls 2.', hit(2))]);
  expect(html.map(foot)).toEqual(['One rolls 4.: 4', 'Other rolls 2.: 2']);
});

test('two totals against each other are the first line of a fight, the higher first', () => {
  const [own, foes] = [
    sum('a', [die('pb.fighting.compare', 'Die', 4)]),
    sum('b', [die('pb.fighting.compare', 'Die', 5)]),
  ];
  const difference = sum(null, [add('pb.fighting.compare', 'Difference', 1)]);
  const events = [
    told('fight-joined', 'A against B.'),
    told('side-scored', 'A: 4.', own),
    told('side-scored', 'B: 5.', foes),
    told('fight-won', 'B beat A by 1.', difference),
    told('unit-disrupted', 'A: disrupted.', difference),
  ];
  const html = markup(...events);
  expect(textOf('headline', html)).toBe('5 against 4. B beat A by 1.');
  expect(tables(events).map(foot), 'the difference needs no table of its own').toEqual([
    'A: 4. <small><a class="clause" href="/rules/paper-bayonet/#pb.fighting.compare">Die</a></small>: 4',
    'B: 5. <small><a class="clause" href="/rules/paper-bayonet/#pb.fighting.compare">Die</a></small>: 5',
  ]);
  for (const { says } of events) expect(html).toContain(says);
});

test('with several tests each is in the first line, unless something else came before them', () => {
  const [one, other] = [told('a', 'A rallies.', hit(4)), told('b', 'B does not.', hit(2))];
  const began = told('phase-began', 'The phase begins.');
  expect(textOf('headline', markup(began, one, told('general-gone', 'C is removed.'), other))).toBe(
    'A rallies. B does not.',
  );
  expect(tables([one, other]).map(foot)).toEqual(['A rallies.: 4', 'B does not.: 2']);
  expect(textOf('headline', markup(told('charged', 'A charges.'), one, other))).toBe('A charges.');
});

test('of a chain of fights the last is in the headline, and each is one folded line', () => {
  const side = (id: string, face: number) => sum(id, [die('pb.fighting.compare', 'Die', face)]);
  const fight = (winner: string, faces: readonly [number, number], says: string): readonly NarratedEvent[] => [
    told('side-scored', `${winner}: ${faces[0]}.`, side(winner, faces[0])),
    told('side-scored', `Foe: ${faces[1]}.`, side('foe', faces[1])),
    told('fight-won', says),
  ];
  const html = markup(...fight('a', [6, 0], 'A beat the foe.'), ...fight('b', [2, 3], 'The foe beat B.'));
  expect(textOf('headline', html)).toBe('3 against 2. The foe beat B.');
  const lines = Array.from(html.matchAll(/<summary>(.*?)<\/summary>/g), ([, line]) => line);
  expect(lines).toEqual(['A beat the foe.', 'The sums of the last fight']);
  expect(html.split('The foe beat B.').length - 1, 'said once').toBe(1);
});

test('with no test the first thing that changed is the first line', () => {
  const began = told('phase-began', 'The phase begins.');
  expect(textOf('headline', markup(began, told('unit-moved', 'A: moved.')))).toBe('A: moved.');
  expect(textOf('headline', markup(began))).toBe('The phase begins.');
});

test('what was declared is told before what came of it', () => {
  const charge = [told('charge-declared', 'A charges B.'), told('unit-removed', 'C is removed.')];
  expect(textOf('headline', markup(...charge))).toBe('A charges B.');
});

test('two dice against each other are no test against a number', () => {
  const rolled = sum('a', [die('pb.deploy.roll-off', 'Die', 2)], atLeast(die('pb.deploy.roll-off', 'Die', 5), 'lost'));
  expect(textOf('headline', markup(told('roll-off-won', 'B wins the roll-off.', rolled)))).toBe('B wins the roll-off.');
});

test('two dice against each other stand side by side, with the winner and no number to reach', () => {
  const roll = (own: number, other: number) =>
    sum(
      'allied',
      [die('pb.deploy.roll-off', 'Allied die', own)],
      atLeast(die('pb.deploy.roll-off', 'French die', other), own === other ? 'tied' : own > other ? 'won' : 'lost'),
    );
  const seen = (own: number, other: number) =>
    tables([told('roll-off-won', 'It is rolled off.', roll(own, other))])
      .join('')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim();
  expect(seen(1, 3)).toBe('Allied die lower 1 French die higher: wins 3 The higher die wins 3 to 1');
  expect(seen(5, 2)).toBe('Allied die higher: wins 5 French die lower 2 The higher die wins 5 to 2');
  expect(seen(4, 4)).toBe('Allied die equal 4 French die equal 4 Tied: nobody has won 4 to 4');
});

test('what did not apply is folded and counted once, unless it counted elsewhere', () => {
  const scored = (of: string, woods: boolean) =>
    sum(of, [
      die('pb.fighting.compare', 'Die', 4),
      add('pb.terrain.woods.fight', 'In woods', 1, woods),
      add('pb.terrain.building.fight', 'In a building', 1, false),
    ]);
  const html = markup(told('side-scored', 'A.', scored('a', false)), told('side-scored', 'B.', scored('b', true)));
  expect(textOf('fold', html)).toBe('What did not apply (1)In a building');
  expect(/<table.*<\/table>/.exec(html)![0]).not.toContain('In a building');
  expect(markup(told('a', 'A.', hit(4)))).not.toContain('<details');
});

test('a refusal is the first line, and its clause is below', () => {
  const refusal = { says: 'The gun may not fire.', clause: 'pb.fire.resolve' } as const;
  const html = orderReportMarkup({ ...report([]), tried: true, allowed: false, refusal });
  expect(textOf('headline refusal', html)).toBe('The gun may not fire.');
  expect(textOf('by', html)).toBe('Rules: Title of pb.fire.resolve');
});

test('each clause that decided is named once: where no row links to it, on the last line', () => {
  const event = { type: 'fired', clauses: ['pb.fire.resolve', 'pb.fire.result', 'pb.fire.result'] } as const;
  const html = markup(
    { event: { ...event, reasons: [hit(3)] }, says: 'One.' },
    { event: { type: 'gone', clauses: ['pb.fire.result', 'pb.fire.gone'] }, says: 'Gone.' },
  );
  expect(textOf('by', html)).toBe('Rules: Title of pb.fire.result · Title of pb.fire.gone');
  expect(html.match(/#pb\.fire\.resolve"/g)).toHaveLength(1);
});

test('each reason of an event is a table; the last one says what happened, the others give their result', () => {
  const event = { type: 'fired', clauses: [], reasons: [hit(3), cell] } as const;
  const [first, second, ...rest] = tables([{ event, says: 'The gun fires.' }]);
  expect(rest).toEqual([]);
  expect(foot(first!)).toBe('Hit: 3');
  expect(foot(second!)).toContain('The gun fires.');
  expect(second).toContain('2 &amp; more');
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
  expect(tables([scored('The one.'), scored('The other.')])).toHaveLength(2);
});

describe('rulings on an order', () => {
  const asks = 'How many woods block a line?';
  const pb051 = { ruling: 'pb-051', asks, reading: 'one', says: 'this order is refused.', again: false } as const;
  const pb024 = {
    ruling: 'pb-024',
    asks: 'May the winner advance?',
    again: false,
    reading: 'the winner may step forward',
    says: 'the guard may step to d4.',
  } as const;
  const plain = (html: string): string => html.replaceAll(/<\/?a[^>]*>/g, '');

  test('say how another reading changes the result; the others are folded', () => {
    const html = plain(orderReportMarkup({ ...report([]), reads: ['pb-050', 'pb-051'], otherwise: [pb051] }));
    expect(html).toContain(
      '<p class="by"><b>Your table may differ.</b> How many woods block a line? If your table answers “one”, this order is refused.</p>',
    );
    const whole = { ...pb051, reading: 'One blocks. A house is no wood.' };
    expect(orderReportMarkup({ ...report([]), reads: ['pb-051'], otherwise: [whole] })).toContain(
      'If your table answers “One blocks. A house is no wood”, this order is refused.',
    );
    expect(html).toContain('<summary>Rulings used here (1)</summary><p>pb-050</p></details>');
    expect(orderReportMarkup(report([]))).not.toContain('<details');
  });

  test('are told once: where the reader has read of one before, it is among the rulings used', () => {
    const html = plain(orderReportMarkup({ ...report([]), reads: ['pb-051'], otherwise: [{ ...pb051, again: true }] }));
    expect(html).not.toContain('Your table may differ');
    expect(html).toContain('<summary>Rulings used here (1)</summary><p>pb-051</p></details>');
  });

  test('link the question to its ruling', () => {
    const html = orderReportMarkup({ ...report([]), otherwise: [pb051] });
    expect(html).toContain('<a class="clause" href="/rulings/pb-051/">How many woods block a line?</a>');
  });

  test('are folded too where several change it', () => {
    const html = plain(orderReportMarkup({ ...report([]), reads: ['pb-024', 'pb-051'], otherwise: [pb024, pb051] }));
    expect(html).toContain('<summary>Your table may differ (2)</summary><ul><li>May the winner advance? If');
    expect(html).not.toContain('Rulings used here');
  });
});
