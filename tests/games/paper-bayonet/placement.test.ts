import { describe, expect, test } from 'vitest';

import { written, wrong, type Field, type Units } from './field.ts';
import { spoilt, withUnit } from './spoilt.ts';
import { table } from './tables.ts';

const edges = (edge: string, facing: number) =>
  spoilt({ sides: { french: { edge, facing }, allied: { edge: 'north', facing: 4 } } });
const numbered = spoilt({ sides: { '2': { edge: 'south', facing: 0 }, '1': { edge: 'north', facing: 4 } } });

describe('units and brigades:', () => {
  table<readonly [said: string, board: unknown]>(
    [
      ['units.foe.at: found d8, expected a square of the map: a1 to i7', withUnit('foe', { at: 'd8' })],
      ['units.foe.at: found b5, expected a square of its own: a stands there too', withUnit('foe', { at: 'b5' })],
      ['units.foe.at: found "dd", expected the name of a square, such as d6', withUnit('foe', { at: 'dd' })],
      ['units.foe.type: found "dragoons", expected a type of unit: line-inf', withUnit('foe', { type: 'dragoons' })],
      [
        'units.foe.condition: found "tired", expected steady, disrupted, routed or rallied',
        withUnit('foe', { condition: 'tired' }),
      ],
      ['foe.formation: found "wedge", expected line, column or square', withUnit('foe', { formation: 'wedge' })],
      [
        'units.foe.brigade: found blucher, expected a brigade of this board: dubois, falken',
        withUnit('foe', { brigade: 'blucher' }),
      ],
      ['units.foe.brigade: found constructor, expected a brigade', withUnit('foe', { brigade: 'constructor' })],
      ['units.foe.strength: found', withUnit('foe', { strength: 3 })],
      ['units.foe.name: found "", expected', withUnit('foe', { name: '' })],
      ['units.d4: found "d4", expected', withUnit('d4', { at: 'a1' })],
      ['brigades.falken: found 2 Brigadiers, expected one Brigadier', withUnit('x', { type: 'brigadier', at: 'a1' })],
      ['brigades.falken: found 0 Brigadiers, expected one Brigadier', withUnit('enemy', { type: 'cavalry', at: 'a1' })],
      [
        'brigades.falken: found saxon, expected a side of this board: french, allied',
        spoilt({ brigades: { dubois: 'french', falken: 'saxon' } }),
      ],
      ['sides: found 1 sides, expected two sides', spoilt({ sides: { french: { edge: 'south', facing: 0 } } })],
      ['sides.french.edge: found "left", expected north, east, south or west', edges('left', 0)],
      ['sides.french.facing: found 8, expected a facing', edges('south', 8)],
      ['sides.2: found "2", expected', numbered],
    ],
    ([said, board]) => {
      expect(wrong(board)).toContainEqual(expect.stringContaining(said));
    },
  );
});

describe('formations:', () => {
  const COLUMN = { x: 'allied c3 column', y: 'allied c3 column' };
  const HORSE = { x: 'allied cavalry c3 column', y: 'allied cavalry c3 column' };
  const BRIGADES = { ...COLUMN, y: 'allied c3 column of ney', ney: 'allied brigadier a7 of ney' };
  const RALLIED = { x: 'allied c3 column rallied', y: 'allied c3 column rallied' };
  const NOT_SO = 'found column, expected line';
  const NONE = 'found square, expected line';
  const FOOT = 'only line and heavy infantry form columns and squares';
  const ROUTS = 'a rout breaks columns and squares';
  const ALONE = 'found column, expected a second unit of the same type and brigade on its square, in column too';
  const board = (units: Units, c3: NonNullable<Field['ground']>[string] = 'open') =>
    wrong(written({ gun: 'cannon d1', ...units }, { ground: { c3 } }));
  table<readonly [what: string, units: Units, said: string, c3?: 'woods' | 'building']>(
    [
      ['no cavalry in column (pb.column.who)', HORSE, `${NOT_SO}: ${FOOT}`],
      ['no skirmishers in Square (pb.square.who)', { x: 'allied skirmishers c3 square' }, `${NONE}: ${FOOT}`],
      ['no Square in woods (pb.square.not-in-cover)', { x: 'allied c3 square' }, `${NONE}: c3 is woods`, 'woods'],
      ['no column in a building', COLUMN, `${NOT_SO}: c3 is building`, 'building'],
      ['no column of one (pb.column.requirement)', { x: 'allied c3 column' }, ALONE],
      ['no column of two types', { ...COLUMN, y: 'allied heavy-infantry c3 column' }, ALONE],
      ['no column of which one half stands in line', { ...COLUMN, y: 'allied c3' }, ALONE],
      ['no column of three', { ...COLUMN, z: 'allied c3 column' }, ALONE],
      ['no column of two brigades', BRIGADES, ALONE],
      ['no routed Square (pb-069)', { x: 'allied c3 square routed' }, `${NONE}: ${ROUTS}`],
      ['no rallied column (pb-069)', RALLIED, `${NOT_SO}: ${ROUTS}`],
    ],
    ([, units, said, c3]) => {
      expect(board(units, c3)).toContain(`units.x.formation: ${said}`);
    },
  );

  test('but a Square on a hill, a disrupted one (pb-077), and a column of heavy infantry', () => {
    expect(board({ x: 'allied c3 square' }, 'hill')).toEqual([]);
    expect(board({ x: 'allied c3 square disrupted' })).toEqual([]);
    expect(board({ x: 'allied heavy-infantry c3 column', y: 'allied heavy-infantry c3 column' })).toEqual([]);
  });
});
