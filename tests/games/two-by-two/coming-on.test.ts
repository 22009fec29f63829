import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import type { Um } from '../../../src/geometry/lengths.ts';
import type { State } from '../../../src/games/two-by-two/index.ts';
import { tried } from '../../../src/games/two-by-two/pointing/options.ts';
import { asks } from '../../../src/games/two-by-two/battle/asks.ts';
import type { Leg } from '../../../src/games/table/orders/legs.ts';
import { battle, battleBoard, DEEP, HALF, ONE, refusal, spot, verdict } from './battlefield.ts';
import { judged, play } from './field.ts';

/*
 * Reinforcements: the rolls for them, and how they come on. The French defend and move. The dice
 * have called their hussars at [16] of the south.
 */

interface Case {
  readonly units?: Readonly<Record<string, object>>;
  readonly terrain?: object;
  readonly at?: number;
  readonly edge?: string;
  readonly type?: string;
}

const TERRAIN = { hill: { kind: 'hill', level: 1, rectangle: { at: [3, 16], size: [2, 2] } } };

const POINTS = (edge: string, at: number, type: string) => [
  { side: 'french', edge, at, queue: { hussars: { type }, foot: { type: 'infantry' } }, called: 1 },
  { side: 'allied', edge: 'west', at: 16, queue: { uhlans: { type: 'lancers' } } },
];

/** A board on which the dice have called the hussars. */
function called(given: Case = {}, readings: Readings = {}): State {
  const { units = {}, terrain = {}, at = 16, edge = 'south', type = 'light-cavalry' } = given;
  const french = Object.fromEntries(Object.entries(units).filter(([id]) => id !== 'battery'));
  const battery = units['battery'] ?? { at: [16, 24] };
  return battle(
    battleBoard(
      { attacker: 'allied', points: POINTS(edge, at, type) },
      {
        terrain: { ...TERRAIN, ...terrain },
        units: {
          french: Object.fromEntries(Object.entries(french).map(([id, unit]) => [id, { type: 'guard', facing: 'north', ...unit }])),
          allied: { battery: { type: 'foot-artillery', facing: 'south', ...battery } },
        },
        now: { turn: 1, side: 'french', phase: 'move' },
      },
    ),
    readings,
  ); // prettier-ignore
}

const forward = (by: number): readonly Leg[] => [{ go: 'forward', by: by as Um }];
const enter = (x: number, legs: readonly Leg[] = forward(4 * ONE), y = 0) =>
  ({ type: 'enter', unit: 'hussars', from: spot(x, y), legs }) as const;

test('a refused way onto the table is drawn: where it would end, or by what the rule shows', () => {
  const kinds = (state: State, order: ReturnType<typeof enter>) => refusal(state, order).shows.map(({ kind }) => kind);
  expect(kinds(called(), enter(16 * ONE, []))).toEqual(['line']);
  expect(kinds(called({ units: { guard: { at: [16, 2] } } }), enter(16 * ONE, forward(2 * ONE)))).toContain('area');
  expect(kinds(called({ edge: 'south' }), enter(16 * ONE, forward(ONE), 5 * ONE))).toEqual(['line']);
});

describe('the roll for them (tt.reinforce.two-rolls)', () => {
  const roll = (state: State, face: number) => {
    const { events, clauses, sum } = play(state, { reinforce: 1 }, { [`reinforce.${state.side}-1`]: face });
    const [event] = events;
    const [rolled] = event?.type === 'reinforcements-rolled' ? event.reasons : [];
    const needed = rolled?.test?.is === 'at-least' ? rolled.test : undefined;
    return { clauses, sum, number: needed?.number, label: needed?.of?.[0]?.label };
  };
  const [TWICE, QUEUE] = ['tt.reinforce.two-rolls', 'tt.setup.reinforcement-queue'];

  test('3 or more at the rear, 4 or more on a flank; the queue is cited where somebody comes (tt.reinforce.rear-number)', () => {
    const rear = { sum: { 'rear-number': 3, 'two-rolls': 2 }, number: 3, label: 'Needed at the rear' };
    expect(roll(called(), 2)).toEqual({ ...rear, clauses: [TWICE, 'tt.reinforce.rear-number'] });
    expect(roll(called(), 3).clauses).toEqual([TWICE, 'tt.reinforce.rear-number', QUEUE]);
    const austrian: State = { ...called(), side: 'allied' };
    expect(roll(austrian, 4)).toEqual({
      sum: { 'flank-number': 4, 'two-rolls': 4 },
      number: 4,
      label: 'Needed on a flank',
      clauses: [TWICE, 'tt.reinforce.flank-number', QUEUE],
    });
  });

  test('is asked for, and once more after the first', () => {
    const asked = (rolled: readonly number[]) => {
      const state = called();
      const points = state.battle!.points.map((point) => ({ ...point, called: 0 }));
      return asks({ ...state, battle: { ...state.battle!, rolled, points } });
    };
    expect(asked([])).not.toContain('once more');
    expect(asked([0])).toMatch(/roll for reinforcements once more/);
    expect(asked([0, 0])).not.toContain('roll for reinforcements');
  });

  test('is part of the Move phase, and for a point that there is', () => {
    expect(judged(called(), { reinforce: 1 })).toBe(
      'ok tt.sequence.move-phase tt.reinforce.two-rolls tt.reinforce.rear-number',
    );
    expect(judged(called(), { reinforce: 2 })).toBe('tt.reinforce.two-rolls no-such-point');
  });
});

