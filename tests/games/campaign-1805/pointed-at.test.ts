import { expect, test } from 'vitest';
import { probe } from '../../../src/games/campaign-1805/pointing/options.ts';
import { library } from '../../../src/library/plays.ts';
import { playModule } from '../../../src/register/index.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';

/* Orders that name no enemy are given by pointing at the one at whom they go, too. */

const { scenarios } = await library('campaign-1805');
const game = await playModule('campaign-1805');

/** The board of a scenario before a step. */
function before(scenario: string, step: string): State {
  const { play } = [...scenarios.values()].find(({ scenario: each }) => each.id === scenario)!;
  return game.rules.seen(play.steps.find(({ id }) => id === step)!.before) as State;
}
const meant = (state: State, unit: string, at: string) =>
  probe(state, { unit, target: { unit: at } }).flatMap(({ order, verdict }) => (verdict.ok ? [order] : []));

test('a volley: at the target that was written, and at nobody else', () => {
  const { play } = [...scenarios.values()].find(({ scenario }) => scenario.id === 'cf.how-far-it-is')!;
  const state = game.rules.seen(play.steps[0]!.before) as State;
  expect(meant(state, 'first', 'grenzers')).toEqual([{ type: 'fire', unit: 'first' }]);
  expect(meant(state, 'first', 'musketeers')).toEqual([]);
});

test('an answer: at the enemy who charges', () => {
  const state = before('cf.three-battalions-and-a-battery', 'stand-and-shoot');
  expect(meant(state, 'voltigeurs', 'grenzers').map(({ type }) => type)).toEqual(['stand', 'counter']);
  expect(meant(state, 'voltigeurs', 'hussars')).toEqual([]);
});

test('a body that shoots or answers has its target marked, and no way to go', () => {
  const state = before('cf.three-battalions-and-a-battery', 'stand-and-shoot');
  const marks = game.input.reach(state, 'voltigeurs');
  expect(marks.map(({ id }) => id)).toEqual(['reach-grenzers']);
});
