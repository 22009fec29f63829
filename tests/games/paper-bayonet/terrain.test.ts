import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, engine, short, stand, verdict, type Field, type Order } from './field.ts';
import { table } from './tables.ts';

type Units = Readonly<Record<string, string>>;
type Row = readonly [what: string, units: Units, path: readonly Square[], said: string, field?: Field];

const move = (unit: string, ...path: readonly Square[]): Order => ({ type: 'move', unit, path });
/** The unit stands on d4, its General on c4, in the Movement Phase. */
const board = (units: Units, field: Field = {}) =>
  stand(
    { general: 'french brigadier c4', foe: 'allied cavalry i7', enemy: 'allied brigadier h7', ...units },
    { phase: 'movement', ...field },
  );
const PERMITS = 'allowed pb.activation.permits pb.coherence.requirement pb.movement.directions';
const ONE = `${PERMITS} pb.movement.allowance.one`;
const TWO = `${PERMITS} pb.movement.allowance.two`;
const judged = (rows: readonly Row[]) => {
  table(rows, ([, units, path, said, field]) => {
    expect(verdict(board(units, field), move('unit', ...path))).toBe(said);
  });
};
const FOOT = { unit: 'french line-infantry d4' };
const GUN = { unit: 'french cannon d4' };
const HORSE = { unit: 'french cavalry d4' };
const COLUMN = { unit: 'french line-infantry d4 column', x: 'french line-infantry d4 column' };

describe('what each ground does to movement', () => {
  judged([
    ['nobody enters a lake', FOOT, ['d5'], 'pb.terrain.lake.impassable lake', { ground: { d5: 'lake' } }],
    ['nor passes one', HORSE, ['d5', 'd6'], 'pb.terrain.lake.impassable lake', { ground: { d5: 'lake' } }],
    ['a river asks for a roll', FOOT, ['d5'], `${ONE} pb.terrain.river.roll`, { ground: { d5: 'river' } }],
    ['not of one who leaves it', FOOT, ['d5'], ONE, { ground: { d4: 'river' } }],
    ['nor within it', FOOT, ['d5'], ONE, { ground: { d4: 'river', d5: 'river' } }],
    ['guns do not cross one', GUN, ['d5'], 'pb.terrain.river.artillery gun-at-river', { ground: { d5: 'river' } }],
    ['but by a bridge', GUN, ['d5'], `${ONE} pb.terrain.bridge.crossing`, { ground: { d5: 'bridge' } }],
    [
      'an impassable river',
      FOOT,
      ['d5'],
      'pb.terrain.river.impassable-label river-impassable',
      { ground: { d5: 'impassable-river' } },
    ],
    [
      'no guns in wetlands',
      GUN,
      ['d5'],
      'pb.terrain.wetlands.artillery gun-at-wetlands',
      { ground: { d5: 'wetlands' } },
    ],
    ['infantry as ever', FOOT, ['d5'], `${ONE} pb.terrain.wetlands.infantry`, { ground: { d5: 'wetlands' } }],
    ['cavalry one square', HORSE, ['d5', 'd6'], 'pb.terrain.wetlands.cavalry too-far', { ground: { d5: 'wetlands' } }],
    ['hills cost nothing', HORSE, ['d5', 'd6'], `${TWO} pb.terrain.hill.movement`, { ground: { d5: 'hill' } }],
    [
      'a road from end to end',
      FOOT,
      ['d5', 'd6'],
      `${ONE} pb.terrain.road.bonus`,
      { ground: { d4: 'road', d6: 'road' } },
    ],
    ['not onto a road', FOOT, ['d5', 'd6'], 'pb.movement.allowance.one too-far', { ground: { d6: 'road' } }],
    [
      'guns too (pb-090)',
      GUN,
      ['d5', 'd6'],
      `${ONE} pb.terrain.road.bonus`,
      { ground: { d4: 'road', d5: 'road', d6: 'road' } },
    ],
    [
      'and columns',
      COLUMN,
      ['d5', 'd6'],
      `${ONE} pb.terrain.road.bonus`,
      { ground: { d4: 'road', d5: 'road', d6: 'road' } },
    ],
    [
      'not skirmishers',
      { unit: 'french skirmishers d4' },
      ['d5', 'd6', 'd7'],
      'pb.terrain.road.skirmishers too-far',
      { ground: { d4: 'road', d7: 'road' } },
    ],
    [
      'a column not into woods',
      COLUMN,
      ['d5'],
      'pb.terrain.woods.capacity column-too-large',
      { ground: { d5: 'woods' } },
    ],
    ['nor a building', COLUMN, ['d5'], 'pb.terrain.building.capacity column-too-large', { ground: { d5: 'building' } }],
    ['nor over a bridge', COLUMN, ['d5'], 'pb.terrain.bridge.capacity column-too-large', { ground: { d5: 'bridge' } }],
  ]);
});

