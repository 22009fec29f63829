import { describe, expect, test } from 'vitest';
import { success } from '../../src/core/result.ts';
import type { Awaiting, OrderLike } from '../../src/games/contract/engine.ts';
import { um } from '../../src/geometry/lengths.ts';
import { gameText, readGame } from '../../src/islands/battle/record.ts';
import * as mover from '../../src/islands/mover/moving-unit.ts';
import { replyTo } from '../../src/islands/mover/replying.ts';
import { orderSaid } from '../../src/islands/mover/wording.ts';
import { withChosen } from '../../src/islands/orders/beside.ts';
import type { Input, Ordering } from '../../src/islands/orders/ordering.ts';
import { begun } from '../../src/islands/orders/replying.ts';
import type { Session } from '../../src/islands/orders/session.ts';
import { positionText } from '../../src/islands/position/address.ts';
import { readOrder, writeOrder } from '../../src/islands/position/orders.ts';
import { readPosition } from '../../src/islands/position/reading.ts';
import { library } from '../../src/library/plays.ts';
import { loadGame } from '../../src/register/index.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import type { State } from './games/picket/state.ts';

/* A card that goes with a march: pulled, typed, linked to and recorded. */

const game = await loadGame('picket');
const { scenarios } = await library('picket');
const task = playScenario(game.engine, scenarios.get('pk.quick-step')!.scenario).start as State;
const start: State = { ...task, hands: { ...task.hands, blue: ['damp-1', 'quick-1', 'quick-2'] } };
const forward = (mm: number) => [{ go: 'forward' as const, by: um(mm, 'mm') }];
const march = (mm: number, ...cards: readonly string[]) =>
  ({ type: 'march', unit: 'company', legs: forward(mm), with: cards }) as const;

describe('by the rules', () => {
  test.each([
    ['without a card', march(120), 'The company do not get so far.', 'pk.move.reach'],
    ['beyond the card', march(151, 'quick-1'), 'The company do not get so far.', 'pk.move.reach'],
    ['with another card', march(60, 'damp-1'), 'Damp powder is of no use here.', 'pk.cards.use'],
    ['with a card of nobody', march(60, 'quick-9'), 'You hold no such card.', 'pk.cards.hand'],
  ])('%s it is refused in words', (_how, order, says, clause) => {
    const verdict = game.rules.judge(start, order);
    expect(verdict).toMatchObject({ ok: false, clause });
    expect(verdict.ok ? '' : game.rules.words.refusal(verdict, start)).toBe(says);
  });

  test('the march goes half as far again, and the card is played', () => {
    const order = march(150, 'quick-1');
    expect(game.rules.words.order(order, start)).toBe('March the company: forward 150 mm with Quick step');
    expect(game.rules.judge(start, order)).toMatchObject({ ok: true, clauses: ['pk.move.body', 'pk.cards.quick'] });
    const events = game.rules.resolve(start, order, undefined as never);
    const after = events.reduce<Awaiting>((state, event) => game.rules.apply(state, event), start) as State;
    expect(after.hands).toEqual({ blue: ['damp-1', 'quick-2'], red: ['steady-1'] });
    expect(after.units['company']!.at).toEqual([um(260, 'mm'), um(330, 'mm')]);
  });

  test('an author writes it', () => {
    expect(game.engine.order({ march: 'company', legs: ['forward 150'], with: ['quick-1'] }, start)).toEqual(
      success(march(150, 'quick-1')),
    );
  });
});

/** A board with its strip, as a page has it. */
function board() {
  let chosen: readonly string[] = [];
  const { game: chosenGame } = withChosen({ game } as unknown as Session, () => chosen);
  const { items, most } = game.rules.beside!(start, 'blue')!;
  const beside = () => ({ items, most, chosen });
  let now: Ordering = begun({ game: chosenGame, state: start, beside: beside() });
  const said: string[] = [];
  const orders: OrderLike[] = [];
  function tell(input: Input) {
    const reply = replyTo(now, input)!;
    ({ now } = reply);
    for (const deed of reply.does) {
      if (deed.do === 'note') said.push(deed.text);
      else if (deed.do === 'order') orders.push(deed.order);
      else if (deed.do === 'bring') {
        press(...deed.items);
        tell(deed.otherwise);
      }
    }
  }
  function press(...items: readonly string[]) {
    chosen = items;
    tell({ kind: 'beside', beside: beside() });
  }
  tell({ kind: 'choose', offer: { says: '', select: 'company' } });
  return {
    tell,
    press,
    write: (text: string) => tell({ kind: 'write', text }),
    chosen: () => chosen,
    draft: () => now.draft!,
    said: () => said.at(-1),
    shown: () => orderSaid(now.draft!.moving, now.draft!.march),
    orders,
  };
}

