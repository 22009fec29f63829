import { describe, expect, test } from 'vitest';
import { problemText } from '../../../src/core/result.ts';
import { lengthWanted, readLength } from '../../../src/games/table/orders/lengths.ts';
import { legTexts, legWanted, readLegs } from '../../../src/games/table/orders/legs.ts';
import { engine } from '../../../src/games/two-by-two/index.ts';
import { NORTH } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { pointAt } from '../../../src/geometry/vectors.ts';
import { begin, writtenBoard, type Field } from '../two-by-two/field.ts';

test.each([
  [4, 76_200], ['4', 76_200], ['[4]', 76_200], ['1½', 28_575], ['[½]', 9_525], ['3[1]', 57_150],
  ['¼', 4_763], ['2¾', 52_388], ['25 mm', 25_000], ['1½ in', 38_100], ['2"', 50_800], ['12 cm', 120_000], ['.5', 9_525],
  ['', null], ['four', null], ['4 feet', null], [Number.NaN, null],
])('a length is read as it is written: %j', (written, length) => expect(readLength(written, '[1]')).toBe(length)); // prettier-ignore

test.each([
  ['9'.repeat(310), null], [`${'9'.repeat(310)} mm`, null], ['10001', null], ['9999999999 cm', null], ['[10000¼]', null],
  [1e308, null], [Infinity, null], [-Infinity, null], [10_001, null],
  ['10000', 190_500_000], [10_000, 190_500_000], ['0.0000001', 0], [1e-7, 0],
])('a length is read up to the largest, and beyond it the bound is told: %j', (written, length) =>
  expect(readLength(written, '[1]')).toBe(length ?? 'a length of at most 10,000')); // prettier-ignore

test('a number without a measure is in the game’s own, and in brackets always in its [1]', () => {
  expect([readLength('4', 'in'), readLength('[4]', 'in')]).toEqual([um(4, 'in'), um(4, '[1]')]);
  expect(lengthWanted('[1]')).toMatch(/^a length, such as 4, \[4\] or 25 mm;/);
  expect(lengthWanted('in')).toMatch(/^a length, such as 4, 4 in or 25 mm;/);
});

describe('legs', () => {
  const base = { at: pointAt(300_000, 300_000), facing: NORTH, width: um(25, 'mm'), depth: um(12, 'mm') };
  const board = { measure: '[1]', find: () => null, contact: () => null, roads: [], formations: [] } as const;
  const read = (...texts: readonly string[]) => readLegs(texts, { unit: 'hussars', base }, board);

  test('come back in the words in which they are read', () => {
    const texts = ['forward [4]', 'turn right 30°', 'back [1.5]', 'wheel left 45°', 'slide left [1]', 'oblique right 30° [2]', 'about-face']; // prettier-ignore
    const legs = read(...texts);
    expect('legs' in legs && legTexts(legs.legs, base, '[1]')).toEqual(texts);
  });

  test('say degrees or not, in capitals or not', () => {
    expect(read('Turn  left 30')).toEqual(read('turn left 30°'));
    expect(read('wheel right 45 degrees')).toEqual(read('wheel right 45°'));
  });

  test('that cannot be read are told by their place', () => {
    expect(read('forward 4', 'jump 3')).toEqual({ at: 1, wanted: legWanted });
    expect(read('turn to nobody')).toMatchObject({ at: 0 });
    expect(read('forward to contact')).toEqual({ at: 0, wanted: 'an enemy straight ahead' });
    expect(read('turn left 400')).toEqual({ at: 0, wanted: 'an angle of 360° at most' });
  });

  test('of a length beyond any table, or more of them than anyone marches, are refused with the bound', () => {
    const wanted = 'a length of at most 10,000';
    for (const far of ['forward', 'back', 'slide left', 'oblique right 30', 'follow road'])
      expect(read('forward 1', `${far} ${'9'.repeat(400)}`), far).toEqual({ at: 1, wanted });
    expect(read(`turn left ${'9'.repeat(310)}`)).toEqual({ at: 0, wanted: 'an angle of 360° at most' });
    expect(read(...Array.from({ length: 100 }, () => 'forward 1'))).toMatchObject({ legs: { length: 100 } });
    expect(read(...Array.from({ length: 3000 }, () => 'about-face'))).toEqual({ at: 100, wanted: 'at most 100 legs' });
  });
});

