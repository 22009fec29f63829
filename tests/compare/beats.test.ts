import { expect, test } from 'vitest';
import type { Shared } from '../../src/core/outcomes.ts';
import { readColumn } from '../../src/library/compare/columns.ts';
import { columnFaults } from '../../src/library/compare/faults.ts';
import { comparedTopic, comparedTopics } from '../../src/library/compare/index.ts';
import {
  beatsOf,
  groupsOf,
  lasting,
  standingOfBeat,
  type BeatStanding,
} from '../../src/library/pages/compare/beats.ts';
import { library } from '../../src/library/plays.ts';
import { framesOf } from '../../src/panel/frame.ts';
import { engineOf, playModule } from '../../src/register/index.ts';

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

test('a beat that harms both sides alike is not one in which nothing is decided', async () => {
  const [unharmed, thinned] = ['unharmed', 'thinned'] as const;
  const none = { actor: unharmed, target: unharmed };
  const standing = (shared: Shared, ...losers: readonly string[]) =>
    standingOfBeat({ shared, losers, acting: ['red'] });
  expect(standing({ actor: thinned, target: thinned }, 'red', 'blue')).toBe('both-thinned');
  expect(standing(none)).toBe('level');
  expect(standing(none, 'red')).toBe('actor-thinned');
  expect(standing(none, 'blue')).toBe('target-thinned');
  expect(standing(none, 'blue', 'red')).toBe('both-thinned');
  expect(standing({ actor: unharmed, target: 'routed' }, 'red')).toBe('target-routed');
  expect(told([beat('both-thinned', 'target-thinned')])).toEqual(['a: thinned on both sides', 'b: thinned']);
  expect(told([beat('target-thinned', 'target-thinned'), beat('actor-thinned', 'target-thinned')])).toEqual([
    'a: thinned, then thinned',
    'b: thinned',
  ]);
  const beats = await beatsOf(await comparedTopic('command'));
  const { groups } = beats.find(({ id }) => id === 'the-answer')!;
  const thinnedIn = groups
    .filter(({ says }) => says === 'thinned')
    .flatMap(({ games }) => games.map(({ game }) => game));
  expect(thinnedIn).toEqual(['campaign-1805', 'death-or-glory']);
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

test('each press of Next goes to the next beat: on every board of every topic each beat is one picture', async () => {
  const topics = (await comparedTopics()).filter(({ situation }) => situation !== undefined);
  expect(topics.length).toBeGreaterThan(10);
  const bare = { otherwise: new Map(), differing: new Map(), clauseSays: () => '' };
  for (const { situation, games } of topics)
    for (const { game, column } of games) {
      const { steps } = (await library(game)).scenarios.get(column.scenario!)!.play;
      const frames = framesOf({ ...bare, game: await playModule(game), board: column.scenario!, steps });
      expect(
        frames.map(({ id }) => id),
        column.scenario,
      ).toEqual(situation!.beats.map(({ id }) => id));
    }
});

test('whoever writes a beat that would be two pictures is told', async () => {
  const topic = await comparedTopic('the-turn');
  const engine = await engineOf('two-by-two');
  const column = readColumn('the-turn', 'two-by-two').value;
  const { scenario } = (await library('two-by-two')).scenarios.get('tt.compare-the-turn')!;
  const faults = (steps: typeof scenario.steps) =>
    columnFaults(topic, column, engine, { ...scenario, steps }).map(({ found }) => found);
  expect(faults(scenario.steps)).toEqual([]);
  const [first, ...others] = scenario.steps;
  const TWO = 'which shows its board before and after';
  expect(faults([{ ...first!, order: others[1]!.order }, ...others])).toEqual([`the step the-field, ${TWO}`]);
  const last = { ...others.at(-1)!, lead: 'The French shoot.' };
  expect(faults([first!, ...others.slice(0, -1), last])).toEqual([`the step the-end, ${TWO}`]);
});