describe('they begin near their point, on its edge (tt.reinforce.entry, tt-044)', () => {
  const [REACH, OK] = [4 * ONE - HALF, 'ok tt.reinforce.entry'];
  const at = (x: number, y = 0, given: Case = {}, readings: Readings = {}) =>
    verdict(called(given, readings), enter(x, forward(4 * ONE), y)).replace(/(entry) .*tt\..*/, '$1');

  test('the whole front within [4], on either hand, to a hundredth of a millimetre', () => {
    for (const hand of [-1, 1]) {
      const aside = (by: number) => at(16 * ONE + hand * (REACH + by));
      expect([aside(10), aside(11)]).toEqual([OK, 'tt.reinforce.entry far-from-point']);
    }
    const east = (by: number) => at(32 * ONE, 16 * ONE + by, { edge: 'east' });
    for (const hand of [-1, 1])
      expect([REACH + 10, REACH + 11].map((by) => east(hand * by))).toEqual([OK, 'tt.reinforce.entry far-from-point']);
  });

  test('at the edge, not before it', () => {
    expect(at(16 * ONE, 11)).toBe('tt.reinforce.entry not-at-edge');
  });

  test('a corner belongs to the edge of the point; only by another reading they come on by the other edge', () => {
    const reason = (edge: string, x: number, y: number, readings: Readings = {}) =>
      at(x * ONE, y * ONE, { edge, at: 2 }, readings);
    expect(reason('south', 0, 0)).not.toMatch(/other-edge/);
    expect(reason('west', 0, 0)).not.toMatch(/other-edge/);
    expect(reason('south', 0, 2)).toBe('tt.reinforce.entry other-edge');
    expect(reason('south', 0, 2, { 'tt-044': 'any-edge' })).toBe(OK);
  });

  test('their way is shown as a line to where they would stand', () => {
    const { shows } = refusal(called(), enter(16 * ONE, [...forward(4 * ONE), ...forward(5 * ONE)]));
    const [x, y] = [16 * ONE, 9 * ONE - DEEP];
    const place = [[-HALF, DEEP], [HALF, DEEP], [HALF, -DEEP], [-HALF, -DEEP]].map(([dx, dy]) => spot(x + dx!, y + dy!)); // prettier-ignore
    expect(shows.map(({ kind }) => kind)).not.toContain('path');
    expect(shows[0]).toEqual({ kind: 'line', from: spot(x, -DEEP), to: spot(x, y) });
    expect(shows[1]).toMatchObject({ kind: 'area', sense: 'reach' });
    const points = shows.flatMap((each) => (each.kind === 'area' ? each.points : []));
    expect(new Set(points.map(String))).toEqual(new Set(place.map(String)));
  });

  test('what else is shown stays', () => {
    const state = called({ units: { friend: { at: [16, 0.5] } } }, { 'tt-043': 'placed' });
    const { shows } = refusal(state, enter(16 * ONE, []));
    expect(shows).toContainEqual({ kind: 'light', units: ['friend'] });
  });
});

describe('by readings they stand at the edge first (tt-043)', () => {
  const [PLACED, COSTS] = [{ 'tt-043': 'placed' }, { 'tt-043': 'base-depth-cost' }];
  const STANDS = 'ok tt.reinforce.entry tt.sequence.move-phase';

  test.each([
    ['placed', PLACED],
    ['at a cost', COSTS],
  ])('%s: wholly on the table, on nobody, on open ground, and touching no enemy', (_, readings) => {
    const put = (given: Case, x = 16 * ONE) => verdict(called(given, readings), enter(x, []));
    expect(put({})).toBe(STANDS);
    expect(put({ at: 1 }, HALF - 10)).toBe(STANDS);
    expect(put({ at: 1 }, HALF - 11)).toBe('tt.reinforce.entry off-table');
    expect(put({ units: { friend: { at: [16, 0.5] } } })).toBe('tt.reinforce.entry ends-on');
    const wood = { wood: { kind: 'woods', rectangle: { at: [16, 1], size: [1, 2] } } };
    expect(put({ terrain: wood })).toBe('tt.move.woods-impassable impassable');
    const above = (2 * DEEP) / ONE + 6_000 / ONE;
    expect(put({ units: { battery: { at: [16, above] } } })).toBe('tt.contact.straight-ahead would-touch');
    expect(put({ units: { battery: { at: [16, above + 11 / ONE] } } })).toBe(STANDS);
  });

  test('who has crossed the edge may go on with what is left, which is [1] less', () => {
    const go = (by: number) => verdict(called({}, COSTS), enter(16 * ONE, forward(by)));
    expect(go(7 * ONE)).toBe('ok tt.reinforce.entry tt.sequence.move-phase tt.units.move-column');
    expect(go(7 * ONE + 11)).toBe('tt.units.move-column too-far');
  });
});

