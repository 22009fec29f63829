import { expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { board, END, play } from './playing.ts';

const HUSSARS = { type: 'french-hussars', figures: 4, at: [900, 420], facing: 'north' };
const JAEGERS = {
  type: 'austrian-jaeger',
  figures: 6,
  formation: 'skirmish-order',
  at: [900, 510],
  facing: 'south',
};

const CAUGHT = [{ charge: 'unit', at: 'foe' }, END, { evade: 'foe' }, END, END, END];

const caughtUnder = (readings: Readings) =>
  play(
    board(
      { unit: HUSSARS },
      { foe: JAEGERS },
      { now: { turn: 2, side: 'french', phase: 'charges-declared', first: 'french' }, readings },
    ),
    CAUGHT,
    [],
  ).state;

test('whoever is caught as he runs counts as routing, or by one reading is cut down', () => {
  expect(caughtUnder({}).units['foe']).toMatchObject({ mood: 'routing' });
  expect(caughtUnder({ 'dg-135': 'destroyed' }).units['foe']).toBeUndefined();
});
