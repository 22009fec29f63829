import { expect, type Page } from '@playwright/test';
import { firstKinds, kinds } from '../site/kinds.ts';
import { embedPath, boardOn, HOME, read } from './board/board.ts';
import { test } from './board/plain.ts';

const PAGES = kinds();

/** The elements of the page that overflow its edges or are cut off, in short. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (each: Element): boolean => {
      for (
        let around: Element | null = each;
        around !== null && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, clipPath } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none') return true;
      }
      return false;
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`page: ${document.documentElement.scrollWidth}`);
    for (const each of document.body.querySelectorAll('*')) {
      if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('svg') !== null) continue;
      const name = `<${each.tagName.toLowerCase()} class="${each.className}"> ${each.textContent.slice(0, 40)}`;
      const { overflowX } = getComputedStyle(each);
      const isCut = /hidden|clip/.test(overflowX) && each.scrollWidth > each.clientWidth + 1;
      if (isCut && !scrolls(each)) found.push(`cut off: ${name}`);
      for (const child of each.childNodes) {
        if (!(child instanceof Text) || child.data.trim() === '' || scrolls(each)) continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        const { left, right } = range.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) found.push(`over the edge: ${name}`);
      }
    }
    return found;
  });

/**
 * Controls that are too small for touch: each needs 24 × 24 px, and buttons a height of 40 px. Marks and words within a sentence need less
 * height than buttons, but the smallest of them has 12 px of room on all sides.
 */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, input, select, summary, .button, .permalink, .below > a, .back a'))
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .flatMap((each) => {
        const label = each.closest('label');
        const { width, height } = (label ?? each).getBoundingClientRect();
        const isLarge = each.matches('button:not(.quiet), .button');
        const [wide, high] = each.matches('.cite, .term') ? [28, 36] : [24, isLarge ? 40 : 24];
        return width >= wide && height >= high
          ? []
          : [`${Math.round(width)} × ${Math.round(height)}: ${each.outerHTML.slice(0, 70)}`];
      }),
  );

for (const [kind, path] of Object.entries(PAGES)) {
  test(`at 320 px nothing is missing or cut off, and everything is large enough to touch: ${kind}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    // The page's fonts may arrive too late, and system fonts are wider.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto(path);
    await read(page);
    for (const summary of await page.locator('.side summary').all()) await summary.click();
    expect(await lost(page)).toEqual([]);
    expect(await small(page)).toEqual([]);
  });
}

test('at 320 px every step of a board fits, with dice, script, task and answers open', async ({ page }) => {
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
        // Text of different sizes is on one line if the baselines are close; after a gap another column begins.
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

test.describe('on a wide screen', () => {
  test.use({ bypassCSP: true, viewport: { width: 1920, height: 1080 } });

  for (const [kind, path] of Object.entries(firstKinds())) {
    test(`no line is too long to read: ${kind}`, async ({ page }) => {
      // A page does not use its fonts if they arrive too late, so the test waits for them.
      await page.route(/(\/|\.html)$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const line = await longest(page);
      expect(line.length, line).toBeGreaterThan(15);
      expect(line.length, line).toBeLessThanOrEqual(90);
    });
  }
});
