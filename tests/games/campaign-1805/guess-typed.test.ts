import { describe, expect, test } from 'vitest';
import { readNumber } from '../../../src/games/contract/typed.ts';
import { begun, chosen, replyTo } from '../../../src/islands/orders/replying.ts';
import { buttons } from '../../../src/islands/orders/selection.ts';
import { playOrder } from '../../../src/islands/orders/session.ts';
import * as tools from '../../../src/islands/orders/tools.ts';
import { orderBoardOf, readOrder, writeOrder } from '../../../src/islands/position/orders.ts';
import { loadGame } from '../../../src/register/index.ts';
import { choicesOf } from '../../../src/scene/input.ts';
import { battery, FIRES, shooting, SMALL } from './batteries.ts';
import { at, musketeers } from './field.ts';

const game = await loadGame('campaign-1805');
const target = musketeers({ ranks: ['o'.repeat(10), 'o'.repeat(10)], commanders: [] });
const state = shooting([battery({ name: 'the battery' }), target]);
const session = { game, tools };
const order = { type: 'fire', unit: 'battery' } as const;

describe('the shot of a gun is offered', () => {
  const typed = { field: 'guess', label: 'Guess in centimetres', least: 1, most: 72 };

  test('once, and its guess is typed, within the range of the gun', () => {
    const shots = choicesOf(game.rules, state).filter(({ order: { type } }) => type === 'fire');
    expect(shots).toEqual([
      { unit: 'battery', kind: 'fire', target: null, order, says: 'Fire with the battery', typed },
    ]);
    const small = shooting([battery({ gun: SMALL }), target]);
    expect(choicesOf(game.rules, small).find(({ order: { type } }) => type === 'fire')?.typed?.most).toBe(70);
  });

  test('as one button with a field, and the order with its number is given', () => {
    const on = begun({ game, state, isOpen: true });
    const offers = buttons(on.field, { unit: 'battery', offers: [] });
    const [shot] = offers.filter((each) => 'order' in each && each.order.type === 'fire');
    expect(shot).toMatchObject({ says: 'Fire with the battery', typed });
    const given = { ...order, guess: 33 };
    expect(chosen(on, { says: '', order: given }).does).toEqual([{ do: 'order', order: given }]);
  });

  test('once also if it is refused, as a button that says why', () => {
    const wall = musketeers({ id: 'wall', name: 'the wall', side: 'french', at: at(60, 30) });
    const barred = shooting([battery(), target, wall]);
    const { field } = begun({ game, state: barred, isOpen: true });
    const shots = buttons(field, { unit: 'battery', offers: [] }).filter(
      (each) => 'order' in each && each.order.type === 'fire',
    );
    expect(shots.map(({ says }) => says)).toEqual(['Fire with the battery']);
    expect(shots[0]).not.toHaveProperty('typed');
  });

  test('and a link to the position keeps the guess', () => {
    const frame = { id: '', before: state, order: null, scene: game.scene(state, []) };
    const on = orderBoardOf({ at: { game }, frame }, state);
    const given = { ...order, guess: 33 };
    const written = writeOrder(on, given);
    expect(written).toMatchObject({ unit: 'battery', kind: 'fire', nth: 33 });
    expect(readOrder(on, written!)).toEqual({ ok: true, value: given });
    expect(readOrder(on, { ...written!, nth: 99 })).toMatchObject({ ok: false, error: { path: 'refused' } });
  });
});

test('a number is read whole and within its limits, and otherwise refused in words', () => {
  const limits = { least: 1, most: 72 };
  expect(readNumber(' 33 ', limits)).toEqual({ ok: true, value: 33 });
  expect(readNumber('', limits)).toEqual({ ok: false, error: 'Type a whole number from 1 to 72 first.' });
  for (const text of ['0', '73', '-4', '3.5', '1e1', 'far', '99999999999'])
    expect(readNumber(text, limits)).toEqual({ ok: false, error: `“${text}” is not a whole number from 1 to 72.` });
  expect(readNumber('72', limits)).toEqual({ ok: true, value: 72 });
  expect(readNumber('1', limits)).toEqual({ ok: true, value: 1 });
});

describe('the odds of a shot are told', () => {
  const given = { ...order, guess: 27 };
  const report = (on: typeof state) => playOrder(session, on, { order: given, seed: 1 }).report;

  test('after it, if no other gun has still to guess', () => {
    expect(report(state).odds).not.toBeNull();
  });

  test('but not while another gun has', () => {
    const other = battery({ id: 'other', name: 'the other battery', at: at(90, 20) });
    const two = shooting([battery(), other, target], {
      written: { ...FIRES, other: { does: 'fire', at: 'musketeers' } },
    });
    expect(report(two).allowed).toBe(true);
    expect(report(two).odds).toBeNull();
  });
});

test('pointing gives no order that still lacks its number: it shows it', () => {
  const place = { unit: 'musketeers' } as const;
  const rules = {
    ...game.rules,
    probe: () => [{ order: { ...order, guess: 8 }, verdict: { ok: true, clauses: [], shows: [] } }],
  };
  const on = begun({ game: { ...game, rules: rules as never }, state, isOpen: true });
  const reply = replyTo(
    { ...on, selection: { ...on.selection, unit: 'battery' } },
    { kind: 'activate', target: place, isByKey: false },
  )!;
  expect(reply.does.map((each) => each.do)).toEqual(['note']);
  expect(reply.now.selection.offers).toMatchObject([{ says: 'Fire with the battery', typed: { most: 72 } }]);
});
