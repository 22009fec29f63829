import { expect, type Page } from '@playwright/test';
import { violations } from './board/access.ts';
import { embedPath, boardOn, CHAPTER, spot } from './board/board.ts';
import { test } from './board/kept.ts';

const ID = 'pb.clear-at-last';

/**
 * Expects no accessibility violations on the board; in the dark scheme, checks only its colours.
 */
async function isOpenToAll(page: Page, state: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const found = await violations(page, { within: '[data-board]', isOfColors: colorScheme === 'dark' });
  expect(found, state).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`a board has no accessibility violations in any state: ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.goto(embedPath(ID));
      const { figure, map, panel, script, button, goTo } = boardOn(page);
      await figure.locator('.below .description summary').click();
      await script.click();
      await expect(figure.locator('.drawer [data-lit]').first()).toBeVisible();
      await isOpenToAll(page, 'with its script and its list of units', colorScheme);
      await script.click();

      await goTo('One step aside');
      await expect(map).toHaveAttribute('role', 'application');
      await panel.getByText('Hint: where to look').click();
      for (const square of ['d3', 'd4']) {
        const { x, y } = await spot({ map }, square);
        await page.mouse.click(x, y);
      }
      await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
      await isOpenToAll(page, 'with a task and a wrong answer', colorScheme);

      await goTo('Near, and out of sight');
      await panel.locator('.choice summary').first().click();
      await isOpenToAll(page, 'with a prediction', colorScheme);

      await goTo('Saved by the trees');
      await isOpenToAll(page, 'with dice, sums and odds', colorScheme);
      await button('Roll it yourself').click();
      await expect(figure.locator('.tally')).toBeVisible();
      await isOpenToAll(page, 'with the reader’s own dice', colorScheme);
      await button('Run the steps').click();
      await expect(figure.getByRole('combobox')).toBeVisible();
      await isOpenToAll(page, 'while it plays', colorScheme);
    });

    test(`no accessibility violations if the steps cannot be fetched: ${colorScheme}`, async ({ page }) => {
      await page.route(/\/steps\/$/, (route) => route.abort());
      await page.goto(CHAPTER);
      const { button, figure } = boardOn(page, 'pb.the-howitzer');
      await button('Next').click();
      await expect(figure.getByRole('alert')).toBeVisible();
      const scope = { within: '[data-board="pb.the-howitzer"]', isOfColors: colorScheme === 'dark' };
      expect(await violations(page, scope)).toEqual([]);
    });
  });
}
