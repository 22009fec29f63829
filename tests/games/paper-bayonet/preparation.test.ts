import { describe, expect, test } from 'vitest';
import { D6, recorded, type Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { policy } from '../../../src/games/paper-bayonet/rules.ts';
import { begin, carry, engine, stand, verdict, wrong, type Event, type Order, type State } from './field.ts';
import { fighting, fought, move } from './tables.ts';
import { ordersOf, unfought } from './whole.ts';

const ROLL: Order = { type: 'roll-off' };
const WON: readonly Scripted[] = [{ 'roll-off.french': 2 }, { 'roll-off.allied': 5 }];
const EAST: Order = { type: 'choose-edges', edge: 'east', first: 'french' };

describe('the roll-off and the edges (pb.deploy.roll-off, pb.deploy.winner-chooses)', () => {
  const start = begin(unfought(['line'], ['guard']));

  test('there is nothing to do but roll, with six faces each, and equal dice are rolled again', () => {
    expect(ordersOf(start)).toEqual([ROLL]);
    const dice = recorded(scripted([{ 'roll-off.french': 4 }, { 'roll-off.allied': 4 }]));
    expect(engine.resolve(start, ROLL, dice).map(({ type }) => type)).toEqual(['roll-off-tied']);
    expect(dice.rolled.map(({ die }) => die)).toEqual([D6, D6]);
  });

  test('the winner takes an edge, the other side the one across; he may send either side ahead, and no third', () => {
    const { state } = carry(start, [ROLL], WON);
    expect(state.awaits).toMatchObject({ sides: ['allied'], orders: ['choose-edges'] });
    expect(ordersOf(state)).toHaveLength(8);
    for (const first of ['saxon', 'constructor'])
      expect(verdict(state, { type: 'choose-edges', edge: 'north', first })).toBe(
        'pb.deploy.winner-chooses no-such-side',
      );
    const { sides } = carry(state, [EAST], []).state;
    expect(sides).toEqual({ french: { edge: 'west', facing: 2 }, allied: { edge: 'east', facing: 6 } });
  });
});

describe('deployment (pb.deploy.alternate-brigades, pb.deploy.zone)', () => {
  test('goes brigade by brigade, in the zone, on a square of its own', () => {
    const { state } = carry(begin(unfought(['line', 'cavalry'], ['guard'])), [ROLL, EAST], WON);
    const deploy = (unit: string, to: 'c1' | 'd1' | 'a1' | 'a2'): Order => ({ type: 'deploy', unit, to });
    expect(verdict(state, deploy('french-a-b', 'c1'))).toBe('allowed pb.deploy.zone pb.deploy.alternate-brigades');
    expect(verdict(state, deploy('french-a-b', 'd1'))).toBe('pb.deploy.zone too-deep');
    expect(verdict(state, deploy('allied-a-b', 'a1'))).toBe('pb.deploy.alternate-brigades not-your-turn');
    const one = carry(state, [deploy('french-a-b', 'a1')], []).state;
    expect(verdict(one, deploy('french-b-b', 'a2'))).toBe('pb.deploy.alternate-brigades brigade-by-brigade');
    expect(verdict(one, deploy('french-a-c', 'a1'))).toBe('pb.deploy.zone occupied');
    expect(verdict(one, deploy('french-a-b', 'a2'))).toBe('pb.deploy.alternate-brigades deployed-already');
  });

  /**
   * Deploys everything by the first option. Returns the state, the phases that came, and the event
   * with which the armies are ready.
   */
  function deployed(readings: Readings, victory = 'attrition') {
    let { state } = carry(begin(unfought(['line', 'cavalry'], ['guard'], { victory }), readings), [ROLL], WON);
    const seen = new Set<string>();
    let events: readonly Event[] = [];
    const six = { ...scripted([]), roll: () => 6 };
    while (state.preparing !== null) {
      seen.add(state.phase);
      const order = state.phase === 'edges' ? EAST : ordersOf(state)[0]!;
      events = engine.resolve(state, order, six);
      state = events.reduce((now, event) => engine.apply(now, event), state);
    }
    return { state, seen: [...seen], ready: events.filter(({ type }) => type === 'armies-ready') };
  }

  test.each([
    ['second-deployer-first', 'allied'],
    ['roll-winner-first', 'allied'],
    ['first-deployer-first', 'french'],
  ])('pb-008 %s: %s takes the first turn with the last piece (pb.turn.alternate)', (reading, first) => {
    const { state, ready } = deployed({ 'pb-008': reading });
    expect(state).toMatchObject({ side: first, phase: 'activation' });
    expect(ready).toEqual([{ type: 'armies-ready', first, clauses: ['pb.turn.alternate'] }]);
  });

  test.each([
    ['after-roll-before-deployment', ['edges', 'objectives', 'deployment']],
    ['after-deployment', ['edges', 'deployment', 'objectives']],
    ['own-roll', ['objectives', 'edges', 'deployment']],
  ])('pb-093 %s: %j', (reading, phases) => {
    const { state, seen } = deployed({ 'pb-093': reading }, 'objectives');
    expect(seen).toEqual(phases);
    expect(state.objectives.length).toBeGreaterThan(0);
  });

  test('markers keep their distance (pb.victory.objectives.placement)', () => {
    const { state } = carry(begin(unfought(['line'], ['guard'], { victory: 'objectives' })), [ROLL, EAST], WON);
    expect(verdict(state, { type: 'objective', at: 'c4' })).toBe('pb.victory.objectives.placement near-edge');
    expect(verdict(state, { type: 'objective', at: 'd4' })).toMatch(/^allowed/);
  });
});

/** A game in which everything is agreed and nothing is bought. */
const unbought = (points: number): State =>
  begin({
    map: '8 by 8',
    legend: { '.': 'open' },
    sides: ['french', 'allied'],
    agreement: { rounds: 6, points, victory: 'attrition' },
  });
const muster = (brigade: string, ...units: ('brigadier' | 'cavalry' | 'heavy-cavalry')[]): Order => ({
  type: 'muster',
  brigade,
  template: null,
  units,
});

describe('the sum of a brigade (pb.points.unit-costs, pb.points.every-unit-has-value, pb.points.spend)', () => {
  const terms = (events: readonly Event[]) =>
    events.flatMap((event) => ('reasons' in event ? event.reasons : []).flatMap((reason) => reason.terms));

  test('has a line for each kind of unit in it and for no other, and what was spent before only where something was', () => {
    const LINES = [
      { clause: 'pb.points.unit-costs', label: '1 × cavalry, 10 each', value: 10 },
      { clause: 'pb.points.every-unit-has-value', label: '1 × Brigadier, 14 each', value: 14 },
    ];
    const one = carry(unbought(100), [muster('dubois', 'brigadier', 'cavalry')], []);
    expect(terms(one.events)).toMatchObject(LINES);
    const two = carry(one.state, [muster('ney', 'brigadier', 'cavalry')], []);
    expect(terms(two.events)).toMatchObject([
      { clause: 'pb.points.spend', label: 'Spent before', value: 24 },
      ...LINES,
    ]);
  });

  test('is held against the points that are left, and the refusal names them', () => {
    const { state } = carry(unbought(40), [muster('dubois', 'brigadier', 'cavalry')], []);
    expect(engine.judge(state, muster('ney', 'brigadier', 'cavalry'))).toMatchObject({
      clause: 'pb.points.spend',
      reason: 'over-points',
      params: { costs: 24, left: 16 },
    });
  });
});

describe('brigades of any names (pb.brigade.organise)', () => {
  test.each([
    [['heavy-cavalry'], ['cavalry'], 'a-heavy-cavalry a-heavy-brigadier a-heavy-cavalry-2'],
    [
      ['heavy-cavalry', 'heavy-cavalry'],
      ['cavalry', 'cavalry'],
      'a-heavy-cavalry-1 a-heavy-cavalry-2 a-heavy-brigadier a-heavy-cavalry-1-2 a-heavy-cavalry-2-2',
    ],
  ] as const)('whose %j and %j would be called alike have a unit for all that was paid for', (one, other, ids) => {
    const orders = [muster('a', 'brigadier', ...one), muster('a-heavy', 'brigadier', ...other)];
    const { reserve } = carry(unbought(200), orders, []).state.preparing!;
    expect(Object.keys(reserve)).toEqual(['a-brigadier', ...ids.split(' ')]);
    expect(Object.entries(reserve).filter(([id, unit]) => unit.id !== id)).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString'])('one called %s is not there already, but is after it', (name) => {
    const { state } = carry(unbought(100), [muster(name, 'brigadier', 'cavalry')], []);
    expect(Object.keys(state.brigades)).toEqual([name]);
    expect(verdict(state, muster(name, 'brigadier', 'cavalry'))).toBe('pb.brigade.organise brigade-twice');
  });
});

describe('two armies (pb.points.spend, pb.brigade.composition, pb.brigade.templates)', () => {
  const line = unfought(['line'], ['line']);
  const army = (units: Readonly<Record<string, unknown>>, more = {}) => ({
    ...line,
    armies: { ...line.armies, french: { dubois: { units, ...more } } },
  });
  const agreed = (agreement: object) => ({ ...line, agreement });
  const general = { name: 'General', type: 'brigadier' };
  const horse = { name: 'a', type: 'cavalry' };
  test.each<[string, unknown]>([
    ['armies.french: found 190 points, expected at most the 170', unfought(Array(5).fill('line'), ['line'])],
    ['french.dubois: found 0 Brigadiers, expected one Brigadier among its units', army({ horse })],
    ['french.dubois: found a Brigadier alone, expected one unit or more besides him', army({ general })],
    [
      'dubois: found brigadier, cavalry, expected the units of line: brigadier, line-inf',
      army({ general, horse }, { template: 'line' }),
    ],
    ['agreement.rounds: found nothing, expected the key rounds', agreed({ points: 100, victory: 'attrition' })],
  ])('%s', (said, board) => {
    expect(wrong(board).join('\n')).toContain(said);
  });

  test.each([
    [38, 0],
    [37, 2],
  ])('the Line template costs the sum of its units, 38 (pb-004): for %i points', (points, count) => {
    expect(wrong(agreed({ rounds: 1, points, victory: 'attrition' }))).toHaveLength(count);
  });

  test('under the printed total of 30 a Line brigade costs 30, and its units by themselves still 38 (pb-004)', () => {
    const printed = { 'pb-004': 'printed-30' };
    const three = unfought(['line', 'line', 'line'], ['line'], { points: 90 });
    expect(wrong(three)).toEqual(['armies.french: found 114 points, expected at most the 90 that were agreed']);
    expect(wrong(three, printed)).toEqual([]);
    const { units } = line.armies.french['french-a']!;
    const single = { ...army(units), agreement: { rounds: 1, points: 37, victory: 'attrition' } };
    expect(wrong(single, printed)).toEqual([
      'armies.french: found 38 points, expected at most the 37 that were agreed',
    ]);
  });

  test('a Brigadier may be alone under the reading that allows it (pb-005)', () => {
    expect(wrong(army({ general }), { 'pb-005': 'zero-allowed' })).toEqual([]);
  });

  test('points may be left over under each reading: a board may show a part of an army (pb-006)', () => {
    const points = (number: number) => agreed({ rounds: 1, points: number, victory: 'attrition' });
    expect(wrong(points(40), { 'pb-006': 'exact' })).toEqual([]);
    expect(wrong(points(37), { 'pb-006': 'exact' })).toHaveLength(2);
  });
});

test('where odds are counted, a winner that may step forward stays (pb-024)', () => {
  const { state } = fought(fighting({}, { 'pb-024': 'may-advance' }), [5], [3]);
  expect(policy.choose(state, engine.candidates(state))).toEqual({ type: 'stay', unit: 'unit' });
});

test.each([
  ['woods', 'pb.terrain.woods.cavalry'],
  ['wetlands', 'pb.terrain.wetlands.cavalry'],
] as const)('a refusal in %s says that cavalry may go one square (%s)', (ground, clause) => {
  const state = stand({ unit: 'cavalry i3' }, { phase: 'movement', ground: { i3: ground } });
  const params = { squares: 2, allowance: 1 };
  expect(engine.judge(state, move('h3', 'g3'))).toMatchObject({ clause, reason: 'too-far', params });
});
