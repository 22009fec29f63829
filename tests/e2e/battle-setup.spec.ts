import { expect, type Page } from '@playwright/test';
import { boardOn, spot, type Board } from './board/board.ts';
import { openGame, withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';

// The French win the roll-off.
test.beforeEach(({ page }) => withSameDice(page));

const asked = ({ panel }: Board) => panel.page().locator('.asked');
const places = ({ map }: Board) => map.locator('[data-layer=selection] > [data-m^=place-]');

/** Rolls, and takes an edge. */
async function rollOff(board: Board): Promise<void> {
  await expect(asked(board)).toContainText('Each side rolls one die');
  await board.button('Roll off').click();
  await expect(board.panel.locator('.sum')).toContainText('French die higher: wins');
  await expect(board.panel.locator('.sum')).not.toContainText('+');
  await expect(asked(board)).toContainText('The French won the roll-off, and so they choose their edge');
  await board.button('Take the south edge; the French deploy first').click();
}

test('the squares for a marker are shown and told, and those for a unit that is deployed', async ({ page }) => {
  const board = await openGame(page);
  await rollOff(board);
  await expect(asked(board)).toContainText('The French place marker 1 of 4 on a highlighted square: one that is more');
  await expect(board.figure.locator('.answer .how')).toContainText('Choose a highlighted square.');
  // The middle of a board of 12 by 11 squares: files d to i, ranks 4 to 8.
  await expect(places(board)).toHaveCount(30);
  for (const square of ['d4', 'h8', 'h4', 'd8']) {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
    await expect(board.said).toContainText(`placed on ${square}`);
    await expect(board.map.locator('[data-layer=selection] [data-m=refused]')).toHaveCount(0);
  }
  await expect(asked(board)).toContainText('up to 3 squares from their south edge');
  await expect(places(board)).toHaveCount(36);
  await board.button('Select General Dubois').click();
  await expect(board.figure.locator('.answer .verdict')).toContainText(
    'Selected: General Dubois. Choose a highlighted square.',
  );
  await expect(board.map.locator('[data-layer=selection] > [data-m^=reach-]')).toHaveCount(36);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const tapping = (page: Page, board: Board) => async (square: string) => {
    const { x, y } = await spot(board, square);
    // Waits longer than a double click: a reader does not tap twice that fast.
    await page.waitForTimeout(400);
    await page.touchscreen.tap(x, y);
  };

  test('a marker takes two taps, and what is asked is in the window', async ({ page }) => {
    const board = await openGame(page);
    await rollOff(board);
    await expect(board.title).toBeInViewport();
    await expect(asked(board)).toBeInViewport();
    const tap = tapping(page, board);
    await tap('d4');
    await expect(board.figure.locator('.answer .verdict')).toContainText(
      'Place an objective marker on d4? Tap there again',
    );
    await expect(asked(board)).toContainText('marker 1 of 4');
    // What is only shown is dropped; nothing that was given is taken back.
    await expect(board.figure.locator('[data-do=undo]')).toHaveText('Cancel');
    await board.button('Cancel').tap();
    await expect(board.figure.locator('[data-do=undo]')).toHaveText('Undo');
    await expect(asked(board)).toContainText('marker 1 of 4');
    await tap('d4');
    await tap('d4');
    await expect(asked(board)).toContainText('marker 2 of 4');
    await tap('e5');
    await expect(board.figure.locator('.answer .verdict')).toContainText(
      'Not allowed. A marker on e5 would lie within 3 squares',
    );
    await board.button('Undo').tap();
    await expect(asked(board)).toContainText('marker 1 of 4');
  });

  test('two rounds: units are selected, orders shown, given and undone, and each phase says what it asks', async ({
    page,
  }) => {
    const board = await openGame(page, 'round-3');
    const tap = tapping(page, board);
    await tap('h3');
    await expect(board.figure.locator('.answer .verdict')).toContainText('Selected');
    await tap('c8');
    await expect(board.figure.locator('.answer .verdict')).toContainText('Fire the right gun at the first grenadiers?');
    await tap('c8');
    await expect(board.panel.locator('.result')).toContainText('Fire the right gun at the first grenadiers.');
    await board.button('Undo').tap();
    await expect(board.panel.page().locator('.where')).toContainText('Before “A Square is a target”');
    const moment = board.panel.page().locator('.where span').first();
    // Phases in which there is nothing to do end by themselves.
    for (let phases = 0; phases < 20 && !(await moment.innerText()).includes('Round 5'); phases += 1) {
      const before = await moment.innerText();
      await page
        .locator('.orders button')
        .filter({ hasText: /^End the/ })
        .tap();
      await expect(moment).not.toHaveText(before);
      await expect(asked(board)).toContainText(/^The (French|Allies) /);
      await expect(asked(board)).toBeInViewport();
    }
    await expect(moment).toContainText('Round 5');
  });
});

test('many buttons on a phone leave room for what is asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const board = await openGame(page);
  await rollOff(board);
  for (const square of ['d4', 'h8', 'h4', 'd8']) {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
    await expect(board.said).toContainText(`placed on ${square}`);
  }
  expect(await page.locator('.orders button').count()).toBeGreaterThan(8);
  expect((await page.locator('.orders').boundingBox())!.height).toBeLessThan(844 / 3);
  await expect(asked(board)).toBeInViewport();
});

test('on a free table it is chosen who waits at a point, and in which order', async ({ page }) => {
  await page.goto('play/two-by-two/the-village/#their-first-line');
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  const unit = (name: string) => page.locator('fieldset.strip').getByRole('button', { name });
  await expect(page.locator('fieldset.strip')).toContainText('any number, the first one first');
  await unit('the chasseurs light cavalry, 3 AP').click();
  await unit('the guard').click();
  await unit('the carabiniers').click();
  await unit('the guard').click();
  await expect(unit('the carabiniers')).toHaveAccessibleName('2 the carabiniers heavy cavalry, 3 AP');
  await expect(unit('the guard')).toHaveAttribute('aria-pressed', 'false');
  await board.map.scrollIntoViewIfNeeded();
  // Near the western edge, the edge of the French.
  const { x, y } = await board.map.evaluate((svg: SVGSVGElement) => {
    const { x, y } = new DOMPoint(18, 620).matrixTransform(svg.getScreenCTM()!);
    return { x, y };
  });
  await page.mouse.click(x, y);
  await expect(board.panel.locator('.result')).toContainText('where the chasseurs and the carabiniers wait.');
  await expect(unit('the cuirassiers'), 'now the Austrians choose').toBeVisible();
});
