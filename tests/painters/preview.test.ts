import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Card, HEIGHT, previewSvg, WIDTH } from '../../src/painters/preview/card.ts';
import { plainRules, withoutVariables } from '../../src/painters/preview/colours.ts';
import { fitted, LEADING } from '../../src/painters/preview/lines.ts';
import { partAround, withinPart } from '../../src/painters/preview/part.ts';
import { colour } from '../../src/painters/theme.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { earthScene } from './scenes/earth.ts';
import { greenScene } from './scenes/green.ts';
import { gridScene } from './scenes/grid.ts';
import { tableScene } from './scenes/table.ts';
import { whiteBoardScene } from './scenes/white-board.ts';

const CSS = readFileSync('src/painters/board.css', 'utf8');
/** Every letter is half as wide as it is high. */
const width = (text: string): number => text.length / 2;
const SCENES = {
  grid: gridScene,
  table: tableScene,
  earth: earthScene,
  'white-board': whiteBoardScene,
  green: greenScene,
};
const card = (scenes: readonly Scene[], title = 'May a square move?'): Card => ({
  kicker: 'A game & another',
  title,
  note: 'Ruling xx-001',
  boards: scenes.map((scene, n) => ({ name: `Game ${n}`, scene })),
});
const all = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

describe('the colours', () => {
  const around = { family: 'Serif', closer: 0.5, covered: false };

  test('are those of the theme by day, and lengths are worked out', () => {
    expect(withoutVariables('a{fill:var(--ink);font-size:calc(29px / var(--closer, 1))}', around)).toBe(
      `a{fill:${colour('ink', 'light')};font-size:58px}`,
    );
    expect(withoutVariables('font-family:var(--sans, system-ui, sans-serif)', around)).toBe("font-family:'Serif'");
    expect(withoutVariables('var(--scale, visible)', { ...around, covered: true })).toBe('hidden');
  });

  test('cannot be unknown', () => {
    expect(() => withoutVariables('var(--inkk)', around)).toThrow('--inkk');
  });
});

describe('the rules of a board', () => {
  test('are those that hold on any screen', () => {
    const rules = plainRules(CSS);
    const selectors = all(rules, /([^{}]+)\{/g);
    expect(selectors).toEqual(expect.arrayContaining(['.map', '.margin', '.name', '.name.second', '.leader']));
    expect(selectors.filter((each) => !/^(\.[a-z]+)+$/.test(each))).toEqual([]);
    expect(selectors.filter((each, n) => selectors.indexOf(each) !== n)).toEqual([]);
  });

  test('name weights that there are fonts of', () => {
    expect(plainRules('.a{font-weight: 650}@media print{.a{font-weight: 300}}.b:has(.c){color:red}')).toBe(
      '.a{font-weight: 600}',
    );
  });
});

describe('a title', () => {
  const sizes = [60, 50, 40, 30];

  test.each([
    ['Muskets', 60],
    ['From shaken to rallied', 60],
    ['Infantry in contact with an enemy cannot move. Can it still retreat or rout away from him?', 30],
  ])('“%s” is as large as its room allows, and no line is wider', (title, wanted) => {
    const room = { width: 360, height: 260, sizes };
    const { lines, size } = fitted(title, room, width);
    expect(lines.join(' ')).toBe(title);
    expect(size).toBe(wanted);
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(room.height);
    expect(Math.max(...lines.map((line) => width(line) * size))).toBeLessThanOrEqual(room.width);
  });

  test('has lines of nearly the same length', () => {
    const { lines } = fitted('one two three four five six', { width: 480, height: 100, sizes: [40] }, width);
    expect(lines).toEqual(['one two three', 'four five six']);
  });

  test('without room is an error that tells it', () => {
    expect(() => fitted('Unbreakable', { width: 90, height: 500, sizes }, width)).toThrow('“Unbreakable”');
  });
});

describe('the part of a table around its units', () => {
  test.each(Object.entries(SCENES))('%s: has the proportions of its place, and all units', (_name, scene) => {
    const { from, to } = partAround(scene, 0.6);
    expect((to[0] - from[0]) / (to[1] - from[1])).toBeCloseTo(0.6);
    const units = scene.marks.flatMap((mark) => (mark.kind === 'base' || mark.kind === 'model' ? [mark.at] : []));
    expect(units).not.toEqual([]);
    for (const [x, y] of units) {
      expect(x).toBeGreaterThan(from[0]);
      expect(x).toBeLessThan(to[0]);
      expect(y).toBeGreaterThan(from[1]);
      expect(y).toBeLessThan(to[1]);
    }
  });

  test('stays on the table, and is in the middle of one that is too small for it', () => {
    const unit = { ...gridScene.marks.find((mark) => mark.kind === 'base')!, at: [0.5, 0.5] as const };
    const corner = partAround({ ...gridScene, width: 11, height: 11, marks: [unit] }, 1);
    expect(corner.from).toEqual([0, 0]);
    const low = partAround({ ...gridScene, width: 11, height: 1, marks: [unit] }, 1);
    expect(low.from[1] + low.to[1]).toBeCloseTo(1);
  });
});

describe.each([
  ...Object.entries(SCENES).map(([name, scene]) => [name, [scene]] as const),
  ['all', Object.values(SCENES)] as const,
])('the preview of %s', (_name, scenes) => {
  const svg = previewSvg(card(scenes), CSS, width);

  test('has the size that networks show, and the words of its page', () => {
    expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${WIDTH}" height="${HEIGHT}"`));
    expect([WIDTH, HEIGHT]).toEqual([1200, 630]);
    for (const words of ['A game &amp; another', 'Ruling xx-001', 'May a']) expect(svg).toContain(words);
    expect(all(svg, /<svg [^>]*class="(map)"/g)).toHaveLength(scenes.length);
  });

  test('leaves nothing to a page', () => {
    expect(svg).not.toMatch(/var\(|calc\(|@media|NaN|undefined/);
    const ids = new Set(all(svg, / id="([^"]+)"/g));
    const used = [...all(svg, /href="#([^"]+)"/g), ...all(svg, /url\(#([^)]+)\)/g)];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('stays on its paper', () => {
    for (const [, x, y, w, h] of svg.matchAll(/<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)) {
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(WIDTH - 40);
      expect(Number(y) + Number(h)).toBeLessThanOrEqual(HEIGHT - 40);
    }
  });
});

test('what lies far from the part of a table that is shown is not drawn, and the rest is', () => {
  const [unit] = gridScene.marks.filter((mark) => mark.kind === 'base');
  const far = { ...unit!, id: 'far', at: [5, -400] as const };
  const edge = { ...unit!, id: 'edge', at: [gridScene.width + 0.2, 1] as const };
  const { marks } = withinPart({ ...gridScene, marks: [...gridScene.marks, far, edge] });
  expect(marks).toEqual([...gridScene.marks, edge]);
});

test('a scale that is covered is hidden in a preview too', () => {
  const covered: Scene = { ...tableScene, marks: [...tableScene.marks, { kind: 'cover', id: 'cover' }] };
  const hidden = (scene: Scene) => previewSvg(card([scene]), CSS, width).includes('visibility: hidden');
  expect([hidden(tableScene), hidden(covered)]).toEqual([false, true]);
});
