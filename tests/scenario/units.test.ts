import { describe, expect, test } from 'vitest';
import { expandBoard, withBases } from '../../src/scenario/files/boards.ts';
import { faultText, readSource } from '../../src/scenario/files/source.ts';

const BASES = {
  field: {
    words: {
      unit: { type: 'foot' },
      horse: { type: 'horse' },
      guns: { type: 'guns' },
      routed: { condition: 'routed' },
      hussars: { type: 'horse' },
    },
    'by-brigade': { falken: { enemy: 'a9' } },
  },
};

/** The units of a board like that one. */
const units = (board: object, base = 'field') => {
  const whole = expandBoard({ like: base, ...board }, BASES);
  return whole.ok ? (whole.value as { readonly units: unknown }).units : whole.error;
};
const ENEMY = { enemy: { name: 'the enemy', brigade: 'falken', type: 'foot', at: 'a9' } };

describe('a unit in short', () => {
  const one = (short: unknown, group = 'dubois', id = 'old-guard') => ({ 'by-brigade': { [group]: { [id]: short } } });
  test.each([
    ['is its place', one('b2'), { name: 'the old guard', brigade: 'dubois', type: 'foot', at: 'b2' }],
    ['and words', one('b2 horse routed'), { type: 'horse', condition: 'routed', at: 'b2' }],
    ['and those of its group', one('b2 routed', 'dubois guns'), { type: 'guns', condition: 'routed' }],
    ['which give way to its own', one('b2 horse', 'dubois guns'), { type: 'horse', brigade: 'dubois' }],
    ['and may be of the kind that its id is a word for', one('c3', 'dubois', 'hussars'), { type: 'horse' }],
    ['unless its group is of another', one('c3', 'dubois guns', 'hussars'), { type: 'guns' }],
    ['or a place of numbers', one([150, 200]), { at: [150, 200], type: 'foot' }],
    ['or its fields', one({ at: 'b2', name: 'Ney' }), { name: 'Ney', at: 'b2', type: 'foot', brigade: 'dubois' }],
  ])('%s', (_what, board, unit) => {
    expect(Object.values(units(board) as object)).toMatchObject([ENEMY.enemy, unit]);
  });

  test('stands beside those of the base board and beside whole ones, and is taken away by null', () => {
    const gun = { type: 'guns', at: 'd1' };
    expect(units({ units: { gun } })).toEqual({ ...ENEMY, gun });
    expect(units({ 'by-brigade': { falken: { enemy: null } } })).toEqual({});
  });

  test('leaves nothing of itself on the board', () => {
    const whole = expandBoard({ like: 'field', map: '9 by 9' }, BASES);
    expect(whole).toEqual({ ok: true, value: { map: '9 by 9', units: ENEMY } });
    expect(expandBoard({ words: {}, map: '9 by 9' }, {})).toEqual({ ok: true, value: { map: '9 by 9' } });
  });
});

test('what steps expect of units is in the same words, of the fields that they name and no more', () => {
  const yaml =
    'board: { like: field }\nsteps:\n  - { id: a, expect: { units: { x: b2 routed, y: horse, z: { at: c3 } } } }\n  - { id: b }\n';
  const source = readSource(yaml, 'x.yaml');
  const read = source.ok ? withBases(source.value, BASES).source.value : source.error;
  expect((read as { readonly steps: unknown }).steps).toEqual([
    { id: 'a', expect: { units: { x: { at: 'b2', condition: 'routed' }, y: { type: 'horse' }, z: { at: 'c3' } } } },
    { id: 'b' },
  ]);
});

test('all that cannot be understood is told at once, with its line', () => {
  const yaml = [
    'board:',
    '  like: field',
    '  by-brigade:',
    '    dubois cavalry: { a: b2 }',
    '    marchand:',
    '      b: b3 routd',
    '    leroy: b4',
    'steps:',
    '  - id: c',
    '    expect:',
    '      units: { a: b2 lost }',
  ];
  const source = readSource(yaml.join('\n'), 'x.yaml');
  const read = source.ok ? withBases(source.value, BASES).faults : source.error;
  const wanted = 'expected a word of the base board: unit, horse, guns, routed, hussars';
  expect(read.map(faultText)).toEqual([
    `x.yaml:4:5 board.by-brigade.dubois cavalry: found cavalry, ${wanted}`,
    `x.yaml:6:7 board.by-brigade.marchand.b: found routd, ${wanted}; did you mean routed?`,
    'x.yaml:7:5 board.by-brigade.leroy: found "b4", expected { unit: place }',
    `x.yaml:11:16 steps.0.expect.units.a: found lost, ${wanted}`,
  ]);
});
