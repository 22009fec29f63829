import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/seeded.ts';
import type { AnyEngine, Awaiting } from '../../src/games/contract/engine.ts';
import { seenThrough } from '../../src/games/contract/view.ts';
import type { BattleDice, SeededOrder } from '../../src/islands/battle/dice.ts';
import { headOf, isNewlyDue, replay, stateAfter } from '../../src/islands/battle/game.ts';
import { hashOf } from '../../src/core/numbers.ts';
import { fingerprintOf } from '../../src/islands/charts/stored.ts';
import { asideOf, keyOf, readGame, startOfKey, gameText } from '../../src/islands/battle/record.ts';
import { chaptersOf, namedStart } from '../../src/islands/battle/address.ts';
import { battlesOf, startsOf } from '../../src/library/battles.ts';
import { games, wholeGames } from '../../src/library/plays.ts';
import type { Start } from '../../src/sent/battle.ts';
import { choicesOf } from '../../src/scene/input.ts';
import { engineOf } from '../../src/register/index.ts';
import { playOn } from '../laws/playing.ts';

/**
 * A game played at random, as a reader's browser would store it, and the board on which it ends.
 */
function played(engine: AnyEngine, start: Awaiting, seed: number, most: number) {
  const orders: SeededOrder[] = [];
  const dice = seeded(seed);
  let state = start;
  while (state.awaits !== null && orders.length < most) {
    const from = engine.candidates(state).map(({ order }) => order);
    const order = from[dice.roll('choice', { sides: from.length, lowest: 1 }) - 1]!;
    const given = { order, seed: seed + orders.length };
    // Played one order at a time by the harness of the laws, which does not use the code that
    // replays.
    state = playOn(engine, state, { dice: seeded(given.seed), choose: () => order, most: 1, watch: () => undefined, isHeld: true }); // prettier-ignore
    orders.push(given);
  }
  return { orders, state };
}

/** The dice of a game that begins now. */
const NEW: BattleDice = { seed: 7, earlier: [] };

let engine: AnyEngine;
let starts: readonly Start[];
beforeAll(async () => {
  engine = await engineOf('paper-bayonet');
  const [battle] = await battlesOf('paper-bayonet');
  starts = startsOf(battle!);
  // All content of the game must be played for this.
}, 60_000);

test('a battle can be played in every game of which all phases are on the site', async () => {
  const all = await Promise.all(games().map(battlesOf));
  expect(all.flat().map(({ scenario }) => scenario.id)).toEqual([
    'cf.three-battalions-and-a-battery',
    'dg.the-mill-at-ostrau',
    'pb.learning-battle',
    'rr.the-mill-at-kreuzdorf',
    'tt.the-village',
  ]);
});

test.each(['paper-bayonet', 'two-by-two'] as const)(
  'where only one order can be given, the heading of a battle of %s names it',
  async (game) => {
    const rules = seenThrough(await engineOf(game));
    const all = (await battlesOf(game)).flatMap(startsOf);
    const heads = all.map(({ state }) => ({ head: headOf(rules, state, []), due: choicesOf(rules, state) }));
    for (const { head, due } of heads)
      if (due.length === 1 && due[0]!.unit === null) expect(head).not.toContain('your orders');
      else expect(head).toMatch(/: your (?:orders|choice)$/);
    expect(heads[0]!.head).toMatch(/^French: roll /);
  },
  60_000,
);

test.each(wholeGames())(
  'the heading of %s speaks of orders where they are given, and not where they are carried out',
  async (game) => {
    const rules = seenThrough(await engineOf(game));
    const states = (await battlesOf(game)).flatMap(({ play }) => play.steps.map(({ before }) => before));
    expect(states.length).toBeGreaterThan(20);
    const wrong = states.filter((state) => {
      const isTold = headOf(rules, state, []).endsWith(' your orders');
      return isTold && rules.seenOrder !== undefined && state.awaits?.kind !== 'secret';
    });
    expect(wrong).toEqual([]);
    // Where orders are written, the heading says so.
    const written = states.filter(({ awaits }) => awaits?.kind === 'secret');
    expect(written.every((state) => headOf(rules, state, []).endsWith(' your orders'))).toBe(true);
  },
  60_000,
);

