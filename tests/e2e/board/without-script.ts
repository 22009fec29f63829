import type { Page } from '@playwright/test';

/**
 * The visible controls that do nothing without scripts, as HTML. The mark of a clause and a word of the glossary need no script, provided that
 * the card they open is on the page.
 */
export const deadControls = (page: Page): Promise<readonly string[]> =>
  page.locator('button:visible, input:visible, select:visible, [role=slider]:visible').evaluateAll((all) =>
    all
      .filter((each) => {
        const card = document.getElementById(each.getAttribute('popovertarget') ?? '');
        return !card?.hasAttribute('popover');
      })
      .map((each) => each.outerHTML),
  );
