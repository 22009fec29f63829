import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import type { Edge } from '../../../src/geometry/edges.ts';
import type { State } from '../../../src/games/two-by-two/index.ts';
import { tried } from '../../../src/games/two-by-two/pointing/options.ts';
import { defenderOf } from '../../../src/games/two-by-two/state.ts';
import { edgesAt, onEdge } from '../../../src/games/two-by-two/battle/edges.ts';
import { beside } from '../../../src/games/two-by-two/battle/points.ts';
import type { Um } from '../../../src/geometry/lengths.ts';
import {
  after,
  armies,
  battle,
  battleBoard,
  deploying,
  facing,
  HALF,
  ONE,
  refusal,
  spot,
  verdict,
} from './battlefield.ts';
import { begin, play } from './field.ts';

/* The choice of reinforcement points, and of the units that wait there. */

const BOARD = battleBoard(
  armies({ guard: 'guard', foot: 'infantry' }, { jagers: 'light', uhlans: 'lancers', cossacks: 'cossacks' }),
);

/** Both sides have deployed. The French defend, and their guard is the only unit on the table. */
const choosing = (readings: Readings = {}): State =>
  after(deploying(BOARD, 'french', readings), { deploy: 'guard', at: [6, 6] }, { end: 'deployment' }, { end: 'deployment' }); // prettier-ignore

const point = (edge: Edge, x: number, y: number, queue: readonly string[] = []) =>
  ({ type: 'choose-point', edge, at: spot(x, y), queue }) as const;
const FAR = 32 * ONE;
const FRENCH = { point: 'south', at: 30, queue: ['foot'] };

test('nobody defends before the roll for it', () => {
  expect([battle(BOARD), choosing()].map(({ sides, battle: on }) => defenderOf({ sides, battle: on! }))).toEqual([
    undefined,
    'french',
  ]);
});

test('a point lies on its edge, to a hundredth of a millimetre (tt.setup.defender-rp1)', () => {
  const state = choosing();
  const at = (y: number) => verdict(state, point('south', 9 * ONE, y));
  expect([at(10), at(11)]).toEqual(['ok tt.setup.defender-rp1', 'tt.setup.defender-rp1 not-at-edge']);
  expect([edgesAt(spot(0, 0)), edgesAt(spot(0, ONE)), edgesAt(spot(ONE, FAR)), edgesAt(spot(ONE, 11))]).toEqual([
    ['south', 'west'],
    ['west'],
    ['north'],
    [],
  ]);
  const places = (['north', 'east', 'south', 'west'] as const).map((edge) => onEdge(edge, (3 * ONE) as Um));
  expect(places).toEqual([spot(3 * ONE, FAR), spot(FAR, 3 * ONE), spot(3 * ONE, 0), spot(0, 3 * ONE)]);
});

test('a point that may not lie there shows the side’s own edge; a unit that may not start, its place', () => {
  const line = [{ kind: 'line', from: spot(FAR, 0), to: spot(0, 0) }];
  const state = choosing();
  const drawn = (order: Parameters<typeof refusal>[1]) => refusal(state, order).shows;
  expect([drawn(point('north', ONE, FAR)), drawn(point('east', FAR, ONE)), drawn(point('south', ONE, ONE))]).toEqual([line, line, line]); // prettier-ignore
  const to = { at: spot(0, 0), facing: facing('north') };
  const off = refusal(deploying(BOARD), { type: 'deploy', unit: 'guard', to });
  expect(off.shows).toMatchObject([{ kind: 'area', sense: 'light' }]);
});

test('a queue is cited where somebody waits (tt.setup.reinforcement-queue)', () => {
  const state = choosing();
  const [PLAIN, QUEUE] = ['tt.setup.defender-rp1', 'tt.setup.reinforcement-queue'];
  expect(verdict(state, point('south', 9 * ONE, 0))).toBe(`ok ${PLAIN}`);
  expect(verdict(state, point('south', 9 * ONE, 0, ['foot']))).toBe(`ok ${PLAIN} ${QUEUE}`);
  expect(play(state, { point: 'south', at: 9 }).clauses).toEqual([PLAIN]);
  expect(play(state, { point: 'south', at: 9, queue: ['foot'] }).clauses).toEqual([PLAIN, QUEUE]);
});

test('the last point ends the set-up, and the Defender has the first move (tt.setup.first-move)', () => {
  const state = after(choosing(), FRENCH, { point: 'north', at: 30 }, { point: 'south', at: 28 });
  const { clauses, state: now } = play(state, { point: 'north', at: 9, queue: ['jagers', 'uhlans', 'cossacks'] });
  expect(clauses).toEqual([
    'tt.setup.attacker-rp2',
    'tt.setup.reinforcement-queue',
    'tt.setup.first-move',
    'tt.sequence.move-phase',
  ]);
  expect([now.phase, now.side]).toEqual(['move', 'french']);
});

