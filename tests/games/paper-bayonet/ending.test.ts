import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/core/seeded.ts';
import type { Scripted } from '../../../src/core/dice.ts';
import { carry, engine, short, stand, verdict, wrong, type Field, type Order } from './field.ts';
import { table } from './tables.ts';
import { begin, unfought } from './whole.ts';

type Units = Readonly<Record<string, string>>;
const END: Order = { type: 'end-phase' };
const AGREED = { rounds: 1, victory: 'attrition' };
/** The last phase of the last turn of round 1. */
const board = (units: Units, field: Field = {}) =>
  stand(
    { unit: 'french cavalry d1', foe: 'allied cavalry d7', ...units },
    { phase: 'rally', side: 'allied', agreement: AGREED, ...field },
  );
const OBJECTIVES = { agreement: { rounds: 1, victory: 'objectives' }, objectives: ['b4', 'd4', 'f4', 'h4'] };

describe('the game ends with its last round (pb.victory.game-end, pb.victory.checked-at-end)', () => {
  test('not before', () => {
    const state = board({}, { agreement: { ...AGREED, rounds: 2 } });
    expect(carry(state, [END], [{ 'activation.dubois': 3 }]).state.over).toBeNull();
    expect(carry(board({}, { side: 'french' }), [END], [{ 'activation.falken': 3 }]).state.over).toBeNull();
  });

  test('and then nobody may do anything', () => {
    const { events, state } = carry(board({}), [END], []);
    expect(events.map(({ type }) => type)).toEqual(['game-ended']);
    expect([state.over, state.awaits]).toEqual([{ winner: null }, null]);
    expect(engine.candidates(state)).toEqual([]);
    expect(verdict(state, END)).toBe('pb.victory.game-end game-over');
  });

  test('a concession grants the win, at any time (pb-017)', () => {
    const { state } = carry(
      board({}, { side: 'french', phase: 'artillery' }),
      [{ type: 'concede', side: 'allied' }],
      [],
    );
    expect(state.over).toEqual({ winner: 'french' });
  });

  test('a die may give one more round (pb.rounds.extension, pb-018)', () => {
    const state = board({}, { agreement: { ...AGREED, extension: true } });
    expect(carry(state, [END], [{ extension: 5 }]).events.map(({ type }) => type)).toEqual([
      'game-not-extended',
      'game-ended',
    ]);
    const more = carry(state, [END], [{ extension: 6 }, { 'activation.dubois': 3 }]).state;
    expect([more.round, more.over]).toEqual([2, null]);
    const turns = Array<Order>(10).fill(END);
    expect(carry(more, turns, [{ 'activation.falken': 3 }, { extension: 1 }]).state.over).toEqual({ winner: null });
    const once = { ...more, readings: { 'pb-018': 'one-extra-round' } };
    expect(carry(once, turns, [{ 'activation.falken': 3 }]).state.over).toEqual({ winner: null });
  });
});

describe('brigade attrition (pb.victory.attrition, pb.victory.attrition.fraction, pb.victory.attrition.brigade-removed)', () => {
  /** Allied brigades besides Falken's, of which `lost` have only a Brigadier left. */
  const brigades = (count: number, lost: number): Units =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => 'abcde'[i]!).flatMap((id, i): readonly (readonly [string, string])[] => [
        [`general-${id}`, `allied brigadier ${id}6 of ${id}`],
        ...(i < lost ? [] : [[`horse-${id}`, `allied cavalry ${id}7 of ${id}`] as const]),
      ]),
    );
  test.each([
    [2, 1, 'french'],
    [2, 0, null],
    [3, 1, null],
    [3, 2, 'french'],
    [4, 2, 'french'],
    [5, 3, null],
    [5, 4, 'french'],
  ])('of %i brigades %i lost: %s wins', (count, lost, winner) => {
    const state = board({ foe: 'allied cavalry h7', ...brigades(count - 1, lost) });
    expect(carry(state, [END], []).state.over).toEqual({ winner });
  });

  test('both reaching it is a draw, and routed units still count (pb-014, pb-016)', () => {
    const both = { x: 'french cavalry a1', ...brigades(1, 1), ney: 'french brigadier c1 of ney' };
    expect(carry(board(both), [END], []).state.over).toEqual({ winner: null });
    const routed = { ...brigades(1, 1), 'horse-a': 'allied cavalry a7 routed of a' };
    expect(carry(board(routed), [END], []).state.over).toEqual({ winner: null });
  });
});

