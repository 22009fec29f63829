import { expect, type Page } from '@playwright/test';

/**
 * Takes the fonts away from the page, as if they had arrived too late: system fonts are wider. The
 * page still requests them and reports no error.
 */
export async function withSystemFonts(page: Page): Promise<void> {
  const taken = await page.evaluate(() => {
    let faces = 0;
    for (const sheet of document.styleSheets)
      for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1)
        if (sheet.cssRules[at] instanceof CSSFontFaceRule) {
          sheet.deleteRule(at);
          faces += 1;
        }
    return faces;
  });
  expect(taken, 'the faces of the page').toBeGreaterThan(0);
}

/** The elements of the page that overflow its edges or are cut off, as short texts. */
export const lost = (page: Page): Promise<readonly string[]> =>
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
 * Controls that are too small for touch. Each needs 24 × 24 px, and buttons need a height of 40 px.
 * Marks and words within a sentence may be lower than buttons, but the smallest of them have 12 px
 * of space on all sides.
 */
export const small = (page: Page): Promise<readonly string[]> =>
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
