import { expect, test } from 'vitest';
import type { Plain } from '../../../src/core/ids.ts';
import { engine } from '../../../src/games/regiments-and-roundshot/index.ts';
import type { State } from '../../../src/games/regiments-and-roundshot/state.ts';
import { begun, BATTLE, given, WHOLE } from './battle.ts';
import { play } from './fights.ts';

const NOW = { turn: 1, side: 'french', phase: 'grand-maneuver', hands: { french: [6, 7, 8] } };
const manoeuvre = (): State => begun({ ...(BATTLE as object), now: NOW });

/** What the order says, and what comes of it. */
function said(state: State, written: Plain): readonly string[] {
  const { events } = play(state, [written]);
  return [engine.words.order(given(state, written), state), ...events.map((event) => engine.words.event(event, state))];
}

test('a whole row is called by its name, and a part of it by how many it is', () => {
  const march = (unit: string) => ({ march: unit, with: 7, legs: ['forward 0.5'] });
  expect(said(manoeuvre(), march('fusiliers-1'))).toEqual([
    'March the fusiliers: forward 0.5 inches with the Seven',
    'The French play the Seven.',
    'The fusiliers are to march.',
    'The fusiliers march half an inch.',
  ]);
  const split = play(manoeuvre(), [{ split: 'fusiliers-1', off: ['fusiliers-1', 'fusiliers-2'], with: 6 }]).state;
  expect(said(split, march('fusiliers-4'))).toEqual([
    'March three of the fusiliers: forward 0.5 inches with the Seven',
    'The French play the Seven.',
    'Three of the fusiliers are to march.',
    'Three of the fusiliers march half an inch.',
  ]);
});

test('figures of a row that wait are of it, too', () => {
  const state = play(begun(WHOLE), [{ roll: 'off' }], [{ 'first.french': 5 }, { 'first.allied': 2 }]).state;
  const ids = [1, 2, 3, 4, 5].map((n) => `archduke-foot-first-${n}`);
  const deploy = { deploy: ids, into: 'line', facing: 'south', at: [12, 30] };
  expect(engine.words.order(given(state, deploy), state)).toContain('five of the first foot of Charles');
});
