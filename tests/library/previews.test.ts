import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { alternative } from '../../src/library/previews/alternative.ts';
import { FILES, previewPicture, titleWidth } from '../../src/library/previews/picture.ts';
import { allRulings } from '../../src/library/pages/rulings.ts';
import { chaptersOf } from '../../src/library/chapters.ts';
import { comparedTopics } from '../../src/library/compare/index.ts';
import { gameFile } from '../../src/library/files.ts';
import { library, shownGames } from '../../src/library/plays.ts';
import { previewed, previews } from '../../src/library/previews/previews.ts';
import { escape } from '../../src/painters/markup.ts';
import { previewSvg, WIDTH } from '../../src/painters/preview/card.ts';
import { FONT } from '../../src/painters/preview/fonts.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { gridScene } from '../painters/scenes/grid.ts';

const CSS = readFileSync('src/painters/board.css', 'utf8');
const fonts = { font: { loadSystemFonts: false, fontFiles: [...FILES] } };
const drawing = (markup: string, font: string): Resvg =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text ${font} font-size="100">${markup}</text></svg>`,
    fonts,
  );
/** What is drawn for a character that no font has. */
const NONE = 'Ж';
const isMissing = (character: string, font: string): boolean =>
  character.trim() !== '' && drawing(escape(character), font).toString() === drawing(NONE, font).toString();

const games = shownGames();
const chapters = (await Promise.all(games.map(async (game) => chaptersOf(game, await library(game))))).flat();
const titles = [
  ...chapters.map(({ head }) => head.title),
  ...(await allRulings()).map(({ ruling }) => ruling.question),
  ...(await comparedTopics()).map(({ title }) => title),
];

describe('the fonts of previews', () => {
  test('have every character of titles and of games', () => {
    expect(titles.length).toBeGreaterThan(300);
    const missing = (texts: readonly string[], font: string) =>
      [...new Set(texts.join(''))].filter((character) => isMissing(character, font));
    expect(missing(titles, FONT.serif)).toEqual([]);
    expect(missing([...games.map((game) => gameFile(game).value.name), ...titles], FONT.sans)).toEqual([]);
    expect(isMissing('漢', FONT.serif)).toBe(true);
  });

  test('are as wide as they are measured', () => {
    for (const title of titles) {
      const drawn = drawing(escape(title), FONT.serif).getBBox()!.width / 100;
      // Some pairs of letters stand closer to each other than most.
      expect(drawn / titleWidth(title), title).toBeLessThan(1.015);
      expect(drawn / titleWidth(title), title).toBeGreaterThan(0.95);
    }
  });
});

test('every title finds room beside the widest board, and ends before it', () => {
  const wide: Scene = { ...gridScene, width: 20, height: 10 };
  for (const title of titles) {
    const svg = previewSvg({ kicker: '', title, note: '', boards: [{ name: '', scene: wide }] }, CSS, titleWidth);
    const [, size] = /<text [^>]*font-size="(\d+)" fill="#[0-9a-f]+"><tspan/.exec(svg)!;
    const lines = [...svg.matchAll(/<tspan x="(\d+)" y="\d+">([^<]*)<\/tspan>/g)];
    expect(lines.map(([, , line]) => line).join(' ')).toBe(escape(title));
    const [, left] = /<svg x="(\d+)"/.exec(svg)!;
    for (const [, x, line] of lines) {
      const end = Number(x) + (drawing(line!, FONT.serif).getBBox()!.width / 100) * Number(size);
      expect(end, title).toBeLessThan(Number(left));
    }
  }
});

describe('every game', () => {
  test.each(games)('%s: its first chapter has a picture with its board', async (game) => {
    const [first] = chaptersOf(game, await library(game));
    const preview = (await previews.chapter(game, first!.slug).preview())!;
    expect(preview.title).toBe(first!.head.title);
    expect(preview.kicker).toBe(gameFile(game).value.name);
    expect(preview.alt).toContain(preview.boards[0]!.scene.alt);
    expect(preview.alt).toContain(preview.boards[0]!.scene.description[0]!.text.split('; ')[0]);
    const picture = await previewPicture(preview, CSS);
    const { format, width, height, isPalette } = await sharp(picture).metadata();
    expect([format, width, height, isPalette]).toEqual(['png', WIDTH, 630, true]);
    expect(picture.length).toBeLessThan(45_000);
  });
});

test('every chapter, ruling, battle and topic has a preview at an address of its own', async () => {
  const pages = (await previewed()).map(({ page }) => page);
  expect(new Set(pages).size).toBe(pages.length);
  for (const kind of ['learn', 'rulings', 'play', 'compare'])
    expect(pages.filter((page) => page.startsWith(`/${kind}/`)).length, kind).toBeGreaterThan(4);
});

describe('the text in place of a picture', () => {
  const scene = (...texts: readonly string[]): Scene => ({
    ...gridScene,
    alt: 'A board of squares',
    description: texts.map((text, n) => ({ id: String(n), text })),
  });

  test('tells the board and what stands on it', () => {
    const boards = [{ name: 'Picket', scene: scene('The gun at b1', 'The guard at c2.') }];
    expect(alternative(boards)).toBe('Picket: A board of squares. The gun at b1; The guard at c2.');
  });

  test('counts what it has no room for', () => {
    const long = 'The regiment of the old guard '.repeat(5).trim();
    const text = alternative([{ name: 'Picket', scene: scene(long, long, long, long) }]);
    expect(text).toBe(`Picket: A board of squares. ${long}; ${long}; and 2 more.`);
  });

  test('tells the first unit of a group that it has no room for', () => {
    const unit = 'The first fusiliers (infantry of the French) at d4, facing north, in a column of six';
    const group = `The fusiliers: ${Array(5).fill(unit).join('; ')}`;
    const text = alternative([{ name: 'Picket', scene: scene(group, unit) }]);
    expect(text).toBe(`Picket: A board of squares. The fusiliers: ${unit}; and others.`);
  });

  test('tells several boards side by side, and of each its first unit at least', () => {
    const unit = 'The first battalion of the grenadiers (infantry) at d4, facing north';
    const boards = ['One', 'Two', 'Three'].map((name) => ({ name, scene: scene(unit, unit) }));
    expect(alternative(boards)).toBe(
      `The boards of One, Two and Three, side by side. ${boards.map(({ name }) => `${name}: ${unit}; and 1 more.`).join(' ')}`,
    );
  });

  test('of a board without units is its sentence alone', () => {
    expect(alternative([{ name: 'Picket', scene: scene() }])).toBe('Picket: A board of squares.');
  });
});
