import { expect } from '@playwright/test';
import { clausesOf } from '../../src/core/reasons.ts';
import { embedPath, boardOn, CHAPTER, HOME } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';
import { scenario, shown } from './board/played.ts';

const ID = 'pb.clear-at-last';

test('a board can be stepped forwards and backwards, to its last step and its first', async ({ page }) => {
  const steps = shown(await scenario(ID));
  await page.goto(HOME);
  const { title, button, scrub, figure } = boardOn(page);
  for (const [at, { step, id }] of steps.entries()) {
    await expect(title).toHaveText(step.title);
    await expect(figure.locator('[data-panel]')).toHaveAttribute('data-frame', id);
    await expect(scrub).toHaveValue(String(at + 1));
    if (at + 1 < steps.length) await button('Next').click();
  }
  await expect(button('Next')).toBeDisabled();
  await expect(button('Last step')).toBeDisabled();
  await button('Back').click();
  await expect(title).toHaveText(steps.at(-2)!.step.title);
  await button('First step').click();
  await expect(title).toHaveText(steps[0]!.step.title);
  await expect(button('Back')).toBeDisabled();
  await button('Last step').click();
  await expect(title).toHaveText(steps.at(-1)!.step.title);
});

test('each step shows its order, its dice, its sum and its odds, as the engine played them', async ({ page }) => {
  const steps = shown(await scenario(ID));
  await page.goto(embedPath(ID));
  const { panel, button } = boardOn(page);
  for (const { step, kind } of steps) {
    if (kind === 'step' || kind === 'answer') {
      await expect(panel).toContainText(step.orderSays!);
      await expect(panel.locator('.dice li')).toHaveCount(step.rolls.length);
      if (step.refusalSays !== null) await expect(panel.locator('.refusal')).toContainText(step.refusalSays);
      for (const told of step.events) await expect(panel).toContainText(told.says);
      for (const clause of step.reasons.flatMap(clausesOf))
        await expect(panel.locator(`.result a[href$="#${clause}"]`)).not.toHaveCount(0);
      await expect(panel.locator('.headline')).toHaveCount(step.verdict!.ok && step.events.length === 0 ? 0 : 1);
      await expect(panel.locator('.sum td', { hasText: '–' }), 'only what counted is in a sum').toHaveCount(0);
      await expect(panel.locator('.odds')).toHaveCount(step.odds === null ? 0 : 1);
      if (step.odds !== null)
        await expect(panel.locator('.odds-key b')).toHaveText(['For you', /^(No effect|Draw)$/, 'Against you']);
    }
    if (!(await button('Next').isDisabled())) await button('Next').click();
  }
});

own('the slider goes through the steps', async ({ page }) => {
  const steps = shown(await scenario(ID));
  await page.goto(HOME);
  const { title, scrub } = boardOn(page);
  // The widths of the buttons beside it depend on the font.
  await page.evaluate(() => document.fonts.ready);
  await scrub.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await scrub.boundingBox())!;
  await page.mouse.move(x + 8, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  const middle = Number(await scrub.inputValue());
  expect(Math.abs(middle - (steps.length + 1) / 2)).toBeLessThanOrEqual(1);
  await expect(title).toHaveText(steps[middle - 1]!.step.title);
  await page.mouse.move(x + width - 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(title).toHaveText(steps.at(-1)!.step.title);
});

own('autoplay runs at the chosen speed, and stops when told and at the end', async ({ page }) => {
  const steps = shown(await scenario(ID));
  await page.goto(HOME);
  const { title, button, figure, alive } = boardOn(page);
  await figure.hover();
  await alive();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const play = button('Run the steps');
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(3400);
  await expect(title).toHaveText(steps[0]!.step.title);
  await page.clock.runFor(200);
  await expect(title).toHaveText(steps[1]!.step.title);
  await figure.getByRole('combobox', { name: 'Speed' }).selectOption('quick');
  await page.clock.runFor(1900);
  await expect(figure).toHaveAttribute('data-at', '2');
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'false');
  await page.clock.runFor(20_000);
  await expect(figure).toHaveAttribute('data-at', '2');
  await play.click();
  await page.clock.runFor(60_000);
  await expect(title).toHaveText(steps.at(-1)!.step.title);
  await expect(play).toHaveAttribute('aria-pressed', 'false');
  await play.click();
  await expect(title, 'it starts again from the end').toHaveText(steps[0]!.step.title);
});

test('arrow keys, Home and End step through the focused board, and no other', async ({ page }) => {
  await page.goto(CHAPTER);
  const [first, second] = [boardOn(page, 'pb.a-friend-between'), boardOn(page, 'pb.behind-the-ridge')];
  await second.button('Next').focus();
  await page.keyboard.press('ArrowRight');
  await expect(second.figure).toHaveAttribute('data-at', '1');
  await page.keyboard.press('ArrowLeft');
  await expect(second.figure).toHaveAttribute('data-at', '0');
  await page.keyboard.press('End');
  await expect(second.button('Next')).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(second.figure).toHaveAttribute('data-at', '0');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(second.figure).toHaveAttribute('data-at', '0');
  await expect(first.figure).toHaveAttribute('data-at', '0');
});
