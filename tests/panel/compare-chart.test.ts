import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDINGS, type Standing } from '../../src/core/standings.ts';
import { balanceParts } from '../../src/panel/compare-bar.ts';
import { compareChart, type ChartColumn } from '../../src/panel/compare-chart.ts';

const SIDES = { actor: 'cavalry', target: 'infantry' };
const column = (n: number): ChartColumn => ({
  game: `game-${n}`,
  name: `Game ${n}`,
  told: { chances: { 'target-routed': '2/6', level: '1/6', 'actor-destroyed': '3/6' }, assumes: null },
  notes: [],
});
const REFUSED: ChartColumn = {
  game: 'other',
  name: 'Other',
  told: { says: 'There is no charge.', clause: 'tt.melee.heavy', title: 'No charge' },
  notes: [],
};

test('a bar lies around its middle: worse for the acting side to the left, level across it', () => {
  const parts = balanceParts({ 'target-routed': 0.25, level: 0.25, 'actor-destroyed': 0.5 }, STANDINGS);
  const seen = parts.filter(({ width }) => width > 0).map(({ standing, from, width }) => [standing, from, width]);
  expect(seen).toEqual([
    ['actor-destroyed', 18.75, 25],
    ['level', 43.75, 12.5],
    ['target-routed', 56.25, 12.5],
  ]);
});

test('five games have five bars on one scale, and five columns of numbers', () => {
  const html = compareChart([1, 2, 3, 4, 5].map(column), SIDES, STANDINGS);
  expect(html.match(/<svg class="balance"/g)).toHaveLength(5);
  expect(html).toContain('data-columns="5"');
  expect(html.match(/data-of="game-3"/g)!.length).toBeGreaterThan(3);
});

test('every chance has its fraction, and what never happens has no row', () => {
  const html = compareChart([column(1)], SIDES, STANDINGS);
  const percents = html.match(/<b>\d+\u00a0%<\/b>/g)!;
  expect(html.match(/<b>\d+\u00a0%<\/b> <small>\d+\/\d+<\/small>/g)).toHaveLength(percents.length);
  expect(html).not.toContain('The infantry is shaken');
});

test('what never happens in one of the games is 0 %, without a fraction', () => {
  const other: ChartColumn = {
    ...column(2),
    told: { chances: { 'target-routed': '5/6', level: '1/6' }, assumes: null },
  };
  const html = compareChart([column(1), other], SIDES, STANDINGS);
  expect(html).toContain('<b>0\u00a0%</b>');
  expect(html).not.toContain('0/1');
});

test('a game in which it does not come to that says why beside the bars of the others', () => {
  const html = compareChart([column(1), REFUSED], SIDES, STANDINGS);
  expect(html.match(/<svg class="balance"/g)).toHaveLength(1);
  expect(html).toMatch(/class="not-so"[^>]*><h3>Other<\/h3><p>It does not come to that\. There is no charge\./);
  expect(html).not.toContain('class="refused"');
});

test('every standing has a look of its own in the chart', () => {
  const css = readFileSync('src/styles/parts/balance.css', 'utf8');
  const rules = [...css.matchAll(/\.chart rect(\S[^{]*)\{([^}]*)\}/g)];
  const look = (standing: Standing): string =>
    rules
      .filter(([, where]) => new RegExp(`\\.${standing}(?![\\w-])`).test(where!))
      .map(([, , how]) => how!.trim())
      .join(' ');
  const looks = new Set(STANDINGS.map(look));
  expect(looks.has('')).toBe(false);
  expect(looks.size).toBe(STANDINGS.length);
});
