import { describe, expect, test } from 'vitest';
import { scripted } from '../../src/core/scripted.ts';
import type { Awaiting } from '../../src/games/contract/engine.ts';
import { replyTo } from '../../src/islands/mover/replying.ts';
import * as mover from '../../src/islands/mover/moving-unit.ts';
import { orderSaid } from '../../src/islands/mover/wording.ts';
import type { Input, Ordering } from '../../src/islands/orders/ordering.ts';
import { begun } from '../../src/islands/orders/replying.ts';
import { decisionAnswer } from '../../src/islands/orders/decision.ts';
import type { Session } from '../../src/islands/orders/session.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { answersTo } from '../../src/scenario/ask/decide.ts';
import { buttons } from '../../src/islands/orders/selection.ts';
import { readPosition } from '../../src/islands/position/reading.ts';
import { readOrder } from '../../src/islands/position/orders.ts';
import { library } from '../../src/library/plays.ts';
import { orderReport } from '../../src/panel/step-report.ts';
import { orderReportMarkup } from '../../src/panel/order-report.ts';
import { instructions } from '../../src/panel/instructions.ts';
import { oddsOf } from '../../src/scenario/play/odds.ts';
import { loadGame } from '../../src/register/index.ts';
import { choicesOf } from '../../src/scene/input.ts';
import { spotOf } from '../../src/scene/table/board.ts';
import type { Order } from './games/picket/orders.ts';
import type { Event } from './games/picket/play.ts';
import type { State } from './games/picket/state.ts';

/*
 * A choice and a secret order that go to any place: readers give them by the mover as they give
 * those of a phase.
 */

const game = await loadGame('picket');
const { engine, rules } = { engine: game.engine, rules: game.rules };
const { scenarios } = await library('picket');
const played = (id: `pk.${string}`, step: string) => scenarios.get(id)!.play.steps.find((each) => each.id === step)!;
const away = played('pk.slips-away', 'away');
const written = played('pk.a-post', 'written');

const taken = (state: Awaiting, unit: string): Ordering => {
  const { at } = (state as State).units[unit]!;
  const spot = spotOf(at);
  const click: Input = { kind: 'click', spot, press: spot, isTouch: false, doubles: null, grip: null, pixel: 1 };
  return replyTo(replyTo(begun({ game, state }), { kind: 'begin' })!.now, click)?.now ?? begun({ game, state });
};
/** The order that the reader gives with these inputs, in words. */
const given = (state: Awaiting, unit: string, ...inputs: readonly Input[]): readonly string[] => {
  let on = taken(state, unit);
  return inputs.flatMap((input) => {
    const reply = replyTo(on, input)!;
    on = reply.now;
    return reply.does.flatMap((deed) => (deed.do === 'order' ? [rules.words.order(deed.order, state)] : []));
  });
};
const write = (text: string): Input => ({ kind: 'write', text });
const keys = (key: string, times: number): readonly Input[] =>
  Array.from({ length: times }, () => ({ kind: 'key', key, isShift: false }));

describe.each([
  ['a reaction', away.before, 'turn left 180, forward 50', 'Slip away with the sentries to 100 mm, 200 mm'],
  ['a secret order', written.before, 'forward 50', 'Write that the sentries go to 200 mm, 200 mm'],
] as const)('%s that goes to any place', (_kind, state, legs, says) => {
  test('has no finite list, and some of its orders are offered beside the buttons', () => {
    expect(engine.options(state)).toBeNull();
    const choices = choicesOf(rules, state);
    expect(choices.filter(({ target }) => target !== null).length).toBe(4);
    const offers = buttons(taken(state, 'sentries').field, { unit: 'sentries', offers: [] }).map((each) => each.says);
    expect(offers).toEqual(choices.filter(({ target }) => target === null).map((each) => each.says));
    expect(offers).toHaveLength(2);
    expect(instructions(game, state)).toMatch(
      /^Select a unit, then drag or turn it.* Or choose one of the buttons below the map\./,
    );
  });

  test('is given by a sentence, by keys and by a link', () => {
    expect(given(state, 'sentries', write(legs), { kind: 'confirm' })).toEqual([says]);
    const read = readPosition(`task/1/sentries,${legs.replaceAll(', ', ',').replaceAll(' ', '-')}`);
    const at = { game, mover: { ...mover, orderSaid } };
    const order = read.ok ? readOrder({ at, state, grid: false }, read.value.orders[0]!) : null;
    expect(order?.ok === true && rules.words.order(order.value, state)).toBe(says);
  });

  test('is refused too far off, in its own words', () => {
    const { draft } = [write('forward 60')].reduce((now, input) => replyTo(now, input)!.now, taken(state, 'sentries'));
    expect(draft!.refused).toMatchObject({ reason: 'too-far' });
    expect(draft!.refused!.clause).toBe(state === away.before ? 'pk.fire.slip' : 'pk.orders.post');
    expect(draft!.march.used).toBe(0 + 50_000);
  });

  test('leaves the units of the other side alone', () => {
    expect(taken(state, 'patrol').draft).toBeNull();
    const there = rules.probe(state, { unit: 'patrol', target: { point: [450_000, 200_000] as never } });
    expect(there.filter(({ verdict }) => verdict.ok)).toEqual([]);
  });
});

