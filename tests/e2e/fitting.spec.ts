import { expect } from '@playwright/test';
import { test } from './board/kept.ts';

test('what a reader answers ranks the games, and says why', async ({ page }) => {
  await page.goto('compare/');
  const form = page.locator('.fitting');
  await expect(form.locator('li')).toHaveCount(0);
  await form.getByLabel('a kitchen table').check();
  await form.getByLabel('alone', { exact: true }).check();
  const games = form.locator('li');
  await expect(games).toHaveCount(5);
  await expect(games.first()).toContainText('It needs a table of');
  await expect(games.first()).not.toContainText('Against it');
  await expect(games.last()).toContainText('Against it');
  await form.getByLabel('dice and charts').check();
  await form.getByLabel('as large as need be').check();
  await form.getByLabel('with somebody').check();
  await expect(games.first().getByRole('link')).toHaveText('Death or Glory!');
  await form.getByLabel('any of them').check();
  await form.getByLabel('as it comes').check();
  await expect(games, 'nothing tells them apart').toHaveCount(0);
  await form.getByLabel('dice and charts').check();
  await games.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/learn\/death-or-glory\/$/);
});

test('answers stand in the address, and a link shows the same ranking', async ({ page }) => {
  await page.goto('compare/?games=paper-bayonet,death-or-glory');
  const form = page.locator('.fitting');
  await form.getByLabel('a kitchen table').check();
  await form.getByLabel('alone', { exact: true }).check();
  await expect(page).toHaveURL(/\?games=paper-bayonet,death-or-glory&table=kitchen&players=alone#for-you$/);
  const told = await form.locator('ol').innerText();
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(form.locator('ol')).toHaveText(told, { useInnerText: true });
  await expect(form.getByLabel('a kitchen table')).toBeChecked();
  await form.getByLabel('as large as need be').check();
  await form.getByLabel('as it comes').check();
  await expect(page).toHaveURL(/\?games=paper-bayonet,death-or-glory#for-you$/);
  await page.goto('compare/?table=ballroom&players=alone');
  await expect(form.getByLabel('as large as need be')).toBeChecked();
  await expect(form.getByLabel('alone', { exact: true })).toBeChecked();
  await expect(form.locator('li')).toHaveCount(5);
});
