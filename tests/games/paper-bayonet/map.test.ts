import { describe, expect, test } from 'vitest';
import { readMap } from '../../../src/games/paper-bayonet/boards/map.ts';
import { wrong } from './field.ts';
import { spoilt, type Part } from './spoilt.ts';

describe('a map (pb.components.grid) that', () => {
  const map = (text: string, legend: Part = { '.': 'open', w: 'woods' }) => wrong(spoilt({ map: text, legend }));
  const HIGH = Array.from({ length: 100 }, (_, i) => `${100 - i} .`).join('\n');
  test.each([
    ['is empty', '', 'map: found "", expected lines such as "7 ...w..."'],
    ['has no ranks', 'abc', 'map: found "abc", expected lines such as "7 ...w..."'],
    ['has a short line', '2 ...\n1 ..\n  abc', 'map.1: found 2 squares on rank 1, expected 3, as on the first line'],
    ['has a long line', '2 ...\n1 ....\n  abc', 'map.1: found 4 squares on rank 1, expected 3, as on the first line'],
    ['counts wrong', '3 ...\n1 ...\n  abc', 'map.0: found a line numbered 3, expected rank 2 there'],
    ['has a gap', '2 . .\n1 ...\n  abc', 'map.0: found "2 . .", expected a rank and its squares, such as "7 ...w..."'],
    [
      'has one below',
      '2 ...\n1 . .\n  abc',
      'map.1: found "1 . .", expected a rank and its squares, such as "7 ...w..."',
    ],
    ['has no letters', '2 ...\n1 ...', 'map.1: found "1 ..." below the map, expected the letters of its files: "abc"'],
    [
      'has the wrong',
      '2 ...\n1 ...\n  abd',
      'map.2: found "abd" below the map, expected the letters of its files: "abc"',
    ],
    ['is not of its legend', '2 ..x\n1 ...\n  abc', 'map.0: found "x", expected a character of the legend: . w'],
    ['is wider than the alphabet', `1 ${'.'.repeat(27)}\n  abc`, 'map: found 27 files, expected at most 26'],
    ['is higher than a name can tell', `${HIGH}\n    a`, 'map: found 100 ranks, expected at most 99'],
  ])('%s', (_title, text, said) => {
    expect(map(text)).toContain(said);
  });

  test('has a legend of single characters and of kinds of ground', () => {
    expect(map('1 .~\n  ab', { '.': 'open', '~': 'swamp' })).toEqual([
      'legend.~: found swamp, expected a kind of ground: open, woods, building, hill, road, bridge, river, impassable-river, lake, wetlands',
    ]);
    expect(map('1 .\n  a', { '.': 'open', wood: 'woods' })).toEqual([
      'legend.wood: found "wood", expected a single character',
    ]);
  });

  test('says twice what is wrong twice, and once what is wrong in one word of the legend', () => {
    expect(map('1 ~~\n  ab', { '~': 'swamp' })).toHaveLength(1);
    expect(map('2 x.\n1 xx\n  ab')).toHaveLength(2);
  });

  test('is open ground where only its size is written', () => {
    const sized = readMap('3 by 2', { '.': 'open' });
    expect(sized).toEqual(readMap('2 ...\n1 ...\n  abc', { '.': 'open' }));
    expect(sized).toMatchObject({ ok: true, value: { size: { files: 3, ranks: 2 } } });
    expect(map('3 by 2', { x: 'woods' })).not.toEqual([]);
    expect(map('99 by 2')).not.toEqual([]);
  });
});
