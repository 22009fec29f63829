import { describe, expect, test } from 'vitest';
import { written, wrong } from './field.ts';
import { spoilt, withUnit } from './spoilt.ts';

describe('units and brigades:', () => {
  test.each([
    [
      'a unit off the board',
      withUnit('foe', { at: 'd8' }),
      'units.foe.at: found d8, expected a square of the map: a1 to i7',
    ],
    [
      'two units on one square',
      withUnit('foe', { at: 'b5' }),
      'units.foe.at: found b5, expected a square of its own: a stands there too',
    ],
    [
      'a unit on no square',
      withUnit('foe', { at: 'dd' }),
      'units.foe.at: found "dd", expected the name of a square, such as d6',
    ],
    [
      'a type that is none',
      withUnit('foe', { type: 'dragoons' }),
      /^units\.foe\.type: found "dragoons", expected a type of unit: line-infantry, /,
    ],
    [
      'a condition that is none',
      withUnit('foe', { condition: 'tired' }),
      'units.foe.condition: found "tired", expected steady, disrupted, routed or rallied',
    ],
    [
      'a formation that is none',
      withUnit('foe', { formation: 'wedge' }),
      'units.foe.formation: found "wedge", expected line, column or square',
    ],
    [
      'a brigade that is none',
      withUnit('foe', { brigade: 'blucher' }),
      'units.foe.brigade: found blucher, expected a brigade of this board: dubois, falken',
    ],
    [
      'a brigade that only JavaScript knows',
      withUnit('foe', { brigade: 'constructor' }),
      'units.foe.brigade: found constructor, expected a brigade of this board: dubois, falken',
    ],
    ['a word too much', withUnit('foe', { strength: 3 }), /^units\.foe\.strength: found/],
    ['a unit without a name', withUnit('foe', { name: '' }), /^units\.foe\.name: found "", expected/],
    ['a unit whose id is a square', withUnit('d4', { at: 'a1' }), /^units\.d4: found "d4", expected/],
    [
      'two Brigadiers (pb.brigade.composition)',
      withUnit('second', { type: 'brigadier', at: 'a1' }),
      'brigades.falken: found 2 Brigadiers, expected one Brigadier among its units',
    ],
    [
      'no Brigadier (pb.brigade.composition)',
      withUnit('enemy', { type: 'cavalry', at: 'a1' }),
      'brigades.falken: found 0 Brigadiers, expected one Brigadier among its units',
    ],
    [
      'a brigade of no side',
      spoilt({ brigades: { dubois: 'french', falken: 'saxon' } }),
      'brigades.falken: found saxon, expected a side of this board: french, allied',
    ],
    [
      'one side',
      spoilt({ sides: { french: { edge: 'south', facing: 0 } } }),
      'sides: found 1 sides, expected two sides',
    ],
    [
      'an edge that is none',
      spoilt({ sides: { french: { edge: 'left', facing: 0 }, allied: { edge: 'north', facing: 4 } } }),
      /^sides\.french\.edge: found "left", expected north, east, south or west/,
    ],
    [
      'a facing that is none',
      spoilt({ sides: { french: { edge: 'south', facing: 8 }, allied: { edge: 'north', facing: 4 } } }),
      /^sides\.french\.facing: found 8, expected a facing/,
    ],
    [
      'sides in an order that cannot be kept',
      spoilt({ sides: { '2': { edge: 'south', facing: 0 }, '1': { edge: 'north', facing: 4 } } }),
      /^sides\.[12]: found "[12]", expected/,
    ],
  ])('%s', (_title, board, said) => {
    expect(wrong(board)).toContainEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });
});

describe('formations:', () => {
  test.each([
    [
      'cavalry in column (pb.column.who)',
      { x: 'allied cavalry c3 column', y: 'allied cavalry c3 column' },
      {},
      'units.x.formation: found column, expected line: only line and heavy infantry form columns and squares',
    ],
    [
      'skirmishers in square (pb.square.who)',
      { x: 'allied skirmishers c3 square' },
      {},
      'units.x.formation: found square, expected line: only line and heavy infantry form columns and squares',
    ],
    [
      'a square in woods (pb.square.not-in-cover)',
      { x: 'allied line-infantry c3 square' },
      { c3: 'woods' },
      'units.x.formation: found square, expected line: c3 is woods',
    ],
    [
      'a column in a building (pb.terrain.building.capacity)',
      { x: 'allied line-infantry c3 column', y: 'allied line-infantry c3 column' },
      { c3: 'building' },
      'units.x.formation: found column, expected line: c3 is building',
    ],
    [
      'a column of one (pb.column.requirement)',
      { x: 'allied line-infantry c3 column' },
      {},
      'units.x.formation: found column, expected a second unit of the same type and brigade on its square, in column too',
    ],
    [
      'a column of two types',
      { x: 'allied line-infantry c3 column', y: 'allied heavy-infantry c3 column' },
      {},
      'units.x.formation: found column, expected a second unit of the same type and brigade on its square, in column too',
    ],
    [
      'a column of which one half stands in line',
      { x: 'allied line-infantry c3 column', y: 'allied line-infantry c3' },
      {},
      'units.x.formation: found column, expected a second unit of the same type and brigade on its square, in column too',
    ],
    [
      'a column of three',
      { x: 'allied line-infantry c3 column', y: 'allied line-infantry c3 column', z: 'allied line-infantry c3 column' },
      {},
      'units.x.formation: found column, expected a second unit of the same type and brigade on its square, in column too',
    ],
    [
      'a column of two brigades',
      {
        x: 'allied line-infantry c3 column',
        y: 'allied line-infantry c3 column of ney',
        ney: 'allied brigadier a7 of ney',
      },
      {},
      'units.x.formation: found column, expected a second unit of the same type and brigade on its square, in column too',
    ],
    [
      'a routed square (pb-069)',
      { x: 'allied line-infantry c3 square routed' },
      {},
      'units.x.formation: found square, expected line: a rout breaks columns and squares',
    ],
    [
      'a rallied column (pb-069)',
      { x: 'allied line-infantry c3 column rallied', y: 'allied line-infantry c3 column rallied' },
      {},
      'units.x.formation: found column, expected line: a rout breaks columns and squares',
    ],
  ] as const)('no %s', (_title, units, ground, said) => {
    expect(wrong(written({ gun: 'french cannon d1', ...units }, { ground }))).toContain(said);
  });

  test.each([
    ['a square on a hill', { x: 'allied line-infantry c3 square' }, { c3: 'hill' }],
    ['a disrupted square (pb-077)', { x: 'allied line-infantry c3 square disrupted' }, {}],
    ['a column of heavy infantry', { x: 'allied heavy-infantry c3 column', y: 'allied heavy-infantry c3 column' }, {}],
  ] as const)('but %s', (_title, units, ground) => {
    expect(wrong(written({ gun: 'french cannon d1', ...units }, { ground }))).toEqual([]);
  });
});
