import { describe, expect, test } from 'vitest';
import { D10 } from '../../src/core/dice.ts';
import { add, die, sum, times, type Lookup, type Pool, type Reason, type Sum } from '../../src/core/reasons.ts';
import { reasonsUnmet } from '../../src/scenario/play/reasons.ts';
import { LESSON, withPassage, wrongWith } from './mistakes.ts';

const base = add('cf.morale.base', 'militia', 3);
const morale: Sum = {
  ...sum('militia', [die('cf.morale.test', 'D10', 1)], {
    is: 'at-most',
    clause: base.clause,
    number: 3,
    word: 'fails',
    of: [base],
  }),
  instead: { clause: 'cf.morale.one-passes', label: 'a natural 1', word: 'passes' },
};
const losses: Sum = sum(
  'hussars',
  [
    add('dg.a.casualties', 'casualties', 4),
    times('dg.a.half', 'half', [1, 2]),
    add('dg.a.woods', 'woods', 1),
    add('dg.a.woods', 'woods again', 2),
    add('dg.a.wall', 'wall', 1, false),
  ],
  { is: 'bands', clause: 'dg.a.table', word: 'shaken', table: 'losses', from: 4, to: null },
);
const cell: Lookup = {
  kind: 'lookup',
  of: null,
  clause: 'dg.a.chart',
  table: 'fire',
  row: '9',
  column: 'close',
  cell: '4',
  mark: 'reconstructed',
};
const pool: Pool = {
  kind: 'pool',
  of: 'guards',
  stage: 'hits',
  clause: 'cf.fire.hit-number',
  dice: 3,
  die: D10,
  terms: [add('cf.fire.skill', 'guards', 1)],
  needs: 6,
  faces: [1, 6, 7],
  scored: 2,
};
const all: readonly Reason[] = [morale, losses, cell, pool];
type Wanted = NonNullable<Parameters<typeof reasonsUnmet>[1]>;
const unmet = (...wanted: Wanted) => reasonsUnmet(all, wanted, 'reasons').map(({ path }) => path);

describe('of reasons an author states only what matters:', () => {
  test.each<readonly [string, Wanted[number]]>([
    [
      'a sum by what decided in its place',
      { of: 'militia', total: 1, instead: 'cf.morale.one-passes', word: 'passes' },
    ],
    ['what it was held against', { against: { number: 3, terms: { 'cf.morale.base': 3 } } }],
    ['a band', { table: 'losses', word: 'shaken' }],
    [
      'a ratio, a clause that counts twice, and one that did not',
      { terms: { 'dg.a.half': '× 1/2', 'dg.a.woods': 3, 'dg.a.wall': 'no' } },
    ],
    ['a cell', { row: '9', column: 'close', cell: '4', mark: 'reconstructed' }],
    ['a pool', { stage: 'hits', dice: 3, needs: 6, scored: 2, terms: { 'cf.fire.skill': 1 } }],
  ])('%s', (_what, part) => {
    expect(unmet(part)).toEqual([]);
  });

  test('each in the order in which they occurred', () => {
    expect(unmet({ of: 'militia' }, { table: 'fire' }, { dice: 3 })).toEqual([]);
    expect(unmet({ table: 'fire' }, { of: 'militia' })).toEqual(['reasons.1']);
    expect(unmet({ total: 1 }, { total: 1 })).toEqual(['reasons.1']);
  });

  test.each<readonly [string, Wanted[number]]>([
    ['another total', { of: 'militia', total: 2 }],
    ['another value', { terms: { 'dg.a.casualties': 5 } }],
    ['a term that did not count', { terms: { 'dg.a.wall': 1 } }],
    ['the word of what was overruled', { of: 'militia', word: 'fails' }],
  ])('%s is not met', (_what, part) => {
    expect(unmet(part)).toEqual(['reasons.0']);
  });
});

describe('a file expects reasons', () => {
  const SIGHT = '      shows: [{ kind: sight, from: gun, to: hussars }]\n';
  const expecting = (reasons: string) => wrongWith(withPassage(LESSON, SIGHT, `${SIGHT}      reasons: ${reasons}\n`));

  test('that occur', () => {
    const needed = 'against: { number: 3, terms: { pb.artillery.hit-number: 3 } }';
    const hit = `{ of: gun, word: hit, total: 3, terms: { pb.artillery.hit.column: no }, ${needed} }`;
    expect(expecting(`[${hit}, { of: hussars, total: 1 }]`)).toEqual([]);
  });

  test('that do not occur, and is told what did', () => {
    const [said] = expecting('[{ word: missed }]');
    expect(said).toMatch(/steps\.1\.expect\.reasons\.0: found \[\{"of":"gun"/);
    expect(said).toContain('expected {"word":"missed"}');
  });

  test('that are malformed', () => {
    expect(expecting('[{ terms: { pb.artillery.hit.column: maybe } }]')[0]).toContain('steps.1.expect.reasons.0.terms');
  });
});
