import { expect, type Page } from '@playwright/test';
import { firstKinds } from '../site/kinds.ts';
import { embedPath, boardOn, HOME } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';
import { lost, small } from './board/reflow.ts';

// pages.spec.ts checks that nothing is missing on any kind of page at 320 px.
own('at 320 px every step of a board fits, with dice, script, task and answers open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(embedPath('pb.clear-at-last'));
  const { figure, button, script, map } = boardOn(page);
  await script.click();
  await expect(figure.locator('.drawer [data-lit]').first()).toBeVisible();
  await figure.locator('.below .description summary').click();
  for (let isLast = false; !isLast;) {
    for (const choice of await figure.locator('.panel .choice summary').all()) await choice.click();
    if (await button('Roll it yourself').isVisible()) {
      await button('Roll it yourself').click();
      await expect(figure.locator('.tally')).toBeVisible();
    }
    if ((await figure.locator('[data-kind=task]').count()) > 0)
      await expect(map).toHaveAttribute('role', 'application');
    expect(await lost(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
    isLast = await button('Next').isDisabled();
    if (!isLast) await button('Next').click();
  }
});

test('nothing is lost at twice the font size', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(HOME);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await lost(page)).toEqual([]);
});

/** The longest line of running text on the page. The small ids of clauses do not count. */
const longest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    interface Letter {
      readonly letter: string;
      readonly box: DOMRect;
    }
    function lettersOf(element: Element): readonly Letter[] {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Letter[] = [];
      const range = document.createRange();
      while (texts.nextNode() !== null) {
        const { currentNode: text } = texts;
        const letters = text.parentElement?.closest('.clause') === null ? (text.textContent ?? '') : '';
        for (const [at, letter] of Array.from(letters).entries()) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          found.push({ letter, box: range.getBoundingClientRect() });
        }
      }
      return found.filter(({ box }) => box.width > 0);
    }
    function linesOf(element: Element): readonly string[] {
      const lines: string[] = [];
      let [foot, end] = [-99, 0];
      for (const { letter, box } of lettersOf(element)) {
        // Text of different sizes is on one line if the baselines are close. After a gap, another
        // column begins.
        if (Math.abs(box.bottom - foot) > 8 || box.left - end > 160) lines.push('');
        lines.push((lines.pop() ?? '') + letter);
        [foot, end] = [box.bottom, box.right];
      }
      return lines;
    }
    return Array.from(document.querySelectorAll('main :is(p, li, dd, blockquote)'))
      .filter((each) => each.checkVisibility() && each.closest('svg, pre, .sr-only') === null)
      .flatMap(linesOf)
      .reduce((most, line) => (line.length > most.length ? line : most), '');
  });

own.describe('on a wide screen', () => {
  own.use({ bypassCSP: true, viewport: { width: 1920, height: 1080 } });

  own('no line of any kind of page is too long to read', async ({ page }) => {
    own.slow();
    // A page does not use fonts that arrive too late, so the test waits for them.
    await page.route(/(\/|\.html)$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      await route.fulfill({ response, body });
    });
    for (const [kind, path] of Object.entries(firstKinds())) {
      await page.goto(path);
      await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
      const line = await longest(page);
      expect.soft(line.length, `${kind}: ${line}`).toBeGreaterThan(15);
      expect.soft(line.length, `${kind}: ${line}`).toBeLessThanOrEqual(90);
    }
  });
});

for (const width of [390, 320])
  test(`at ${width} px the steps of a ruling are read without scrolling sideways, each reading by its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('rulings/pb-051/');
    const table = page.locator('.comparison');
    const wide = await table.evaluate(({ parentElement: scroll }) => scroll!.scrollWidth - scroll!.clientWidth);
    expect(wide).toBe(0);
    const cell = table.locator('td').first();
    const named = await cell.evaluate((each) => getComputedStyle(each, '::before').content);
    expect(named).toContain(await cell.getAttribute('data-reading'));
  });