describe('a stored game', () => {
  test('names the reader’s own charts it was played with, and none if there were none', () => {
    const { state } = starts[0]!;
    const charts = { nerve: { rows: ['foot'], columns: ['nerve'], cells: [[7]], mark: 'own' } } as const;
    const read = (text: string) => {
      const found = readGame(text);
      return found.ok ? found.value.charts : found.error;
    };
    expect(read(gameText([], NEW, { ...state, charts }))).toBe(fingerprintOf(charts));
    expect(gameText([], NEW, state), 'as games have been stored before there were charts').not.toContain('charts');
    expect(read(gameText([], NEW, state))).toBe('');
    const spoilt = JSON.stringify({ ...(JSON.parse(gameText([], NEW, state)) as object), charts: 5 });
    expect(read(spoilt)).toBe('It does not tell with which charts it was played.');
  });

  test.each([1, 2, 3])('replayed from its orders and seeds, ends on the same board: %i', (seed) => {
    const start = starts[seed * 9]!.state;
    const { orders, state } = played(engine, start, seed, 400);
    expect(orders.length).toBeGreaterThan(20);
    const read = readGame(gameText(orders, { seed: 0, earlier: orders }, state));
    if (!read.ok) throw new Error(read.error);
    const { turns, stopped } = replay(engine, start, read.value.orders, seeded);
    expect(stopped).toBeNull();
    expect(turns).toHaveLength(orders.length);
    expect(stateAfter(start, turns)).toEqual(state);
    expect(read.value.ends).toBe(hashOf(stateAfter(start, turns)));
  });

  test('keeps its choices in the middle of an order', () => {
    const { orders } = played(engine, starts[0]!.state, 5, 400);
    expect(new Set(orders.map(({ order }) => order.type)).size).toBeGreaterThan(6);
  });

  test('stops at the first order that is refused, and says which and why', () => {
    const { orders } = played(engine, starts[9]!.state, 1, 6);
    const deploy = { type: 'deploy', unit: 'hussars', to: 'a1' };
    const wrong: SeededOrder = { order: deploy, seed: 1 };
    const { turns, stopped } = replay(engine, starts[9]!.state, [...orders, wrong, ...orders], seeded);
    expect(turns).toHaveLength(orders.length);
    expect(stopped).toMatchObject({ at: orders.length + 1, says: 'Deploy the hussars on a1' });
    expect(stopped!.because).toMatch(/^[A-Z].*\.$/);
  });

  test('stops at what is no order of this game, without words for it', () => {
    const nonsense = { order: { type: 'teleport' }, seed: 1 };
    expect(replay(engine, starts[9]!.state, [nonsense], seeded).stopped).toEqual({ at: 1, says: '', because: '' });
  });

  test('that comes out differently has another mark', () => {
    expect(hashOf(starts[9]!.state)).not.toBe(hashOf(starts[10]!.state));
    expect(hashOf(starts[9]!.state)).toBe(hashOf(structuredClone(starts[9]!.state)));
  });
});

test.each([
  ['{"version":1,"orders":[[{"ty', 'It is not complete'],
  ['null', 'It does not look like a game.'],
  ['[]', 'It does not look like a game.'],
  ['{"version":1}', 'It does not look like a game.'],
  ['{"version":3,"orders":[]}', 'another version'],
  ['{"version":"1","orders":[]}', 'another version'],
  ['{"version":2,"orders":[],"ends":""}', 'It does not tell what its dice come from.'],
  ['{"version":2,"seed":1e99,"orders":[],"ends":""}', 'It does not tell what its dice come from.'],
  ['{"version":2,"seed":1,"orders":[[{"type":"keep"},-1]],"ends":""}', 'Its order 1 cannot be read.'],
  ['{"version":2,"seed":1,"orders":[[{"type":"keep"},1e9]],"ends":""}', 'Its order 1 cannot be read.'],
  ['{"version":2,"seed":1,"orders":[],"earlier":[[{"type":"keep"}]],"ends":""}', 'Its order 1 cannot be read.'],
  ['{"version":1,"orders":[[{"type":"keep"},1],[{"type":3},1]]}', 'Its order 2 cannot be read.'],
  ['{"version":1,"orders":[[{"type":"keep"},1.5]]}', 'Its order 1 cannot be read.'],
  ['{"version":1,"orders":["keep"]}', 'Its order 1 cannot be read.'],
  ['{"version":1,"orders":[],"ends":{"toString":1}}', 'It does not tell on which board it ends.'],
])('a malformed game is refused in words: %s', (text, says) => {
  const read = readGame(text);
  expect(read.ok ? 'read' : read.error).toContain(says);
});

const kept = (order: string, seed = '1') => `{"version":1,"orders":[[${order},${seed}]],"ends":""}`;
const legs = (...all: readonly string[]) => kept(`{"type":"move","unit":"hussars","legs":[${all.join(',')}]}`);
const forward = (by: string) => `{"go":"forward","by":${by}}`;

