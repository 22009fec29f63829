import { expect } from '@playwright/test';
import { field } from './board/field.ts';
import { test } from './board/kept.ts';

const LEGS = [/^forward 4.7 · takes \[4.7\]$/, 'turn left 90', /^forward 0.7 · takes \[0.7\]$/];

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

test('the golden task is solved by pulls, by keys, and by a sentence, with the same order', async ({ page }) => {
  const { takeUp, pull, pullTo, solved, legs, line, button, map, figure } = await field(page);
  await takeUp(22.5, 10.4);
  await pull('push', [0, 4.7]);
  await expect(legs).toHaveText(LEGS.slice(0, 1));
  // From the right of the unit to straight in front of it: a quarter turn.
  await pullTo('right', [22.5, 17.6]);
  await expect(legs).toHaveText(LEGS.slice(0, 2));
  await pull('push', [-0.7, 0]);
  await expect(legs).toHaveText(LEGS);
  await solved();

  await map.focus();
  const isThere = async () =>
    (await figure.locator('[data-live]').textContent())?.startsWith('The voltigeurs') === true;
  for (let n = 0; n < 8 && !(await isThere()); n++) await page.keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(figure.locator('.mover-panel')).toBeVisible();
  await expect(figure.locator('.mover-who')).toContainText('The voltigeurs');
  for (let n = 0; n < 9; n++) await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 2; n++) await page.keyboard.press('Shift+ArrowUp');
  for (let n = 0; n < 18; n++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 2; n++) await page.keyboard.press('Shift+ArrowUp');
  await expect(legs).toHaveText(LEGS);
  await solved();

  await takeUp(22.5, 10.4);
  await line.fill('Forward 4.7, turn left 90, and forward .7');
  await button('Preview').click();
  await expect(legs).toHaveText(LEGS);
  await solved();
});

