import { describe, expect, test } from 'vitest';
import { svgLive } from '../../src/painters/live.ts';
import type { Mark, Scene, Spot } from '../../src/scene/scene.ts';

const unit = (id: string, at: Spot): Mark<'base'> => ({
  kind: 'base',
  id,
  at,
  facing: [0, 1],
  size: [1, 1],
  side: 'first',
  symbol: 'line-infantry',
  condition: 'steady',
  formation: 'line',
});
const board = (...marks: readonly Mark[]): Scene => ({
  width: 8,
  height: 6,
  sheet: 'grid-paper',
  grid: true,
  alt: '',
  description: [],
  marks,
});
const label = (at: Spot): Mark<'label'> => ({ kind: 'label', id: 'label', at, text: 'Marchand’s', beside: true });

/** The centre of the background of the only text, and half its size, in drawing units. */
function textBox(scene: Scene): { at: Spot; half: Spot } {
  const live = svgLive(scene);
  const [, dx = '0', dy = '0'] = /data-m="label"[^>]*translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(live) ?? [];
  const [, x = '0', y = '0', bend = '0'] = /class="label"><path d="M(-?[\d.]+)[ ]?(-?[\d.]+)h([\d.]+)/.exec(live)!;
  const width = Number(bend) + 2 * 9.9;
  return { at: [Number(dx) + Number(x) - 9.9 + width / 2, Number(dy) + Number(y) + 21.1], half: [width / 2, 21.1] };
}

/** Whether a text lies on the counter at a spot of the board. */
function covers(scene: Scene, [x, y]: Spot): boolean {
  const { at, half } = textBox(scene);
  return Math.abs(at[0] - x * 100) < half[0] + 30 && Math.abs(at[1] - (600 - y * 100)) < half[1] + 21;
}

describe('a label', () => {
  test.each<readonly [Spot]>([[[3.5, 2.5]], [[0.5, 5.5]], [[7.5, 0.5]], [[7.5, 5.5]]])(
    'stands beside its unit on %j, and within the map',
    (at) => {
      const scene = board(unit('one', at), label(at));
      expect(covers(scene, at)).toBe(false);
      const { at: centre, half } = textBox(scene);
      expect(centre[0] - half[0]).toBeGreaterThanOrEqual(-46);
      expect(centre[0] + half[0]).toBeLessThanOrEqual(810);
      expect(centre[1] - half[1]).toBeGreaterThanOrEqual(-10);
    },
  );

  test('covers no other unit if there is room', () => {
    const at: Spot = [5.5, 2.5];
    const neighbours: readonly Spot[] = [
      [6.5, 2.5],
      [5.5, 3.5],
    ];
    const scene = board(unit('one', at), ...neighbours.map((each, i) => unit(`n${i}`, each)), label(at));
    expect([at, ...neighbours].filter((each) => covers(scene, each))).toEqual([]);
  });

  test('of an empty square stands on it', () => {
    expect(textBox(board(label([3.5, 2.5]))).at.map(Math.round)).toEqual([350, 350]);
  });
});

test.each<readonly [Spot]>([[[3.5, 4.5]], [[5.5, 2.5]], [[5.5, 4.5]], [[1.5, 0.5]]])(
  'the text of a ruler covers neither of its ends: to %j',
  (to) => {
    const from: Spot = [3.5, 2.5];
    const ruler: Mark<'ruler'> = { kind: 'ruler', id: 'label', from, to, text: '2 squares' };
    const scene = board(unit('one', from), unit('two', to), ruler);
    expect([from, to].filter((each) => covers(scene, each))).toEqual([]);
  },
);

test('a unit that can be given no order is drawn pale', () => {
  expect(svgLive(board({ ...unit('one', [1.5, 1.5]), pale: true }))).toContain('opacity="0.42"');
  expect(svgLive(board(unit('one', [1.5, 1.5])))).not.toContain('opacity="0.42"');
});
