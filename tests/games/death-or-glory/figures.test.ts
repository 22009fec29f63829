import { describe, expect, test } from 'vitest';
import { apart } from '../../../src/games/death-or-glory/figures/base.ts';
import { closedUp, lossOf } from '../../../src/games/death-or-glory/figures/losses.ts';
import { ranksOf } from '../../../src/games/death-or-glory/figures/formation.ts';
import { engine } from '../../../src/games/death-or-glory/index.ts';
import { board, body, placeOf, sizeOf } from './playing.ts';
import { LINE } from './units.ts';

describe('bases of 24 figures of foot', () => {
  test.each([
    ['line', {}, [132, 22]],
    ['line', { ranks: 1 }, [264, 11]],
    ['column', {}, [88, 33]],
    ['march-column', {}, [22, 132]],
    ['square', {}, [66, 66]],
    ['skirmish-order', {}, [528, 11]],
  ])('in %s %j', (formation, more, size) => {
    expect(sizeOf(board({ unit: { ...LINE, formation, ...more } }), 'unit')).toEqual(size);
  });

  test('by other readings of depth and of ranks', () => {
    const depths = { 'dg-121': 'twelve-thirty-forty' } as const;
    expect(sizeOf(board({ unit: LINE }, {}, { readings: depths }), 'unit')).toEqual([132, 24]);
    expect(sizeOf(board({ unit: LINE }, {}, { readings: { 'dg-007': 'always-one' } }), 'unit')).toEqual([264, 11]);
    const deep = board({ unit: { ...LINE, ranks: 1 } }, {}, { readings: { 'dg-007': 'always-two' } });
    expect(sizeOf(deep, 'unit')).toEqual([132, 22]);
    const spread = board(
      { unit: { ...LINE, formation: 'skirmish-order' } },
      {},
      { readings: { 'dg-125': 'as-in-line' } },
    );
    expect(sizeOf(spread, 'unit')).toEqual([264, 11]);
  });
});

test('bases of horse and guns', () => {
  const horse = { type: 'austrian-hussars', at: [900, 450], facing: 'north' };
  expect(sizeOf(board({ unit: horse }), 'unit')).toEqual([264, 33]);
  expect(sizeOf(board({ unit: { ...horse, formation: 'column' } }), 'unit')).toEqual([66, 132]);
  const three = board(
    { unit: { ...horse, formation: 'column' } },
    {},
    { readings: { 'dg-122': 'cavalry-three-deep' } },
  );
  expect(sizeOf(three, 'unit')).toEqual([99, 99]);
  const guns = { type: 'french-foot-battery', at: [900, 450], facing: 'north', figures: 6 };
  expect(sizeOf(board({ unit: guns }), 'unit')).toEqual([60, 33]);
  expect(sizeOf(board({ unit: { ...guns, formation: 'limbered' } }), 'unit')).toEqual([60, 33]);
});

describe('losses', () => {
  test('a figure goes with its thirtieth man', () => {
    expect(sizeOf(board({ unit: { ...LINE, lost: 29 } }), 'unit')).toEqual([132, 22]);
    expect(
      ranksOf(board({ unit: { ...LINE, lost: 30 } }), body(board({ unit: { ...LINE, lost: 30 } }), 'unit')),
    ).toEqual({
      files: 12,
      ranks: 2,
    });
  });

  test('a line keeps its ranks and closes up: 19 figures are ten files', () => {
    expect(sizeOf(board({ unit: { ...LINE, lost: 150 } }), 'unit')).toEqual([110, 22]);
    const wide = board({ unit: { ...LINE, lost: 150 } }, {}, { readings: { 'dg-123': 'rear-rank-first' } });
    expect(sizeOf(wide, 'unit')).toEqual([132, 22]);
    const thin = board({ unit: { ...LINE, lost: 390 } }, {}, { readings: { 'dg-123': 'rear-rank-first' } });
    expect(sizeOf(thin, 'unit')).toEqual([121, 11]);
  });

  test('the front edge stays where it is, and a square closes about its centre', () => {
    const column = board({ unit: { ...LINE, formation: 'march-column' } });
    const to = closedUp(column, body(column, 'unit'), 240);
    // 16 figures are eight ranks in place of twelve: the rear comes up by 44 mm.
    expect(to.at.map((part) => part / 1000)).toEqual([900, 472]);
    const square = board({ unit: { ...LINE, formation: 'square' } });
    expect(closedUp(square, body(square, 'unit'), 240).at).toEqual(square.units['unit']!.at);
  });

  test('by another reading each loss is rounded to whole figures at once', () => {
    const state = board({ unit: LINE });
    const rounds = board({ unit: LINE }, {}, { readings: { 'dg-006': 'round-each-time' } });
    expect([14, 15, 44].map((hit) => lossOf(rounds, body(rounds, 'unit'), hit))).toEqual([0, 30, 30]);
    expect([14, 15, 44].map((hit) => lossOf(state, body(state, 'unit'), hit))).toEqual([14, 15, 44]);
    expect(lossOf(state, { men: 20 }, 44)).toBe(20);
  });
});

describe('distances', () => {
  const state = (readings = {}) =>
    board({ unit: LINE, chief: { type: 'commander-in-chief', at: [900, 520], facing: 'north' } }, {}, { readings });

  test('of a general are measured from his round marker', () => {
    const near = state();
    // 70 mm from centre to centre, less half the depth of the line and half the marker.
    expect(apart(near, near.units['unit']!, near.units['chief']!) / 1000).toBe(42.5);
    const centres = state({ 'dg-149': 'centre-to-centre' });
    expect(apart(centres, centres.units['unit']!, centres.units['chief']!) / 1000).toBe(70);
    const whole = state({ 'dg-149': 'wholly-within' });
    expect(apart(whole, whole.units['unit']!, whole.units['chief']!) / 1000).toBe(75.5);
  });
});

describe('boards', () => {
  const problems = (units: object): readonly string[] => {
    const made = engine.start(
      {
        size: [1800, 1200],
        sides: { french: { edge: 'south', name: 'the French' }, austrian: { edge: 'north', name: 'the Austrians' } },
        units: { french: units },
        now: { turn: 1, side: 'french', phase: 'movement' },
      },
      {},
    );
    return made.ok ? [] : made.error.map(({ path }) => path);
  };

  test('a general may stand among his own men, and troops on nobody', () => {
    const chief = { type: 'brigadier', at: [900, 450], facing: 'north' };
    expect(problems({ unit: LINE, chief })).toEqual([]);
    expect(problems({ unit: LINE, other: { ...LINE, at: [920, 450] } })).toEqual(['units.french.other']);
  });

  test('what does not fit is told with its place', () => {
    expect(problems({ unit: { ...LINE, formation: 'limbered' } })).toEqual(['units.french.unit']);
    expect(problems({ unit: { ...LINE, condition: ['unformed', 'disordered'] } })).toEqual([
      'units.french.unit.condition',
    ]);
    expect(problems({ unit: { ...LINE, calibre: '6-pounder' } })).toEqual(['units.french.unit.calibre']);
    expect(problems({ unit: { ...LINE, lost: 720 } })).toEqual(['units.french.unit']);
    expect(problems({ unit: { ...LINE, parent: 'nobody' } })).toEqual(['units.french.unit.parent']);
    expect(problems({ unit: { ...LINE, changing: { into: 'deployed', left: 2 } } })).toEqual([
      'units.french.unit.changing.into',
    ]);
  });
});

test('a unit is placed with its middle where it is written', () => {
  expect(placeOf(board({ unit: LINE }), 'unit')).toEqual([900, 450]);
});
