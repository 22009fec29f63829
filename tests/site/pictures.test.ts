import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { elements } from '../../src/integrations/csp/page.ts';
import { comparedTopics } from '../../src/library/compare/index.ts';
import { wholeGames } from '../../src/library/plays.ts';
import { BASE, fileText } from './built.ts';

/** The boards of a page in order, with whether each leaves its units to be fetched. */
const boardsOn = (name: string) =>
  elements(fileText(name))
    .filter(({ attributes }) => attributes['data-board'] !== undefined)
    .map(({ attributes }) => ({ id: attributes['data-board'], isFetched: attributes['data-far'] !== undefined }));

describe('tables of the home page', () => {
  test.each(wholeGames())(
    '%s is a picture of its own, which keeps its place and is fetched when it is near',
    (game) => {
      const src = `${BASE}tables/${game}.svg`;
      const [picture, ...more] = elements(fileText('index.html')).filter(({ attributes }) => attributes.src === src);
      expect(more).toEqual([]);
      expect(picture).toMatchObject({ tag: 'img', attributes: { alt: '', loading: 'lazy' } });
      const { width, height } = picture!.attributes;
      const file = fileText(`tables/${game}.svg`);
      expect(file).toContain(`width="${width}" height="${height}"`);
    },
  );

  test.each(wholeGames())('the picture of %s needs nothing from its page', (game) => {
    const file = fileText(`tables/${game}.svg`);
    const ids = new Set([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...file.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, one, other]) => one ?? other);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
    const colours = [...file.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
    expect(colours.filter((name) => !file.includes(`${name}:light-dark(#`))).toEqual([]);
    expect(parseDocument(file, { xmlMode: true }).children).toHaveLength(1);
  });
});

test('a comparison has the units of its first board alone; all others are fetched', async () => {
  const topics = (await comparedTopics()).filter(({ situation }) => situation !== undefined);
  expect(topics.length).toBeGreaterThan(5);
  for (const { id, games } of topics) {
    const boards = boardsOn(`compare/${id}/index.html`);
    expect(boards).toEqual(games.map(({ column }, n) => ({ id: column.scenario, isFetched: n > 0 })));
    // Without scripts the page leads to this one.
    expect(boardsOn(`compare/${id}/steps/index.html`).map(({ isFetched }) => isFetched)).toEqual(
      games.map(() => false),
    );
    expect(fileText(`compare/${id}/index.html`)).toContain(`href="${BASE}compare/${id}/steps/"`);
  }
});
