import { describe, expect, test } from 'vitest';
import { boards, boardView } from '../../src/library/boards/view.ts';
import type { Frame } from '../../src/panel/frame.ts';
import { playModule } from '../../src/register/index.ts';
import type { PlayableGame } from '../../src/scene/module.ts';
import { projectionOf } from '../../src/painters/projection.ts';
import type { Mark } from '../../src/scene/scene.ts';

/** The width of a map on the page in windows 1340 and 390 px wide, in pixels. */
const MAPS = [1340, 390].map((window) =>
  window < 896 ? window - 2 * 16 - 16 : Math.min(992, window - 300) * 0.6 - 28,
);

/** What a reader taps must be at least this wide, in pixels. */
const LEAST = 28;

/**
 * Figures so small are tapped as a formation, or around their middle: they need only be drawn large
 * enough to be told apart, in pixels.
 */
const FIGURE = { size: 15, drawn: 12 };

/** The boards of whole battles, which a lesson shows as a whole. */
const isLarge = (steps: number): boolean => steps > 20;

/** The places at the edge of what a finger covers that points at the middle of a unit. */
const AROUND = [0, 1, 2, 3].map(
  (quarter) => [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)] as const,
);

/**
 * The units of a map that a tap within reach of their middle misses, on a map so many pixels wide.
 */
function missed(game: PlayableGame, { state, scene }: Pick<Frame, 'state' | 'scene'>, map: number): readonly string[] {
  const { scale, view } = projectionOf(scene);
  const pixel = view[2] / map / scale;
  const bases = scene.marks.filter((mark): mark is Mark<'base'> => mark.kind === 'base' && mark.ghost !== true);
  return bases.flatMap(({ id, at: [x, y], group, size }) => {
    if (group !== undefined) return [];
    const isAlone = bases.every(
      (other) => other.id === id || Math.hypot(other.at[0] - x, other.at[1] - y) > LEAST * pixel,
    );
    // A base that is large enough need only be hit on itself.
    const reach = Math.max(...size) >= LEAST * pixel ? 0 : (LEAST / 2 - 0.6) * pixel;
    const hits = AROUND.map(([dx, dy]) => game.input.target(state, [x + dx * reach, y + dy * reach], undefined, pixel));
    return !isAlone || hits.every((hit) => hit !== null && 'unit' in hit && hit.unit === id) ? [] : [id];
  });
}

describe('the maps of lessons and comparisons on a free table', () => {
  test('show units large enough to tap', async () => {
    const small: string[] = [];
    for (const [id, played] of await boards()) {
      const { frames } = await boardView(played.scenario.id);
      const [first] = frames;
      if (first === undefined || first.scene.grid || isLarge(frames.length)) continue;
      const { scale, view } = projectionOf(first.scene);
      const sizes = first.scene.marks
        .filter((mark): mark is Mark<'base'> => mark.kind === 'base')
        .map(({ size }) => Math.max(...size));
      for (const map of MAPS) {
        const px = Math.max(0, ...sizes) * scale * (map / view[2]);
        const least = Math.max(0, ...sizes) <= FIGURE.size ? FIGURE.drawn : LEAST;
        if (Math.round(px) < least && sizes.length > 0) small.push(`${id}: ${Math.round(px)} px at ${Math.round(map)}`);
      }
    }
    expect(small).toEqual([]);
  }, 300_000);

  test('let every unit be tapped on 28 pixels, however small it is drawn', async () => {
    const found: string[] = [];
    for (const [id, played] of await boards()) {
      const { frames } = await boardView(played.scenario.id);
      const [first] = frames;
      if (first === undefined || first.scene.grid) continue;
      const game = await playModule(played.game);
      for (const map of MAPS)
        for (const unit of missed(game, first, map)) found.push(`${id}: ${unit} at ${Math.round(map)}`);
    }
    expect(found).toEqual([]);
  }, 300_000);
});
