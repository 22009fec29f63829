import type { Page } from '@playwright/test';

/**
 * The visible controls that do nothing without scripts, as HTML. The mark of a clause and a
 * glossary term need no script if the pop-up that they open is on the page.
 */
export const deadControls = (page: Page): Promise<readonly string[]> =>
  page.locator('button:visible, input:visible, select:visible, [role=slider]:visible').evaluateAll((all) =>
    all
      .filter((each) => {
        const popup = document.getElementById(each.getAttribute('popovertarget') ?? '');
        return !popup?.hasAttribute('popover');
      })
      .map((each) => each.outerHTML),
  );