test('keys push the unit as they do in a phase', () => {
  const pushed = given(written.before, 'sentries', ...keys('ArrowUp', 5), ...keys('Enter', 1));
  expect(pushed).toEqual(['Write that the sentries go to 200 mm, 200 mm']);
});

describe('a unit that slips away', () => {
  const slip = (x: number, y: number): Order => ({ type: 'slip', unit: 'sentries', to: [x * 1000, y * 1000] as never });
  const events = (order: Order, dice: Parameters<typeof scripted>[0]) =>
    engine.resolve(away.before, order, scripted(dice)) as readonly Event[];

  test('is fired at where it stands then, unless it is no target there', () => {
    expect(events(slip(100, 200), []).map(({ type }) => type)).toEqual(['ordered']);
    const [first, shot] = events(slip(150, 250), [{ 'aim.patrol': 9 }]);
    expect([first!.sets.units!['sentries']!.at, shot!.word, shot!.sets.shot]).toEqual([
      [150_000, 250_000],
      'safe',
      null,
    ]);
    expect(shot!.sets.units!['sentries']!.at).toEqual([150_000, 250_000]);
  });

  test('is not the firer', () => {
    const order: Order = { type: 'slip', unit: 'patrol', to: [440_000, 200_000] as never };
    expect(engine.judge(away.before, order).ok).toBe(false);
  });

  test('is an answer to a decision, and so is to duck', () => {
    const at: Session = { game, tools };
    const decision = { unit: 'sentries', order: slip(150, 250), then: [] };
    const weighed = (order: Order) => decisionAnswer(at, away.before, decision, order).weighed;
    expect(weighed(slip(150, 250))!.odds!.isRolled).toBe(true);
    expect(weighed({ type: 'duck' })!.says).toBe('Duck');
    expect(weighed(slip(100, 200))!.because).toBe('No dice are rolled.');
    expect(answersTo(rules, away.before, decision).map(({ type }) => type)).toEqual([
      ...Array<string>(4).fill('slip'),
      'duck',
      'stand',
    ]);
  });

  test('is left out of the odds of a shot, which say what they assume', () => {
    const { before, order } = played('pk.slips-away', 'the-shot');
    const odds = oddsOf(engine, before, order!)!;
    expect(odds.assumes).toBe('These odds assume that nobody plays a card, and that a unit under fire ducks.');
    const ducked = oddsOf(engine, away.before, { type: 'duck' })!;
    expect(odds.chances).toEqual(ducked.chances);
  });
});

describe('a post in secret', () => {
  const blue = written.order!;
  const held = written.state as State;
  const posted = played('pk.a-post', 'red-writes');

  test('is hidden from the other side until the card is drawn', () => {
    expect(held.posts).toHaveProperty('blue');
    expect((engine.seenBy(held, 'red') as State).posts).toEqual({});
    expect((engine.seenBy(held, 'blue') as State).posts).toEqual(held.posts);
    expect([engine.seenOrder!(blue, 'red'), engine.seenOrder!(blue, 'blue')]).toEqual([null, blue]);
    const [{ event }] = written.events as [(typeof written.events)[number]];
    expect([engine.seenEvent!(event, 'red'), engine.seenEvent!(event, 'blue')]).toEqual([null, event]);
    const told = orderReportMarkup(orderReport(game, posted));
    expect(told).toContain('Red: an order that is not shown');
    expect(told).not.toMatch(/patrol|240/);
  });

  test('is one a side, of its own outposts, and before the order of the side', () => {
    const post = (unit: string, by: string): Order => ({ type: 'post', unit, to: [160_000, 200_000] as never, by });
    expect(engine.judge(held, post('sentries', 'blue')).ok).toBe(true);
    expect(engine.judge(held, post('sentries', 'red')).ok).toBe(false);
    const wrote = engine.apply(
      held,
      engine.resolve(held, { type: 'write', by: 'blue', plan: 'hold' } as Order, scripted([]))[0]!,
    );
    expect(engine.judge(wrote, post('sentries', 'blue')).ok).toBe(false);
  });

  test('is written by one side after the other at one screen', () => {
    const wrote = { ...held, plans: { blue: 'hold' }, awaits: { ...held.awaits!, sides: ['red'] } };
    const red = game.through(() => 'red');
    const units = (by: typeof red) =>
      ['sentries', 'patrol'].filter((unit) => mover.takeUp(by.input.mover!, by.rules.seen(wrote), unit) !== null);
    expect([units(red), units(game)]).toEqual([['patrol'], []]);
    expect(choicesOf(red.rules, wrote).map(({ unit }) => unit)).toEqual([
      ...Array<string>(3).fill('patrol'),
      null,
      null,
    ]);
    expect(choicesOf(game.rules, wrote)).toEqual([]);
    expect(JSON.stringify(red.rules.seen(wrote))).not.toContain('200000,200000');
  });

  test('is carried out when the card is drawn', () => {
    const { units, posts } = played('pk.a-post', 'shown').state as State;
    expect([units['sentries']!.at, units['patrol']!.at, posts]).toEqual([[200_000, 200_000], [480_000, 240_000], {}]);
  });
});
