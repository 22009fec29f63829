import { expect, type Page } from '@playwright/test';
import { boardOn, embedPath } from './board/board.ts';
import { test } from './board/plain.ts';

/** Puts each text of a board into elements of its own, as browsers do that translate a page. */
const translate = (page: Page) =>
  page.locator('figure.board').evaluate((board) => {
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement!.closest('svg, script, noscript, style') !== null) continue;
      const [outer, inner] = ['font', 'font'].map((name) =>
        document.createElementNS('http://www.w3.org/1999/xhtml', name),
      );
      inner!.textContent = text.data;
      outer!.append(inner!);
      text.replaceWith(outer!);
    }
  });

const ID = 'pb.clear-at-last';

test('a board whose page was translated still changes its words, and the count of the reader’s rolls', async ({
  page,
}) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-shot`);
  const { figure, panel, button } = boardOn(page);
  const tally = figure.locator('.rolled .tally');
  await button('Roll it yourself').click();
  await expect(tally).toContainText('Your 1 roll:');
  await translate(page);
  await button('Roll again').click();
  await expect(tally).toContainText('Your 2 rolls:');
  await button('Back to the script').click();
  const before = await panel.locator('h3').innerText();
  await translate(page);
  await figure.getByRole('button', { name: /^(Next|Skip|Continue)$/ }).click();
  await expect(panel.locator('h3')).not.toHaveText(before);
});
