import { expect } from '@playwright/test';
import { boardOn, CHAPTER, HOME } from './board/board.ts';
import { PATIENT, STEPS_PAGE, uncaught } from './board/network.ts';
import { test } from './board/plain.ts';

const ID = 'pb.clear-at-last';
const FIRST = 'pb.the-howitzer';
const PLAYER = /\/_astro\/player\./;
const TO_THE_SHOT = `${HOME}#${ID}:the-shot`;

for (const name of ['Roll it yourself', 'Run the steps'] as const)
  test(`«${name}» says that its player could not be loaded, and does its work when it is`, async ({
    page,
    context,
  }) => {
    const errors = uncaught(page);
    await page.goto(TO_THE_SHOT);
    const { figure, button, alive } = boardOn(page);
    await expect(button(name), 'the step of the link is there').toBeVisible();
    await context.setOffline(true);
    await button(name).click();
    await expect(figure.getByRole('alert')).toHaveText('The rest of this board could not be loaded. Try again');
    await context.setOffline(false);
    await alive();
    await expect(figure.locator('.fault')).toHaveCount(0);
    if (name === 'Run the steps') await expect(button('Run the steps')).toHaveAttribute('aria-pressed', 'true');
    else await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
    expect(errors).toEqual([]);
  });

test('a touch on the map of a task says that its player could not be loaded', async ({ page }) => {
  await page.route(PLAYER, (route) => route.abort());
  await page.goto(`${HOME}#${ID}:a-friend-in-the-way`);
  const { figure, map, goTo } = boardOn(page);
  await goTo('One step aside');
  await expect(figure.locator('.fault'), 'stepping needs no player').toHaveCount(0);
  await map.click();
  await expect(figure.getByRole('alert')).toContainText('The rest of this board could not be loaded.');
});

test('«Script» follows its link if the player cannot be loaded', async ({ page }) => {
  await page.route(PLAYER, (route) => route.abort());
  await page.goto(HOME);
  const { script } = boardOn(page);
  const target = await script.getAttribute('href');
  await script.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('«Script» does not leave the page without a network', async ({ page, context }) => {
  await page.goto(HOME);
  const { script, figure } = boardOn(page);
  await context.setOffline(true);
  await script.click();
  await expect(figure.getByRole('alert')).toContainText('could not be loaded.');
  await context.setOffline(false);
  await expect(figure.locator('.drawer [data-lit]').first()).toBeVisible();
});

test('a board whose player takes long says that it is loading', async ({ page }) => {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(PLAYER, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(TO_THE_SHOT);
  const { figure, button, alive } = boardOn(page);
  await button('Roll it yourself').click();
  await expect(figure).toHaveAttribute('aria-busy', 'true');
  await expect(figure.locator('.fault')).toHaveText('Loading…');
  letGo();
  await alive();
  await expect(figure).not.toHaveAttribute('aria-busy');
  await expect(figure.locator('.fault')).toHaveCount(0);
});

test('a page from before a new deployment offers to reload', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(TO_THE_SHOT);
  const { figure, button } = boardOn(page);
  await button('Roll it yourself').click();
  await expect(figure.getByRole('alert')).toHaveText('This page is from an older version of the site. Reload');
  await page.unroute(/\/_astro\/.*\.js$/);
  const loaded = page.waitForEvent('load');
  await figure.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(figure.locator('.fault')).toHaveCount(0);
  await button('Roll it yourself').click();
  await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
});

test('the button of a message keeps the focus while it is tried again, and then gives it to the panel', async ({
  page,
}) => {
  await page.route(STEPS_PAGE, (route) => route.abort());
  await page.goto(CHAPTER);
  const { figure, button, panel } = boardOn(page, FIRST);
  await button('Next').click();
  const retry = figure.getByRole('button', { name: 'Try again' });
  await retry.focus();
  const again = page.waitForEvent('requestfailed');
  await page.keyboard.press('Enter');
  await again;
  await expect(figure, 'it has failed again').not.toHaveAttribute('aria-busy');
  await expect(retry).toBeFocused();
  await page.unroute(STEPS_PAGE);
  await page.keyboard.press('Enter');
  // A request that had already begun may still fail; the next one comes automatically.
  await expect(figure.locator('.fault')).toHaveCount(0, PATIENT);
  await expect(panel).toBeFocused();
});
