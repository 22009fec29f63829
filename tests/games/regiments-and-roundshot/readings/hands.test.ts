import { expect, test } from 'vitest';
import type { Readings } from '../../../../src/core/ids.ts';
import { engine } from '../../../../src/games/regiments-and-roundshot/index.ts';
import { maneuver } from '../moves.ts';

/*
 * Readings of what is seen of the cards: for each ruling a case in which its readings differ.
 */

test('each side sees its own hand, or both lie open (rr-098)', () => {
  const seen = (readings: Readings) =>
    engine.seenBy(maneuver({}, {}, { readings, now: { hands: { french: [6, 9], allied: [4, 'king'] } } }), 'french');
  expect(seen({}).hands).toEqual({ french: ['6-1', '9-1'], allied: ['back', 'back'] });
  expect(seen({ 'rr-098': 'open-hands' }).hands).toEqual({ french: ['6-1', '9-1'], allied: ['4-1', 'king-1'] });
  expect(seen({}).deck.includes('4-1')).toBe(true);
  expect(seen({ 'rr-098': 'open-hands' }).deck.includes('4-1')).toBe(false);
});