test('all that is wrong with a board is told at once', () => {
  const board = writtenBoard({
    french: {
      a: 'infantri 10,10',
      b: 'guard beside=nobody:front:1',
      c: 'militia 0,0 screen',
      d: 'light 20,20',
      e: 'light 20.5,20',
    },
    allied: { x: 'lancers beside=x:left:1' },
    terrain: {
      bog: { kind: 'bog', circle: { at: [5, 5], radius: 1 } },
      wall: { kind: 'wall', circle: { at: [5, 5], radius: 1 } },
    },
    now: { phase: 'tea' },
  });
  const started = engine.start(board, {});
  const told = started.ok ? [] : started.error.map(problemText);
  for (const part of ['infantri', 'nobody', 'over the edge', 'the e on the d', 'x, beside x', 'bog', 'an area', 'tea'])
    expect(told.filter((line) => line.includes(part)).length, `${part} in ${told.join('\n')}`).toBeGreaterThan(0);
});

test('numbers that no board needs are told with their bounds, and nothing is made of them', () => {
  const board = writtenBoard({
    french: { a: 'infantry 10,10', b: 'guard 99999,10' },
    allied: { x: 'lancers 20,20' },
    terrain: {
      wood: { kind: 'woods', circle: { at: [5, 5], radius: 1e308 } },
      hill: { kind: 'hill', circle: { at: [5, 5], radius: 1 }, level: 10_001 },
    },
    now: { turn: Infinity },
  }) as { units: { french: { a: object } } };
  board.units.french.a = { ...board.units.french.a, row: { of: 100_000 } };
  const started = engine.start(board, {});
  const told = started.ok ? [] : started.error.map(problemText);
  expect(told).toEqual([
    'terrain.wood.circle.radius: found 1e+308, expected a length of at most 10,000',
    'terrain.hill.level: found 10001, expected a level, 0 or more, 10000 at most',
    'units.french.a.row.of: found 100000, expected at most 100 in a row',
    'units.french.b.at.0: found 99999, expected a length of at most 10,000',
    'now.turn: found Infinity, expected a turn, counted from 1',
  ]);
});

test('ground without extent is told, and nothing throws', () => {
  const told = (terrain: NonNullable<Field['terrain']>) => {
    const started = engine.start(writtenBoard({ french: { a: 'infantry 10,10' }, allied: {}, terrain }), {});
    return started.ok ? [] : started.error.map(problemText);
  };
  const line = [[0, 5], [3, 5], [3, 5], [32, 5]]; // prettier-ignore
  expect(told({ brook: { kind: 'stream', line } })).toEqual([
    'terrain.brook.line.2: found the point before it once more, expected another point',
  ]);
  expect(
    told({
      wood: { kind: 'woods', circle: { at: [5, 5], radius: 0 } },
      copse: { kind: 'copse', rectangle: { at: [9, 9], size: [0, 0] } },
      road: { kind: 'road', line: [[0, 5], [32, 5]], width: 0 }, // prettier-ignore
    }),
  ).toEqual([
    'terrain.wood.circle.radius: found 0, expected more than 0',
    'terrain.copse.rectangle.size: found a list of 2, expected a width and a depth of more than 0',
    'terrain.road.width: found 0, expected more than 0',
  ]);
});

test('expectations of places have a tolerance', () => {
  const state = begin({ french: { a: 'infantry 10,10 north pinned' }, allied: { b: 'infantry beside=a:front:0' } });
  const unmet = (expected: unknown) => {
    const read = engine.standings!(expected);
    if (!read.ok) throw new Error(read.error.map(problemText).join('\n'));
    return engine.standing!(read.value, state).map(({ path }) => path);
  };
  expect(unmet({ a: { at: ['190.59 mm', 10], facing: 'north', touches: ['b'], condition: ['pinned'] } })).toEqual([]);
  expect(unmet({ a: { at: ['190.2 mm', 10] } })).toEqual(['a.at']);
  expect(unmet({ a: { facing: '1°', clear: ['b'], condition: [] } })).toEqual(['a.facing', 'a.clear', 'a.condition']);
  expect(unmet({ gone: { gone: true }, a: { gone: true } })).toEqual(['a']);
});
