import { expect, test } from 'vitest';
import type { Shared } from '../../src/core/outcomes.ts';
import { readColumn } from '../../src/library/compare/columns.ts';
import { columnFaults } from '../../src/library/compare/faults.ts';
import { comparedTopic, comparedTopics } from '../../src/library/compare/index.ts';
import { beatsOf, standingOfBeat } from '../../src/library/pages/compare/beats.ts';
import { groupsOf, havePartedSince, type BeatStanding } from '../../src/library/pages/compare/groups.ts';
import type { Awaiting } from '../../src/games/contract/engine.ts';
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
  groupsOf(beats, 'French').map(({ says, games }) => `${games.map(({ game }) => game).join('')}: ${says}`);

test('five games are grouped by what all beats so far have come to', () => {
  const first = beat('level', 'level', 'level', 'level', 'level');
  const second = beat('level', 'theirs-shaken', 'refused', 'theirs-shaken', 'level');
  const third = beat('ours-driven-back', 'level', 'level', 'theirs-routed', 'ours-driven-back');
  expect(told([first])).toEqual(['abcde: ']);
  expect(told([first, second])).toEqual(['ae: ', 'bd: the enemy shaken', 'c: an order refused']);
  expect(told([first, second, third])).toEqual([
    'ae: the French driven back',
    'b: the enemy shaken',
    'c: an order refused',
    'd: the enemy shaken, then routed',
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
  expect(told([beat('both-thinned', 'theirs-thinned')])).toEqual(['a: both sides thinned', 'b: the enemy thinned']);
  expect(told([beat('theirs-thinned', 'theirs-thinned'), beat('ours-thinned', 'theirs-thinned')])).toEqual([
    'a: the enemy thinned, then the French thinned',
    'b: the enemy thinned',
  ]);
  const beats = await beatsOf(await comparedTopic('command'));
  const { groups } = beats.find(({ id }) => id === 'the-answer')!;
  const thinnedIn = groups
    .filter(({ says }) => says === 'the French thinned')
    .map(({ games }) => games.map(({ game }) => game));
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

test('games that have come to the same, one sooner and one later, are alike again, and may part again', () => {
  const first = beat('theirs-thinned', 'level');
  const second = beat('level', 'theirs-thinned');
  const third = beat('level', 'theirs-routed');
  const groups = [[first], [first, second], [first, second, third]].map((beats) => groupsOf(beats, 'French'));
  expect(groups.map((each) => each.length)).toEqual([2, 1, 2]);
  expect(havePartedSince(groups[0]!, groups[1]!)).toBe(false);
  expect(havePartedSince(groups[1]!, groups[2]!)).toBe(true);
});

/** The units of a board, which each game has by their ids. */
const unitsOf = (state: Awaiting): readonly string[] =>
  Object.keys((state as Awaiting & { readonly units: Readonly<Record<string, unknown>> }).units);

/**
 * The beats of a topic in which units of one side are taken off, with what is told last of each.
 */
async function toldOfTheGone(topic: Awaited<ReturnType<typeof comparedTopic>>) {
  const beats = await beatsOf(topic);
  const ofGames = (topic.situation === undefined ? [] : topic.games).map(async ({ game, column }) => {
    const engine = await engineOf(game);
    const { start, steps } = (await library(game)).scenarios.get(column.scenario!)!.play;
    const [reader] = engine.sides(start!);
    expect(engine.words.side(reader!, start!), column.scenario).toBe('French');
    return steps.flatMap(({ before, state }, n) => {
      const gone = unitsOf(before).filter((id) => !unitsOf(state).includes(id));
      const [side, ...others] = new Set(gone.map((id) => engine.sideOf(before, id)));
      // Of a battle that is over, its end is told.
      if (side === undefined || others.length > 0 || state.awaits === null) return [];
      const { says } = beats[n]!.groups.find(({ games }) => games.some((each) => each.game === game))!;
      const last = says.split(/(?=the French|the enemy|both sides|an order)/).at(-1);
      return [
        { beat: `${column.scenario}, ${beats[n]!.title}`, about: side === reader ? 'the French' : 'the enemy', last },
      ];
    });
  });
  return (await Promise.all(ofGames)).flat();
}

test('a unit that is taken off is told of its own side, whoever gives the order for it', async () => {
  const all = (await Promise.all((await comparedTopics()).map(toldOfTheGone))).flat();
  expect(all.length).toBeGreaterThan(5);
  for (const { beat: where, about, last } of all)
    expect(last, where).toMatch(new RegExp(`^${about}.*(routed|destroyed)$`));
});

test('the end of a battle is told, and games part by when it comes', () => {
  const fight = beat('theirs-routed', 'battle-over', 'theirs-routed', 'theirs-destroyed', 'theirs-routed');
  const end = beat('battle-over', 'battle-over', 'battle-over', 'battle-over', 'battle-over');
  expect(told([fight])).toEqual(['ace: the enemy routed', 'b: the battle over', 'd: the enemy destroyed']);
  expect(told([fight, end])).toEqual([
    'ace: the enemy routed, then the battle over',
    'b: the battle over',
    'd: the enemy destroyed, then the battle over',
  ]);
});

test('who is gone is gone in a later beat in which nothing is done, and what happens then is told too', () => {
  const first = beat('theirs-destroyed', 'level');
  const second = beat('ours-shaken', 'theirs-shaken');
  const third = beat('level', 'theirs-destroyed');
  expect(told([first, beat('level', 'theirs-destroyed')])).toEqual(['ab: the enemy destroyed']);
  expect(told([first, second, third])).toEqual([
    'a: the enemy destroyed, then the French shaken',
    'b: the enemy shaken, then destroyed',
  ]);
});

test('at the end of how a unit dies, it is gone in every game', async () => {
  const end = (await beatsOf(await comparedTopic('how-a-unit-dies'))).at(-1)!;
  for (const { says } of end.groups) expect(says).toMatch(/the enemy (\w+, then )*destroyed/);
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
