import type { Page } from '@playwright/test';

/** The focused element, and how visible its focus is. */
export interface Focused {
  /** Its index among all focusable elements of the page; −1 if nothing has the focus. */
  readonly at: number;
  /** The beginning of its markup, for messages. */
  readonly what: string;
  /** The number of its four sides on which the focus ring is not clipped. */
  readonly sides: number;
  /** Whether any part of it is within the window. */
  readonly isInWindow: boolean;
}

/**
 * Runs in the page: defines `reachable()`, everything that the keyboard should reach, and
 * `focused()`.
 */
function watchFocus(): void {
  const KINDS = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
  const reachable = (): readonly Element[] =>
    Array.from(document.querySelectorAll(KINDS)).filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        // In a group of radio buttons, Tab reaches only the checked one.
        !(each instanceof HTMLInputElement && each.type === 'radio' && !each.checked),
    );
  function sides(element: Element): number {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const width = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    if (width < 2) return 0;
    const reach = width + parseFloat(outlineOffset);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let seen = [left - reach, top - reach, -right - reach, -bottom - reach].map((edge) => ({ edge, isCut: false }));
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible' || around === document.documentElement) continue;
      const box = around.getBoundingClientRect();
      const limits = [box.left, box.top, -box.right, -box.bottom];
      seen = seen.map(({ edge, isCut }, i) => ({ edge, isCut: isCut || edge < limits[i]! - 1 }));
    }
    return seen.filter(({ isCut }) => !isCut).length;
  }
  function focused(): Focused {
    const element = document.activeElement;
    if (element === null || element === document.body) return { at: -1, what: 'nothing', sides: 0, isInWindow: false };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      at: reachable().indexOf(element),
      what: element.outerHTML.replace(/ role="(img|application)"|>(Next|Skip|Continue)</g, '').slice(0, 90),
      sides: sides(element),
      isInWindow: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  }
  Object.assign(window, { reachable, focused });
}

declare global {
  interface Window {
    reachable: () => readonly Element[];
    focused: () => Focused;
  }
}

/** Lets a test ask a page for its focus. Call it before the page is opened. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(watchFocus);
}

/** The element that has the focus now. */
export const focused = (page: Page): Promise<Focused> => page.evaluate(() => window.focused());

/** The beginnings of the markup of everything that the keyboard should reach now. */
export const reachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    window
      .reachable()
      .map((each) => each.outerHTML.replace(/ role="(img|application)"|>(Next|Skip|Continue)</g, '').slice(0, 90)),
  );

/**
 * Presses Tab until an element that matches the selector has the focus. Throws if that never
 * happens.
 */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${key} never comes to ${selector}`);
}