test('what is forbidden is told with its clause, and drawn where it bites', async ({ page }) => {
  const { takeUp, at, line, button, why, legs, map, figure } = await field(page);
  await takeUp(22.5, 10.4);
  await line.fill('wheel left 30, forward 4');
  await button('Preview').click();
  await expect(why).toHaveText('The voltigeurs cannot go about a corner. How far a unit moves');
  await expect(why.getByRole('link')).toHaveAttribute('href', /rules\/two-by-two\/#tt\.units\.move-column$/);
  await expect(legs).toHaveCount(0);
  await line.fill('forward 4.3, charge the grenadiers');
  await button('Preview').click();
  await expect(why).toContainText('and a charge needs [2]');
  await expect(map.locator('[data-layer=mover] .refusal > *')).not.toHaveCount(0);
  await expect(legs).toHaveText([/^forward 4.3/, /^turn left/, /^forward \d/]);
  await button('Undo last step').click();
  await button('Undo last step').click();
  await expect(legs).toHaveCount(1);

  // Pointing at an enemy means the same as the sentence. Afterwards, only what was there before can
  // be confirmed.
  await map.scrollIntoViewIfNeeded();
  const foe = await at(20, 15);
  await page.mouse.click(foe.x, foe.y);
  await expect(why).toContainText('and a charge needs [2]');
  await expect(legs).toHaveText([/^forward 4.3/]);
  await figure.getByText('What is around it').click();
  await expect(figure.locator('.mover-panel details li').first()).toHaveText(/^the voltigeurs, \[\d.*\] .* of the /);
});

test('a unit is taken up by a click however long the pointer has rested on it, and pulled at its very middle', async ({
  page,
}) => {
  const { at, map, figure, legs, button } = await field(page);
  await map.scrollIntoViewIfNeeded();
  const unit = await at(22.5, 10.4);
  // The first use of the board loads the player.
  await expect(async () => {
    await page.mouse.move(unit.x - 60, unit.y - 20);
    await page.mouse.move(unit.x, unit.y);
    await expect(figure.locator('.about')).toBeVisible({ timeout: 1500 });
  }).toPass();
  const to = await at(22.5, 12.4);
  // Dragging a unit that is not in hand yet takes it up and pulls it at once.
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect(map.locator('.pad')).toHaveCount(3);
  await expect(legs).toHaveText([/^forward 2 /]);
  await button('Undo').click();
  await expect(legs).toBeHidden();
  await page.mouse.click(unit.x, unit.y);
  await expect(map.locator('.pad')).toHaveCount(3);
  await expect(legs).toHaveCount(0);
  await page.mouse.move(unit.x, unit.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(figure.locator('.mover-bubble')).toContainText('of [6]');
  // Longer than a mouse must rest to open a pop-up.
  await page.waitForTimeout(1500);
  await expect(figure.locator('.about')).toBeHidden();
  await page.mouse.up();
  await expect(figure.locator('.about')).toBeHidden();
  await expect(legs).toHaveText([/^forward 2 /]);
});

for (const when of ['after the pull', 'during the pull'] as const)
  test(`a unit is pulled at once although the player comes only ${when}`, async ({ page }) => {
    let letGo = (): void => undefined;
    const gate = new Promise<void>((done) => (letGo = done));
    await page.route(/\/_astro\/player\.[^/]+\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    const { at, map, legs, figure } = await field(page);
    await map.scrollIntoViewIfNeeded();
    const [unit, to] = [await at(22.5, 10.4), await at(22.5, 12.4)];
    await page.mouse.move(unit.x, unit.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    if (when === 'during the pull') {
      letGo();
      await expect(map).toHaveAttribute('role', 'application');
    }
    await page.mouse.up();
    letGo();
    await expect(legs).toHaveText([/^forward 2 /]);
    await expect(figure.locator('.feedback')).toContainText('Forward 2');
  });

test('what was written and is not allowed stays in its field, and what is not understood is told in the words of this game', async ({
  page,
}) => {
  const { takeUp, line, button, why } = await field(page);
  await takeUp(22.5, 10.4);
  await line.fill('forward 99');
  await button('Preview').click();
  await expect(why).toContainText(/ of a move, and .* ha(s|ve) \[6\]/);
  await expect(line).toHaveValue('forward 99');
  await line.fill('xyzzy');
  await button('Preview').click();
  await expect(why).toHaveText(
    /^Not understood: “xyzzy”\. Wanted: forward 4, turn left 30, about-face, charge the .*\.$/,
  );
  await expect(line).toHaveValue('xyzzy');
});

test('a length beyond any table, and too many legs, are refused at once with the bound', async ({ page }) => {
  const { takeUp, line, button, why } = await field(page);
  await takeUp(22.5, 10.4);
  const nines = '9'.repeat(310);
  for (const text of [`forward ${nines}, about-face`, `forward ${nines}, follow road 3`, 'forward 9999999999']) {
    await line.fill(text);
    await button('Preview').click();
    await expect(why).toContainText('”. Wanted: a length of at most 10,000.');
    await line.fill(Array.from({ length: 3000 }, () => 'about-face').join(', '));
    await button('Preview').click();
    await expect(why).toHaveText('Not understood: “about-face”. Wanted: at most 100 legs.');
  }
});

test('a tapped arrow goes its full length, or turns by 45°; Undo drops the order that is open', async ({ page }) => {
  const { takeUp, middle, button, legs, figure } = await field(page);
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await takeUp(22.5, 10.4);
  for (const [pad, told] of [
    ['push', [/^forward 6 /]],
    ['right', [/^forward 6 /, 'turn right 45']],
  ] as const) {
    const spot = await middle(`[data-grip=${pad}]`);
    await page.mouse.click(spot.x, spot.y);
    await expect(legs).toHaveText(told);
  }
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'false');
  await button('Undo').click();
  await expect(figure.locator('.mover-panel')).toBeHidden();
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await takeUp(22.5, 10.4);
  const left = await middle('[data-grip=left]');
  await page.mouse.click(left.x, left.y);
  await expect(legs).toHaveText(['turn left 45']);
});

test('the second Enter in the field confirms, and takes what was meant', async ({ page }) => {
  const { takeUp, line, legs, why, figure, button } = await field(page);
  await takeUp(22.5, 10.4);
  await line.fill('foward 4.7 left 90');
  await line.press('Enter');
  await expect(why).toContainText('Not understood');
  await line.fill('foward 4.7, left 90');
  await line.press('Enter');
  await expect(why).toContainText('Did you mean “forward 4.7, left 90”?');
  await line.press('Enter');
  await expect(legs).toHaveText([/^forward 4.7/, 'turn left 90']);
  await line.press('Enter');
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
  await button('Undo and try again').click();
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
});

test('an order that is allowed and not enough is told why by the rules', async ({ page }) => {
  const { takeUp, line, button, figure } = await field(page);
  await takeUp(22.5, 10.4);
  await line.fill('forward 4.7');
  await button('Preview').click();
  await button('Confirm').click();
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
  await expect(figure.locator('.feedback')).toContainText(
    'you still cannot shoot at the grenadiers with the voltigeurs. The grenadiers are outside the arc of fire.',
  );
});
