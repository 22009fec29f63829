import { expect, type Page } from '@playwright/test';
import { boardOn, embedPath, pointer } from './board/board.ts';
import { openGame, withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';

/** Puts each text of a page into elements of its own, as browsers do that translate a page. */
const translate = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
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

test('a battle whose page was translated still tells whose orders are due, what happened, and every button', async ({
  page,
}) => {
  await withSameDice(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const board = await openGame(page, 'round-3');
  const point = pointer(page, board);
  const [where, log, due] = ['.where', '.log', '.due .asked'].map((part) => page.locator(part));
  await translate(page);
  await point('h3');
  await point('c8');
  await expect(where!).toContainText('1 order given');
  await expect(log!).toContainText('Fire the right gun at the first grenadiers.');
  await translate(page);
  const asked = await due!.innerText();
  const end = page.locator('.orders button').filter({ hasText: /^End the/ });
  for (let phases = 0; phases < 5 && !(await where!.innerText()).includes('· Allied'); phases += 1) {
    await end.first().click();
    await translate(page);
  }
  await expect(where!).toContainText('· Allied');
  await expect(due!).not.toHaveText(asked);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.locator('.begin')).toContainText(/Give up the \d+ orders? of this game\?/);
  await translate(page);
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await page.getByText('More orders, as a list').click();
  await expect(page.locator('.all-orders summary').nth(1)).toContainText(/\(\d+\)/);
  expect(faults).toEqual([]);
});
