import { expect, test } from 'vitest';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { board, play, ride, RIDE } from './fights.ts';

/** The charges of the last turn that a board keeps. */
const ridden = ({ charged, struck }: State): readonly unknown[] => [
  ...Object.values(charged).flat(),
  ...Object.values(struck).flat(),
];

test('a volley is no charge, nor is one that Smoke stops: nobody rolls for control after it', () => {
  const volley = board({
    french: { one: ['infantry', 12, 10] },
    allied: { a: ['infantry', 12, 10.5] },
    phase: 'volley',
  });
  const fired = play(volley, [{ volley: 'one', at: 'a' }], [{ 'volley.one': [1, 1] }]).state;
  expect([fired.fired, ridden(fired), fired.rides]).toEqual([['one'], [], []]);
  const smoke = play(ride({}, {}, { hands: { allied: [2] } }), [RIDE, { play: 2 }]).state;
  expect([smoke.fired, ridden(smoke)]).toEqual([[], []]);
  const made = play(ride(), [RIDE], [{ 'charge.lancers': [3, 3] }]).state;
  expect([made.fired, ridden(made)]).toEqual([[], ['lancers', { unit: 'lancers', at: 'a' }]]);
});
