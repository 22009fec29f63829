import { describe, expect, test } from 'vitest';
import { svgLive } from '../../src/painters/live.ts';
import { sharedDrawings, svgBoard, svgLaterBoard, svgSprite } from '../../src/painters/svg.ts';
import type { Mark, Scene } from '../../src/scene/scene.ts';
import { galleryScene } from './scenes/gallery.ts';
import { greenScene } from './scenes/green.ts';
import { gridScene } from './scenes/grid.ts';
import { cell, unit } from './scenes/squares.ts';
import { earthScene } from './scenes/earth.ts';
import { tableScene } from './scenes/table.ts';
import { whiteBoardScene } from './scenes/white-board.ts';

const SCENES: readonly (readonly [string, Scene])[] = [
  ['grid', gridScene],
  ['table', tableScene],
  ['gallery', galleryScene],
  ['earth', earthScene],
  ['white-board', whiteBoardScene],
  ['green', greenScene],
];

/** One tag on each line, so that the diff of a golden file is readable. */
const lines = (markup: string): string => `${markup.replaceAll('><', '>\n<')}\n`;
const all = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);
const withMarks = (...marks: readonly Mark[]): Scene => ({ ...gridScene, marks });

describe.each(SCENES)('the %s scene', (name, scene) => {
  const board = svgBoard(scene, { id: name });
  const sprite = svgSprite([scene]);

  test('matches the approved markup', async () => {
    await expect(lines(board)).toMatchFileSnapshot(`golden/${name}.svg`);
    await expect(lines(sprite)).toMatchFileSnapshot(`golden/${name}-sprite.svg`);
  });

  test('has no style attribute and no colour of its own', () => {
    expect(board + sprite).not.toMatch(/\sstyle=|#[0-9a-f]{6}|rgb\(/);
  });

  test('has numbers with at most two decimals, and no NaN', () => {
    expect(board + sprite).not.toMatch(/\.\d{3}/);
    expect(board + sprite).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  test('has each mark once, and uses only symbols in its sprite', () => {
    const marks = all(board, /data-m="([^"]*)"/g);
    expect(new Set(marks).size).toBe(marks.length);
    const drawn = new Set(all(sprite, /<g id="([^"]*)"/g));
    expect(all(board + sprite, /href="#([^"]*)"/g).filter((id) => !drawn.has(id))).toEqual([]);
    expect([...drawn].toSorted()).toEqual(
      sharedDrawings([scene])
        .map(([id]) => id)
        .filter((id) => !/^(glow|sheet-|clip-)/.test(id))
        .toSorted(),
    );
  });

  test('is well formed', () => {
    const open: string[] = [];
    for (const [, close, tag = '', self] of (board + sprite).matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (close === '/') expect(open.pop()).toBe(tag);
      else if (self !== '/') open.push(tag);
    }
    expect(open).toEqual([]);
  });
});

test('every kind of mark belongs to exactly one of the two layers', () => {
  const ids = (scene: Scene) =>
    scene.marks.filter(({ kind }) => !['cell', 'outline', 'strip'].includes(kind)).map(({ id }) => id);
  for (const [, scene] of SCENES) {
    // A name for which there is no room is left out.
    const names = new Set(scene.marks.filter(({ kind }) => kind === 'name').map(({ id }) => id));
    const drawn = all(svgLive(scene), /data-m="([^"]*)"/g);
    expect(drawn.toSorted()).toEqual(ids(scene).filter((id) => !names.has(id) || drawn.includes(id)).toSorted()); // prettier-ignore
    expect(drawn.filter((id) => names.has(id)).length).toBeGreaterThanOrEqual(names.size * 0.8);
  }
});

test('the live layer of a step takes less than 200 bytes for each unit', () => {
  const units = gridScene.marks.filter(({ kind }) => kind === 'base');
  expect(svgLive(withMarks(...units)).length / units.length).toBeLessThan(200);
});

test('a later step reuses the ground of the first and has no ids of its own', () => {
  const first = svgBoard(gridScene, { id: 'a--map', ground: 'a--ground' });
  const later = svgLaterBoard(gridScene, 'a--ground');
  expect(first).toContain('<g data-layer="ground" id="a--ground">');
  expect(later).toContain('<use href="#a--ground"/>');
  expect(all(later, /\sid="([^"]*)"/g)).toEqual([]);
  expect(later.split('<use href="#a--ground"/>')[1]).toBe(first.slice(first.indexOf('<g data-layer="live">')));
});

test('ids of two boards on a page do not clash', () => {
  const page = svgSprite([gridScene, gridScene]) + svgBoard(gridScene, { id: 'a' }) + svgBoard(gridScene, { id: 'b' });
  const ids = all(page, /\sid="([^"]*)"/g);
  expect(new Set(ids).size).toBe(ids.length);
});