describe('objectives (pb.victory.objectives.share, pb.victory.objectives.control)', () => {
  const holders = {
    x: 'french cavalry b4',
    y: 'french cavalry d5',
    unit: 'french cavalry f3',
    foe: 'allied cavalry a7',
  };
  table<readonly [what: string, units: Units, winner: string | null, field?: Field]>(
    [
      ['three of four', {}, 'french'],
      ['two of four', { y: 'french cavalry a1' }, null],
      ['touched by an enemy', { foe: 'allied cavalry c4' }, null],
      ['by a routed one', { foe: 'allied cavalry c4 routed' }, 'french'],
      ['held by the routed', { unit: 'french cavalry f3 routed' }, null],
      ['by one that has rallied and is not turned', { unit: 'french cavalry f3 rallied' }, null],
      [
        'who holds under pb-096',
        { unit: 'french cavalry f3 rallied' },
        'french',
        { readings: { 'pb-096': 'on-passing' } },
      ],
      ['by a Brigadier', { unit: 'french cavalry a1', general: 'french brigadier f5' }, 'french'],
    ],
    ([, units, winner, field]) => {
      expect(carry(board({ ...holders, ...units }, { ...OBJECTIVES, ...field }), [END], []).state.over).toEqual({
        winner,
      });
    },
  );
});

describe('before the game (pb.deploy.roll-off, pb.deploy.winner-chooses, pb.deploy.alternate-brigades, pb.deploy.zone)', () => {
  const start = (readings = {}, victory = 'attrition') =>
    begin(unfought(['line', 'cavalry'], ['guard'], { victory }), readings);
  const ROLL: Order = { type: 'roll-off' };
  const WON: readonly Scripted[] = [{ 'roll-off.french': 2 }, { 'roll-off.allied': 5 }];
  const edges: Order = { type: 'choose-edges', edge: 'east', first: 'french' };

  test('the higher die wins, equal ones are rolled again', () => {
    const tied = carry(start(), [ROLL], [{ 'roll-off.french': 4 }, { 'roll-off.allied': 4 }]);
    expect(tied.events.map(({ type }) => type)).toEqual(['roll-off-tied']);
    expect(carry(tied.state, [ROLL], WON).state.awaits).toEqual({
      sides: ['allied'],
      kind: 'phase',
      orders: ['choose-edges'],
      by: 'pb.deploy.winner-chooses',
    });
  });

  test('the winner takes an edge, the other side the one across, and they deploy brigade by brigade', () => {
    const { state } = carry(start(), [ROLL, edges], WON);
    expect(state.sides).toEqual({ french: { edge: 'west', facing: 2 }, allied: { edge: 'east', facing: 6 } });
    const deploy = (unit: string, to: 'c1' | 'd1' | 'a1' | 'a2'): Order => ({ type: 'deploy', unit, to });
    expect(verdict(state, deploy('french-a-b', 'c1'))).toBe('allowed pb.deploy.zone pb.deploy.alternate-brigades');
    expect(verdict(state, deploy('french-a-b', 'd1'))).toBe('pb.deploy.zone too-deep');
    expect(verdict(state, deploy('allied-a-b', 'a1'))).toBe('pb.deploy.alternate-brigades not-your-turn');
    const one = carry(state, [deploy('french-a-b', 'a1')], []).state;
    expect(verdict(one, deploy('french-b-b', 'a2'))).toBe('pb.deploy.alternate-brigades brigade-by-brigade');
    expect(verdict(one, deploy('french-a-c', 'a1'))).toBe('pb.deploy.zone occupied');
    expect(verdict(one, deploy('french-a-b', 'a2'))).toBe('pb.deploy.alternate-brigades deployed-already');
  });

  /** Deploys everything by the first option, and gives the first turn. */
  const deployed = (readings = {}, victory = 'attrition') => {
    let { state } = carry(start(readings, victory), [ROLL], WON);
    const seen: string[] = [];
    while (state.preparing !== null) {
      if (seen.at(-1) !== state.phase) seen.push(state.phase);
      const [option] = engine.candidates(state);
      if (option === undefined) throw new Error('Nothing to do');
      const order = state.phase === 'edges' ? edges : option.order;

      state = engine.resolve(state, order, seeded(1)).reduce((now, event) => engine.apply(now, event), state);
    }
    return { first: state.side, phase: state.phase, seen, markers: state.objectives.length };
  };

  test.each([
    ['second-deployer-first', 'allied'],
    ['roll-winner-first', 'allied'],
    ['first-deployer-first', 'french'],
  ])('pb-008 %s: %s takes the first turn', (reading, first) => {
    expect(deployed({ 'pb-008': reading })).toMatchObject({ first, phase: 'activation' });
  });

  test.each([
    ['after-roll-before-deployment', ['edges', 'objectives', 'deployment']],
    ['after-deployment', ['edges', 'deployment', 'objectives']],
    ['own-roll', ['objectives', 'edges', 'deployment']],
  ])('pb-093 %s: %j', (reading, seen) => {
    const done = deployed({ 'pb-093': reading }, 'objectives');
    expect(done.seen).toEqual(seen);
    expect(done.markers).toBeGreaterThan(0);
  });

  test('markers keep their distance (pb.victory.objectives.placement)', () => {
    const { state } = carry(start({}, 'objectives'), [ROLL, edges], WON);
    const put = (at: 'c4' | 'd4' | 'd6' | 'e5'): Order => ({ type: 'objective', at });
    expect(state.awaits).toMatchObject({ sides: ['allied'], kind: 'phase', orders: ['objective'] });
    expect(verdict(state, put('c4'))).toBe('pb.victory.objectives.placement near-edge');
    expect(verdict(state, put('d4'))).toMatch(/^allowed/);
  });
});

