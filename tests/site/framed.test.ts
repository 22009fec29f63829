import { describe, expect, test } from 'vitest';
import { boards, boardView } from '../../src/library/boards/view.ts';
import { projectionOf } from '../../src/painters/projection.ts';
import type { Mark } from '../../src/scene/scene.ts';

/** The width of a map on the page in windows 1340 and 390 px wide, in pixels. */
const MAPS = [1340, 390].map((window) =>
  window < 896 ? window - 2 * 16 - 16 : Math.min(992, window - 300) * 0.6 - 28,
);

/** What a reader taps must be at least this wide, in pixels. */
const LEAST = 28;

/** Boards on which units stand so far apart that on a phone they are a little smaller. */
const FAR_APART = [
  'tt.ask-who-catches-it',
  'tt.easy-and-hard-to-hit',
  'tt.no-way-back',
  'tt.the-same-three',
  'tt.driven-together',
];

/** The boards of whole battles, which a lesson shows as a whole. */
const isLarge = (steps: number): boolean => steps > 20;

describe('the maps of lessons and comparisons on a free table', () => {
  test('show units large enough to tap', async () => {
    const small: string[] = [];
    for (const [id, played] of await boards()) {
      const { frames } = await boardView(played.scenario.id);
      const [first] = frames;
      if (FAR_APART.includes(id.split('@')[0]!)) continue;
      if (first === undefined || first.scene.grid || isLarge(frames.length)) continue;
      const { scale, view } = projectionOf(first.scene);
      const sizes = first.scene.marks
        .filter((mark): mark is Mark<'base'> => mark.kind === 'base')
        .map(({ size }) => Math.max(...size));
      for (const map of MAPS) {
        const px = Math.max(0, ...sizes) * scale * (map / view[2]);
        if (px < LEAST && sizes.length > 0) small.push(`${id}: ${Math.round(px)} px at ${Math.round(map)}`);
      }
    }
    expect(small).toEqual([]);
  }, 300_000);
});
