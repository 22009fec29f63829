import { describe, expect, test } from 'vitest';
import { foundAt, rowOf } from '../../../src/games/death-or-glory/charts/charts.ts';
import { baseOf } from '../../../src/games/death-or-glory/figures/base.ts';
import { rangeOf } from '../../../src/games/death-or-glory/firing/range.ts';
import { board, body, play, refusal } from './playing.ts';
import { FIRING, SPENT, across } from './units.ts';

test('a volley: the die, the range, the sum, the chart and the men', () => {
  const start = board({ unit: { ...SPENT, condition: [] } }, { foe: across(70) }, FIRING);
  const { events, state } = play(start, [{ fire: 'unit', at: 'foe' }], [{ 'fire.unit': 8 }, { 'morale.foe': 1 }]);
  expect(events).toMatchObject([
    {
      type: 'volley-fired',
      isFirst: true,
      reasons: [
        { table: 'die', row: '7–9', cell: '3', mark: 'printed' },
        { table: 'range-small-arms', row: '51–75', column: 'musket', cell: '+1', mark: 'reconstructed' },
        { of: 'unit', total: 10 },
        { table: 'casualties-small-arms', row: '10', cell: '11%', mark: 'reconstructed' },
        { of: 'foe', total: 79, rounded: 'half-up' },
      ],
    },
    { type: 'men-lost', unit: 'foe', lost: 79 },
    { type: 'morale-tested', unit: 'foe', because: 'losses' },
  ]);
  expect(body(state, 'foe').men).toBe(641);
  expect(refusal(state, { fire: 'unit', at: 'foe' })).toBe('dg.fire.one-roll has-fired-already');
});

describe('who may be fired at', () => {
  const why = (foe: object, unit: object = {}, readings = {}): string | null =>
    refusal(board({ unit: { ...SPENT, ...unit } }, { foe: foe as never }, { ...FIRING, readings }), {
      fire: 'unit',
      at: 'foe',
    });

  test('an enemy within ten degrees of the front, on each flank, or by one reading five', () => {
    // At 100 mm the strip of 66 mm to each side is 17.6 mm wider.
    const beside = (x: number) => ({ ...across(100), at: [900 + 66 + x + 66, 572] });
    expect(why(beside(17))).toBeNull();
    expect(why(beside(22))).toBe('dg.fire.arc not-in-arc');
    expect(why(beside(13), {}, { 'dg-051': 'ten-in-all' })).toBe('dg.fire.arc not-in-arc');
  });

  test('in range: 200 mm for muskets, 300 for rifles, 100 for carbines', () => {
    expect(why(across(200))).toBeNull();
    expect(why(across(201))).toBe('dg.fire.musket-max out-of-range');
    expect(why(across(300), { type: 'british-rifles' })).toBeNull();
    expect(why(across(301), { type: 'british-rifles' })).toBe('dg.fire.range-modifiers out-of-range');
    expect(why(across(110), { type: 'french-hussars', figures: 4 })).toBe('dg.fire.range-modifiers out-of-range');
  });

  test('not a friend, not who is in a melee, and not by who is', () => {
    const two = board({ unit: SPENT, other: { ...SPENT, at: [900, 550] } }, { foe: across(122) }, FIRING);
    expect(refusal(two, { fire: 'unit', at: 'other' })).toBe('dg.fire.optional no-enemy');
    const melee = board(
      { unit: SPENT, other: { ...SPENT, at: [1100, 550] } },
      { foe: { ...across(100), at: [1100, 572] } },
      FIRING,
    );
    expect(refusal(melee, { fire: 'other', at: 'foe' })).toBe('dg.melee.contact engaged');
  });

  test('not through formed troops, nor through buildings', () => {
    const between = { type: 'french-light', at: [900, 500], facing: 'north', ranks: 1 };
    const masked = board({ unit: SPENT, other: between }, { foe: across(100) }, FIRING);
    expect(refusal(masked, { fire: 'unit', at: 'foe' })).toBe('dg.artillery.resolve masked');
    const terrain = { house: { kind: 'building', rectangle: { at: [900, 510], size: [400, 20] } } };
    const hidden = board({ unit: SPENT }, { foe: across(100) }, { ...FIRING, terrain });
    expect(refusal(hidden, { fire: 'unit', at: 'foe' })).toBe('dg.artillery.resolve masked');
  });

  test('guns on higher ground fire over the heads of their own', () => {
    const guns = { type: 'french-foot-battery', at: [900, 300], facing: 'north' };
    const hill = { hill: { kind: 'hill', rectangle: { at: [900, 300], size: [300, 100] } } };
    const state = (terrain: object) =>
      board(
        { unit: guns, other: { ...SPENT, ranks: 1 } },
        { foe: across(100) },
        { ...FIRING, terrain: terrain as never },
      );
    expect(refusal(state({}), { fire: 'unit', at: 'foe' })).toBe('dg.artillery.resolve masked');
    expect(refusal(state(hill), { fire: 'unit', at: 'foe' })).toBeNull();
  });

  test('limbered guns and routing troops do not fire, general or not', () => {
    const guns = { type: 'french-foot-battery', at: [900, 450], facing: 'north', formation: 'limbered', condition: [] };
    expect(why(across(100), guns)).toBe('dg.artillery.resolve no-fire');
    expect(why(across(100), { condition: 'routing' })).toBe('dg.morale.break running');
    expect(why(across(100), { condition: 'utterly-exhausted' })).toBe('dg.fatigue.utter utterly-spent');
  });
});

