import { expect } from '@playwright/test';
import { boardOn } from '../../e2e/board/board.ts';
import { test } from '../../e2e/board/plain.ts';
import { onTable } from '../../e2e/board/table.ts';

const CHAPTER = 'learn/picket/at-close-range/';
const BATTLE = 'play/picket/three-rounds/';

const FUSILIERS = [150, 200] as const;
const MUSKETEERS = [280, 200] as const;

test('the strip below a board shows the reader’s own cards, and how many of the others lie face down', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const { figure, button } = boardOn(page, 'pk.a-volley');
  const strip = figure.locator('[data-strip]');
  await expect(strip).toContainText('Steady aim');
  await expect(strip).toContainText('1 card of the other side lies face down');
  await button('Next').click();
  await expect(strip, 'the card that was drawn').toContainText('Damp powder');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every frame has its strip', async ({ page }) => {
    await page.goto(CHAPTER);
    const strips = page.locator('[id="pk.a-volley"] .strip');
    await expect(strips).toHaveCount(2);
    await expect(strips.last()).toContainText('Damp powder');
  });
});

for (const how of ['mouse', 'touch', 'keys'] as const)
  test.describe(how, () => {
    test.use(how === 'touch' ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {});
    test(`a chosen card goes with the next order, by ${how}`, async ({ page }) => {
      const id = 'pk.with-a-card';
      await page.goto(`embed/${id}/`);
      const board = boardOn(page, id);
      const { figure } = board;
      const { click, tap } = onTable(board);
      const pointAt = how === 'touch' ? tap : click;
      await pointAt(...FUSILIERS);
      const card = figure.locator('fieldset.strip').getByRole('button', { name: 'Steady aim' });
      await expect(card).toHaveAttribute('aria-pressed', 'false');
      if (how === 'mouse') await card.click();
      else if (how === 'touch') await card.tap();
      else {
        await card.focus();
        await page.keyboard.press('s');
      }
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      await pointAt(...FUSILIERS);
      await pointAt(...MUSKETEERS);
      // A touch chooses first, and then confirms.
      const offer = figure.getByRole('button', { name: /volley .* with Steady aim/ });
      if (how === 'touch') await offer.click();
      await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
    });
  });

test('a card that is not for the order is refused in words', async ({ page }) => {
  const id = 'pk.with-a-card';
  await page.goto(`embed/${id}/`);
  const board = boardOn(page, id);
  const { figure } = board;
  const { click } = onTable(board);
  await click(...FUSILIERS);
  await figure.locator('fieldset.strip').getByRole('button', { name: 'Damp powder' }).click();
  await click(...FUSILIERS);
  await click(...MUSKETEERS);
  await expect(figure).toContainText('Damp powder is of no use here.');
});

test('covered hands are handed over, and an order that drew a card stands', async ({ page }) => {
  await page.goto(BATTLE);
  const board = boardOn(page, 'pk.three-rounds');
  const { figure } = board;
  const { click } = onTable(board);
  const strip = figure.locator('fieldset.strip');
  await expect(strip, 'by default all hands lie open').not.toContainText('face down');
  await page.getByLabel('Cover the hands').check();
  await expect(strip).toContainText('2 cards of the other side lie face down');
  await click(...FUSILIERS);
  await click(...MUSKETEERS);
  await figure.getByRole('button', { name: /^Fire a volley/ }).click();
  const curtain = figure.getByRole('button', { name: 'Hand over to the Red' });
  await expect(curtain).toBeVisible();
  await expect(strip, 'nobody’s cards').toHaveCount(0);
  await page.reload();
  await expect(curtain, 'also after the page is opened again').toBeVisible();
  await curtain.click();
  await expect(strip, 'whose they are').toContainText('Red: your cards');
  await figure.getByRole('button', { name: 'Keep the card' }).click();
  await figure.getByRole('button', { name: 'Undo' }).click();
  await expect(figure).toContainText('a card that was seen cannot be forgotten');
  await expect(page.locator('.log'), 'what blue has drawn').toContainText('Blue draw: a card.');
});

test('a written plan is sealed for the other side until it is carried out', async ({ page }) => {
  await page.goto(`${BATTLE}#second`);
  const { figure } = boardOn(page, 'pk.three-rounds');
  await figure.getByRole('button', { name: 'Write hold for blue' }).click();
  await expect(figure.locator('.panel')).toContainText('Blue: an order that is not shown');
  await expect(figure.locator('.panel')).not.toContainText('hold');
});