describe('the roll at a river (pb.terrain.river.roll, pb-079)', () => {
  const state = board(HORSE, { ground: { d5: 'river' } });
  const over = move('unit', 'd5', 'd6');

  test.each([
    [3, ['river-barred unit'], 'd4'],
    [4, ['river-entered unit', 'unit-moved unit'], 'd6'],
  ] as const)('a %i', (die, events, at) => {
    const came = carry(state, [over], [{ 'river.unit': die }]);
    expect(came.events.map(short)).toEqual(events);
    expect(came.state.units.unit!.at).toBe(at);
    expect(verdict(came.state, move('unit', 'd3'))).toBe('pb.movement.activated-units already-moved');
  });

  test('one that has moved before it stops on its bank', () => {
    const came = carry(board(HORSE, { ground: { d6: 'river' } }), [move('unit', 'd5', 'd6')], [{ 'river.unit': 1 }]);
    expect(came.events.map(short)).toEqual(['unit-moved unit', 'river-barred unit']);
    expect(came.state.units.unit!.at).toBe('d5');
  });

  test('nobody begins it from a friend’s square, on which it could not stay', () => {
    const state = board({ unit: 'french skirmishers d4', x: 'french line-infantry d5' }, { ground: { d6: 'river' } });
    expect(verdict(state, move('unit', 'd5', 'd6'))).toBe('pb.movement.no-passing occupied');
  });
});

describe('a Brigadier makes room (pb.brigadier.displaced, pb-038)', () => {
  const units = { ...HORSE, enemy: 'allied brigadier d5', foe: 'allied cavalry i7' };

  test('his owner chooses among the free squares two off, and the move goes on', () => {
    const held = carry(board(units), [move('unit', 'd5', 'd6')], []);
    expect(held.events.map((event) => event.type)).toEqual(['brigadier-displaced', 'move-held']);
    expect(held.state.awaits).toMatchObject({ sides: ['allied'], orders: ['place'] });
    expect(held.state.placing[0]!.squares).toHaveLength(16);
    const done = carry(held.state, [{ type: 'place', unit: 'enemy', to: 'f7' }], []);
    expect(done.events.map(short)).toEqual(['unit-placed enemy f7', 'unit-moved unit']);
    expect(done.state.units.unit!.at).toBe('d6');
    expect(done.state.awaits?.sides).toEqual(['french']);
  });

  test('where there is no room the enemy may not enter', () => {
    const map = '.....\n.....\n.....';
    const full: Record<string, string> = {
      unit: 'french cavalry a1',
      general: 'french brigadier a2',
      enemy: 'allied brigadier b1',
    };
    for (const [i, at] of ['a3', 'b2', 'b3', 'c1', 'c2', 'c3', 'd1', 'd2', 'd3'].entries())
      full[`x-${'abcdefghi'[i]!}`] = `allied cavalry ${at}`;
    const state = stand(full, { map, phase: 'movement' });
    expect(verdict(state, move('unit', 'b1'))).toBe('pb.brigadier.displaced no-room-for-brigadier');
  });
});

describe('cavalry rides skirmishers down (pb.skirmishers.ridden-down, pb-037)', () => {
  const units = { ...HORSE, target: 'allied skirmishers d5' };
  const ride = move('unit', 'd5', 'd6');

  test('and goes on', () => {
    expect(verdict(board(units), ride)).toBe(`${TWO} pb.skirmishers.ridden-down`);
    const came = carry(board(units), [ride], []);
    expect(came.events.map(short)).toEqual(['unit-removed target', 'unit-moved unit']);
    expect(came.state.units.unit!.at).toBe('d6');
  });

  test('their Brigadier goes with the last of his brigade', () => {
    const last = board({ ...HORSE, target: 'allied skirmishers d5', foe: '' });
    expect(carry(last, [ride], []).events.map(short)).toEqual([
      'unit-removed target',
      'unit-removed enemy',
      'unit-moved unit',
    ]);
  });

  test.each([
    ['removed-and-stop', ride, 'pb.skirmishers.ridden-down stops-there', {}],
    ['removed-and-stop', move('unit', 'd5'), `${TWO} pb.skirmishers.ridden-down`, {}],
    ['cover-protects', move('unit', 'd5'), 'pb.skirmishers.ridden-down sheltered', { d5: 'woods' }],
    ['cover-protects', ride, `${TWO} pb.skirmishers.ridden-down`, {}],
    ['removed-anywhere-move-on', move('unit', 'd5'), `${TWO} pb.skirmishers.ridden-down`, { d5: 'woods' }],
  ] as const)('under %s: %j is %s', (reading, order, said, ground) => {
    expect(verdict(board(units, { ground, readings: { 'pb-037': reading } }), order)).toBe(said);
  });

  test('infantry does not', () => {
    expect(verdict(board({ ...FOOT, target: 'allied skirmishers d5' }), move('unit', 'd5'))).toBe(
      'pb.movement.no-passing occupied',
    );
  });
});

