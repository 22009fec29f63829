import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { success } from '../src/core/result.ts';
import type { Awaiting, OrderLike } from '../src/games/contract/engine.ts';
import type { OrderReceiver } from '../src/islands/orders/reader-orders.ts';
import { facesOf } from '../src/islands/orders/reader-orders.ts';
import * as mover from '../src/islands/mover/moving-unit.ts';
import { orderSaid } from '../src/islands/mover/wording.ts';
import * as tools from '../src/islands/orders/tools.ts';
import { LONGEST } from '../src/islands/position/address.ts';
import { readPosition } from '../src/islands/position/reading.ts';
import { replayed, rolled } from '../src/islands/position/replay.ts';
import { writePosition } from '../src/islands/position/writing.ts';
import { playOrder, type PlayedOrder, type Session } from '../src/islands/orders/session.ts';
import { atMost } from '../src/geometry/lengths.ts';
import { library, shownGames } from '../src/library/plays.ts';
import { playModule } from '../src/register/index.ts';
import { playable } from './readable.ts';

/** At most this many orders are given from one board. */
const MOST = 4;

describe.each(await playable(shownGames()))('the positions of a reader of %s:', async (game) => {
  const module = await playModule(game);
  // The panels and buttons of the mover need a page; its reading and writing of legs do not. Odds
  // and drawings, which have tests of their own, play no part in where an order leads.
  const drawn = { ...tools, svgLive: () => '' };
  const withOdds = (oddsOf: typeof tools.oddsOf) =>
    ({ game: module, tools: { ...drawn, oddsOf }, mover: { ...mover, orderSaid } }) as unknown as Session;
  const at = withOdds(() => null);
  const { rules, input } = module;
  const { scenarios } = await library(game);
  const boards = [...scenarios.values()].flatMap(({ play, scenario }) =>
    play.steps.map(({ id, before, order, events }) => ({
      name: `${scenario.id}:${id}`,
      before,
      frame: { id, before, order: events.length > 0 ? order : null, scene: module.scene(before, []) },
    })),
  );
  type Board = (typeof boards)[number];
  const play = (before: Awaiting, order: OrderLike, n: number): PlayedOrder =>
    playOrder(at, before, { order, seed: n, waits: () => true });
  /** Takes every order that is allowed. */
  const receiver: OrderReceiver = {
    after: (past, order) =>
      success({ given: play(past.at(-1)?.state ?? start.before, order, past.length), isOpen: true }),
    show: () => undefined,
  };
  let start: Board = boards[0]!;

  /** An order for a unit that readers pull: any legs, as far as they are allowed. */
  function byHand(state: Awaiting, pick: number): OrderLike | null {
    const units = input.mover?.units(state) ?? [];
    const unit = units[pick % Math.max(1, units.length)];
    const moving = input.mover === undefined ? null : mover.takeUp(input.mover, state, unit?.id ?? null);
    if (moving === null) return null;
    const texts = ['forward 1.25', 'turn left 12.5, forward 0.5', 'wheel right 7, forward 1', 'forward to contact'];
    const read = input.mover!.read(texts[pick % texts.length]!, state, moving.unit.id);
    const march = read.ok ? mover.marchOf(moving, read.value) : null;
    const { order = null } = march === null ? {} : mover.marchOf(moving, mover.legsOf(march));
    return order !== null && rules.judge(state, order).ok ? order : null;
  }
  /** Plays orders that are picked by these numbers. */
  function playing(board: Board, picks: readonly number[]): readonly PlayedOrder[] {
    const all: PlayedOrder[] = [];
    for (const pick of picks) {
      const state = all.at(-1)?.state ?? board.before;
      const found = rules.candidates(state);
      const own = pick % 3 === 0 ? byHand(state, pick) : null;
      const order = own ?? found[pick % Math.max(1, found.length)]?.order;
      if (order === undefined) break;
      all.push(play(state, order, all.length));
    }
    return all;
  }
  const textOf = ({ frame }: Board, orders: readonly PlayedOrder[]) =>
    writePosition(
      { at, frame },
      orders.map(({ before, order }) => ({ before, order, faces: null })),
    );

  function open({ frame, ...board }: Board, text: string) {
    const read = readPosition(text);
    start = { frame, ...board };
    return read.ok ? replayed({ at, frame }, read.value, receiver) : null;
  }
  function comesBack(board: Board, picks: readonly number[]) {
    const orders = playing(board, picks);
    if (orders.length === 0) return;
    const text = textOf(board, orders);
    expect(text, `${board.name} ${JSON.stringify(orders.map(({ order }) => order))}`).not.toBeNull();
    expect(text!.length).toBeLessThan(LONGEST);
    expect(encodeURIComponent(text!).replaceAll(/%(2F|3A|3D|2C)/g, '-'), 'nothing of it is encoded').not.toContain('%');
    const opened = open(board, text!);
    expect(opened, text!).toMatchObject({ ok: true });
    if (opened?.ok === true)
      expect(JSON.stringify(orders.at(-1)!.state)).toBe(JSON.stringify(endOf(board, opened.value)));
  }
  const endOf = (board: Board, orders: readonly OrderLike[]): Awaiting =>
    orders.reduce((state, order, n) => play(state, order, n).state, board.before);

  test('every board of the game opens as it was left', () => {
    expect(boards.length).toBeGreaterThan(3);
    for (const [n, board] of boards.entries()) comesBack(board, [n, 7 * n + 3]);
  });

  const someBoard = fc.constantFrom(...boards);
  const picks = fc.array(fc.nat(5000), { minLength: 1, maxLength: MOST });

  test('so does whatever else is played from there', () => {
    fc.assert(
      fc.property(someBoard, picks, (board, all) => comesBack(board, all)),
      { numRuns: 150 },
    );
  });

  const mutation = fc.tuple(
    fc.constantFrom('cut', 'drop', 'put', 'swap', 'twice'),
    fc.nat(1000),
    fc.string({ maxLength: 3 }),
  );
  function mutated(text: string, [kind, where, other]: readonly [string, number, string]): string {
    const i = where % text.length;
    if (kind === 'cut') return text.slice(0, i);
    if (kind === 'drop') return text.slice(0, i) + text.slice(i + 1);
    if (kind === 'put') return text.slice(0, i) + other + text.slice(i);
    if (kind === 'twice') return `${text}/${text.slice(i)}`;
    return text.slice(0, i) + other + text.slice(i + other.length);
  }

  test('a link that was altered on its way opens allowed orders or is refused in words, and never throws', () => {
    let [opens, refuses] = [0, 0];
    fc.assert(
      fc.property(someBoard, picks, fc.array(mutation, { minLength: 1, maxLength: 3 }), (board, all, changes) => {
        const text = textOf(board, playing(board, all));
        if (text === null) return;
        const opened = open(board, changes.reduce(mutated, text));
        if (opened?.ok !== true) {
          refuses += 1;
          expect(opened?.error ?? 'cannot be opened').toContain('cannot be opened');
          return;
        }
        opens += 1;
        let state = board.before;
        for (const [n, order] of opened.value.entries()) {
          expect(rules.judge(state, order).ok).toBe(true);
          ({ state } = play(state, order, n));
        }
      }),
      { numRuns: 300 },
    );
    expect(refuses).toBeGreaterThan(20);
    expect(opens).toBeGreaterThan(0);
  });

  test('names that every object has, and points beyond any table, are refused', () => {
    const [board] = boards;
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '999999999x999999999'])
      for (const text of [name, `${name}:a1`, `${name}:${name}`, `a:${name}`, `.${name}`, `${name},forward-1`])
        expect(open(board!, `${board!.frame.id}/1/${text}`)?.ok ?? false, text).toBe(false);
  });

  const NUMBERS = [
    '9'.repeat(310),
    `1${'0'.repeat(308)}`,
    'NaN',
    '-1',
    '9999999999',
    '0.0000001',
    '1e308',
    'Infinity',
    '10000',
  ];
  const LEGS =
    ['forward N', 'back N', 'slide left N', 'oblique left 30 N', 'oblique left N 1', 'wheel left N', 'turn right N', 'follow road N', 'forward 1, follow road N'] // prettier-ignore
      .flatMap((leg) => NUMBERS.map((number) => leg.replaceAll('N', number)));

  test('legs with hostile numbers are refused in words, or come out as an order like any other', () => {
    const movable = boards.flatMap(({ before }) => {
      const unit = input.mover?.units(before).find(({ id }) => mover.takeUp(input.mover!, before, id) !== null);
      const moving = unit === undefined ? null : mover.takeUp(input.mover!, before, unit.id);
      return moving === null ? [] : [moving];
    });
    expect(movable.length > 0).toBe(input.mover !== undefined);
    for (const moving of movable.slice(0, 3))
      for (const text of [...LEGS, Array.from({ length: 3000 }, () => 'forward 1').join(', ')]) {
        const read = moving.mover.read(text, moving.state, moving.unit.id);
        if (!read.ok) {
          expect(read.error.wanted, text).toMatch(/^(a|at most|an angle) /);
          expect(read.error.found.length).toBeLessThan(80);
          continue;
        }
        const march = mover.marchOf(moving, read.value);
        expect(atMost(march.used, march.allowed), text).toBe(true);
        expect([...march.end.at, ...march.end.facing, march.used].every(Number.isFinite), text).toBe(true);
      }
  });

  test('a link with hostile numbers is refused in words that are no longer than a line or two', () => {
    const [board] = boards;
    const unit = input.mover?.units(board!.before)[0]?.id ?? 'a';
    const texts = [
      ...LEGS.map((leg) => `${unit},${leg.replaceAll(', ', ',').replaceAll(' ', '-')}`),
      ...NUMBERS.flatMap((number) => [`${unit}:${number}x1`, `${unit}:1x1x${number}x0`, `=${number}`]),
    ];
    for (const text of texts) {
      const opened = open(board!, `${board!.frame.id}/1/${text}`);
      if (opened?.ok !== true) expect((opened?.error ?? '').length, text).toBeLessThan(600);
    }
    const far = open(board!, `${board!.frame.id}/1/${unit}:254000001x1`);
    expect(far).toMatchObject({ error: expect.stringContaining('each number is at most 254,000,000') as unknown });
  });

  test('own dice open as they fell, and no others do', () => {
    // How far an order is played follows from its odds: they are counted once for a board.
    const known = new Map<string, ReturnType<typeof tools.oddsOf>>();
    const counting = (name: string) =>
      withOdds((given, state, order, eyes) => {
        const key = `${name} ${eyes}`;
        if (!known.has(key)) known.set(key, tools.oddsOf(given, state, order, eyes));
        return known.get(key)!;
      });
    const dicing = boards.filter(({ frame, before }) => frame.order !== null && rules.judge(before, frame.order).ok);
    let checked = 0;
    for (const [n, { name, frame }] of dicing.entries()) {
      const at = counting(name);
      const given = playOrder(at, frame.before, { order: frame.order!, seed: n, hidden: n + 1, isCounted: true });
      const faces = facesOf(given);
      if (faces.length === 0) continue;
      checked += 1;
      const { hidden } = given;
      const text = writePosition({ at, frame }, [{ before: frame.before, order: frame.order!, faces, hidden }])!;
      const [open, ...seed] = text.split(/(?=!)/);
      const opening = (changed: string) => {
        const read = readPosition(changed);
        return read.ok ? rolled({ at, frame }, read.value, playOrder) : null;
      };
      const opened = opening(text);
      expect(opened?.ok === true && opened.value.state, text).toEqual(given.state);
      const told = [`${open}.6${seed.join('')}`, text.replace(/[^=.!]+(?=!|$)/, '77'), `${text}/.end-phase`].map(
        opening,
      );
      for (const each of told)
        expect(each).toMatchObject({ ok: false, error: expect.stringContaining('expected') as unknown });
    }
    expect(checked).toBeGreaterThan(0);
  });
});