describe('ranges', () => {
  const length = (foe: object, readings = {}): number => {
    const state = board({ unit: SPENT }, { foe: foe as never }, { ...FIRING, readings });
    return rangeOf(state, baseOf(state, state.units['unit']!), baseOf(state, state.units['foe']!)).length / 1000;
  };

  test('of parallel fronts is the gap, otherwise the mean of three lines', () => {
    expect(length(across(100))).toBe(100);
    const askew = { ...across(100), at: [900, 560], facing: '190°' };
    // The two edges are as much nearer and farther as the front is turned.
    expect(length(askew)).toBeCloseTo(88.2, 1);
    expect(length(askew, { 'dg-053': 'own-left' })).toBeGreaterThan(length(askew));
  });

  test('bands begin where the last one ends', () => {
    expect(
      [35, 35.01, 50, 200.1, 300.1].map((far) => foundAt({}, 'range-small-arms', far, 'rifle')?.row ?? null),
    ).toEqual(['0–35', '36–50', '36–50', '201–300', null]);
    expect([-4, -3, 15, 40].map((total) => rowOf('casualties-small-arms', total))).toEqual([null, '-3', '15', '15']);
  });
});

describe('several targets', () => {
  const two = (readings = {}) =>
    board(
      { unit: { ...SPENT, condition: [] } },
      {
        foe: { ...across(70, { figures: 12 }), at: [860, 542] },
        other: { ...across(70, { figures: 12 }), at: [940, 550] },
      },
      { ...FIRING, readings },
    );

  test('share the men of one roll, the odd man for the nearest', () => {
    const { events } = play(
      two(),
      [{ fire: 'unit', at: ['other', 'foe'] }],
      [{ 'fire.unit': 8 }, { 'morale.foe': 1 }, { 'morale.other': 1 }],
    );
    expect(events[0]).toMatchObject({ at: ['foe', 'other'] });
    expect(events.slice(1, 3)).toMatchObject([
      { unit: 'foe', lost: 40 },
      { unit: 'other', lost: 39 },
    ]);
    const dropped = play(
      two({ 'dg-052': 'drop' }),
      [{ fire: 'unit', at: ['foe', 'other'] }],
      [{ 'fire.unit': 8 }, { 'morale.foe': 1 }, { 'morale.other': 1 }],
    );
    expect(dropped.events.slice(1, 3)).toMatchObject([{ lost: 39 }, { lost: 39 }]);
  });
});
