import { expect, test } from 'vitest';
import { apply } from '../../../src/games/campaign-1805/turn/apply.ts';
import { words } from '../../../src/games/campaign-1805/words.ts';
import { play } from '../../../src/scene/campaign-1805/index.ts';
import { battery, played, shooting, SMALL, type Script } from './batteries.ts';
import { at, ground, musketeers } from './field.ts';

const target = musketeers({ ranks: ['o'.repeat(10), 'o'.repeat(10)], commanders: [] });
const fire = { type: 'fire', unit: 'battery', guess: 23, laid: at(60, 48.5) } as const;
const dice: Script = [{ 'way.battery': 3 }, { 'cm.battery': 1 }, { 'wounded.musketeers': '6111' }];
const state = shooting([battery({ gun: SMALL, name: 'the howitzer' }), target]);

test('a shot is told with the guess, where it fell, and whom it hit', () => {
  const { events } = played(state, fire, dice);
  let now = state;
  const told = events.map((event) => {
    const text = words.event(event, now);
    now = apply(now, event);
    return text;
  });
  expect(told).toEqual([
    'The howitzer fires at the musketeers, 23 cm: the shell bursts on the marker. The best guess was 27 cm.',
    '4 models of the musketeers are hit: 1 of them falls.',
    'The musketeers lose 1 model.',
  ]);
  // Nothing is measured before the gun has fired.
  expect(words.order(fire, state)).toBe('Fire with the howitzer, 23 cm, laid south of the musketeers');
  expect(words.order(fire, { ...now, phase: 'melee' })).toBe('Fire with the howitzer, 23 cm, laid to [60, 48.5]');
  expect(words.unit('battery', { ...state, phase: 'melee' })).toBe(
    'The howitzer (first line 10 pounder howitzer of the French) at [60, 20], facing north, a crew of 4 models, ordered to fire at the musketeers',
  );
});

test('hits of a gun have a headline: how many fall, and what becomes of the others', () => {
  const { events } = played(state, fire, dice);
  expect(words.headline(events, state)).toBe('1 of 20 falls.');
  expect(words.headline(events.slice(0, 1), state)).toBeNull();
});

test('the picture has the gun among its crew, and says where a roof is open', () => {
  const cannon = shooting([battery(), target]);
  const ranksOf = (given: typeof state) =>
    play.scene(given, []).marks.flatMap((mark) => (mark.kind === 'base' && mark.id === 'battery' ? [mark.ranks] : []));
  expect(ranksOf(state)).toEqual([['ohho', 'ohho', '.hh.']]);
  expect(ranksOf(cannon)).toEqual([['oggo', 'oggo', '.gg.']]);
  const told = play.scene(cannon, []).description.find(({ id }) => id === 'battery');
  expect(told?.text).toContain('a crew of 4 models');
  expect(told?.text).not.toContain('from the front');
  const inn = ground('building', [at(50, 47), at(50, 51), at(70, 51), at(70, 47)]);
  const named = (opened: readonly string[]) =>
    JSON.stringify(play.scene({ ...state, terrain: { inn: { ...inn, name: 'the inn' } }, opened }, []).marks);
  expect(named([])).not.toContain('roof');
  expect(named(['inn'])).toContain('inn, its roof open');
});

test.each([
  [2, 'short', [415, 445]],
  [5, 'long', [445, 475]],
] as const)('the picture has the bounce of a ball away from the gun: %i is %s', (way, _fallen, ends) => {
  const far = musketeers({ at: at(60, 80) });
  const rolls: Script = [{ 'way.battery': way }, { 'cm.battery': 3 }];
  const { state: after } = played(shooting([battery(), far]), { ...fire, laid: at(60, 79.5) }, rolls);
  const along = play.scene(after, []).marks.find(({ id }) => id === 'shot-along-battery');
  // The muzzle is at 21.5 cm, and the guess is 23 cm.
  expect(along?.kind === 'trace' ? along.points.map(([, y]) => y) : []).toEqual(ends);
});

test('the picture keeps the last shot: its line, its marker and its template', () => {
  const { state: after } = played(state, fire, dice);
  const marks = play.scene(after, []).marks.filter(({ id }) => id.startsWith('shot-'));
  expect(marks.map(({ kind, id }) => [kind, id])).toEqual([
    ['trace', 'shot-to-battery'],
    ['disc', 'shot-marker-battery'],
    ['disc', 'shot-at-battery'],
  ]);
  expect(play.scene(state, []).marks.some(({ id }) => id.startsWith('shot-'))).toBe(false);
});
