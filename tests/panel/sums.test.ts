import { describe, expect, test } from 'vitest';
import { D10 } from '../../src/core/dice.ts';
import { add, atLeast, die, sum, times, type Lookup, type Pool, type Sum, type Test } from '../../src/core/reasons.ts';
import { conclusion, uncounted, result, rows, verdict } from '../../src/panel/sums.ts';

const needed = add('pb.artillery.hit-number', 'Needed at 5 squares', 5);
const face = die('pb.artillery.hit-number', 'Die to hit', 4);
const square = add('pb.artillery.hit.square', 'Target in square', 2);
const woods = add('pb.artillery.effect.woods', 'Target in woods', -1);
const building = add('pb.artillery.effect.building', 'Target in a building', -1, false);

/** The rows as a reader sees them: label and value. */
const seen = (...reason: Parameters<typeof rows>): readonly string[] =>
  rows(...reason).map(({ label, value }) => `${label}: ${value}`);

describe('a sum that must reach a number', () => {
  const hit = sum('gun', [face, square], atLeast(needed, 'hit'));

  test('begins with what is needed, as a number to reach', () => {
    expect(rows(hit)[0]).toEqual({ label: 'Needed at 5 squares', clause: needed.clause, value: '5+' });
  });

  test('has the die as a number, and modifiers with their sign', () => {
    expect(rows(sum('gun', [face, square, woods])).map(({ value }) => value)).toEqual(['4', '+2', '−1']);
  });

  test('says in words that a term changes nothing, or is a right, instead of adding 0', () => {
    const road = add('pb.terrain.road.fight', 'On a road', 0);
    const level = add('pb.fighting.result.tie', 'Difference', 0);
    const right = add('pb.charge.wins-ties', 'Wins ties: it charged', 0);
    expect(seen(sum('gun', [face, road]))).toEqual(['Die to hit: 4', 'On a road: no effect']);
    expect(seen(sum(null, [level, right]))).toEqual(['Difference: 0', 'Wins ties: it charged: yes']);
  });

  test('leaves out a modifier that did not apply, and names it apart', () => {
    expect(seen(sum('gun', [face, building]))).toEqual(['Die to hit: 4']);
    expect(uncounted(sum('gun', [face, building]))).toEqual([{ label: building.label, clause: building.clause }]);
    expect(uncounted(hit)).toEqual([]);
  });

  test('does not repeat a clause that the row above cites', () => {
    expect(rows(hit).map(({ clause }) => clause)).toEqual([needed.clause, undefined, square.clause]);
  });

  test('ends with what counted', () => {
    expect(result(sum('gun', [face, woods, building]))).toBe('3');
    expect(result(sum('gun', [die('pb.artillery.effect.roll', 'Effect die', 0), woods]))).toBe('−1');
    expect([conclusion(hit), conclusion(sum('gun', [face]))]).toEqual(['Hit', 'Total']);
    expect([verdict(hit), verdict(sum('gun', [face]))]).toEqual(['Hit: 6, needed 5+', 'Total: 4, with no test']);
  });
});

describe('a sum that must not exceed a number', () => {
  const test1: Test = {
    is: 'at-most',
    clause: 'cf.morale.test',
    number: 0,
    word: 'fails',
    of: [
      add('cf.morale.base', 'militia', 3),
      add('cf.morale.commanders', 'corporal', -1),
      add('cf.morale.mod-rear', 'enemy in the rear', -2),
    ],
  };

  test('begins with the terms of the number, and the number', () => {
    expect(seen(sum('militia', [die('cf.morale.roll', 'D10', 4)], test1))).toEqual([
      'militia: 3',
      'corporal: −1',
      'enemy in the rear: −2',
      'Needed: 0 or less',
      'D10: 4',
    ]);
  });

  test('has one row for a number with a single term', () => {
    const plainTest = { ...test1, number: 5, of: [add('cf.morale.base', 'militia', 5)] } as const;
    expect(seen(sum('militia', [die('cf.morale.roll', 'D10', 4)], plainTest))).toEqual([
      'militia: 5 or less',
      'D10: 4',
    ]);
  });

  test('ends with what decided instead of the total', () => {
    const lucky: Sum = {
      ...sum('militia', [die('cf.morale.test', 'D10', 1)], test1),
      instead: { clause: 'cf.morale.one-passes', label: 'a natural 1', word: 'passes' },
    };
    expect(rows(lucky).at(-1)).toEqual({
      label: 'A natural 1',
      clause: 'cf.morale.one-passes',
      value: 'passes',
    });
    expect([result(lucky), conclusion(lucky), verdict(lucky)]).toEqual(['1', 'Passes', 'Passes: 1, a natural 1']);
  });
});

