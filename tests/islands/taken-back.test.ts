import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sortedText } from '../../src/core/numbers.ts';
import type { OrderLike } from '../../src/games/contract/engine.ts';
import { idleEnd } from '../../src/games/contract/idle.ts';
import { createGame, type Game } from '../../src/islands/battle/createGame.ts';
import { logOf } from '../../src/islands/battle/journal.ts';
import { keyOf, readGame } from '../../src/islands/battle/record.ts';
import { keptStarts } from '../../src/islands/battle/store.ts';
import * as tools from '../../src/islands/orders/tools.ts';
import { startsOf } from '../../src/library/battles.ts';
import { scenarioFiles } from '../../src/library/files.ts';
import { engineOf, playModule } from '../../src/register/index.ts';
import { playScenario } from '../../src/scenario/play/play.ts';
import { withStorage } from './storage.ts';

const ID = 'pb.learning-battle';
const [game, engine] = await Promise.all([playModule('paper-bayonet'), engineOf('paper-bayonet')]);
const file = scenarioFiles('paper-bayonet').find(({ value }) => value.id === ID)!.value;
const frames = startsOf({ play: playScenario(engine, file) });
const battle = { id: ID, title: '', game: 'paper-bayonet', scene: null!, home: '', frames } as const;
const start = frames[0]!;
const KEY = keyOf(ID, start.id);
/** A moment at which many orders are allowed. */
const middle = frames[9]!;

afterEach(() => void vi.unstubAllGlobals());

function opened(from = start): Game {
  const page = createGame({ game, tools }, battle);
  page.open(from);
  return page;
}

const candidates = (page: Game): readonly OrderLike[] => game.rules.candidates(page.state()).map(({ order }) => order);

/** The faces of the last order, and what came of it. */
const rolledBy = (page: Game) => ({
  dice: page.last()!.report.dice.map(({ rolled }) => rolled),
  state: page.state(),
});

/** Plays until an order rolls dice, and returns it. */
function untilRolled(page: Game): OrderLike {
  for (let tries = 0; tries < 60; tries += 1) {
    const order = candidates(page).at(-1)!;
    page.give(order);
    if (page.last()!.report.dice.length > 0) return order;
  }
  throw new Error('No order has rolled dice');
}

describe('the same order after Undo', () => {
  test('gets the same dice, also after a reload; a new game has others', () => {
    withStorage();
    const page = opened();
    const order = untilRolled(page);
    const first = rolledBy(page);
    page.undo();
    page.give(order);
    expect(rolledBy(page)).toEqual(first);
    page.undo();
    const again = opened();
    expect(again.turns()).toEqual(page.turns());
    again.give(order);
    expect(rolledBy(again)).toEqual(first);
    const seeds = new Set(
      Array.from({ length: 8 }, () => {
        again.again();
        untilRolled(again);
        return again.turns().at(-1)!.seed;
      }),
    );
    expect(seeds.size).toBe(8);
  });

  test('gets the same dice when all orders were undone and the page was left', () => {
    const texts = withStorage();
    const page = opened();
    const order = candidates(page)[0]!;
    page.give(order);
    const { seed } = page.turns()[0]!;
    page.undo();
    expect([page.turns(), Object.keys(texts), keptStarts(ID)]).toEqual([[], [KEY], []]);
    const again = opened();
    again.give(order);
    expect(again.turns()[0]!.seed).toBe(seed);
    again.again();
    expect(Object.keys(texts)).toEqual([]);
  });

  test('and another order get different seeds', () => {
    withStorage();
    const page = opened(middle);
    const orders = candidates(page).slice(0, 6);
    const seeds = orders.map((order) => {
      page.give(order);
      const { seed } = page.turns().at(-1)!;
      page.undo();
      return seed;
    });
    expect(orders.length).toBeGreaterThan(2);
    expect(new Set(seeds).size).toBe(orders.length);
  });
});

describe('phases with nothing to do', () => {
  /** The orders of a game with their seeds; a phase that ends by itself rolls nothing. */
  const seeds = (page: Game) =>
    page.turns().map(({ order, seed, isIdle }) => ({ order, isIdle, seed: isIdle ? null : seed }));

  test('end by themselves from every start, which keeps nothing and can be undone by nobody', () => {
    const begun = frames
      .filter(({ state }) => state.awaits !== null)
      .map((from) => {
        const texts = withStorage();
        const page = opened(from);
        expect(idleEnd(game.rules, page.state()), from.id).toBeNull();
        expect(
          page.turns().every(({ isIdle }) => isIdle),
          from.id,
        ).toBe(true);
        const before = page.turns();
        page.undo();
        expect([page.turns(), Object.keys(texts)], from.id).toEqual([before, []]);
        return before.length;
      });
    expect(Math.max(...begun), 'some start has such a phase').toBeGreaterThan(0);
  });

  test('count the same after a reload, and so the next order has the same dice', () => {
    let idle = 0;
    for (const from of frames.filter(({ state }) => state.awaits !== null)) {
      withStorage();
      const page = opened(from);
      page.give(candidates(page).find(({ type }) => type === 'end-phase') ?? candidates(page)[0]!);
      const again = opened(from);
      expect(seeds(again), from.id).toEqual(seeds(page));
      idle += page.turns().filter(({ isIdle }) => isIdle).length;
      if (page.state().awaits === null) continue;
      const next = candidates(page)[0]!;
      page.give(next);
      again.give(next);
      expect(seeds(again), from.id).toEqual(seeds(page));
    }
    expect(idle).toBeGreaterThan(0);
  });
});

