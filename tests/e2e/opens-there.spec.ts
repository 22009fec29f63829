import { expect, type Page } from '@playwright/test';
import { shownGames } from '../../src/library/plays.ts';
import { clausesShown } from '../../src/library/twins/reference.ts';
import { comparedTopics } from '../../src/library/compare/index.ts';
import { boardOn, embedPath } from './board/board.ts';
import { test } from './board/plain.ts';

/*
 * A link settles a question at a table only if it opens there, in a browser that has never seen the
 * site.
 */

/** How far below the top of the window a place stands, in pixels. */
const below = (page: Page, id: string): Promise<number> =>
  page.evaluate((place) => document.getElementById(place)!.getBoundingClientRect().top, id);

async function opensAt(page: Page, path: string, id: string): Promise<void> {
  await page.goto(`${path}#${id}`);
  await page.evaluate(() => document.fonts.ready);
  const { height } = page.viewportSize()!;
  await expect.poll(() => below(page, id), `${path}#${id}`).toBeGreaterThanOrEqual(0);
  await expect.poll(() => below(page, id), `${path}#${id}`).toBeLessThan(height / 2);
}

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: isScripted });

    test('a link to a clause of each game opens at it', async ({ page }) => {
      for (const game of shownGames()) {
        const clauses = await clausesShown(game);
        await opensAt(page, `rules/${game}/`, clauses[Math.trunc(clauses.length / 2)]!.id);
      }
    });

    test('a link to a question of each topic opens at it', async ({ page }) => {
      for (const { id, questions } of await comparedTopics())
        await opensAt(page, `compare/${id}/`, questions[Math.trunc(questions.length / 2)]!.id);
    });
  });

test('a link to a step of each game opens it, and one to a choice of a comparison has chosen it', async ({ page }) => {
  const topics = (await comparedTopics()).filter(({ situation }) => (situation?.choices.length ?? 0) > 0);
  const { id, situation, games } = topics.at(-1)!;
  const { beats, choices } = situation!;
  const { title } = beats[1]!;
  for (const { column } of games) {
    const board = column.scenario!;
    await page.goto(`${embedPath(board)}#${board}:${beats[1]!.id}`);
    await expect(boardOn(page, board).title).toHaveText(title);
  }
  const choice = choices[0]!;
  const value = choice.values.at(-1)!;
  await page.goto(`compare/${id}/?${choice.id}=${value.id}#odds`);
  const chosen = page.locator(`[data-choice="${choice.id}"][data-value="${value.id}"]`);
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(chosen).toBeInViewport();
});
