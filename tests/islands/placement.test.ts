import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, placed } from '../../src/islands/card/placement.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bounds = box(0, 0, 900, 560);
const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = (subject: Box) => ({ subject, pieces: [], texts: [], bounds });

test('a card never lies on its unit, and stays on the board', () => {
  fc.assert(
    fc.property(fc.nat(840), fc.nat(500), fc.integer({ min: 60, max: 300 }), (x, y, height) => {
      const subject = box(x, y, 60, 60);
      const card = placed(280, height, around(subject));
      expect(overlaps(card, subject)).toBe(false);
      expect(card.left >= 0 && card.top >= 0 && card.right <= 900 && card.bottom <= 560).toBe(true);
    }),
  );
});

test('it leaves the chain and the text in sight where it can', () => {
  const subject = box(300, 300, 60, 60);
  const chain = box(380, 200, 200, 120);
  const text = box(600, 0, 300, 560);
  const card = placed(280, 200, { subject, pieces: [[chain, 9]], texts: [text], bounds });
  expect([overlaps(card, subject), overlaps(card, chain), overlaps(card, text)]).toEqual([false, false, false]);
});
