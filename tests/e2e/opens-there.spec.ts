import { expect, type Page } from '@playwright/test';
import { clauseFile } from '../../src/library/files.ts';
import { shownGames } from '../../src/library/plays.ts';
import { elements } from '../../src/integrations/csp/page.ts';
import { boardsOf, fileText, pageNames } from '../site/built.ts';
import { boardOn, embedPath } from './board/board.ts';
import { test } from './board/plain.ts';
import { scenario } from './board/played.ts';

/*
 * A link settles a question at a table only if it opens there, in a browser that has never seen the
 * site.
 */

const middle = <T>(all: readonly T[]): T => all[Math.trunc(all.length / 2)]!;

/** The pages of topics, relative to the base. */
const topics = pageNames()
  .filter((name) => /^compare\/[^/]+\/index\.html$/.test(name))
  .map((name) => name.replace('index.html', ''));

const rowsOf = (path: string): readonly string[] =>
  elements(fileText(`${path}index.html`)).flatMap(({ tag, attributes }) =>
    tag === 'tr' && attributes['id'] !== undefined ? [attributes['id']] : [],
  );

/** How far below the top of the window a place stands, in pixels. */
const below = (page: Page, id: string): Promise<number> =>
  page.evaluate((place) => document.getElementById(place)!.getBoundingClientRect().top, id);

async function opensAt(page: Page, path: string, id: string): Promise<void> {
  await page.goto(`${path}#${id}`);
  const { height } = page.viewportSize()!;
  await expect.poll(() => below(page, id), `${path}#${id}`).toBeGreaterThanOrEqual(0);
  await expect.poll(() => below(page, id), `${path}#${id}`).toBeLessThan(height / 2);
}

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('a link to a clause of each game opens at it', async ({ page }) => {
      for (const game of shownGames()) await opensAt(page, `rules/${game}/`, middle(clauseFile(game).value).id);
    });

    test('a link to a question of each topic opens at it', async ({ page }) => {
      expect(topics.length).toBeGreaterThan(10);
      for (const path of topics) await opensAt(page, path, middle(rowsOf(path)));
    });
  });

test('a link to a step of each game opens it', async ({ page }) => {
  for (const board of boardsOf('compare/the-charge/').keys()) {
    const { title, id } = (await scenario(board)).play.steps.at(-1)!;
    await page.goto(`${embedPath(board)}#${board}:${id}`);
    await expect(boardOn(page, board).title).toHaveText(title);
  }
});

test('a link to a choice of a comparison has chosen it', async ({ page }) => {
  for (const path of ['compare/the-turn/', 'compare/command/']) {
    const links = elements(fileText(`${path}index.html`)).filter(({ attributes }) => 'data-choice' in attributes);
    const { 'data-choice': choice, 'data-value': value } = links.at(-1)!.attributes;
    await page.goto(`${path}?${choice}=${value}#odds`);
    const chosen = page.locator(`[data-choice="${choice}"][data-value="${value}"]`);
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(chosen).toBeInViewport();
  }
});