test.each([
  ['a length beyond any table', legs(forward('1e308')), 'has legs that nobody can march'],
  ['an endless length', legs(forward('1e999')), 'has legs that nobody can march'],
  ['a length below 0', legs(forward('-1')), 'has legs that nobody can march'],
  ['no length', legs('{"go":"forward"}'), 'has legs that nobody can march'],
  ['null for a length', legs(forward('null')), 'has legs that nobody can march'],
  ['a text for a length', legs(forward('"4"')), 'has legs that nobody can march'],
  ['no facing', legs('{"go":"turn","to":[0,0]}'), 'has legs that nobody can march'],
  ['a facing that is endless', legs('{"go":"turn","to":[1e999,0]}'), 'has legs that nobody can march'],
  ['a leg of no kind', legs('{"go":"constructor"}'), 'has legs that nobody can march'],
  ['more legs than anyone marches', legs(...Array.from({ length: 3000 }, () => forward('1'))), '100 at most'],
  ['a point beyond any table', kept('{"type":"deploy","to":{"at":[0,254000001]}}'), 'has a number beyond 254,000,000'],
  ['a round limit', kept('{"type":"agree","on":"rounds","rounds":1e300}'), 'has a number beyond 254,000,000'],
  ['lists within lists', kept(`{"type":"move","to":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'cannot be read'],
  ['an endless seed', kept('{"type":"keep"}', '1e300'), 'cannot be read'],
])('a stored order is refused for its numbers, with the bound: %s', (_what, text, says) => {
  const read = readGame(text);
  expect(read.ok ? 'read' : read.error).toMatch(/^Its order 1 /);
  expect(read.ok ? 'read' : read.error).toContain(says);
});

test('every kind of leg is read as it was stored', () => {
  const all = [
    forward('0'),
    '{"go":"back","by":19050}',
    '{"go":"shift","along":[1000000,0],"by":254000000}',
    '{"go":"wheel","hand":"left","to":[-600000,800000]}',
    '{"go":"turn","to":[0,-1000000]}',
    '{"go":"form","into":"attack-column"}',
  ];
  const read = readGame(legs(...all));
  expect(read.ok && read.value.orders[0]!.order).toEqual({ type: 'move', unit: 'hussars', legs: all.map((leg) => JSON.parse(leg) as object) }); // prettier-ignore
});

test('the key of a game names its battle and its start, and those set aside are not found', () => {
  const key = keyOf('pb.learning-battle', 'the-charge.before');
  expect(startOfKey('pb.learning-battle', key)).toBe('the-charge.before');
  expect(startOfKey('pb.learning-battle', asideOf(key))).toBeNull();
  expect(startOfKey('pb.learning-battle', asideOf(key, 2))).toBeNull();
  expect(startOfKey('pb.learning', key)).toBeNull();
  expect(startOfKey('pb.learning-battle', 'drill-square.progress.1')).toBeNull();
});

describe('an address', () => {
  test('names a start by its step or by its round; nothing is the beginning', () => {
    expect(namedStart(starts, '')).toBe(starts[0]);
    expect(namedStart(starts, 'the-charge')).toMatchObject({ title: 'After “The charge”' });
    expect(namedStart(starts, 'round-3')).toMatchObject({ id: 'a-square-is-a-target.before', chapter: 'Round 3' });
  });

  test('names none that the battle does not have, nor its end', () => {
    expect(namedStart(starts, 'round-9')).toBeNull();
    expect(namedStart(starts, 'three-of-four')).toBeNull();
  });

  test('of every round leads to a board with something to play', () => {
    expect(chaptersOf(starts, starts[0]!).map(([name]) => name)).toEqual(
      expect.arrayContaining(['Before the battle', 'Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5', 'Round 6']),
    );
    for (const { id, state } of starts) expect(engine.candidates(state).length, id).toBeGreaterThan(0);
    expect(new Set(starts.map(({ id }) => id)).size).toBe(starts.length);
  });
});

describe('what is due', () => {
  const due = (kind: 'phase' | 'secret', sides: readonly string[], ...orders: readonly string[]) =>
    ({ kind, sides, orders, by: 'pb.rounds.phases' }) as const;
  const writing = due('secret', ['french', 'allied'], 'write', 'hand-in');

  test('is new if none of its orders was due before, so that a reader is told how to give them', () => {
    expect(isNewlyDue(due('phase', ['french'], 'keep', 'give'), writing)).toBe(true);
    expect(isNewlyDue(writing, writing)).toBe(false);
  });

  test('is new for the side that writes its secret orders after the other', () => {
    expect(isNewlyDue(writing, due('secret', ['french'], 'write', 'hand-in'))).toBe(true);
    const firing = (side: string) => due('phase', [side], 'fire', 'end-phase');
    expect(isNewlyDue(firing('french'), firing('allied'))).toBe(false);
  });
});