test('text is escaped everywhere', () => {
  const nasty = `<b> & "it's"`;
  const scene: Scene = {
    ...withMarks(
      { kind: 'label', id: nasty, at: [1.5, 1.5], text: nasty },
      { kind: 'badge', id: 'b', on: 'x', at: [1.5, 1.5], symbol: 'moved', text: nasty },
    ),
    alt: nasty,
  };
  const markup = svgBoard(scene, { id: nasty });
  expect(markup).not.toContain('<b>');
  expect(markup.split('&lt;b&gt; &amp; &quot;it&#39;s&quot;').length - 1).toBe(5);
});

test('for a screen reader the scene is one image with a label', () => {
  expect(svgBoard(gridScene, { id: 'a' })).toContain(`role="img" aria-label="${gridScene.alt}"`);
});

test('files and ranks are named in the margin of a grid, and nowhere else', () => {
  const names = all(svgBoard(gridScene, { id: 'a' }), /<text [^>]*>(\w+)<\/text>/g);
  expect(names).toEqual(['abcdefghijk', '1234567']);
  const tall = { ...gridScene, height: 12 };
  expect(all(svgBoard(tall, { id: 'a' }), /<text [^>]*>(\w+)<\/text>/g)).toEqual([
    'abcdefghijk',
    '123456789',
    '10',
    '11',
    '12',
  ]);
  expect(svgBoard(tableScene, { id: 'a' })).not.toContain('class="margin"');
});

test('a rotated base has its exact footprint: width across, depth along its facing', () => {
  const base: Mark = { ...unit('a', 'a1', 'french line-infantry'), at: [300, 200], facing: [1, 0], size: [80, 40] };
  const table: Scene = { ...tableScene, marks: [base] };
  const sprite = svgSprite([table]);
  const [symbol] = all(svgLive(table), /href="#([^"]*)"/g);
  expect(sprite).toContain(`<g id="${symbol}"><use href="#e/first/line-infantry/line/solid/80x40"/></g>`);
  expect(sprite).toContain('<path d="M-40-20h80v40h-80z" fill="var(--plinth)"');
  expect(svgLive(table)).toContain('transform="translate(300 700)rotate(90)"/>');
});

test('a sign that cannot be laid beside a unit is refused with a list of known names', () => {
  const base: Mark = { ...unit('a', 'a1', 'french cannon'), at: [300, 200], size: [80, 40], signs: ['asleep'] };
  expect(() => svgSprite([{ ...tableScene, marks: [base] }])).toThrow(/«asleep».*pinned/);
});

test('a part of a table counts from the corner of the table, and clips what goes on beyond it', () => {
  const board = svgBoard(earthScene, { id: 'a' });
  expect(all(board, /<text x="[-\d.]+" y="[-\d.]+">(\d+)<\/text>/g)).toEqual([
    '8',
    '10',
    '12',
    '14',
    '16',
    '18',
    '20',
    '22',
    '24',
    '26',
    '8',
    '10',
    '12',
    '14',
    '16',
    '18',
    '20',
  ]);
  expect(board).toContain('<text class="measure" x="-23" y="837">[n]</text>');
  expect(board).toContain('<g data-layer="live" clip-path="url(#clip-1143x800)">');
  expect(svgSprite([earthScene])).toContain('<clipPath id="clip-1143x800"><path d="M0 0h1143v800H0z"/></clipPath>');
});

test('roads and rivers connect to adjacent squares', () => {
  const road = [cell('b1', 'road'), cell('b2', 'road'), cell('c2', 'road'), cell('d2', 'bridge')];
  expect(all(svgBoard(withMarks(...road), { id: 'a' }), /href="#(g\/[^"]*)"/g)).toEqual([
    'g/road/1',
    'g/road/6',
    'g/road/10',
    'g/bridge/0',
  ]);
});

describe('what cannot be drawn is refused with a list of known names', () => {
  test.each<[string, Mark, RegExp]>([
    ['a ground', cell('a1', 'swamp'), /«swamp» on a1.*woods/],
    ['a strip', { kind: 'strip', id: 's', points: [], width: 1, ground: 'canal' }, /«canal».*stream/],
    ['an outline', { kind: 'outline', id: 'o', points: [], ground: 'swamp' }, /«swamp».*woods/],
    ['a side', { ...unit('a', 'a1', 'martian cannon') }, /«martian».*french/],
    ['a symbol', unit('a', 'a1', 'french laser'), /«laser».*line-infantry/],
    ['a condition', unit('a', 'a1', 'french cannon', { condition: 'sleepy' }), /«sleepy».*routed/],
    ['a formation', unit('a', 'a1', 'french cannon', { formation: 'heap' }), /«heap».*column/],
    ['a badge', { kind: 'badge', id: 'b', on: 'a', at: [1, 1], symbol: 'medal', text: '' }, /«medal».*disrupted/],
  ])('%s', (_, mark, message) => expect(() => svgSprite([withMarks(mark)])).toThrow(message));
});
