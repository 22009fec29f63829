import { describe, expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, short, verdict, type Field, type Order, type Units } from './field.ts';
import { COLUMN, END, marching, move, table } from './tables.ts';

/** A test for each row: the verdict of the engine on this order on the board of the row. */
const judged = (
  order: Order,
  rows: readonly (readonly [what: string, units: Units, said: string, field?: Field])[],
) => {
  table(rows, ([, units, said, field]) => {
    expect(verdict(marching(units, field), order)).toBe(said);
  });
};

describe('a charge (pb.charge.requirement, pb.charge.declared, pb.charge.once)', () => {
  const HORSE = { unit: 'cavalry d4', foe: 'allied d7', enemy: 'allied brigadier i6' };
  const SCREENED = { ...HORSE, x: 'allied skirmishers d5' };
  const AHEAD: Order = { type: 'charge', unit: 'unit', path: ['d5', 'd6'], at: 'foe' };
  const CHARGES = 'allowed pb.charge.requirement pb.charge.declared pb.movement.special-moves pb.terrain.open.movement';
  const ROUGH = 'pb.charge.not-through-terrain charge-through';
  const FROM = 'pb.charge.not-through-terrain charge-from';
  const LEVEL = { d4: 'hill', d5: 'hill', d6: 'hill', d7: 'hill' } as const;
  judged(AHEAD, [
    ['two open squares straight on', HORSE, CHARGES],
    ['to a corner of the enemy', { ...HORSE, foe: 'allied e7' }, CHARGES],
    [
      'not so under dead-ahead',
      { ...HORSE, foe: 'allied e7' },
      'pb.charge.requirement not-dead-ahead',
      { 'pb-034': 'dead-ahead' },
    ],
    ['not by infantry', { ...HORSE, unit: 'd4' }, 'pb.charge.requirement not-cavalry'],
    ['not short of him', { ...HORSE, foe: 'allied g7' }, 'pb.charge.requirement does-not-touch'],
    ['not at one touched before', { ...HORSE, foe: 'allied e5' }, 'pb.charge.requirement touched-before'],
    ['not at a Square', { ...HORSE, foe: 'allied d7 square' }, 'pb.charge.not-against-square charge-at-square'],
    ['but in vain (pb-036)', { ...HORSE, foe: 'allied d7 square' }, CHARGES, { 'pb-036': 'may-charge-in-vain' }],
    ['not uphill', HORSE, 'pb.charge.not-uphill charge-uphill', { ground: { d7: 'hill' } }],
    ['not through woods', HORSE, ROUGH, { ground: { d5: 'woods' } }],
    ['nor over a road (pb-033)', HORSE, ROUGH, { ground: { d5: 'road' } }],
    ['which may count as open', HORSE, CHARGES, { ground: { d5: 'road' }, 'pb-033': 'roads-and-level-hills' }],
    ['as does a level hill', HORSE, CHARGES, { ground: LEVEL, 'pb-033': 'roads-and-level-hills' }],
    ['downhill', HORSE, CHARGES, { ground: { d4: 'hill' } }],
    ['not so under start-square-too', HORSE, FROM, { ground: { d4: 'hill' }, 'pb-033': 'start-square-too' }],
    ['not out of woods', HORSE, FROM, { ground: { d4: 'woods' } }],
    ['over skirmishers (pb-035)', SCREENED, CHARGES],
    ['whom a screen stops', SCREENED, 'pb.charge.requirement stops-there', { 'pb-035': 'screen-stops' }],
    ['not over a friend', { ...HORSE, x: 'cavalry d5' }, 'pb.movement.no-passing occupied'],
  ]);

  test('once a turn', () => {
    const { state } = carry(marching(HORSE), [AHEAD], []);
    expect(state.charges).toEqual({ unit: 'foe' });
    expect(verdict(state, move('d5'))).toBe('pb.charge.once already-charged');
  });
});

describe('an attack column is formed (pb.column.requirement, pb.column.who, pb.column.time)', () => {
  const PAIR = { unit: 'd4', x: 'd5' };
  const LOOSE = { unit: 'skirmishers d4', x: 'skirmishers d5' };
  const TWO = { ...PAIR, x: 'd5 of ney', ney: 'brigadier e6 of ney' };
  const FORMS = 'allowed pb.column.requirement pb.column.who pb.column.time pb.formations.when';
  const column: Order = { type: 'form-column', unit: 'unit', other: 'x' };
  const BOTH = ['dubois', 'ney'];
  judged(column, [
    ['by two of one type', PAIR, FORMS],
    ['not by two types', { ...PAIR, x: 'heavy-infantry d5' }, 'pb.column.who not-alike'],
    ['not by cavalry', { unit: 'cavalry d4', x: 'cavalry d5' }, 'pb.column.who not-infantry'],
    ['not by skirmishers', LOOSE, 'pb.column.who not-infantry'],
    ['but by them under pb-029', LOOSE, FORMS, { 'pb-029': 'skirmishers-are-infantry' }],
    ['not with an enemy', { ...PAIR, x: 'allied d5' }, 'pb.column.who no-pair'],
    ['not over a distance', { ...PAIR, x: 'd6' }, 'pb.column.requirement not-beside'],
    ['not with a Square', { ...PAIR, x: 'd5 square' }, 'pb.column.requirement in-formation'],
    ['not in woods', PAIR, 'pb.terrain.woods.capacity column-too-large', { ground: { d5: 'woods' } }],
    ['not of two brigades (pb-072)', TWO, 'pb.column.who two-brigades', { activated: BOTH }],
    ['but by any-brigade', TWO, FORMS, { activated: BOTH, 'pb-072': 'any-brigade' }],
    ['both activated then', TWO, 'pb.activation.permits not-activated', { 'pb-072': 'any-brigade' }],
    ['not with one that has moved', PAIR, 'pb.movement.activated-units already-moved', { moved: ['x'] }],
    ['not when tied', { ...PAIR, foe: 'allied e3' }, 'pb.fighting.result.tie tied', { tied: [['unit', 'foe']] }],
  ]);

  test('and both are done for the phase', () => {
    const { state } = carry(marching(PAIR), [column], []);
    const now = { at: 'd5', formation: 'column' };
    expect([state.units.unit, state.units.x]).toMatchObject([now, now]);
    expect(verdict(state, { type: 'move', unit: 'x', path: ['d6'] })).toBe('pb.formations.when already-formed');
  });
});

