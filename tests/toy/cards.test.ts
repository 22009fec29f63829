import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { success } from '../../src/core/result.ts';
import { positionText } from '../../src/islands/position/address.ts';
import { readOrder, writeOrder } from '../../src/islands/position/orders.ts';
import { readPosition } from '../../src/islands/position/reading.ts';
import type { Awaiting } from '../../src/games/contract/engine.ts';
import { seeded } from '../../src/core/seeded.ts';
import { instructions } from '../../src/panel/instructions.ts';
import { orderReport } from '../../src/panel/step-report.ts';
import { orderReportMarkup } from '../../src/panel/order-report.ts';
import { stripMarkup } from '../../src/panel/strip.ts';
import { loadGame } from '../../src/register/index.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import { oddsOf } from '../../src/scenario/play/odds.ts';
import { choicesOf } from '../../src/scene/input.ts';
import { library } from '../../src/library/plays.ts';
import type { Order } from './games/picket/orders.ts';
import { settled, type State } from './games/picket/state.ts';

/*
 * A reader sees, is told and is offered nothing that hangs on cards that he does not see: they are
 * dealt anew in a hundred ways, and everything stays the same.
 */

const game = await loadGame('picket');
const { scenarios } = await library('picket');
const { scenario } = scenarios.get('pk.a-volley')!;
const start = playScenario(game.engine, scenario).start as State;
const held = {
  ...start,
  hands: { blue: ['steady-1', 'damp-4'], red: ['steady-2', 'damp-1'] },
  deck: ['damp-2', 'damp-3', 'steady-3'],
};
const VOLLEY: Order = { type: 'volley', unit: 'fusiliers', at: 'musketeers', with: ['steady-1'] };

const WRONG: Order = { ...VOLLEY, with: ['damp-4'] };

/** The same board where other cards lie in the hand of red and in the deck. */
const dealt = (order: readonly number[]): State => {
  const hidden = [...held.hands.red, ...held.deck];
  const cards = hidden.map((_card, i) => hidden[order[i]!]!);
  return { ...held, hands: { ...held.hands, red: cards.slice(0, 2) }, deck: cards.slice(2) };
};
const deals = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5, maxLength: 5 }).map(dealt);

/** All that a page makes of a board for its reader. */
const made = (state: State): string => {
  const { rules } = game;
  const odds = oddsOf(rules, state, VOLLEY, 'blue');
  const shown = {
    odds,
    choices: choicesOf(rules, state),
    scene: game.scene(state, []),
    how: instructions(game, state),
  };
  const strip = stripMarkup(rules.beside?.(state, 'blue') ?? null);
  return strip + JSON.stringify(shown, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
};

test('the hidden cards may lie in any way, and nothing that the reader sees changes', () => {
  const here = made(held);
  expect(here).toContain('Steady aim');
  expect(here).toContain('2 cards of the other side lie face down');
  expect(here).toContain('if they damp your powder');
  fc.assert(
    fc.property(deals, (state) => {
      expect(made(state)).toBe(here);
    }),
    { numRuns: 100 },
  );
});

test('open hands are seen: the strip counts none face down, and the supposition has no chance to tell', () => {
  const open: State = { ...held, open: ['red'] };
  expect(game.rules.beside?.(open, 'blue')?.covered).toBe(0);
  expect(made(open)).not.toBe(made(held));
});

test('what the other side draws is told without its card, and its own side sees it', () => {
  const events = game.engine.resolve(
    settled({ ...held, volley: { unit: 'fusiliers', at: 'musketeers', with: [] } }),
    { type: 'keep' },
    seeded(1),
  );
  const drawn = events.find(({ type }) => type === 'drawn')!;
  const told = (side: string) => game.through(() => side).rules.words.event(drawn, held);
  expect(told('blue')).toMatch(/^Blue draw: (Damp powder|Steady aim)\.$/);
  expect(told('red')).toBe('Blue draw: a card.');
});

test('a written plan is sealed for the other side: neither its words nor its verdict are told', () => {
  const night = scenarios.get('pk.at-night')!.play.steps.find(({ order }) => order?.type === 'write')!;
  const other = game.through(() => (night.order?.by === 'blue' ? 'red' : 'blue'));
  const report = orderReport(other, night);
  expect(report.permits).toEqual([]);
  expect(orderReportMarkup({ ...report, orderSays: other.rules.words.order(night.order!, night.before) })).toContain(
    'an order that is not shown',
  );
});

test('what a card is not for is refused in words', () => {
  const from: Awaiting = held;
  const verdict = game.rules.judge(from, WRONG);
  expect(verdict.ok ? '' : game.rules.words.refusal(verdict, from)).toBe('Damp powder is of no use here.');
});

test('a link to a position has the cards that go with an order', () => {
  const on = { at: { game }, state: held as Awaiting, grid: false };
  const written = writeOrder(on, VOLLEY)!;
  const text = positionText({ step: 'fired', orders: [written] });
  expect(text).toBe('fired/1/fusiliers:musketeers~steady-1');
  const read = readPosition(text!);
  expect(read.ok && readOrder(on, read.value.orders[0]!)).toEqual(success(VOLLEY));
  const wrong = readPosition('fired/1/fusiliers:musketeers~damp-4');
  expect(wrong.ok && readOrder(on, wrong.value.orders[0]!)).toMatchObject({
    ok: false,
    error: { path: 'refused', found: 'Damp powder is of no use here.' },
  });
});