test('they come on before the Move phase ends; in another phase nobody waits for them', () => {
  expect(judged(called(), { end: 'phase' })).toBe('tt.reinforce.entry entry-due');
  const rally = { ...called(), phase: 'rally' } as const;
  expect(judged({ ...rally, awaits: { ...rally.awaits!, by: 'tt.sequence.rally-phase' } }, { end: 'phase' })).toBe(
    'ok tt.sequence.rally-phase',
  );
});

describe('what is offered to those who have been rolled for', () => {
  const ways = (state: State) =>
    tried(state, 'hussars')
      .flatMap((order) => (order.type === 'enter' ? [order] : []))
      .map(({ from, legs, at }) => ({ x: from[0], legs: legs.map((leg) => ('by' in leg ? leg.by : leg)), at }));
  const places = (state: State) => [...new Set(ways(state).map(({ x }) => x - 16 * ONE))];
  const lengths = (state: State) => ways(state).filter(({ x }) => x === 16 * ONE).map(({ legs, at }) => [...legs, ...(at === undefined ? [] : [at])]); // prettier-ignore
  const MOST = 4 * ONE - HALF;

  test('straight before their point, and as far from it as they may begin', () => {
    expect(places(called())).toEqual([0, 0 - MOST, MOST]);
  });

  test('close beside whoever stands there, without a touch, where that is near enough; so with ground that bars them', () => {
    const [, , , left, right, ...more] = places(called({ units: { friend: { at: [16, 0.5] } } }));
    expect(more).toEqual([]);
    for (const by of [0 - left!, right!]) {
      expect(by).toBeGreaterThan(2 * HALF + 10);
      expect(by).toBeLessThan(2 * HALF + 100);
    }
    // A friend stands [3] to the east; only the place at its near side is within reach.
    const [, , , near, ...none] = places(called({ units: { friend: { at: [19, 0.5] } } }));
    expect(none).toEqual([]);
    expect(near).toBeLessThan(3 * ONE - 2 * HALF - 10);
    const wood = { wood: { kind: 'woods', rectangle: { at: [16, 0.5], size: [1, 1] } } };
    expect(places(called({ terrain: wood }))).toHaveLength(5);
  });

  test('where a road leads off the table, which may be the only way through a wood', () => {
    const deep = { wood: { kind: 'woods', rectangle: { at: [16, 4], size: [12, 8] } } };
    const road = (line: readonly (readonly number[])[]) => ({ ...deep, road: { kind: 'road', line } });
    const along = called({ terrain: road([[17.6, 0], [17.6, 12]]) }); // prettier-ignore
    expect(places(along)).toContain(1.6 * ONE);
    expect(judged(along, { end: 'phase' })).toBe('tt.reinforce.entry entry-due');
    expect(places(called({ terrain: road([[17.6, 0.1], [17.6, 12]]) }))).toHaveLength(3); // prettier-ignore
  });

  test('just onto the table, half the move, or all of it', () => {
    expect(lengths(called())).toEqual([[2 * DEEP], [4 * ONE], [8 * ONE]]);
    expect(lengths(called({}, { 'tt-043': 'placed' }))).toEqual([[]]);
    expect(lengths(called({}, { 'tt-043': 'base-depth-cost' }))).toEqual([[], [3.5 * ONE], [7 * ONE]]);
  });

  test('and into an enemy straight ahead', () => {
    const state = called({ units: { battery: { at: [16, 6] } } });
    const [into] = ways(state).filter(({ at }) => at !== undefined);
    expect(into).toMatchObject({ x: 16 * ONE, at: 'battery' });
    expect(Math.abs(Number(into!.legs[0]) - (6 * ONE - DEEP))).toBeLessThan(10);
  });

  test('the rolls for both points; nobody else comes on, and nobody in another phase', () => {
    const offered = (state: State) =>
      tried(state).flatMap((order): readonly (number | string)[] =>
        order.type === 'reinforce' ? [order.point] : order.type === 'enter' ? [order.unit] : [],
      );
    expect([...new Set(offered(called()))]).toEqual([1, 2, 'hussars']);
    expect(offered({ ...called(), phase: 'rally' })).toEqual([]);
    expect([...new Set(offered({ ...called(), side: 'allied' }))]).toEqual([1, 2]);
  });
});
