import { describe, expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, short, stand, verdict, type Field, type Order } from './field.ts';
import { table } from './tables.ts';

type Units = Readonly<Record<string, string>>;
const board = (units: Units, field: Field = {}) =>
  stand(
    { general: 'french brigadier c4', foe: 'allied line-infantry h7', enemy: 'allied brigadier i7', ...units },
    { phase: 'movement', ...field },
  );
const column: Order = { type: 'form-column', unit: 'unit', other: 'x' };
const leave = (to: Square | null): Order => ({ type: 'leave-column', unit: 'unit', to });
const square: Order = { type: 'form-square', unit: 'unit' };
const unsquare: Order = { type: 'leave-square', unit: 'unit' };
const PAIR = { unit: 'french line-infantry d4', x: 'french line-infantry d5' };
const COLUMN = { unit: 'french line-infantry d4 column', x: 'french line-infantry d4 column' };
const FORMS = 'allowed pb.column.requirement pb.column.who pb.column.time pb.formations.when';
const SQUARE = 'allowed pb.square.who pb.square.form pb.square.open-ground-table pb.formations.when';
const END: Order = { type: 'end-phase' };
type Row = readonly [what: string, units: Units, said: string, field?: Field];
const NEY = { ney: 'french brigadier e6 of ney' };

describe('an attack column is formed (pb.column.requirement, pb.column.who, pb.column.time)', () => {
  table<Row>(
    [
      ['by two of one type', PAIR, FORMS],
      ['not by two types', { ...PAIR, x: 'french heavy-infantry d5' }, 'pb.column.who not-alike'],
      ['not by cavalry', { unit: 'french cavalry d4', x: 'french cavalry d5' }, 'pb.column.who not-infantry'],
      [
        'not by skirmishers',
        { unit: 'french skirmishers d4', x: 'french skirmishers d5' },
        'pb.column.who not-infantry',
      ],
      [
        'but by them under pb-029',
        { unit: 'french skirmishers d4', x: 'french skirmishers d5' },
        FORMS,
        { readings: { 'pb-029': 'skirmishers-are-infantry' } },
      ],
      ['not with an enemy', { ...PAIR, x: 'allied line-infantry d5' }, 'pb.column.who no-pair'],
      ['not over a distance', { ...PAIR, x: 'french line-infantry d6' }, 'pb.column.requirement not-beside'],
      ['not with a Square', { ...PAIR, x: 'french line-infantry d5 square' }, 'pb.column.requirement in-formation'],
      ['not in woods', PAIR, 'pb.terrain.woods.capacity column-too-large', { ground: { d5: 'woods' } }],
      [
        'not of two brigades (pb-072)',
        { ...PAIR, x: 'french line-infantry d5 of ney', ...NEY },
        'pb.column.who two-brigades',
        { activated: ['dubois', 'ney'] },
      ],
      [
        'but of two under the other reading',
        { ...PAIR, x: 'french line-infantry d5 of ney', ...NEY },
        FORMS,
        { activated: ['dubois', 'ney'], readings: { 'pb-072': 'any-brigade' } },
      ],
      [
        'both activated then',
        { ...PAIR, x: 'french line-infantry d5 of ney', ...NEY },
        'pb.activation.permits not-activated',
        { readings: { 'pb-072': 'any-brigade' } },
      ],
      ['not with one that has moved', PAIR, 'pb.movement.activated-units already-moved', { moved: ['x'] }],
      [
        'not by one held by a tie',
        { ...PAIR, foe: 'allied line-infantry e3' },
        'pb.fighting.result.tie tied',
        { tied: [['unit', 'foe']] },
      ],
    ],
    ([, units, said, field]) => {
      expect(verdict(board(units, field), column)).toBe(said);
    },
  );

  test('and both are done for the phase', () => {
    const { events, state } = carry(board(PAIR), [column], []);
    expect(events.map(short)).toEqual(['column-formed unit d5']);
    expect([state.units.unit, state.units.x]).toMatchObject([
      { at: 'd5', formation: 'column' },
      { at: 'd5', formation: 'column' },
    ]);
    expect(verdict(state, { type: 'move', unit: 'x', path: ['d6'] })).toBe('pb.formations.when already-formed');
  });

  test('it moves as one (pb-101)', () => {
    const { state } = carry(board(COLUMN), [{ type: 'move', unit: 'x', path: ['d5'] }], []);
    expect([state.units.unit!.at, state.units.x!.at]).toEqual(['d5', 'd5']);
  });
});

