import { describe, expect, test } from 'vitest';
import { written, wrong } from './field.ts';
import { now, spoilt, UNITS, type Part } from './spoilt.ts';
import { table } from './tables.ts';

test('a board as an author writes it stands', () => {
  expect(wrong(written(UNITS))).toEqual([]);
});

describe('the moment:', () => {
  const UNIT = 'expected a unit of this board: general, enemy, gun, foe, a';
  const ONE_EDGE = { french: { edge: 'south', facing: 0 }, allied: { edge: 'south', facing: 4 } };
  table<readonly [said: string, board: Part]>(
    [
      ['now.side: found saxon, expected a side of this board: french, allied', now({ side: 'saxon' })],
      ['now.phase: found "tea", expected a phase: activation, artillery, movement, fighting', now({ phase: 'tea' })],
      ['now.round: found 0, expected', now({ round: 0 })],
      ['now.round: found 1.5, expected', now({ round: 1.5 })],
      ['now.round: found 1e+308, expected a round, counted from 1, 10000 at most', now({ round: 1e308 })],
      ['sides.allied.edge: found south, expected another edge than that of french', spoilt({ sides: ONE_EDGE })],
      ['activated.0: found blucher, expected a brigade of this board: dubois, falken', now({ activated: ['blucher'] })],
      [`now.fired.0: found mortar, ${UNIT}`, now({ fired: ['mortar'] })],
      [`now.fired.0: found constructor, ${UNIT}`, now({ fired: ['constructor'] })],
      [`now.tied.0.1: found nobody, ${UNIT}`, now({ tied: [['gun', 'nobody']] })],
      ['now.tied.0', now({ tied: [['gun', 'foe', 'a']] })],
      ['now.tied.0: found gun and foe, expected two enemies that touch', now({ tied: [['gun', 'foe']] })],
    ],
    ([said, board]) => {
      expect(wrong(board)).toContainEqual(expect.stringContaining(said));
    },
  );
});

const NONE = 'expected a ruling that the engine can play otherwise: pb-001, ';
test.each([
  [{ 'pb-002': 'always' }, `readings.pb-002: found always, ${NONE}`],
  [Object.fromEntries([['__proto__', 'x']]), `readings.__proto__: found x, ${NONE}`],
  [{ 'pb-051': 'any-two' }, 'readings.pb-051: found any-two, expected two-or-more or any-one or one-wood-no-building'],
])('the reading %j is none', (readings, said) => {
  expect(wrong(written(UNITS), readings)).toEqual([expect.stringContaining(said)]);
});

test.each([[undefined], [null], ['board'], [[]]])('%j is no board', (board) => {
  expect(wrong(board).length).toBeGreaterThan(0);
});