describe('what was taken back', () => {
  const lines = (page: Game) =>
    logOf(page.journal()).flatMap((entry) => (entry.kind === 'order' ? [[entry.turn.order, entry.isTaken]] : []));

  test('stays in the log where it was given, also after a reload', () => {
    withStorage();
    const page = opened(middle);
    const [a, b] = candidates(page) as [OrderLike, OrderLike];
    page.give(a);
    const c = candidates(page)[0]!;
    page.give(c);
    page.undo();
    page.undo();
    page.give(b);
    const expected = [
      [a, true],
      [c, true],
      [b, false],
    ];
    expect(lines(page)).toEqual(expected);
    const again = opened(middle);
    expect(lines(again)).toEqual(expected);
    expect(again.journal().map(({ turn }) => [turn.seed, turn.before, turn.state])).toEqual(
      page.journal().map(({ turn }) => [turn.seed, turn.before, turn.state]),
    );
  });

  test('is bounded: of many only the latest are kept', () => {
    withStorage();
    const page = opened(middle);
    const [a, b] = candidates(page) as [OrderLike, OrderLike];
    page.give(a);
    for (let times = 0; times < 50; times += 1) {
      page.give(candidates(page)[times % candidates(page).length]!);
      page.undo();
    }
    page.undo();
    page.give(b);
    const taken = lines(page).filter(([, isTaken]) => isTaken);
    expect(taken.length).toBeLessThanOrEqual(30);
    expect(taken.length).toBeGreaterThan(20);
    expect(page.turns().map(({ order }) => order)).toEqual([b]);
    expect(
      opened(middle)
        .turns()
        .map(({ order }) => order),
    ).toEqual([b]);
  });

  test('and is no longer allowed, is left out, and the game is played on', () => {
    const texts = withStorage();
    const page = opened(middle);
    page.give(candidates(page)[0]!);
    const stored = JSON.parse(texts[keyOf(ID, middle.id)]!) as { orders: unknown[][] };
    stored.orders.unshift([{ type: 'teleport' }, 0], [{ type: 'keep' }, 1]);
    texts[keyOf(ID, middle.id)] = JSON.stringify(stored);
    const again = opened(middle);
    expect([again.trouble(), again.turns().length, lines(again).length]).toEqual([null, 1, 1]);
  });
});

describe('a game that was kept with a seed for every order', () => {
  const { battles } = JSON.parse(readFileSync('tests/islands/kept-version-1.json', 'utf8')) as {
    readonly battles: readonly { readonly game: string; readonly start: string; readonly text: string }[];
  };
  const { text } = battles.find((each) => each.game === 'paper-bayonet' && each.start === start.id)!;
  const read = readGame(text);
  const old = read.ok ? read.value.orders : [];

  test('keeps these seeds for its orders, and for those given again after Undo; what follows has others', () => {
    const texts = withStorage();
    texts[KEY] = text;
    const page = opened();
    const was = page.turns();
    expect(old.length).toBeGreaterThan(5);
    expect(was.slice(0, old.length).map(({ seed }) => seed)).toEqual(old.map(({ seed }) => seed));
    for (let times = 0; times < 4; times += 1) page.undo();
    const back = page.turns().length;
    expect(back).toBeLessThan(was.length);
    // After a reload, from the form in which it is kept now.
    const again = opened();
    expect(JSON.parse(texts[KEY])).toMatchObject({ version: 2 });
    expect(again.turns()).toEqual(was.slice(0, back));
    for (const { order, isIdle } of was.slice(back)) if (!isIdle) again.give(order);
    expect(again.turns().map(({ order, seed }) => [order, seed])).toEqual(was.map(({ order, seed }) => [order, seed]));
    expect(again.state()).toEqual(was.at(-1)!.state);
    again.undo();
    const other = candidates(again).find((each) => sortedText(each) !== sortedText(was.at(-1)!.order));
    if (other !== undefined) again.give(other);
    expect(old.map(({ seed }) => seed)).not.toContain(again.turns().findLast(({ isIdle }) => !isIdle)!.seed);
  });

  test('has one seed for what follows, whenever it is opened', () => {
    expect(readGame(text)).toEqual(read);
    const dice = read.ok ? read.value.dice : null;
    expect(dice?.earlier).toEqual(old);
    expect(readGame(`${text} `)).not.toMatchObject({ value: { dice: { seed: dice?.seed } } });
  });
});
