import { expect, test } from 'vitest';
import { comparedTopic } from '../../src/library/compare/index.ts';
import { beatsOf, groupsOf, lasting, type BeatStanding } from '../../src/library/pages/compare/beats.ts';

const GAMES = ['a', 'b', 'c', 'd', 'e'];
const beat = (...standings: readonly string[]): readonly BeatStanding[] =>
  standings.map((standing, n) => ({
    game: GAMES[n]!,
    name: GAMES[n]!,
    verdict: null,
    clause: null,
    says: '',
    standing,
  }));
const told = (beats: readonly (readonly BeatStanding[])[]) =>
  groupsOf(beats).map(({ says, games }) => `${games.map(({ game }) => game).join('')}: ${says}`);

test('five games are grouped by what all beats so far have come to', () => {
  const first = beat('level', 'level', 'level', 'level', 'level');
  const second = beat('level', 'target-shaken', 'refused', 'target-shaken', 'level');
  const third = beat('actor-driven-back', 'level', 'level', 'target-routed', 'actor-driven-back');
  expect(told([first])).toEqual(['abcde: ']);
  expect(told([first, second])).toEqual(['ae: ', 'bd: shaken', 'c: refused']);
  expect(told([first, second, third])).toEqual([
    'ae: driven back',
    'b: shaken',
    'c: refused',
    'd: shaken, then routed',
  ]);
});

test('the end of a battle is told, and games part by when it comes', () => {
  const fight = beat('target-routed', 'battle-over', 'target-routed', 'target-destroyed', 'target-routed');
  const end = beat('battle-over', 'battle-over', 'battle-over', 'battle-over', 'battle-over');
  expect(told([fight])).toEqual(['ace: routed', 'b: battle over', 'd: destroyed']);
  expect(told([fight, end])).toEqual([
    'ace: routed, then battle over',
    'b: battle over',
    'd: destroyed, then battle over',
  ]);
});

test('who is gone is gone in a later beat in which nothing is done, but what happens is told first', () => {
  expect(lasting([null, 'level', 'target-shaken', null])).toEqual(['level', 'level', 'target-shaken', 'level']);
  expect(lasting(['target-destroyed', 'actor-shaken', 'refused', null])).toEqual([
    'target-destroyed',
    'actor-shaken',
    'refused',
    'target-destroyed',
  ]);
});

test('at the end of how a unit dies, it is gone in every game', async () => {
  const end = (await beatsOf(await comparedTopic('how-a-unit-dies'))).at(-1)!;
  for (const { says } of end.groups) expect(says).toMatch(/(^|, then )destroyed$/);
});
