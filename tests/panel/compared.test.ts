import { expect, test } from 'vitest';
import type { Scripted } from '../../src/core/dice.ts';
import type { EventOf } from '../../src/games/campaign-1805/events.ts';
import type { State } from '../../src/games/campaign-1805/state.ts';
import { comparedMarkup, isCompared, isMirrorOf } from '../../src/panel/compared.ts';
import { field, line, musketeers } from '../games/campaign-1805/field.ts';
import { play } from '../games/campaign-1805/playing.ts';

function rolled(readings: State['readings'], french: number, allied: number): EventOf<'initiative-rolled'> {
  const board = field([line(), musketeers()], { phase: 'initiative', holder: null, deployed: 'allied', readings });
  const dice: Scripted = { 'initiative.french': french };
  const { events } = play(board, [{ type: 'roll' }], [dice, { 'initiative.allied': allied }]);
  return events[0] as EventOf<'initiative-rolled'>;
}

test('one total is held against the other, and no number is needed that no die shows', () => {
  const [both, again] = rolled({}, 8, 10).reasons;
  expect(isCompared(both)).toBe(true);
  expect(isMirrorOf(again, both)).toBe(true);
  const text = comparedMarkup(both).replaceAll(/<[^>]*>/g, '');
  expect(text).toBe(
    'The French, D10 lower8The Austrians, D10 +1 deployed first higher: wins11The higher total wins11 to 8',
  );
  const level = rolled({ 'cf-012': 'first-deployer' }, 5, 4);
  expect(comparedMarkup(level.reasons[0])).toContain('Tied: won by');
});
