import { expect, test } from 'vitest';
import { D6 } from '../../src/core/dice.ts';
import { atLeast, die, sum, type Pool, type Reason } from '../../src/core/reasons.ts';
import type { NarratedEvent } from '../../src/games/contract/view.ts';
import { orderReportMarkup } from '../../src/panel/order-report.ts';
import { report } from './report.ts';

const tables = (events: readonly NarratedEvent[], headline: string | null = null): readonly string[] =>
  orderReportMarkup({ ...report(events), headline }).match(/<table.*?<\/table>/g) ?? [];
/** The text of a table's footer. */
const foot = (table: string): string =>
  /<tfoot>.*?scope="row">(.*?)<\/th><td>(.*?)<\/td>/.exec(table)!.slice(1).join(': ');
const told = (type: string, says: string, ...reasons: readonly Reason[]): NarratedEvent => ({
  event: { type, clauses: [], reasons },
  says,
});

test('two rolls that are held against each other from both sides are shown once', () => {
  const [one, other] = [3, 5].map((face, n) => die('pb.deploy.roll-off', n === 0 ? 'French die' : 'Allied die', face));
  const halves = [sum('french', [one!], atLeast(other!, 'lower')), sum('allied', [other!], atLeast(one!, 'higher'))];
  expect(tables([told('roll-off-won', 'The Allies win.', ...halves)])).toHaveLength(1);
});

test('of several pools for the same thing the sentence stands beside what they came to together', () => {
  const pool = (dice: number, scored: number): Pool => ({
    kind: 'pool',
    of: 'howitzer',
    stage: 'wounds',
    clause: 'cf.gun.template-majority',
    dice,
    die: D6,
    terms: [],
    needs: 2,
    faces: null,
    scored,
  });
  const hit = (...pools: readonly Pool[]) =>
    tables([told('gun-hit', '4 models are hit: 3 of them fall.', ...pools)], '3 of 20 fall.');
  const two = hit(pool(3, 3), pool(1, 0));
  expect(two.map(foot)).toEqual(['Wounds: 3 of 3', '4 models are hit: 3 of them fall.: 3 of 4']);
  expect(two[1]).toContain('<th scope="row">Wounds</th><td>0 of 1</td>');
  expect(hit(pool(4, 3)).map(foot)).toEqual(['4 models are hit: 3 of them fall.: 3 of 4']);
  const volley = hit({ ...pool(9, 4), stage: 'hits' }, pool(4, 3));
  expect(volley.map(foot)).toEqual(['Hits: 4 of 9', '4 models are hit: 3 of them fall.: 3 of 4']);
});
