import { expect } from '@playwright/test';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

const PAGE = 'reference/paper-bayonet/#points';

test('an army is added up as it is entered, and refused if the rules refuse it', async ({ page }) => {
  await page.goto(PAGE);
  const [total, verdict] = [page.locator('[data-total]'), page.locator('[data-verdict]')];
  const brigade = (number: number) => page.getByRole('group', { name: `Brigade ${number}` });

  await brigade(1).getByRole('combobox').selectOption({ label: 'Line' });
  await expect(brigade(1).getByLabel('line infantry')).toHaveValue('4');
  await expect(brigade(1).locator('[data-cost]')).toHaveText('38');
  await expect(total).toHaveText('38 points, 62 left');
  await expect(verdict).toHaveText('The rules allow this army.');

  await brigade(2).getByLabel('howitzer').fill('1');
  await expect(verdict).toHaveText('Brigade 2: A brigade has exactly one Brigadier, and this one would have 0.');
  await brigade(2).getByLabel('Brigadier').fill('1');
  await expect(total).toHaveText('70 points, 30 left');
  await expect(verdict).toHaveText('The rules allow this army.');

  await brigade(3).getByRole('combobox').selectOption({ label: 'Heavy Artillery' });
  await expect(verdict).toHaveText('The army costs 140 points, but only 100 are agreed.');
  await page.getByLabel('Points agreed').fill('170');
  await expect(total).toHaveText('140 points, 30 left');

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(total).toHaveText('0 points, 100 left');
  await expect(verdict).toBeEmpty();
});

test('the form can be used with only the keyboard', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByLabel('Points agreed').focus();
  const field = page.getByRole('group', { name: 'Brigade 1' }).getByLabel('skirmishers');
  await field.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('2');
  await expect(page.locator('[data-total]')).toHaveText('8 points, 92 left');
});

test('letters, fractions and negative numbers do not count', async ({ page }) => {
  await page.goto(PAGE);
  const field = page.getByRole('group', { name: 'Brigade 1' }).getByLabel('cannon');
  await field.fill('-3');
  await expect(page.locator('[data-total]')).toHaveText('0 points, 100 left');
  await field.fill('2.7');
  await expect(page.locator('[data-total]')).toHaveText('32 points, 68 left');
});

test('more than a field takes becomes the most it takes, and the page says so', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(PAGE);
  const field = page.getByRole('group', { name: 'Brigade 1' }).getByLabel('cannon');
  for (const much of ['100000000', '4294967296', '1e308']) {
    await field.fill(much);
    await expect(field).toHaveValue('20');
    await expect(page.locator('[data-most]')).toHaveText('20 is the most that this field takes.');
    await expect(page.locator('[data-total]')).toHaveText(/^320 points/);
    await field.fill('1');
    await expect(page.locator('[data-most]')).toBeEmpty();
  }
  for (const [written, counts] of [
    ['2.5', '2'],
    ['-3', '0'],
  ] as const) {
    await field.fill(written);
    await expect(field).toHaveValue(counts);
    await expect(page.locator('[data-most]')).toHaveText('This field takes whole numbers from 0 to 20.');
  }
  await page.getByLabel('Points agreed').fill('100000');
  await expect(page.getByLabel('Points agreed')).toHaveValue('9999');
  expect(faults).toEqual([]);
});

test('the army is kept in the browser until it is cleared', async ({ page }) => {
  await page.goto(PAGE);
  const brigade = (number: number) => page.getByRole('group', { name: `Brigade ${number}` });
  await brigade(1).getByRole('combobox').selectOption({ label: 'Line' });
  await brigade(2).getByLabel('cannon').fill('3');
  await page.getByLabel('Points agreed').fill('170');
  const total = page.locator('[data-total]');
  await expect(total).toHaveText('86 points, 84 left');
  await page.goto('about:blank');
  await page.goto(PAGE);
  await expect(total, 'without being touched').toHaveText('86 points, 84 left');
  await expect(brigade(1).getByRole('combobox')).toHaveValue('Line');
  await expect(brigade(2).getByLabel('cannon')).toHaveValue('3');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(total).toHaveText('0 points, 100 left');
  await page.goto('about:blank');
  await page.goto(PAGE);
  await page.getByLabel('Points agreed').focus();
  await expect(total).toHaveText('0 points, 100 left');
});

