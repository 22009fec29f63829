import { describe, expect, test } from 'vitest';
import { add, atLeast, die, sum, type Lookup, type Pool, type Reason, type Sum } from '../../src/core/reasons.ts';
import { orderReportMarkup } from '../../src/panel/order-report.ts';
import type { NarratedEvent } from '../../src/games/contract/view.ts';
import { report } from './report.ts';

const markup = (...events: readonly NarratedEvent[]): string => orderReportMarkup(report(events));
/** The text of the first line. */
const headOf = (html: string): string | undefined => /class="headline">(.*?)<\/h4>/.exec(html)?.[1];
const told = (type: string, says: string, ...reasons: readonly Reason[]): NarratedEvent => ({
  event: { type, clauses: [], ...(reasons.length > 0 && { reasons }) },
  says,
});
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

describe('look-ups, pools and chains', () => {
  const pool = (stage: Pool['stage'], dice: number, scored: number): Pool => ({
    kind: 'pool', of: 'gun', stage, clause: 'pb.fire.resolve', dice, die: { sides: 6, lowest: 1 }, terms: [], needs: 4, faces: null, scored,
  }); // prettier-ignore

  test('a look-up keeps its row and its note, also of the event in the first line', () => {
    const html = markup(told('shot-hit', 'Hit: 3 dice.', hit(4)), told('shot-fell', 'They lose 2.', cell));
    expect(headOf(html)).toBe('Hit: 4, needed 3+. They lose 2.');
    expect(html).toContain('>Artillery: 3</a></small> <small>our chart</small></th><td>2 &amp; more</td>');
  });

  test('a chart that decides alone, and a pool, are the first line', () => {
    expect(headOf(markup(told('fell', 'They lose 2.', cell)))).toBe('Artillery: 2 &amp; more. They lose 2.');
    const shot = told('fell', 'They stand.', pool('hits', 20, 6), pool('wounds', 6, 3));
    expect(headOf(markup(shot))).toBe('6 of 20 hit, 3 of 6 wound. They stand.');
  });

  test('the game’s own headline stands in their place, and every sentence below it', () => {
    const events = [told('shot-hit', 'A hit.', hit(4)), told('unit-routed', 'The foe runs.')];
    const html = orderReportMarkup({ ...report(events), headline: 'The gun drives the foe away.' });
    expect(headOf(html)).toBe('The gun drives the foe away.');
    expect(html).toContain('<p class="event">The foe runs.</p>');
    expect(html).toContain('A hit.');
  });

  test('a chain of many events with sums is a line for each, in their order, with its sums folded', () => {
    const first = told('charged', 'They charge.');
    const chain = ['They are seen.', 'They are shot at.', 'They press on.', 'They strike.'].map((says) =>
      told('went-on', says, pool('hits', 2, 1), { ...cell }),
    );
    const html = markup(first, ...chain.slice(0, 2), told('turned', 'The foe turns.'), ...chain.slice(2));
    const lines = html
      .match(/<summary>.*?<\/summary>|<p class="event">.*?<\/p>/g)
      ?.map((line) => line.replaceAll(/<[^>]+>/g, ''));
    expect(lines).toEqual(['They are seen.', 'They are shot at.', 'The foe turns.', 'They press on.', 'They strike.']);
    const folded = html
      .split('<details class="chain">')
      .slice(1)
      .map((part) => part.split('</details>')[0]!);
    expect(folded.map((part) => part.split('<table').length - 1)).toEqual([2, 2, 2, 2]);
  });

  test('so is a result with four sums or more; one with fewer, or of a single event, has them open', () => {
    const isFolded = (...events: readonly NarratedEvent[]) => markup(...events).includes('<details class="chain">');
    const strike = (says: string) => told('struck', says, pool('hits', 8, 4), pool('wounds', 4, 2));
    const tested = told('tested', 'They stand.', hit(4));
    const started = told('charged', 'They charge.');
    expect(isFolded(started, strike('They strike.'), strike('The others strike.'))).toBe(true);
    expect(isFolded(started, strike('They strike.'), tested)).toBe(false);
    expect(isFolded(told('struck', 'Both strike.', pool('hits', 8, 4), pool('wounds', 4, 2), hit(4), { ...cell }))).toBe(false); // prettier-ignore
  });

  test('a pool to which nothing is added has the number that each die needs beside its dice', () => {
    const rowsOf = (terms: Pool['terms']) =>
      (markup(told('x', 'X.'), told('shot', 'They shoot.', { ...pool('hits', 8, 4), terms })).match(/<tr>.*?<\/tr>/g) ?? []).map((row) => row.replaceAll(/<[^>]+>/g, '|')); // prettier-ignore
    expect(rowsOf([])[0]).toContain('8 × D6, each 4+');
    expect(rowsOf([add('pb.fire.resolve', 'Skill', 1)])).toHaveLength(rowsOf([]).length + 2);
  });

  test('many clauses are folded below the result, a few are listed', () => {
    const citing = (count: number) =>
      markup({
        event: { type: 'moved', clauses: Array.from({ length: count }, (_, n) => `pb.fire.clause-${n}` as const) },
        says: 'They move.',
      });
    expect(citing(5)).toContain('<p class="by">Rules: ');
    expect(citing(6)).toContain('<summary>Rules (6)</summary>');
  });

  test('odds by a chart of the reader’s own say so', () => {
    const odds = {
      policy: 'first-option', chances: { hit: { ways: 1n, of: 6n } }, lost: {}, isRolled: true, isSwayed: false, assumes: null,
      reach: null, further: [], losses: [], horizon: null, sample: [], isFarther: false,
      outcomes: { hit: { says: 'hit', favours: 'actor', worst: 'routed' } },
    } as const; // prettier-ignore
    const caption = (isByOwnChart: boolean) =>
      /(<p title.*?>The same order.*?)<\/p>/.exec(
        orderReportMarkup({ ...report([]), odds: { ...odds, isByOwnChart } }),
      )?.[1];
    expect([true, false].map(caption)).toEqual([
      '<p title="All 6 ways in which the dice can fall">The same order, by your chart',
      '<p title="All 6 ways in which the dice can fall">The same order',
    ]);
  });
});