describe('a point of the Attacker on a flank keeps [8] from the Defender (tt.setup.attacker-rp-limit, tt-081)', () => {
  const NEAR = 'tt.setup.attacker-rp-limit near-unit';
  /** The Austrians choose a point, and the guard of the French stands here. */
  const guardAt = (x: number, y: number, readings: Readings = {}): State => {
    const state = after(choosing(readings), FRENCH);
    return { ...state, units: { ...state.units, guard: { ...state.units['guard']!, at: spot(x, y) } } };
  };

  test('it is measured from the nearest of his units, who is named', () => {
    const state = guardAt(6 * ONE, 16 * ONE);
    const units = { ...state.units };
    for (const [id, y] of [
      ['farther', 17],
      ['nearest', 15],
      ['near', 16.5],
    ] as const)
      // prettier-ignore
      units[id] = { ...units['guard']!, id, at: spot(4 * ONE, y * ONE) };
    const order = point('west', 0, 13 * ONE);
    const named = (all: State['units']) => refusal({ ...state, units: all }, order).params;
    expect(named(units)).toMatchObject({ unit: 'nearest' });
    expect(named(Object.fromEntries(Object.entries(units).toReversed()))).toMatchObject({ unit: 'nearest' });
  });

  test('within [8] to the micrometre, and of his own units only', () => {
    const beside = guardAt(8 * ONE + HALF + 10, 16 * ONE);
    expect(verdict(beside, point('west', 0, 16 * ONE))).toBe(NEAR);
    const clear = guardAt(8 * ONE + HALF + 11, 16 * ONE);
    expect(verdict(clear, point('west', 0, 16 * ONE))).toBe('ok tt.setup.attacker-rp1');
    const austrian = { ...beside, units: { x: { ...beside.units['guard']!, id: 'x', side: 'allied' } } };
    expect(verdict(austrian, point('west', 0, 16 * ONE))).toBe('ok tt.setup.attacker-rp1');
  });

  test('on his own edge nothing binds him, but by one reading', () => {
    const order = point('north', 16 * ONE, FAR);
    const at = (readings: Readings) => verdict(guardAt(16 * ONE, 26 * ONE, readings), order);
    expect(at({})).toBe('ok tt.setup.attacker-rp1');
    expect(at({ 'tt-081': 'always' })).toBe('ok tt.setup.attacker-rp1');
    expect(at({ 'tt-081': 'all-attacker-points' })).toBe(NEAR);
  });

  test('the Defender is not bound by his own units', () => {
    const state = { ...choosing({ 'tt-081': 'all-attacker-points' }) };
    expect(verdict(state, point('south', 6 * ONE, 0))).toBe('ok tt.setup.defender-rp1');
  });
});

describe('what is worth trying', () => {
  const offered = (state: State) =>
    tried(state).flatMap((order) =>
      order.type === 'choose-point'
        ? [`${order.edge} ${order.at.map((each) => each / ONE).join()} ${order.queue.join('+')}`]
        : [],
    );
  /** The same three places, with each of these queues. */
  const places = (edge: string, at: readonly string[], queues: readonly string[]) =>
    at.flatMap((place) => queues.map((queue) => `${edge} ${place} ${queue}`));
  const SOUTH = ['16,0', '8,0', '24,0'];

  test('the Defender: his own edge, with half of those who are left, all, or none', () => {
    expect(offered(choosing())).toEqual(places('south', SOUTH, ['foot', 'foot', '']));
    const all = after(deploying(BOARD), { deploy: 'guard', at: [6, 6] }, { deploy: 'foot', at: [9, 6] });
    const none = after(all, { end: 'deployment' }, { end: 'deployment' });
    expect(offered(none)).toEqual(places('south', SOUTH, ['']));
  });

  test('the Attacker: his own edge and both flanks', () => {
    const queues = ['jagers+uhlans', 'jagers+uhlans+cossacks', ''];
    expect(offered(after(choosing(), FRENCH))).toEqual([
      ...places('north', ['16,32', '8,32', '24,32'], queues),
      ...places('east', ['32,16', '32,8', '32,24'], queues),
      ...places('west', ['0,16', '0,8', '0,24'], queues),
    ]);
  });

  test('with the last point of a side all who are left wait', () => {
    const second = after(choosing(), { point: 'south', at: 30 }, { point: 'north', at: 30 });
    expect(offered(second)).toEqual(places('south', SOUTH, ['foot']));
    const last = after(second, { point: 'south', at: 28, queue: ['foot'] });
    expect(offered(last).slice(0, 3)).toEqual(places('north', ['16,32', '8,32', '24,32'], ['jagers+uhlans+cossacks']));
  });
});

test('who may wait at the next point is whoever has no place, and with the last of a side it is everybody (tt.setup.reinforcement-queue)', () => {
  const start = choosing();
  const queued = (state: State) => {
    const found = beside(state);
    return found && { units: found.items.map(({ id }) => id), isWhole: found.isWhole };
  };
  expect(queued(start)).toEqual({ units: ['foot'], isWhole: false });
  const theirs = after(start, { point: 'south', at: 30, queue: [] });
  expect(queued(theirs)).toEqual({ units: ['jagers', 'uhlans', 'cossacks'], isWhole: false });
  const last = after(theirs, { point: 'north', at: 2, queue: ['uhlans', 'jagers', 'cossacks'] });
  expect(queued(last)).toEqual({ units: ['foot'], isWhole: true });
  expect(queued(after(last, FRENCH)), 'nobody is left').toBeNull();
});

test('no queue is asked for before the points are chosen, and on a board without a battle', () => {
  expect(beside(battle(BOARD))).toBeNull();
  expect(beside(deploying(BOARD))).toBeNull();
  expect(beside(begin({ french: { guard: 'guard 6,6 north' }, allied: { foe: 'infantry 16,20 south' } }))).toBeNull();
});
