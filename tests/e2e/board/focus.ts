import type { Page } from '@playwright/test';

/** What holds the focus, and how well it can be seen to hold it. */
export interface Focused {
  /** Its place among everything on the page that can be reached, from 0; −1 where nothing of the page holds the focus. */
  readonly at: number;
  /** The element in short, for messages. */
  readonly what: string;
  /** On how many of its four sides a ring stands that nothing cuts off. */
  readonly sides: number;
  /** Does any part of it stand within the window? */
  readonly isInWindow: boolean;
}

/** In the page: gives `reachable()`, everything that a keyboard should reach, and `focused()`. */
function watchFocus(): void {
  const KINDS = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
  const reachable = (): readonly Element[] =>
    Array.from(document.querySelectorAll(KINDS)).filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        // Of radio buttons that belong together one is reached by Tab, the others by arrows.
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
      what: element.outerHTML.slice(0, 90),
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

/** Lets a page be asked for its focus; before it is opened. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(watchFocus);
}

/** What holds the focus now. */
export const focused = (page: Page): Promise<Focused> => page.evaluate(() => window.focused());

/** Everything that a keyboard should reach now, in short. */
export const reachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.reachable().map((each) => each.outerHTML.slice(0, 90)));

/** Presses Tab until something of the page answers to this. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${key} never comes to ${selector}`);
}