describe('two armies (pb.points.spend, pb.brigade.composition, pb.brigade.templates)', () => {
  const army = (units: Readonly<Record<string, unknown>>, more = {}) => {
    const board = unfought(['line'], ['line']);
    return { ...board, armies: { ...board.armies, french: { dubois: { units, ...more } } } };
  };
  const general = { name: 'General', type: 'brigadier' };
  test.each([
    [
      'too dear',
      unfought(['line', 'line', 'line', 'line', 'line'], ['line']),
      'armies.french: found 190 points, expected at most the 170 that were agreed',
    ],
    [
      'without a Brigadier',
      army({ a: { name: 'a', type: 'cavalry' } }),
      'armies.french.dubois: found 0 Brigadiers, expected one Brigadier among its units',
    ],
    [
      'a Brigadier alone',
      army({ general }),
      'armies.french.dubois: found a Brigadier alone, expected one unit or more besides him',
    ],
    [
      'not the template’s units',
      army({ general, a: { name: 'a', type: 'cavalry' } }, { template: 'line' }),
      'armies.french.dubois: found brigadier, cavalry, expected the units of line: brigadier, line-infantry, line-infantry, line-infantry, line-infantry',
    ],
    [
      'no round limit',
      { ...unfought(['line'], ['line']), agreement: { points: 100, victory: 'attrition' } },
      'agreement.rounds: found nothing, expected the key rounds',
    ],
  ])('%s', (_what, board, said) => {
    expect(wrong(board).join('\n')).toContain(said);
  });

  test('the Line template costs the sum of its units, 38 (pb-004)', () => {
    expect(
      wrong({ ...unfought(['line'], ['line']), agreement: { rounds: 1, points: 38, victory: 'attrition' } }),
    ).toEqual([]);
    expect(
      wrong({ ...unfought(['line'], ['line']), agreement: { rounds: 1, points: 37, victory: 'attrition' } }),
    ).toHaveLength(2);
  });
});

test('what was deployed is told', () => {
  const { events } = carry(
    begin(unfought(['line'], ['guard'])),
    [{ type: 'roll-off' }],
    [{ 'roll-off.french': 6 }, { 'roll-off.allied': 1 }],
  );
  expect(events.map(short)).toEqual(['roll-off-won']);
});
