import { describe, expect, test } from 'vitest';
import { written, wrong } from './field.ts';
import { now, spoilt, UNITS } from './spoilt.ts';

test('a board as an author writes it stands', () => {
  expect(wrong(written(UNITS))).toEqual([]);
});

describe('the moment:', () => {
  test.each([
    [
      'a side that is none',
      now({ side: 'saxon' }),
      'now.side: found saxon, expected a side of this board: french, allied',
    ],
    [
      'a phase that is none',
      now({ phase: 'tea' }),
      'now.phase: found "tea", expected a phase: activation, artillery, movement, fighting, rally',
    ],
    ['round 0', now({ round: 0 }), /^now\.round: found 0, expected/],
    ['a round that nobody comes to', now({ round: 1e308 }), /^now\.round: found 1e\+308, expected .*10000 at most$/],
    [
      'both sides on one edge',
      spoilt({ sides: { french: { edge: 'south', facing: 0 }, allied: { edge: 'south', facing: 4 } } }),
      'sides.allied.edge: found south, expected another edge than that of french',
    ],
    ['half a round', now({ round: 1.5 }), /^now\.round: found 1\.5, expected/],
    [
      'a brigade that is none',
      now({ activated: ['blucher'] }),
      'now.activated.0: found blucher, expected a brigade of this board: dubois, falken',
    ],
    [
      'a gun that is not there',
      now({ fired: ['mortar'] }),
      'now.fired.0: found mortar, expected a unit of this board: general, enemy, gun, foe, a',
    ],
    [
      'a gun that only JavaScript knows',
      now({ fired: ['constructor'] }),
      'now.fired.0: found constructor, expected a unit of this board: general, enemy, gun, foe, a',
    ],
    [
      'a tie with nobody',
      now({ tied: [['gun', 'nobody']] }),
      'now.tied.0.1: found nobody, expected a unit of this board: general, enemy, gun, foe, a',
    ],
    ['a tie of three', now({ tied: [['gun', 'foe', 'a']] }), /^now\.tied\.0/],
    [
      'a tie of units that do not touch',
      now({ tied: [['gun', 'foe']] }),
      'now.tied.0: found gun and foe, expected two enemies that touch',
    ],
  ])('%s', (_title, board, said) => {
    expect(wrong(board)).toContainEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });
});

describe('a reading', () => {
  test.each([
    [
      'of a ruling that changes nothing here',
      { 'pb-002': 'always' },
      /^readings\.pb-002: found always, expected a ruling that the engine can play otherwise: pb-001, /,
    ],
    [
      'of a ruling that only JavaScript knows',
      Object.fromEntries([['__proto__', 'x']]),
      /^readings\.__proto__: found x, expected a ruling that the engine can play otherwise: pb-001, /,
    ],
    [
      'that is none of its ruling’s',
      { 'pb-051': 'any-two' },
      /^readings\.pb-051: found any-two, expected two-or-more or any-one or one-wood-no-building$/,
    ],
  ] as const)('%s', (_title, readings, said) => {
    expect(wrong(written(UNITS), readings)).toEqual([expect.stringMatching(said)]);
  });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a word', 'board'],
  ['a list', []],
])('%s is no board', (_title, board) => {
  expect(wrong(board).length).toBeGreaterThan(0);
});
