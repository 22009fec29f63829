import { describe, expect, test } from 'vitest';
import { MapOnDemand } from '../src/library/on-demand.ts';
import { games, library, openOnDemand } from '../src/library/plays.ts';

describe.each(games())('%s, read as pages ask,', (game) => {
  test('has what it has when it is read whole, in the same order', async () => {
    const [whole, asked] = [await library(game), await openOnDemand(game)];
    expect([...asked.scenarios.keys()]).toEqual([...whole.scenarios.keys()]);
    expect([...asked.rulings.keys()]).toEqual([...whole.rulings.keys()]);
    for (const id of asked.unread.keys()) expect(asked.unread.get(id), id).toBeUndefined();
  });

  test('plays a board and a ruling as it does when all are played', async () => {
    const [whole, asked] = [await library(game), await openOnDemand(game)];
    const [board] = whole.scenarios.keys();
    expect(asked.scenarios.get(board!)!.play).toEqual(whole.scenarios.get(board!)!.play);
    const played = [...whole.rulings.values()].find(({ plays }) => plays.length > 1);
    if (played === undefined) return;
    const own = asked.rulings.get(played.ruling.id)!;
    expect(own.plays.map(({ key, played: { play } }) => [key, play])).toEqual(
      played.plays.map(({ key, played: { play } }) => [key, play]),
    );
  });
});

test('a value is made once, and only when it is asked for', () => {
  const made: string[] = [];
  const map = new MapOnDemand([
    ['a', () => made.push('a')],
    ['b', () => made.push('b')],
  ]);
  expect(made).toEqual([]);
  expect([map.get('b'), map.get('b'), map.get('c')]).toEqual([1, 1, undefined]);
  expect(made).toEqual(['b']);
  expect([...map.keys()]).toEqual(['a', 'b']);
  expect([...map.values()]).toEqual([2, 1]);
  expect(made).toEqual(['b', 'a']);
});

test('a key whose value cannot be made is not there', () => {
  const map = new MapOnDemand<string, number>([
    ['a', () => undefined],
    ['b', () => 2],
  ]);
  const told: unknown[] = [];
  map.forEach((value, key) => told.push([key, value]));
  expect([map.has('a'), map.has('b'), map.size]).toEqual([false, true, 1]);
  expect([[...map], [...map.entries()], told]).toEqual([[['b', 2]], [['b', 2]], [['b', 2]]]);
});
