import { describe, expect, test } from 'vitest';
import { PERCENTAGE_DIE } from '../../../src/core/dice.ts';
import { engine, type State } from '../../../src/games/death-or-glory/index.ts';
import { board, firing, read } from './playing.ts';
import { FIRING, SPENT, across } from './units.ts';

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/**
 * The share of the men firing that a volley hits in the mean, in per cent, before it is rounded.
 */
function percents(state: State): readonly number[] {
  return Array.from({ length: PERCENTAGE_DIE.sides }, (_, face) => {
    const [fired] = engine.resolve(state, read(state, { fire: 'unit', at: 'foe' }), firing(face));
    const lookup = fired?.type === 'volley-fired' ? fired.reasons[3] : undefined;
    return lookup?.kind === 'lookup' ? Number(lookup.cell.replace('%', '')) : NaN;
  });
}

describe('the balance of our charts, recounted', () => {
  const at = (gap: number, unit: object = {}, foe: object = {}, more: object = {}) =>
    board({ unit: { ...SPENT, ...unit } }, { foe: across(gap, foe) }, { ...FIRING, ...more });

  test.each([
    ['French line, 0–35 mm', at(35), [11.4, 9, 15]],
    ['French line, 51–75 mm', at(75), [6.45, 5, 9]],
    ['French line, 76–100 mm', at(100), [5.25, 4, 7.5]],
    ['French line, 126–150 mm', at(150), [3.2, 2, 5]],
    ['French line, 176–200 mm', at(200), [1.65, 1, 3]],
    ['British line, 76–100 mm', at(100, { type: 'british-line' }), [7.85, 6, 11]],
    ['French conscripts, 76–100 mm', at(100, { type: 'french-conscripts' }), [3.2, 2, 5]],
    ['Landwehr with poor muskets, 76–100 mm', at(100, { type: 'prussian-landwehr' }), [1.65, 1, 3]],
    ['French line, first volley, 51–75 mm', at(75, { condition: [] }), [9.55, 7.5, 13]],
  ])('fire: %s', (_what, state, [is, ...ends]) => {
    const all = percents(state);
    expect(mean(all)).toBeCloseTo(is!, 6);
    expect([Math.min(...all), Math.max(...all)]).toEqual(ends);
  });

  test('fire: French line under fire, 76–100 mm', () => {
    const start = at(100);
    const state = { ...start, remembered: { ...start.remembered, underFire: ['unit'] } };
    const all = percents(state);
    expect([mean(all), Math.min(...all), Math.max(...all)]).toEqual([4.2, 3, 6]);
  });

  test('fire: French line at hard cover, 76–100 mm', () => {
    const terrain = {
      wall: {
        kind: 'low-wall',
        line: [
          [800, 555],
          [1000, 555],
        ],
      },
    };
    expect(mean(percents(at(100, {}, {}, { terrain })))).toBeCloseTo(1.65, 6);
  });

  // The ledger counts them of the 720 men of a battalion.
  test('fire: eight skirmishers at a line, 76–100 mm', () => {
    const unit = { formation: 'skirmish-order', figures: 8, at: [900, 455.5] };
    expect(mean(percents(at(100, unit)))).toBeCloseTo((0.783 * 24) / 8, 2);
  });

  test.each([
    ['6-pounder', 150, 62.8],
    ['6-pounder', 300, 39.6],
    ['6-pounder', 500, 22.8],
    ['6-pounder', 700, 12.8],
    ['6-pounder', 900, 5.4],
    ['12-pounder', 150, 91.2],
    ['12-pounder', 300, 62.8],
    ['12-pounder', 500, 39.6],
    ['12-pounder', 700, 30],
    ['12-pounder', 900, 22.8],
    ['12-pounder', 1100, 12.8],
  ])('guns: eight of %s at a line, up to %i mm: %d men', (calibre, gap, is) => {
    const unit = { type: 'french-foot-battery', at: [900, 20], facing: 'north', calibre };
    const foe = { type: 'austrian-line', at: [900, 20 + 16.5 + gap + 11], facing: 'south' };
    const state = board({ unit }, { foe }, FIRING);
    // Men are whole: each result is within half a man of the exact one.
    const exact = Array.from({ length: 10 }, (_, face) => {
      const [fired] = engine.resolve(state, read(state, { fire: 'unit', at: 'foe' }), firing(face));
      const lookup = fired?.type === 'volley-fired' ? fired.reasons[3] : undefined;
      return 8 * (lookup?.kind === 'lookup' ? Number(lookup.cell) : NaN);
    });
    expect(mean(exact)).toBeCloseTo(is, 6);
  });
});
