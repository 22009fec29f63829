import { describe, expect, test } from 'vitest';
import { ranksWithout } from '../../../src/games/campaign-1805/bodies/losses.ts';
import { blockOf, countOf, modelsOf, rangeBetween } from '../../../src/games/campaign-1805/bodies/models.ts';
import { isAnyInFront, quarterOf, quarterOfMost } from '../../../src/games/campaign-1805/bodies/quarters.ts';
import { cm } from '../../../src/games/campaign-1805/tables.ts';
import { opposite, NORTH, turned } from '../../../src/geometry/facings.ts';
import { at, body, field, line, musketeers } from './field.ts';

const EAST = turned(NORTH, 'right', 90);

describe('models in ranks', () => {
  test('stand edge to edge, the front rank ahead, from left to right', () => {
    const models = modelsOf(body('pair', { ranks: ['oC', 's.'], at: at(10, 10) }));
    expect(models.map(({ kind, base }) => [kind, base.at])).toEqual([
      ['o', at(9.5, 10.5)],
      ['C', at(10.5, 10.5)],
      ['s', at(9.5, 9.5)],
    ]);
  });

  test('turn with their block', () => {
    const [left, right] = modelsOf(body('pair', { ranks: ['oC'], at: at(10, 10), facing: EAST }));
    expect([left!.base.at, right!.base.at]).toEqual([at(10, 10.5), at(10, 9.5)]);
  });

  test('stand on 1 cm on foot and on 2 cm on horses', () => {
    const horse = body('horse', { arm: 'light-cavalry', ranks: ['ooo', 'ooo'], at: at(20, 20) });
    expect(blockOf(horse)).toMatchObject({ width: cm(6), depth: cm(4) });
    expect(blockOf(line())).toMatchObject({ width: cm(12), depth: cm(2) });
  });

  test('measure a distance between the nearest models, not between blocks', () => {
    const range = (ranks: readonly string[]) => rangeBetween(modelsOf(line()), modelsOf(musketeers({ ranks })));
    expect(range(['ooooCsoooo', 'oooooooooo'])).toBe(cm(7));
    expect(range(['..........', 'oooooooooo'])).toBe(cm(8));
  });
});

describe('losses', () => {
  const none = field([]);
  const shot = (wounds: number) => ranksWithout(none, musketeers(), wounds, { fall: 'shot', by: () => [] });

  test('by shots come from the front rank, from its ends by turns', () => {
    expect(shot(6)).toEqual(['...oCso...', 'oooooooooo']);
    expect(shot(8)).toEqual(['....Cs....', 'oooooooooo']);
    expect(shot(11)).toEqual(['....Cs....', '.ooooooo..']);
  });

  test('take officers and colours after all others', () => {
    expect(shot(18)).toEqual(['....Cs....', '..........']);
    expect(shot(20)).toEqual(['..........', '..........']);
    const spared = ranksWithout({ readings: { 'cf-066': 'never-by-shooting' } }, musketeers({ ranks: ['oCs'] }), 3, {
      fall: 'shot',
      by: () => [],
    });
    expect(spared).toEqual(['.Cs']);
  });

  test('in melee come from the last rank, and take whoever stands there', () => {
    const cut = (wounds: number) =>
      ranksWithout(none, musketeers({ ranks: ['oooo', 'oCso'] }), wounds, { fall: 'melee', by: () => [] });
    expect(cut(2)).toEqual(['oooo', '.Cs.']);
    expect(cut(3)).toEqual(['oooo', '.C..']);
    expect(cut(5)).toEqual(['ooo.', '....']);
  });

  test('leave nobody where there are more wounds than models', () => {
    expect(countOf({ ranks: shot(99) })).toBe(0);
  });
});

describe('the quarters of a block', () => {
  const block = blockOf(line());
  const state = field([]);

  test.each([
    ['front', at(60, 45)],
    ['front', at(67, 43)],
    ['right', at(69, 43)],
    ['left', at(50, 40)],
    ['rear', at(60, 30)],
  ])('%s', (quarter, point) => {
    expect(quarterOf(state, block, point)).toBe(quarter);
  });

  test('by one reading, everything before the front rank is in front', () => {
    expect(quarterOf({ readings: { 'cf-070': 'front-half' } }, block, at(69, 43))).toBe('front');
  });

  test('a body is on the one that holds most of it, and may be partly in front', () => {
    const beside = (x: number) => modelsOf(body('other', { ranks: ['oooo'], at: at(x, 43), facing: opposite(NORTH) }));
    expect(quarterOfMost(state, block, beside(70))).toBe('right');
    expect(isAnyInFront(state, block, beside(69))).toBe(true);
    expect(isAnyInFront(state, block, beside(71))).toBe(false);
  });
});