test('an army that another tab enters or clears is shown here too', async ({ page, context }) => {
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.goto(PAGE);
  const cannon = other.getByRole('group', { name: 'Brigade 2' }).getByLabel('cannon');
  const total = page.locator('[data-total]');
  await cannon.fill('3');
  await expect(total, 'without being touched').toHaveText('48 points, 52 left');
  await page.getByLabel('Points agreed').fill('170');
  await expect(other.getByLabel('Points agreed')).toHaveValue('170');
  await cannon.fill('1');
  await expect(total).toHaveText('16 points, 154 left');
  await other.getByRole('button', { name: 'Clear' }).click();
  await expect(total).toHaveText('0 points, 100 left');
  await page.evaluate((text) => {
    // As if another tab had stored it while the browser kept this page whole.
    localStorage.setItem('drill-square.army.1.paper-bayonet', text);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, '{"agreed":"120"}');
  await expect(total).toHaveText('0 points, 120 left');
});

for (const rubbish of [
  '{"half":',
  'null',
  '[1,2]',
  '{"cannon-1":{"toString":1},"template-1":"no such","agreed":"1e99"}',
])
  own(`an army that cannot be read is ignored: ${rubbish}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript((text) => localStorage.setItem('drill-square.army.1.paper-bayonet', text), rubbish);
    await page.goto(PAGE);
    await page.getByRole('group', { name: 'Brigade 1' }).getByLabel('cannon').fill('1');
    await expect(page.locator('[data-total]')).toHaveText(/^16 points/);
    expect(faults).toEqual([]);
  });

test('its script is loaded only when the form is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/points\.[^/]*\.js$/.test(url))).toEqual([]);
  await page.getByLabel('Points agreed').focus();
  await expect.poll(() => asked.filter((url) => /\/points\.[^/]*\.js$/.test(url)).length).toBe(1);
});

test('an army of 2 by 2 is counted by what starts and who waits at each point; a refusal links its clauses', async ({
  page,
}) => {
  await page.goto('reference/two-by-two/#points');
  const [total, verdict] = [page.locator('[data-total]'), page.locator('[data-verdict]')];
  const table = page.getByRole('group', { name: 'On the table' });
  await table.getByLabel('militia').focus();
  await page.keyboard.press('ArrowUp');
  await expect(total).toHaveText('1 AP, 47 left');
  await table.getByRole('spinbutton', { name: 'infantry 2' }).and(page.locator('[data-type=infantry]')).fill('6');
  await expect(table.locator('.cost')).toHaveText('13 of 12 AP');
  await expect(verdict).toHaveText(
    'On the table: 13 AP, but only 12 may start. Each tie in the roll for the roles lets 12 more start.',
  );
  const links = page.locator('.verdict a:visible');
  await expect(links).toHaveText(['The defender deploys', 'The attacker deploys', 'A tie for roles']);

  await table.getByLabel('militia').fill('0');
  await table.getByLabel('guard with skirmishers').fill('1');
  await expect(verdict).toHaveText('On the table: Of the guard 1 would have skirmishers, but there are only 0.');
  await expect(links).toHaveText(['With a skirmisher screen, [2]']);
  await table.getByLabel('guard with skirmishers').fill('0');
  await page.getByRole('group', { name: 'Second reinforcement point' }).getByLabel('corps HQ').fill('9');
  await expect(total).toHaveText('48 AP, 0 left');
  await expect(verdict).toHaveText('The rules allow this army.');
  await expect(links).toHaveCount(0);
});

own.describe('without script', () => {
  own.use({ javaScriptEnabled: false });

  own('the costs are in the table of units', async ({ page }) => {
    await page.goto('reference/paper-bayonet/');
    await expect(page.locator('[data-points]')).toBeHidden();
    const row = page.getByRole('region', { name: 'The units' }).getByRole('row', { name: 'Howitzer' });
    await expect(row).toContainText('18');
  });

  own('the prices of 2 by 2 are in its table of units', async ({ page }) => {
    await page.goto('reference/two-by-two/');
    await expect(page.locator('[data-points]')).toBeHidden();
    const table = page.getByRole('table').filter({ hasText: 'Horse artillery' }).first();
    await expect(table.getByRole('columnheader', { name: 'AP' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Horse artillery' }).getByRole('cell').last()).toHaveText('4');
  });
});
