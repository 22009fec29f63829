import { describe, expect, test } from 'vitest';
import type { Square } from '../../../src/geometry/grid.ts';
import { table } from './tables.ts';
import { carry, short, stand, verdict, type Field, type Order } from './field.ts';

const move = (...path: readonly Square[]): Order => ({ type: 'move', unit: 'unit', path });
const PERMITS = 'allowed pb.activation.permits pb.coherence.requirement pb.movement.directions';
const ONE = `${PERMITS} pb.movement.allowance.one`;
const TWO = `${PERMITS} pb.movement.allowance.two`;
const FREE =
  'allowed pb.activation.permits pb.coherence.brigadier-exempt pb.movement.directions pb.movement.allowance.two';

/** The unit stands on d4, its General on c4; d3, d4, d5 and d6 are as the row says. */
const board = (units: Readonly<Record<string, string>>, field: Field) =>
  stand(
    { general: 'french brigadier c4', foe: 'allied cavalry i7', enemy: 'allied brigadier h7', ...units },
    { phase: 'movement', ...field },
  );
type Row = readonly [
  /** The ruling, its reading, and what is tried. */
  what: string,
  units: Readonly<Record<string, string>>,
  path: readonly Square[],
  said: string,
  ground?: Field['ground'],
];

const FOOT = { unit: 'french line-infantry d4' };
const GUN = { unit: 'french cannon d4' };
const HORSE = { unit: 'french cavalry d4' };
const LOOSE = { unit: 'french skirmishers d4' };
const ROAD = { d4: 'road', d5: 'road', d6: 'road', d7: 'road' } as const;

describe('readings of the march', () => {
  table<Row>(
    [
      [
        'pb-039 they-pass-friends horses over skirmishers',
        { ...HORSE, x: 'french skirmishers d5' },
        ['d5', 'd6'],
        'pb.movement.no-passing occupied',
      ],
      [
        'pb-039 mutual-friends horses over skirmishers',
        { ...HORSE, x: 'french skirmishers d5' },
        ['d5', 'd6'],
        `${TWO} pb.movement.no-passing`,
      ],
      [
        'pb-039 mutual-friends horses over a battalion',
        { ...HORSE, x: 'french line-infantry d5' },
        ['d5', 'd6'],
        'pb.movement.no-passing occupied',
      ],
      [
        'pb-039 mutual-friends skirmishers over an enemy',
        { ...LOOSE, x: 'allied line-infantry d5' },
        ['d5', 'd6'],
        'pb.movement.no-passing occupied',
      ],
      [
        'pb-039 they-pass-all skirmishers over an enemy',
        { ...LOOSE, x: 'allied line-infantry d5' },
        ['d5', 'd6'],
        `${TWO} pb.movement.no-passing`,
      ],
      [
        'pb-039 they-pass-all skirmishers onto an enemy',
        { ...LOOSE, x: 'allied line-infantry d5' },
        ['d5'],
        'pb.movement.no-passing occupied',
      ],
      [
        'pb-039 they-pass-all skirmishers over an enemy into his General',
        { ...LOOSE, x: 'allied line-infantry d5', enemy: 'allied brigadier d6' },
        ['d5', 'd6'],
        'pb.movement.no-passing occupied',
      ],
      ['pb-042 free past an enemy', { ...HORSE, x: 'allied line-infantry e6' }, ['d5', 'd6'], TWO],
      [
        'pb-042 must-stop past an enemy',
        { ...HORSE, x: 'allied line-infantry e6' },
        ['d5', 'd6'],
        'pb.fighting.contact stops-at-contact',
      ],
      ['pb-042 must-stop up to an enemy', { ...HORSE, x: 'allied line-infantry e6' }, ['d5'], TWO],
      ['pb-083 start-and-end a bend cut', FOOT, ['e5', 'd6'], `${ONE} pb.terrain.road.bonus`, ROAD],
      ['pb-083 every-square a bend cut', FOOT, ['e5', 'd6'], 'pb.movement.allowance.one too-far', ROAD],
      ['pb-083 every-square no bend cut', FOOT, ['d5', 'd6'], `${ONE} pb.terrain.road.bonus`, ROAD],
      ['pb-084 no-bonus skirmishers', LOOSE, ['d5', 'd6', 'd7'], 'pb.terrain.road.skirmishers too-far', ROAD],
      ['pb-084 bonus skirmishers', LOOSE, ['d5', 'd6', 'd7'], `${TWO} pb.terrain.road.bonus`, ROAD],
      ['pb-090 all-but-skirmishers a gun', GUN, ['d5', 'd6'], `${ONE} pb.terrain.road.bonus`, ROAD],
      ['pb-090 infantry-and-cavalry a gun', GUN, ['d5', 'd6'], 'pb.movement.allowance.one too-far', ROAD],
      ['pb-090 infantry-and-cavalry cavalry', HORSE, ['d5', 'd6', 'd7'], `${TWO} pb.terrain.road.bonus`, ROAD],
    ],
    ([named, units, path, said, ground = {}]) => {
      const [ruling = 'pb-', reading = ''] = named.split(' ');
      expect(verdict(board(units, { ground, readings: { [ruling]: reading } }), move(...path))).toBe(said);
    },
  );

  test('a General over an enemy under they-pass-all (pb-039): nobody is ridden down', () => {
    const units = { unit: 'french line-infantry a1', general: 'french brigadier d4', x: 'allied skirmishers d5' };
    const state = board(units, { readings: { 'pb-039': 'they-pass-all' } });
    const order: Order = { type: 'move', unit: 'general', path: ['d5', 'd6'] };
    expect(verdict(state, order)).toBe(`${FREE} pb.movement.no-passing`);
    expect(carry(state, [order], []).events.map(short)).toEqual(['unit-moved general']);
  });
});