describe('a column is left (pb.column.time, pb-073)', () => {
  test('one steps out, the other stays, and both are done', () => {
    const { events, state } = carry(board(COLUMN), [leave('d5')], []);
    expect(events.map(short)).toEqual(['column-left unit', 'unit-moved unit']);
    expect([state.units.unit, state.units.x]).toMatchObject([
      { at: 'd5', formation: 'line' },
      { at: 'd4', formation: 'line' },
    ]);
    expect(verdict(state, { type: 'move', unit: 'x', path: ['d3'] })).toBe('pb.formations.when already-formed');
  });

  table<readonly [what: string, units: Units, order: Order, said: string, field: Field]>(
    [
      ['only from a column', PAIR, leave('d3'), 'pb.column.time not-in-column', {}],
      ['not onto another', { ...COLUMN, y: 'french cavalry d5' }, leave('d5'), 'pb.movement.no-passing occupied', {}],
      [
        'into woods, being one unit then',
        COLUMN,
        leave('d5'),
        'allowed pb.column.time pb.formations.when',
        { ground: { d5: 'woods' } },
      ],
      ['not to nowhere', COLUMN, leave(null), 'pb.column.time nowhere', {}],
      [
        'in place under marker-turn',
        COLUMN,
        leave(null),
        'allowed pb.column.time pb.formations.when',
        { readings: { 'pb-073': 'marker-turn' } },
      ],
      ['and only so', COLUMN, leave('d5'), 'pb.column.time breaks-in-place', { readings: { 'pb-073': 'marker-turn' } }],
    ],
    ([, units, order, said, field]) => {
      expect(verdict(board(units, field), order)).toBe(said);
    },
  );

  test('a unit that fails its roll at a river stays in the column', () => {
    const { events, state } = carry(board(COLUMN, { ground: { d5: 'river' } }), [leave('d5')], [{ 'river.unit': 3 }]);
    expect(events.map(short)).toEqual(['river-barred unit']);
    expect(state.units.unit).toMatchObject({ at: 'd4', formation: 'column' });
  });
});

describe('a Square is formed (pb.square.who, pb.square.form, pb.square.open-ground-table)', () => {
  const FOOT = { unit: 'french line-infantry d4' };
  const stray = { ...FOOT, general: 'french brigadier a1' };
  table<Row>(
    [
      ['by infantry on open ground', FOOT, SQUARE],
      [
        'in touch with the enemy too (pb-044)',
        { ...FOOT, foe: 'allied cavalry d5' },
        SQUARE,
        { tied: [['unit', 'foe']] },
      ],
      ['not by cavalry', { unit: 'french cavalry d4' }, 'pb.square.who no-square'],
      ['not by skirmishers', { unit: 'french skirmishers d4' }, 'pb.square.who no-square'],
      ['not twice', { unit: 'french line-infantry d4 square' }, 'pb.square.form square-already'],
      ['not in woods', FOOT, 'pb.square.not-in-cover square-in-cover', { ground: { d4: 'woods' } }],
      ['not on a hill (pb-074)', FOOT, 'pb.square.open-ground-table square-not-in-open', { ground: { d4: 'hill' } }],
      [
        'but there under anywhere-but-cover',
        FOOT,
        SQUARE,
        { ground: { d4: 'hill' }, readings: { 'pb-074': 'anywhere-but-cover' } },
      ],
      ['not by a column', COLUMN, 'pb.square.alone not-alone'],
      ['not by one that moved', FOOT, 'pb.movement.activated-units already-moved', { moved: ['unit'] }],
      ['not without activation (pb-075)', FOOT, 'pb.activation.permits not-activated', { activated: [] }],
      ['nor out of touch', stray, 'pb.coherence.consequence out-of-touch'],
      ['which activation-only allows', stray, SQUARE, { readings: { 'pb-075': 'activation-only' } }],
      [
        'but not the other',
        FOOT,
        'pb.activation.permits not-activated',
        { activated: [], readings: { 'pb-075': 'activation-only' } },
      ],
      ['and free allows both', stray, SQUARE, { activated: [], readings: { 'pb-075': 'free' } }],
    ],
    ([, units, said, field]) => {
      expect(verdict(board(units, field), square)).toBe(said);
    },
  );

  test('it holds while it stands still, and is left in a Movement Phase (pb.square.exit, pb-076)', () => {
    const formed = board({ unit: 'french line-infantry d4 square' });
    expect(verdict(formed, { type: 'move', unit: 'unit', path: ['d5'] })).toBe('pb.square.stationary in-square');
    const left = carry(formed, [unsquare], []).state;
    expect(left.units.unit!.formation).toBe('line');
    expect(verdict(left, { type: 'move', unit: 'unit', path: ['d5'] })).toBe('pb.formations.when already-formed');
    expect(verdict(left, unsquare)).toBe('pb.square.exit not-in-square');
  });

  test('under until-next-own-turn it counts as one through the enemy’s turn', () => {
    const formed = board({ unit: 'french line-infantry d4 square' }, { readings: { 'pb-076': 'until-next-own-turn' } });
    const enemys = carry(formed, [unsquare, END, END, END], [{ 'activation.falken': 1 }]).state;
    expect(enemys.units.unit!.formation).toBe('square');
    const own = carry(enemys, Array<Order>(5).fill(END), [{ 'activation.dubois': 1 }]).state;
    expect(own.units.unit!.formation).toBe('line');
  });
});
