import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, placed } from '../../src/islands/about/placement.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const bounds = box(0, 0, 900, 560);
const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = (subject: Box) => ({ subject, pieces: [], texts: [], bounds });

test('a pop-up never lies on its unit, and stays on the board', () => {
  fc.assert(
    fc.property(fc.nat(840), fc.nat(500), fc.integer({ min: 60, max: 300 }), (x, y, height) => {
      const subject = box(x, y, 60, 60);
      const popup = placed(280, height, around(subject));
      expect(overlaps(popup, subject)).toBe(false);
      expect(popup.left >= 0 && popup.top >= 0 && popup.right <= 900 && popup.bottom <= 560).toBe(true);
    }),
  );
});

test('it leaves the chain and the text in sight where it can', () => {
  const subject = box(300, 300, 60, 60);
  const chain = box(380, 200, 200, 120);
  const text = box(600, 0, 300, 560);
  const popup = placed(280, 200, { subject, pieces: [[chain, 9]], texts: [text], bounds });
  expect([overlaps(popup, subject), overlaps(popup, chain), overlaps(popup, text)]).toEqual([false, false, false]);
});

test('it lies beyond a fight that surrounds its unit', () => {
  const subject = box(420, 250, 60, 60);
  const foes = [box(480, 250, 60, 60), box(360, 250, 60, 60), box(420, 310, 60, 60), box(420, 190, 60, 60)];
  const popup = placed(280, 120, { ...around(subject), pieces: foes.map((foe) => [foe, 6] as const) });
  expect(foes.filter((foe) => overlaps(popup, foe))).toEqual([]);
});

test('it leaves what is drawn of a step in sight rather than lie close by', () => {
  const subject = box(100, 400, 60, 60);
  const line = box(160, 100, 600, 330);
  const popup = placed(280, 120, { ...around(subject), pieces: [[line, 12]] });
  expect(overlaps(popup, line)).toBe(false);
});