describe('a column is left (pb.column.time, pb-073)', () => {
  const leave = (to: Square | null): Order => ({ type: 'leave-column', unit: 'unit', to });
  const LEAVES = 'allowed pb.column.time pb.formations.when';
  judged(leave('d5'), [
    ['only from a column', { unit: 'd4', x: 'd3' }, 'pb.column.time not-in-column'],
    ['not onto another', { ...COLUMN, y: 'cavalry d5' }, 'pb.movement.no-passing occupied'],
    ['into woods, being one unit then', COLUMN, LEAVES, { ground: { d5: 'woods' } }],
    ['only in place under marker-turn', COLUMN, 'pb.column.time breaks-in-place', { 'pb-073': 'marker-turn' }],
  ]);
  judged(leave(null), [
    ['not to nowhere', COLUMN, 'pb.column.time nowhere'],
    ['but under marker-turn', COLUMN, LEAVES, { 'pb-073': 'marker-turn' }],
  ]);

  test('one steps out, the other stays, and both are done', () => {
    const { state } = carry(marching(COLUMN), [leave('d5')], []);
    expect([state.units.unit, state.units.x]).toMatchObject([
      { at: 'd5', formation: 'line' },
      { at: 'd4', formation: 'line' },
    ]);
    expect(verdict(state, { type: 'move', unit: 'x', path: ['d3'] })).toBe('pb.formations.when already-formed');
  });

  test('a unit that fails its roll at a river stays in the column', () => {
    const river = marching(COLUMN, { ground: { d5: 'river' } });
    const { events, state } = carry(river, [leave('d5')], [{ 'river.unit': 3 }]);
    expect(events.map(short)).toEqual(['river-barred unit']);
    expect(state.units.unit).toMatchObject({ at: 'd4', formation: 'column' });
  });
});

describe('a Square is formed (pb.square.who, pb.square.form, pb.square.open-ground-table)', () => {
  const SQUARE = 'allowed pb.square.who pb.square.form pb.square.open-ground-table pb.formations.when';
  const FOOT = { unit: 'd4' };
  const STRAY = { ...FOOT, general: 'brigadier a1' };
  const TIED = { ...FOOT, foe: 'allied cavalry d5' };
  const IDLE = 'pb.activation.permits not-activated';
  const HILL = { d4: 'hill' } as const;
  judged({ type: 'form-square', unit: 'unit' }, [
    ['by infantry on open ground', FOOT, SQUARE],
    ['in touch with the enemy too (pb-044)', TIED, SQUARE, { tied: [['unit', 'foe']] }],
    ['not by cavalry', { unit: 'cavalry d4' }, 'pb.square.who no-square'],
    ['not by skirmishers', { unit: 'skirmishers d4' }, 'pb.square.who no-square'],
    ['not twice', { unit: 'd4 square' }, 'pb.square.form square-already'],
    ['not in woods', FOOT, 'pb.square.not-in-cover square-in-cover', { ground: { d4: 'woods' } }],
    ['not on a hill (pb-074)', FOOT, 'pb.square.open-ground-table square-not-in-open', { ground: HILL }],
    ['but there by anywhere-but-cover', FOOT, SQUARE, { ground: HILL, 'pb-074': 'anywhere-but-cover' }],
    ['not by a column', COLUMN, 'pb.square.alone not-alone'],
    ['not by one that moved', FOOT, 'pb.movement.activated-units already-moved', { moved: ['unit'] }],
    ['not without activation (pb-075)', FOOT, IDLE, { activated: [] }],
    ['nor out of touch', STRAY, 'pb.coherence.consequence out-of-touch'],
    ['which activation-only allows', STRAY, SQUARE, { 'pb-075': 'activation-only' }],
    ['but not the other', FOOT, IDLE, { activated: [], 'pb-075': 'activation-only' }],
    ['and free allows both', STRAY, SQUARE, { activated: [], 'pb-075': 'free' }],
  ]);

  test('it is left in a Movement Phase, and that is all it does (pb.square.exit, pb-076)', () => {
    const leave: Order = { type: 'leave-square', unit: 'unit' };
    const left = carry(marching('square'), [leave], []).state;
    expect(left.units.unit!.formation).toBe('line');
    expect(verdict(left, move('d5'))).toBe('pb.formations.when already-formed');
    expect(verdict(left, leave)).toBe('pb.square.exit not-in-square');
    const formed = marching('square', { 'pb-076': 'until-next-own-turn' });
    const enemys = carry(formed, [leave, END, END, END], [{ 'activation.falken': 1 }]).state;
    expect(enemys.units.unit!.formation).toBe('square');
    const own = carry(enemys, Array<Order>(5).fill(END), [{ 'activation.dubois': 1 }]).state;
    expect(own.units.unit!.formation).toBe('line');
  });
});