test('a percentage is below, equal to or above a factor that modifiers change', () => {
  const morale: Sum = {
    ...sum('battalion', [die('dg.morale.roll', 'percentage die', 50)], {
      is: 'below-equal-above',
      clause: 'dg.morale.shaken',
      number: 50,
      word: 'shaken',
      of: [
        add('dg.morale.factor', 'morale factor', 60),
        add('dg.morale.mod.unformed', 'unformed', -10),
        add('dg.morale.mod.veteran', 'veteran', 10, false),
      ],
    }),
    in: 'percent',
  };
  expect(seen(morale)).toEqual([
    'morale factor: 60%',
    'unformed: −10%',
    'Below it, equal to it or above it: 50%',
    'percentage die: 50%',
  ]);
  expect([result(morale), conclusion(morale), verdict(morale)]).toEqual(['50%', 'Shaken', 'Shaken: 50%, against 50%']);
  expect(uncounted(morale).map(({ label }) => label)).toEqual(['veteran']);
});

test.each([
  [7, 8, '7 to 8'],
  [9, null, '9 or more'],
  [null, 6, '6 or less'],
  [7, 7, '7'],
  [-2, 0, '−2 to 0'],
  [null, null, 'any'],
])('a total is looked up in the band of a table from %s to %s', (from, to, value) => {
  const test: Test = { is: 'bands', table: 'bombardment', clause: 'rr.bombardment.roll', from, to, word: 'disrupted' };
  const terms = [die('rr.bombardment.roll', '4 and 5', 9), add('rr.bombardment.mod-long', 'long range', -1)];
  expect(verdict(sum('battery', terms, test))).toBe(`8 (${value}): disrupted`);
  expect(seen(sum('battery', terms, test))).toEqual(['4 and 5: 9', 'long range: −1', `Bombardment: ${value}`]);
});

test.each([
  [[3, 2], '× 3/2'],
  [[1, 2], '× 1/2'],
  [[2, 1], '× 2'],
  [[35, 10], '× 3.5'],
  [[125, 100], '× 1.25'],
] as const)('a ratio %j is printed as one', (value, printed) => {
  const terms = [add('dg.fire.table', 'casualties', 4), times('dg.fire.fraction', 'half a move away', value)];
  expect(seen(sum('cuirassiers', terms))).toEqual(['casualties: 4', `half a move away: ${printed}`]);
});

test('a ratio that did not apply has no row either', () => {
  const terms = [add('dg.fire.table', 'casualties', 4), times('dg.fire.fraction', 'half', [1, 2], false)];
  expect(seen(sum('cuirassiers', terms))).toEqual(['casualties: 4']);
  expect(uncounted(sum('cuirassiers', terms))).toEqual([{ label: 'half', clause: 'dg.fire.fraction' }]);
});

describe('a look-up', () => {
  const cell: Lookup = {
    kind: 'lookup',
    of: 'battalion',
    clause: 'dg.fire.casualty-table',
    table: 'small-arms',
    row: '9',
    column: 'close',
    cell: '4',
    mark: 'reconstructed',
  };

  test('shows its table, row, column and cell, and the source of the table', () => {
    expect(rows(cell)).toEqual([{ label: 'Small arms: 9, close', clause: cell.clause, value: '4', note: 'our chart' }]);
    expect(rows({ ...cell, column: null, mark: 'printed' })).toMatchObject([
      { label: 'Small arms: 9', note: 'as printed' },
    ]);
    expect([result(cell), conclusion(cell)]).toEqual(['4', 'In the table']);
  });
});

describe('a pool', () => {
  const pool: Pool = {
    kind: 'pool',
    of: 'grenadiers',
    stage: 'hits',
    clause: 'cf.fire.hit-number',
    dice: 8,
    die: D10,
    needs: 6,
    faces: [1, 6, 7, 3, 9, 2, 5, 4],
    scored: 3,
    terms: [
      add('cf.fire.skill', 'grenadiers', 1),
      add('cf.fire.band-long', 'long range', -1),
      add('cf.fire.wall', 'behind a wall', -1, false),
    ],
  };

  test('shows the number of dice, modifiers, the number needed and the hits; the faces stand among the dice', () => {
    expect(seen(pool)).toEqual(['Dice for hits: 8 × D10', 'grenadiers: +1', 'long range: −1', 'Each needs: 6+']);
    expect(uncounted(pool).map(({ label }) => label)).toEqual(['behind a wall']);
    expect([result(pool), conclusion(pool)]).toEqual(['3 of 8', 'Hits']);
  });

  test('has no faces if the dice were not rolled one by one', () => {
    expect(seen({ ...pool, terms: [], faces: null })).toEqual(['Dice for hits: 8 × D10', 'Each needs: 6+']);
  });
});
