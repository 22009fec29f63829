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
  const second = beat('level', 'theirs-shaken', 'refused', 'theirs-shaken', 'level');
  const third = beat('ours-driven-back', 'level', 'level', 'theirs-routed', 'ours-driven-back');
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
    standingOfBeat({ shared, losers, actor: 'red', reader: 'blue' });
  expect(standing({ actor: thinned, target: thinned }, 'red', 'blue')).toBe('both-thinned');
  expect(standing(none)).toBe('level');
  expect(standing(none, 'red')).toBe('theirs-thinned');
  expect(standing(none, 'blue')).toBe('ours-thinned');
  expect(standing(none, 'blue', 'red')).toBe('both-thinned');
  expect(standing({ actor: unharmed, target: 'routed' }, 'red')).toBe('ours-routed');
  expect(standing({ actor: 'shaken', target: thinned })).toBe('theirs-shaken');
  expect(standing({ actor: thinned, target: unharmed }, 'blue'), 'whose men they are').toBe('ours-thinned');
  expect(told([beat('both-thinned', 'theirs-thinned')])).toEqual(['a: thinned on both sides', 'b: thinned']);
  expect(told([beat('theirs-thinned', 'theirs-thinned'), beat('ours-thinned', 'theirs-thinned')])).toEqual([
    'a: thinned, then thinned',
    'b: thinned',
  ]);
  const beats = await beatsOf(await comparedTopic('command'));
  const { groups } = beats.find(({ id }) => id === 'the-answer')!;
  const thinnedIn = groups.filter(({ says }) => says === 'thinned').map(({ games }) => games.map(({ game }) => game));
  expect(thinnedIn).toEqual([['campaign-1805', 'death-or-glory']]);
});

/** What is told of each beat of a topic in which a game has lost men. */
async function toldOfLosses(topic: Awaited<ReturnType<typeof comparedTopic>>) {
  const beats = await beatsOf(topic);
  const ofGames = (topic.situation === undefined ? [] : topic.games).map(async ({ game, column }) => {
    const engine = await engineOf(game);
    const { steps } = (await library(game)).scenarios.get(column.scenario!)!.play;
    return steps.flatMap(({ events }, n) => {
      const { lost } = engine.tally(events.map(({ event }) => event));
      if (Object.values(lost).every((each) => each === 0)) return [];
      const { says } = beats[n]!.groups.find(({ games }) => games.some((each) => each.game === game))!;
      return [{ beat: `${column.scenario}, ${beats[n]!.title}`, says }];
    });
  });
  return (await Promise.all(ofGames)).flat();
}

test('no beat in which men are lost is told as one in which nothing is decided', async () => {
  const all = (await Promise.all((await comparedTopics()).map(toldOfLosses))).flat();
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter(({ says }) => says === '')).toEqual([]);
});

test('the end of a battle is told, and games part by when it comes', () => {
  const fight = beat('theirs-routed', 'battle-over', 'theirs-routed', 'theirs-destroyed', 'theirs-routed');
  const end = beat('battle-over', 'battle-over', 'battle-over', 'battle-over', 'battle-over');
  expect(told([fight])).toEqual(['ace: routed', 'b: battle over', 'd: destroyed']);
  expect(told([fight, end])).toEqual([
    'ace: routed, then battle over',
    'b: battle over',
    'd: destroyed, then battle over',
  ]);
});

test('who is gone is gone in a later beat in which nothing is done, but what happens is told first', () => {
  expect(lasting([null, 'level', 'theirs-shaken', null])).toEqual(['level', 'level', 'theirs-shaken', 'level']);
  expect(lasting(['theirs-destroyed', 'ours-shaken', 'refused', null])).toEqual([
    'theirs-destroyed',
    'ours-shaken',
    'refused',
    'theirs-destroyed',
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
