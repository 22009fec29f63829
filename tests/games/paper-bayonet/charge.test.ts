import { describe, expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { carry, engine, short, stand, verdict, type Field, type Order } from './field.ts';
import { table } from './tables.ts';

type Units = Readonly<Record<string, string>>;
const board = (units: Units, field: Field = {}) =>
  stand(
    { general: 'french brigadier c4', foe: 'allied line-infantry h7', enemy: 'allied brigadier i7', ...units },
    { phase: 'movement', ...field },
  );

describe('a charge (pb.charge.requirement, pb.charge.declared, pb.charge.once)', () => {
  const charge = (path: readonly Square[], at = 'foe'): Order => ({ type: 'charge', unit: 'unit', path, at });
  const AHEAD = charge(['d5', 'd6']);
  const HORSE = { unit: 'french cavalry d4', foe: 'allied line-infantry d7', enemy: 'allied brigadier i6' };
  const CHARGES = 'allowed pb.charge.requirement pb.charge.declared pb.movement.special-moves pb.terrain.open.movement';
  const ROUGH = 'pb.charge.not-through-terrain charge-through';
  table<readonly [what: string, units: Units, order: Order, said: string, field?: Field]>(
    [
      ['two open squares straight on', HORSE, AHEAD, CHARGES],
      ['to a corner of the enemy', { ...HORSE, foe: 'allied line-infantry e7' }, AHEAD, CHARGES],
      [
        'not so under dead-ahead (pb-034)',
        { ...HORSE, foe: 'allied line-infantry e7' },
        AHEAD,
        'pb.charge.requirement not-dead-ahead',
        { readings: { 'pb-034': 'dead-ahead' } },
      ],
      [
        'which a diagonal may be',
        { ...HORSE, foe: 'allied line-infantry g7' },
        charge(['e5', 'f6']),
        CHARGES,
        { readings: { 'pb-034': 'dead-ahead' } },
      ],
      ['not by infantry', { ...HORSE, unit: 'french line-infantry d4' }, AHEAD, 'pb.charge.requirement not-cavalry'],
      [
        'not one square',
        { ...HORSE, foe: 'allied line-infantry d6' },
        charge(['d5']),
        'pb.charge.requirement not-two-squares',
      ],
      ['not round a corner', HORSE, charge(['d5', 'e6']), 'pb.charge.requirement not-straight'],
      ['not short of him', { ...HORSE, foe: 'allied line-infantry g7' }, AHEAD, 'pb.charge.requirement does-not-touch'],
      [
        'not at one touched before',
        { ...HORSE, foe: 'allied line-infantry e5' },
        AHEAD,
        'pb.charge.requirement touched-before',
      ],
      [
        'not at a Square',
        { ...HORSE, foe: 'allied line-infantry d7 square' },
        AHEAD,
        'pb.charge.not-against-square charge-at-square',
      ],
      [
        'but in vain under pb-036',
        { ...HORSE, foe: 'allied line-infantry d7 square' },
        AHEAD,
        CHARGES,
        { readings: { 'pb-036': 'may-charge-in-vain' } },
      ],
      [
        'not at a Brigadier',
        { ...HORSE, enemy: 'allied brigadier e7' },
        charge(['d5', 'd6'], 'enemy'),
        'pb.brigadier.no-fighting brigadier-enemy',
      ],
      ['not uphill', HORSE, AHEAD, 'pb.charge.not-uphill charge-uphill', { ground: { d7: 'hill' } }],
      ['not through woods', HORSE, AHEAD, ROUGH, { ground: { d5: 'woods' } }],
      ['nor over a road (pb-033)', HORSE, AHEAD, ROUGH, { ground: { d5: 'road' } }],
      [
        'which counts as open under one reading',
        HORSE,
        AHEAD,
        CHARGES,
        { ground: { d5: 'road' }, readings: { 'pb-033': 'roads-and-level-hills' } },
      ],
      [
        'as does a level hill',
        HORSE,
        AHEAD,
        CHARGES,
        { ground: { d4: 'hill', d5: 'hill', d6: 'hill', d7: 'hill' }, readings: { 'pb-033': 'roads-and-level-hills' } },
      ],
      ['downhill', HORSE, AHEAD, CHARGES, { ground: { d4: 'hill' } }],
      [
        'not so under start-square-too',
        HORSE,
        AHEAD,
        'pb.charge.not-through-terrain charge-from',
        { ground: { d4: 'hill' }, readings: { 'pb-033': 'start-square-too' } },
      ],
      ['not out of woods', HORSE, AHEAD, 'pb.charge.not-through-terrain charge-from', { ground: { d4: 'woods' } }],
      ['over skirmishers (pb-035)', { ...HORSE, x: 'allied skirmishers d5' }, AHEAD, CHARGES],
      [
        'whom a screen stops',
        { ...HORSE, x: 'allied skirmishers d5' },
        AHEAD,
        'pb.charge.requirement stops-there',
        { readings: { 'pb-035': 'screen-stops' } },
      ],
      ['not over a friend', { ...HORSE, x: 'french cavalry d5' }, AHEAD, 'pb.movement.no-passing occupied'],
    ],
    ([, units, order, said, field]) => {
      expect(verdict(board(units, field), order)).toBe(said);
    },
  );

  test('once a turn', () => {
    const { events, state } = carry(board(HORSE), [AHEAD], []);
    expect(events.map(short)).toEqual(['charge-declared unit', 'unit-moved unit']);
    expect(state.charges).toEqual({ unit: 'foe' });
    expect(verdict(state, { type: 'move', unit: 'unit', path: ['d5'] })).toBe('pb.charge.once already-charged');
  });

  test('is drawn as far as it is on the board, and not at all where none of it is', () => {
    const state = board({ ...HORSE, unit: 'french cavalry h4' });
    const shown = (path: readonly Square[]) => engine.judge(state, charge(path)).shows;
    expect(shown(['i4', 'j4'])).toEqual([{ kind: 'path', unit: 'unit', through: ['h4', 'i4'], sense: 'charge' }]);
    expect(shown(['j4', 'k4'])).toEqual([]);
  });
});
