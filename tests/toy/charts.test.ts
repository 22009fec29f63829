import { expect, test } from 'vitest';
import type { Charts } from '../../src/core/charts.ts';
import { written } from '../../src/core/fraction.ts';
import { scripted } from '../../src/core/scripted.ts';
import { boardData } from '../../src/library/boards/data.ts';
import { boardView } from '../../src/library/boards/view.ts';
import { oddsOf } from '../../src/scenario/play/odds.ts';
import { laws } from './laws/picket.ts';
import { rules } from './games/picket/rules.ts';
import type { State } from './games/picket/state.ts';

const begun = laws.games!.begin(1);
const night: State = {
  ...rules.at(begun, { side: 'blue', phase: 'action' }),
  plans: { blue: 'advance', red: 'hold' },
};
const own: Charts = { nerve: { rows: ['outpost'], columns: ['nerve'], cells: [[100]], mark: 'own' } };
const steady: State = { ...night, charts: own };
const fire = { type: 'fire', unit: 'c', at: 'b' } as const;

test('a test by percentage counts the reader’s chart, and says so; the build has ours', () => {
  const [ours, theirs] = [night, steady].map((state) => oddsOf(rules, state, fire)!);
  expect([ours!.isByOwnChart, theirs!.isByOwnChart]).toEqual([false, true]);
  expect(Object.keys(ours!.chances)).toContain('runs');
  expect(ours!.outcomes['runs'], 'an outcome may name who it befalls').toMatchObject({ says: 'red run' });
  expect(written(theirs!.chances['runs']!)).not.toBe(written(ours!.chances['runs']!));
});

test('its sums tell what fell, what it counts as, whose chart it is, and what was rounded', () => {
  const shot = { ...steady, shot: { unit: 'c', at: 'b' } };
  const dice = scripted([{ 'aim.c': 2 }, { 'hits.c': [6, 6, 6, 6] }, { 'effect.c': [5, 4] }, { 'nerve.b': 9 }]);
  const waiting = rules.apply(shot, rules.carryOut(steady, fire, scripted([]))[0]!);
  const [event] = rules.carryOut(waiting, { type: 'stand' }, dice);
  const [chart, men, nerve] = event!.reasons!.slice(-3);
  expect(chart).toMatchObject({ kind: 'lookup', table: 'losses', cell: '7.5\u00a0%', mark: 'reconstructed' });
  expect(men).toMatchObject({ total: 3, rounded: 'half-up', terms: [{ value: 42 }, { in: 'percent' }] });
  expect(nerve).toMatchObject({ terms: [{ value: 90, reads: { shows: 9 } }], total: 90, test: { number: 70 } });
  expect(nerve).toMatchObject({ test: { word: 'runs', of: [{ value: 100, mark: 'own' }, { value: -30 }] } });
  expect(rules.words.headline([event!], waiting)).toBe('It costs red 3 men, and they run.');
});

test('a state keeps the charts, whatever is done with it', () => {
  for (const side of rules.sides(steady)) expect(rules.seenBy(steady, side).charts).toBe(own);
  expect(rules.at(steady, { side: 'red', phase: 'orders' }).charts).toBe(own);
  const after = rules.carryOut(steady, fire, scripted([])).reduce((now, event) => rules.apply(now, event), steady);
  expect(after.charts).toBe(own);
});

test('a board is sent with what plays its steps again', async () => {
  const runs = (await boardData(await boardView('pk.who-runs'))).frames;
  expect(runs.flatMap(({ played }) => played ?? [])).toMatchObject([{ tried: false, then: [{ type: 'stand' }] }]);
  expect(runs.at(-1)!.played!.rolls.map(({ purpose }) => purpose)).toContain('nerve.patrol');
  expect(runs.some(({ staysOurs }) => staysOurs)).toBe(false);
});
