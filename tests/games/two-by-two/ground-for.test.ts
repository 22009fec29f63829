import { describe, expect, test } from 'vitest';
import { holds } from '../../../src/geometry/outlines.ts';
import type { Point } from '../../../src/geometry/vectors.ts';
import { seeded } from '../../../src/core/seeded.ts';
import { asks } from '../../../src/games/two-by-two/battle/asks.ts';
import { calledOn } from '../../../src/games/two-by-two/battle/reinforce.ts';
import { groundFor } from '../../../src/games/two-by-two/battle/zones.ts';
import { engine } from '../../../src/games/two-by-two/index.ts';
import { rules } from '../../../src/games/two-by-two/rules.ts';
import type { State } from '../../../src/games/two-by-two/state.ts';
import { startsOf } from '../../../src/library/battles.ts';
import { scenario } from '../../e2e/board/played.ts';
import { facing, fight } from './melee.ts';

/** The boards of the battle on which units wait that may be put somewhere. */
const boards = startsOf(await scenario('tt.the-village')).map(({ state }) => state as State);
const deploying = boards.filter(({ phase }) => phase === 'deployment');

/** A board on which a unit has been called and must come on. */
const called = boards
  .filter(({ phase, awaits }) => phase === 'move' && awaits?.orders.includes('reinforce') === true)
  .flatMap((state) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const order = { type: 'reinforce', point: 1 } as const;
      if (!engine.judge(state, order).ok) return [];
      return [engine.carryOut(state, order, seeded(seed)).reduce((now, event) => engine.apply(now, event), state)];
    }),
  )
  .find((state) => calledOn(state).length > 0)!;

const middle = (points: readonly Point[]): Point =>
  [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as unknown as Point;

describe('the ground for a unit that waits beside the table', () => {
  test('is lit in the deployment, and contains every place where the rules would put it', () => {
    expect(deploying.length).toBeGreaterThan(0);
    for (const state of deploying)
      for (const { order } of engine.candidates(state)) {
        if (order.type !== 'deploy') continue;
        const ground = groundFor(state, order.unit)!;
        expect(holds(ground, order.to.at), JSON.stringify(order.to)).toBe(true);
      }
  });

  test('is lit as soon as a unit has been called, and a click in its middle means an order', () => {
    const [id] = calledOn(called);
    const ground = groundFor(called, id!)!;
    expect(ground).toHaveLength(4);
    const meant = rules.probe(called, { unit: id!, target: { point: middle(ground) } });
    expect(meant.map(({ order }) => order.type)).toEqual(['enter']);
    expect(meant[0]!.verdict.ok).toBe(true);
  });

  test('is none for a unit that may not be put anywhere now', () => {
    const [id] = calledOn(called);
    expect(groundFor(called, 'nobody')).toBeNull();
    expect(groundFor({ ...called, phase: 'shoot' }, id!)).toBeNull();
  });
});

describe('what is asked in a turn', () => {
  test('names the unit that must come on, how far from which point, and that it must', () => {
    const said = asks(called);
    const { name } = called.battle!.waiting[calledOn(called)[0]!]!;
    expect(said).toContain(`Place ${name} on the edge, at most [4] from point 1`);
    expect(said).toContain('They must come on.');
  });

  test('says that the move of that unit may be longer than that, as the offered ones are', () => {
    const orders = rules.candidates(called).map(({ order }) => rules.words.order(order, called));
    const lengths = orders.flatMap((each) => /, and from there forward \[([\d.]+)\]/.exec(each)?.[1] ?? []);
    expect(Math.max(...lengths.map(Number))).toBeGreaterThan(4);
    expect(asks(called)).toContain('; the move from there may be longer.');
    expect(asks({ ...called, readings: { ...called.readings, 'tt-043': 'placed' } })).not.toContain('longer');
  });

  test('tells that a pinned unit with a ring may only turn, and only where there is one', () => {
    const moving = boards.filter(({ phase }) => phase === 'move');
    const mayTurn = (state: State) =>
      rules.candidates(state).some(({ order }) => 'unit' in order && state.units[order.unit]?.pinned === true);
    const told = moving
      .filter((state) => calledOn(state).length === 0)
      .map((state) => [mayTurn(state), asks(state).includes('a pinned one may only turn')]);
    expect(told.filter(([may]) => may).length).toBeGreaterThan(2);
    for (const [may, says] of told) expect(says).toBe(may);
  });

  test('is never empty while the battle lasts, and empty once it is over', () => {
    for (const state of boards) expect(asks(state)).not.toBe('');
    expect(asks({ ...called, awaits: null })).toBe('');
  });
});

describe('what is asked before the first turn', () => {
  const now = (state: State) => state.awaits!.sides[0]!;
  const without = (state: State): State => ({ ...state, battle: { ...state.battle!, waiting: {} } });

  test('is who waits at a point only while somebody has no place', () => {
    const points = boards.filter(({ phase }) => phase === 'points');
    expect(points.length).toBeGreaterThan(0);
    for (const state of points) expect(asks(without(state))).not.toContain('who waits');
  });

  test('is no number of AP once all is placed that may start', () => {
    for (const state of deploying) {
      expect(asks(without(state)), now(state)).toMatch(/ have placed all that may start: end the deployment\.$/);
      expect(asks({ ...state, battle: { ...state.battle!, allowance: 0 } })).not.toContain('may still start');
    }
    expect(deploying.some((state) => asks(state).includes('AP may still start'))).toBe(true);
  });
});

test('a side that has won a fight is asked in the words of its buttons', () => {
  const fought = fight(facing('infantry', 'infantry'), [5, 1]).state;
  const choosing = { ...fought, battle: called.battle };
  expect(choosing.pending).toMatchObject({ kind: 'follow-up' });
  const orders = engine.candidates(choosing).map(({ order }) => engine.words.order(order, choosing));
  expect(orders).toHaveLength(2);
  for (const says of orders) expect(asks(choosing)).toContain(`“${says}”`);
});
