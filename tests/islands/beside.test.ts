import { describe, expect, test } from 'vitest';
import type { Awaiting, OrderLike } from '../../src/games/contract/engine.ts';
import { marchOf, takeUp } from '../../src/islands/mover/moving-unit.ts';
import { orderSaid } from '../../src/islands/mover/wording.ts';
import { um } from '../../src/geometry/lengths.ts';
import { toggled, withChosen } from '../../src/islands/orders/beside.ts';
import type { Session } from '../../src/islands/orders/session.ts';
import { playModule } from '../../src/register/index.ts';
import { begin } from '../games/two-by-two/field.ts';
import { after, armies, battleBoard, deploying, ONE, spot } from '../games/two-by-two/battlefield.ts';

/*
 * The reader chooses which units wait at a reinforcement point, and in which order, before pointing
 * at it.
 */

const game = await playModule('two-by-two');
const BOARD = battleBoard(
  armies({ guard: 'guard', foot: 'infantry', horse: 'light-cavalry' }, { jagers: 'light', uhlans: 'lancers' }),
);
const state: Awaiting = after(deploying(BOARD), { deploy: 'guard', at: [6, 6] }, { end: 'deployment' }, { end: 'deployment' }); // prettier-ignore
const session = { game } as unknown as Session;
const south = { unit: null, target: { point: spot(12 * ONE, 3000) } };
const queueOf = (order: OrderLike | undefined) => (order as { readonly queue?: unknown } | undefined)?.queue;
const { rules } = game;

describe('with a queue', () => {
  test('whoever is in it waits where one points, in that order, and nobody else', () => {
    for (const queue of [['horse', 'foot'], ['foot'], []]) {
      const [first, ...more] = withChosen(session, () => queue).game.rules.probe(state, south);
      expect([queueOf(first?.order), first?.verdict.ok, more]).toEqual([queue, true, []]);
    }
  });

  test('the orders that are listed are for it, each place once', () => {
    const listed = withChosen(session, () => ['horse']).game.rules.candidates(state);
    const places = rules.candidates(state).map(({ order }) => JSON.stringify(rules.intent(state, order).target));
    expect(listed.map(({ order }) => queueOf(order))).toEqual([...new Set(places)].map(() => ['horse']));
  });

  test('the orders that are listed are without what goes with none of them', () => {
    const idle = withChosen(
      session,
      () => ['horse'],
      () => true,
    ).game.rules;
    const bare = withChosen(session, () => []).game.rules;
    expect(idle.candidates(state)).toEqual(bare.candidates(state));
    expect(queueOf(idle.probe(state, south)[0]?.order), 'pointing is judged with it').toEqual(['horse']);
  });

  test('where none is asked for, all is as the rules have it', () => {
    const { rules: same } = withChosen(session, () => null).game;
    expect(same.probe(state, south)).toEqual(rules.probe(state, south));
    expect(same.candidates(state)).toEqual(rules.candidates(state));
  });
});

test('whoever has no place may wait; with the last point of a side everybody must', () => {
  const beside = (on: Awaiting) => rules.beside?.(on, rules.eyes(on));
  const ids = (on: Awaiting) => beside(on)?.items.map(({ id }) => id);
  expect([ids(state), beside(state)?.isWhole, beside(state)?.isOrdered]).toEqual([['foot', 'horse'], false, true]);
  const mine = after(
    state as never,
    { point: 'south', at: 12, queue: ['horse'] },
    { point: 'north', at: 12, queue: [] },
  );
  expect([ids(mine), beside(mine)?.isWhole]).toEqual([['foot'], true]);
  const left = withChosen(session, () => []).game.rules.probe(mine, south);
  expect(left.map(({ verdict }) => verdict.ok)).toEqual([false]);
});

test('a queue is nothing that goes with legs', () => {
  const field = begin({ french: { line: 'infantry 10,10 north' }, allied: {}, now: { phase: 'move' } });
  const chosen = { items: [{ id: 'horse', name: 'the horse', says: '', fits: true }], most: 1, chosen: ['horse'] };
  const [plain, queued] = [null, chosen].map((beside) => takeUp(game.input.mover!, field, 'line', beside)!);
  const legs = [{ go: 'forward', by: um(1, '[1]') }] as const;
  expect(marchOf(queued!, legs)).toEqual(marchOf(plain!, legs));
  expect(orderSaid(queued!, marchOf(queued!, legs))).toBe('forward 1');
});

test('a unit that is chosen stands last, and one that is chosen again no longer waits', () => {
  expect(toggled(['a'], 'b', { most: 2 })).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a', { most: 2 })).toEqual(['b']);
  expect(toggled(['a'], 'b', { most: 1 }), 'one choice replaces another').toEqual(['b']);
});