describe('the mover', () => {
  test('judges an open draft again when a card is pressed, and confirms it with the card', () => {
    const { tell, press, shown, draft, orders } = board();
    for (let n = 0; n < 9; n += 1) tell({ kind: 'key', key: 'ArrowUp', isShift: false });
    expect(shown()).toBe('forward 90');
    press('quick-1');
    expect([shown(), draft().march.allowed]).toEqual(['forward 90 with Quick step', um(150, 'mm')]);
    for (let n = 0; n < 5; n += 1) tell({ kind: 'key', key: 'ArrowUp', isShift: false });
    expect(shown()).toBe('forward 140 with Quick step');
    press();
    expect([shown(), draft().refused?.clause]).toEqual(['forward 100', 'pk.move.reach']);
    press('quick-2');
    expect([shown(), draft().refused], 'the legs that were cut are there again').toEqual([
      'forward 140 with Quick step',
      null,
    ]);
    tell({ kind: 'confirm' });
    expect(orders).toEqual([march(140, 'quick-2')]);
  });

  test('refuses a card that does not fit in words, and keeps the legs', () => {
    const { tell, press, shown, said, draft } = board();
    tell({ kind: 'key', key: 'ArrowUp', isShift: false });
    press('damp-1');
    expect([shown(), said(), draft().refused?.clause]).toEqual([
      '',
      '0 % of the move. Damp powder is of no use here.',
      'pk.cards.use',
    ]);
    expect(draft().march.order).toBeNull();
    press();
    expect(shown()).toBe('forward 10');
  });

  test('reads a card in a sentence, as if it had been pressed', () => {
    const { write, chosen, shown, draft, said } = board();
    write('forward 60, wheel left 10 with the quick step');
    expect([chosen(), shown()]).toEqual([['quick-1'], 'forward 60, wheel left 10 with Quick step']);
    write(shown());
    expect([chosen(), draft().unfit], 'read again it is the same order').toEqual([['quick-1'], null]);
    write('forward 120');
    expect(shown(), 'a sentence without `with` leaves the choice').toBe('forward 120 with Quick step');
    write('with damp powder');
    expect([chosen(), draft().refused?.clause]).toEqual([['damp-1'], 'pk.cards.use']);
    write('forward 20 with the five');
    expect(said()).toBe('Not understood: “five”. Wanted: one of these after “with”: Damp powder, Quick step.');
    expect([chosen(), draft().unfit?.text]).toEqual([['damp-1'], 'forward 20 with the five']);
    write('forward 20 with the quick step and the quick step');
    expect(said()).toContain('Not understood: 2 of them. Wanted: at most 1 of these');
  });

  test('asks nothing of a board without cards', () => {
    const { hands: _none, ...bare } = start;
    const moving = mover.takeUp(game.input.mover!, bare, 'company')!;
    expect(moving.mover.read('forward 20 with the quick step', bare as State, 'company').ok).toBe(false);
    expect(orderSaid(moving, mover.marchOf(moving, forward(20)))).toBe('forward 20');
  });
});

test('a link and a recorded battle keep the card', () => {
  const on = { at: { game, mover: { ...mover, orderSaid } }, state: start as Awaiting, grid: false };
  const order = march(150, 'quick-2');
  const text = positionText({ step: 'task', orders: [writeOrder(on, order)!] })!;
  expect(text).toBe('task/1/company,forward-150~quick-2');
  const read = readPosition(text);
  expect(read.ok && readOrder(on, read.value.orders[0]!)).toEqual(success(order));
  const wrong = readPosition('task/1/company,forward-50~damp-1');
  expect(wrong.ok && readOrder(on, wrong.value.orders[0]!)).toMatchObject({
    ok: false,
    error: { path: 'refused', found: 'Damp powder is of no use here.' },
  });
  expect(readGame(gameText([{ order }], { seed: 1, earlier: [] }, start))).toMatchObject({
    value: { orders: [{ order }] },
  });
});
