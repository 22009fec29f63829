import { describe, expect, test } from 'vitest';
import { D6, recorded, type Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import { policy } from '../../../src/games/paper-bayonet/rules.ts';
import { reference } from '../../../src/games/paper-bayonet/reference.ts';
import { addUp } from '../../../src/islands/army.ts';
import { carry, engine, stand, verdict, type Order, type State } from './field.ts';
import { board, fought, readings } from './fights.ts';
import { begin, ordersOf, unfought } from './whole.ts';

const ROLL: Order = { type: 'roll-off' };
const END: Order = { type: 'end-phase' };
const WON: readonly Scripted[] = [{ 'roll-off.french': 5 }, { 'roll-off.allied': 2 }];

const OPEN = `${Array.from({ length: 8 }, (_, i) => `${8 - i} ........`).join('\n')}\n  abcdefgh`;
/** All is agreed, and nothing bought. */
const unbought = (points: number): State =>
  begin({
    map: OPEN,
    legend: { '.': 'open' },
    sides: ['french', 'allied'],
    agreement: { rounds: 6, points, victory: 'attrition' },
  });

/** The last phase of the last turn. */
const lastPhase = (agreement: Readonly<Record<string, unknown>>, field = {}): State =>
  stand(
    { unit: 'french cavalry d4', foe: 'allied cavalry h7' },
    { phase: 'rally', side: 'allied', agreement: { rounds: 1, ...agreement }, ...field },
  );

describe('the sum of a brigade (pb.points.unit-costs, pb.points.every-unit-has-value, pb.points.spend)', () => {
  const first: Order = { type: 'muster', brigade: 'dubois', template: null, units: ['brigadier', 'cavalry'] };

  test('has a line for each kind of unit in it and for no other, and what was spent before only where something was', () => {
    const one = carry(unbought(100), [first], []);
    expect(
      one.events.flatMap((event) => ('reasons' in event ? event.reasons : []).flatMap(({ terms }) => terms)),
    ).toMatchObject([
      { clause: 'pb.points.unit-costs', label: '1 × cavalry, 10 each', value: 10 },
      { clause: 'pb.points.every-unit-has-value', label: '1 × Brigadier, 14 each', value: 14 },
    ]);
    const two = carry(one.state, [{ ...first, brigade: 'ney' }], []);
    expect(
      two.events.flatMap((event) => ('reasons' in event ? event.reasons : []).flatMap(({ terms }) => terms)),
    ).toMatchObject([{ clause: 'pb.points.spend', label: 'Spent before', value: 24 }, { value: 10 }, { value: 14 }]);
  });

  test('is held against the points that are left, and the refusal names them', () => {
    const { state } = carry(unbought(40), [first], []);
    expect(engine.judge(state, { ...first, brigade: 'ney' })).toMatchObject({
      clause: 'pb.points.spend',
      reason: 'over-points',
      params: { costs: 24, left: 16 },
    });
  });
});

describe('brigades of any names (pb.brigade.organise)', () => {
  const muster = (brigade: string, ...units: ('brigadier' | 'cavalry' | 'heavy-cavalry')[]): Order => ({
    type: 'muster',
    brigade,
    template: null,
    units,
  });
  const reserve = (...orders: readonly Order[]) => carry(unbought(200), orders, []).state.preparing!.reserve;

  test.each([
    [
      'whose units would be called alike',
      [muster('a', 'brigadier', 'heavy-cavalry'), muster('a-heavy', 'brigadier', 'cavalry')],
      ['a-brigadier', 'a-heavy-cavalry', 'a-heavy-brigadier', 'a-heavy-cavalry-2'],
    ],
    [
      'whose numbered units would be called alike',
      [
        muster('a', 'brigadier', 'heavy-cavalry', 'heavy-cavalry'),
        muster('a-heavy', 'brigadier', 'cavalry', 'cavalry'),
      ],
      [
        'a-brigadier',
        'a-heavy-cavalry-1',
        'a-heavy-cavalry-2',
        'a-heavy-brigadier',
        'a-heavy-cavalry-1-2',
        'a-heavy-cavalry-2-2',
      ],
    ],
  ])('%s have a unit for all that was paid for', (_what, orders, ids) => {
    const units = reserve(...orders);
    expect(Object.keys(units)).toEqual(ids);
    expect(Object.entries(units).filter(([id, unit]) => unit.id !== id)).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString'])('one called %s is not there already, but is after it', (name) => {
    const order = muster(name, 'brigadier', 'cavalry');
    expect(verdict(unbought(100), order)).toMatch(/^allowed/);
    const { state } = carry(unbought(100), [order], []);
    expect(Object.keys(state.brigades)).toEqual([name]);
    expect(verdict(state, order)).toBe('pb.brigade.organise brigade-twice');
  });

  test('a side that only JavaScript knows deploys nothing (pb.deploy.winner-chooses)', () => {
    const { state } = carry(begin(unfought(['line'], ['guard'])), [ROLL], WON);
    expect(verdict(state, { type: 'choose-edges', edge: 'north', first: 'constructor' })).toBe(
      'pb.deploy.winner-chooses no-such-side',
    );
  });
});

test('an army may cost all that was agreed, and not a point more (pb.points.spend)', () => {
  const horse = { brigadier: 1, cavalry: 1 };
  expect(addUp(reference.army!, 48, [horse, horse])).toMatchObject({ spent: 48, left: 0, refused: [] });
  expect(addUp(reference.army!, 47, [horse, horse])).toMatchObject({
    spent: 48,
    left: -1,
    refused: ['The army costs 48 points, and 47 are agreed.'],
  });
});

describe('dice before the first turn and after the last have six faces', () => {
  test('the roll-off (pb.deploy.roll-off)', () => {
    const dice = recorded(scripted(WON));
    engine.resolve(begin(unfought(['line'], ['guard'])), ROLL, dice);
    expect(dice.rolled.map(({ purpose, die }) => [purpose, die])).toEqual([
      ['roll-off.french', D6],
      ['roll-off.allied', D6],
    ]);
  });

  test('the extension (pb.rounds.extension)', () => {
    const dice = recorded(scripted([{ extension: 2 }]));
    engine.resolve(lastPhase({ victory: 'attrition', extension: true }), END, dice);
    expect(dice.rolled.map(({ purpose, die }) => [purpose, die])).toEqual([['extension', D6]]);
  });
});

describe('the roll-off and the edges (pb.deploy.roll-off, pb.deploy.winner-chooses)', () => {
  const start = begin(unfought(['line'], ['guard']));

  test('there is nothing to do but roll', () => {
    expect(ordersOf(start)).toEqual([ROLL]);
  });

  test('the winner may send either side ahead, and no third', () => {
    const { state } = carry(start, [ROLL], WON);
    expect(ordersOf(state)).toHaveLength(8);
    expect(verdict(state, { type: 'choose-edges', edge: 'north', first: 'allied' })).toMatch(/^allowed/);
    expect(verdict(state, { type: 'choose-edges', edge: 'north', first: 'saxon' })).toBe(
      'pb.deploy.winner-chooses no-such-side',
    );
  });

  test('with the last piece the sides begin to take turns (pb.turn.alternate)', () => {
    let { state } = carry(start, [ROLL, { type: 'choose-edges', edge: 'south', first: 'french' }], WON);
    const ready = [];
    while (state.preparing !== null) {
      const { events, state: now } = carry(state, [ordersOf(state)[0]!], last(state));
      ready.push(...events.filter(({ type }) => type === 'armies-ready'));
      state = now;
    }
    expect(ready).toEqual([{ type: 'armies-ready', first: 'allied', clauses: ['pb.turn.alternate'] }]);
  });

  /** The last piece brings the first roll for a brigade. */
  const last = ({ preparing }: State) =>
    Object.keys(preparing!.reserve).length === 1 ? [{ 'activation.allied-a': 3 }] : [];
});

describe('the tally of the end (pb.victory.objectives.share)', () => {
  test.each([
    ['french', ['d4', 'd4', 'd4'], [3, 0]],
    ['allied', ['h7', 'h7', 'h7'], [3, 0]],
    [null, ['d4', 'd4', 'h7', 'a2'], [2, 1]],
  ] as const)('%s: who has won stands first, and in a draw the side that began', (winner, objectives, has) => {
    const { events } = carry(lastPhase({ victory: 'objectives' }, { objectives }), [END], []);
    const ended = events.find((event) => event.type === 'game-ended');
    expect([ended?.winner, ended?.tally?.map((each) => each.has)]).toEqual([winner, has]);
  });
});

test('where odds are counted, a winner that may step forward stays (pb-024)', () => {
  const { state } = fought(board({}, readings('pb-024', 'may-advance')), [5], [3]);
  expect(policy.choose(state, engine.candidates(state))).toEqual({ type: 'stay', unit: 'unit' });
});

test.each([
  ['woods', 'pb.terrain.woods.cavalry'],
  ['wetlands', 'pb.terrain.wetlands.cavalry'],
] as const)('a refusal in %s says that cavalry may go one square (%s)', (ground, clause) => {
  const state = stand({ unit: 'french cavalry i3' }, { phase: 'movement', ground: { i3: ground } });
  expect(engine.judge(state, { type: 'move', unit: 'unit', path: ['h3', 'g3'] })).toMatchObject({
    clause,
    reason: 'too-far',
    params: { squares: 2, allowance: 1 },
  });
});
