import { describe, expect, test } from 'vitest';
import { parsed } from '../../../src/core/shape.ts';
import { ranksFault, ranksForm, ranksSaid } from '../../../src/games/table/boards/ranks.ts';

/* The ranks of a body of models: read, checked, and told. */

describe('ranks are read', () => {
  test('as they are drawn, or by numbers', () => {
    expect(parsed(ranksForm, ['ooCsoo', 'oo..oo'])).toEqual({ ok: true, value: ['ooCsoo', 'oo..oo'] });
    expect(parsed(ranksForm, { files: 3, ranks: 2 })).toEqual({ ok: true, value: ['ooo', 'ooo'] });
    expect(parsed(ranksForm, { files: 1, ranks: 1 })).toEqual({ ok: true, value: ['o'] });
  });

  const many = Array.from({ length: 101 }, () => 'o');
  test.each<readonly [unknown, string, string]>([
    [['ox'], '0', 'a rank of o, C, s and . only, such as ooCsoo'],
    [{ files: 0, ranks: 1 }, 'files', '1 or more'],
    [{ files: 1, ranks: 101 }, 'ranks', 'at most 100'],
    [{ files: 1.5, ranks: 1 }, 'files', 'a whole number'],
  ])('and nothing else: %j', (written, path, wanted) => {
    expect(parsed(ranksForm, written)).toMatchObject({ ok: false, error: [{ path, wanted }] });
  });

  test('one at least, up to a hundred', () => {
    expect([parsed(ranksForm, []).ok, parsed(ranksForm, many).ok]).toEqual([false, false]);
    expect(parsed(ranksForm, many.slice(1)).ok).toBe(true);
    expect(parsed(ranksForm, { files: 100, ranks: 1 }).ok).toBe(true);
  });
});

describe('ranks are refused', () => {
  test('where one is shorter or longer than the front rank', () => {
    const wanted = '3 places, as in the front rank; a . fills a gap';
    expect(ranksFault(['ooo', 'ooo', 'oo'])).toEqual({ path: '2', found: '2 places', wanted });
    expect(ranksFault(['ooo', 'o', 'oooo'])).toEqual({ path: '1', found: '1 place', wanted });
  });

  test('of more than a hundred places', () => {
    const ranks = (files: number, count: number) => Array.from({ length: count }, () => 'o'.repeat(files));
    expect(ranksFault(ranks(10, 10))).toBeNull();
    expect(ranksFault(ranks(100, 1))).toBeNull();
    expect(ranksFault(ranks(101, 1))).toEqual({ path: '', found: '101 places', wanted: 'at most 100 places' });
    expect(ranksFault(ranks(51, 2))).toEqual({ path: '', found: '102 places', wanted: 'at most 100 places' });
  });

  test('in which nobody stands', () => {
    expect(ranksFault(['...', '...'])).toEqual({ path: '', found: 'gaps only', wanted: 'at least one model' });
    for (const one of ['o', 'C', 's']) expect(ranksFault(['...', `..${one}`])).toBeNull();
  });
});

test.each<readonly [readonly string[], string]>([
  [['o'], ''],
  [['ooo', 'ooo'], ''],
  [['ooo', 'oo.'], 'from the front: 3 models; 2 models with 1 gap'],
  [['oCso', 'o..o'], 'from the front: 2 models, an officer and the colours; 2 models with 2 gaps'],
  [['CCss'], 'from the front: 2 officers and 2 colours'],
  [['C.', '..', '.s'], 'from the front: an officer with 1 gap; nobody with 2 gaps; the colours with 1 gap'],
  [['oggo', '.gg.', 'Chh.'], ''],
  [['.', 'h', 'o'], ''],
])('ranks are told from the front, where there is more than models to see: %j', (ranks, said) =>
  expect(ranksSaid(ranks)).toBe(said),
);