describe('readings of movement', () => {
  test.each([
    ['pb-043', 'tie-locks', 'pb.fighting.result.tie tied'],
    ['pb-043', 'free', ONE],
    ['pb-043', 'contact-locks', 'pb.fighting.result.tie tied'],
  ] as const)('%s %s: a tied unit', (id, reading, said) => {
    const state = board(
      { ...FOOT, foe: 'allied cavalry d5' },
      { tied: [['unit', 'foe']], readings: { [id]: reading } },
    );
    expect(verdict(state, move('unit', 'd3'))).toBe(said);
  });

  test.each([
    ['tie-locks', ONE],
    ['contact-locks', 'pb.fighting.contact held-by-contact'],
  ] as const)('pb-043 %s: a unit that merely touches', (reading, said) => {
    expect(
      verdict(board({ ...FOOT, foe: 'allied cavalry d5' }, { readings: { 'pb-043': reading } }), move('unit', 'd3')),
    ).toBe(said);
  });

  test.each([
    ['whole-move-one', ['d5', 'd6'], { d6: 'woods' }, 'pb.terrain.woods.cavalry too-far'],
    ['stop-on-entry', ['d5', 'd6'], { d6: 'woods' }, TWO],
    ['stop-on-entry', ['d5', 'd6'], { d5: 'woods' }, 'pb.terrain.woods.cavalry too-far'],
    ['stop-on-entry', ['d5', 'd6'], { d4: 'woods' }, 'pb.terrain.woods.cavalry too-far'],
    ['inside-only', ['d5', 'd6'], { d5: 'woods' }, TWO],
    ['inside-only', ['d5', 'd6'], { d4: 'woods' }, 'pb.terrain.woods.cavalry too-far'],
  ] as const)('pb-082 %s: cavalry %j with %j', (reading, path, ground, said) => {
    expect(verdict(board(HORSE, { ground, readings: { 'pb-082': reading } }), move('unit', ...path))).toBe(said);
  });

  test.each([
    [3, ['road-lost unit'], 'd4'],
    [4, ['road-taken unit', 'unit-moved unit'], 'd6'],
  ] as const)('pb-080 roads-too: a road on a %i', (die, events, at) => {
    const state = board(FOOT, { ground: { d4: 'road', d5: 'road', d6: 'road' }, readings: { 'pb-080': 'roads-too' } });
    const came = carry(state, [move('unit', 'd5', 'd6')], [{ 'road.unit': die }]);
    expect(came.events.map(short)).toEqual(events);
    expect(came.state.units.unit!.at).toBe(at);
  });

  test.each([
    ['ordinary-coherence', 'french brigadier d3', ONE],
    ['brigadier-in-person', 'french brigadier d3', 'pb.rally.wait-for-brigadier not-reached'],
    ['brigadier-in-person', 'french brigadier e2', ONE],
  ] as const)('pb-070 %s: one that was routed, two turns later, with the General on %s', (reading, general, said) => {
    const units = { unit: 'french line-infantry d1 routed', x: 'french cavalry d2', general, foe: 'allied cavalry i7' };
    const state = stand(units, { phase: 'fighting', readings: { 'pb-070': reading } });
    const turns: readonly Scripted[] = [{ 'activation.falken': 6 }, { 'activation.dubois': 6 }];
    const dice: readonly Scripted[] = [{ 'rally.unit': 6 }, ...turns, ...turns];
    const later = carry(state, Array<Order>(19).fill({ type: 'end-phase' }), dice).state;
    expect(engine.moment(later)).toEqual({ side: 'french', phase: 'movement' });
    expect(verdict(later, move('unit', 'c1'))).toBe(said);
  });
});

test('whatever is said of the grounds, a move shows its way', () => {
  expect(engine.judge(board(HORSE), move('unit', 'd5')).shows).toEqual([
    { kind: 'path', unit: 'unit', through: ['d4', 'd5'], sense: 'move' },
  ]);
});
