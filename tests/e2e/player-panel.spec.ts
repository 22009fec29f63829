import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { embedPath, boardOn, CHAPTER, RULING } from './board/board.ts';
import { test } from './board/kept.ts';
import { scenario, shown, unitsOf } from './board/played.ts';

const ID = 'pb.clear-at-last';

test('the script is the file itself, with the lines of the current step highlighted', async ({ page }) => {
  const file = readFileSync('content/paper-bayonet/scenarios/clear-at-last.yaml', 'utf8');
  await page.goto(`${CHAPTER}#${ID}:the-shot`);
  const { figure, script, button, title } = boardOn(page, ID);
  await expect(title).toHaveText('The shot');
  await script.click();
  const drawer = figure.locator('.drawer');
  await expect(drawer.locator('pre')).toBeVisible();
  expect((await drawer.locator('code').innerText()).trim()).toBe(file.trim());
  const lit = drawer.locator('[data-lit]');
  await expect(lit.first()).toContainText('id: the-shot');
  await expect(lit.filter({ hasText: 'saved-by-the-trees' })).toHaveCount(0);
  await expect(lit.first()).toBeInViewport();
  await button('Next').click();
  await expect(lit.first()).toContainText('id: saved-by-the-trees');
  await script.click();
  await expect(drawer).toHaveCount(0);
});

test('the script of a ruling is that of the board of our reading', async ({ page }) => {
  await page.goto(RULING);
  const { figure, script } = boardOn(page, 'pb.one-tree-one-house@any-one');
  await script.click();
  await expect(figure.locator('.drawer [data-lit]').first()).toContainText('id: past-one-wood');
});

test('the script can be opened in another tab', async ({ page, context }) => {
  await page.goto(embedPath(ID));
  const { figure, script } = boardOn(page);
  const opened = context.waitForEvent('page');
  await script.click({ modifiers: ['ControlOrMeta'] });
  // What the tab shows is not waited for: Chromium without windows may lose a tab in the
  // background.
  await opened;
  await expect(script).toHaveAttribute('href', new RegExp(`${embedPath(ID)}#script$`));
  await expect(figure.locator('.drawer')).toHaveCount(0);
});

for (const id of ['pb.clear-at-last', 'pb.behind-the-ridge', 'pb.already-shaken', 'pb.fire-or-move'] as const) {
  test(`each answer to a prediction is right or wrong for the engine’s own reason: ${id}`, async ({ page }) => {
    const asked = shown(await scenario(id)).find(({ kind }) => kind === 'ask')!;
    const { choices } = asked.step.ask!;
    await page.goto(`${embedPath(id)}#${id}:${asked.id}`);
    const { panel, button, title } = boardOn(page);
    await expect(panel.locator('.question')).toHaveText(asked.step.ask!.question);
    await expect(panel.locator('.say, .result'), 'nothing tells the answer').toHaveCount(0);
    await expect(panel.locator('.choice')).toHaveCount(choices.length);
    expect(choices.filter(({ right }) => right)).toHaveLength(1);
    for (const { says, right, because, clauses } of choices) {
      const choice = panel.locator('.choice', { hasText: says });
      await choice.locator('summary').click();
      await expect(choice).toContainText(because);
      await expect(choice.locator('p b')).toHaveText(right ? 'Right.' : 'No.');
      const links = choice.locator('a.clause');
      await expect(links).toHaveCount(clauses.length);
      for (const [i, id] of clauses.entries())
        await expect(links.nth(i)).toHaveAttribute('href', new RegExp(`#${id}$`));
      await expect(panel.locator('.choice[open]'), 'one answer at a time').toHaveCount(1);
    }
    await button('Next').click();
    await expect(title, 'it never blocks the page').toHaveText(asked.step.title);
    await expect(panel.locator('.say')).toBeVisible();
  });
}

test('«What stands where» lists every unit of the current step', async ({ page }) => {
  const steps = shown(await scenario(ID));
  await page.goto(embedPath(ID));
  const { figure, button } = boardOn(page);
  const description = figure.locator('.below .description');
  await description.locator('summary').click();
  for (const [at, { step, kind }] of steps.entries()) {
    await expect(figure).toHaveAttribute('data-at', String(at));
    const state = kind === 'before' || kind === 'ask' || kind === 'task' ? step.before : step.state;
    // Until the game is loaded, the description only tells what has changed.
    const lines = description.locator('li');
    await expect.poll(() => lines.count(), `«${step.title}»`).toBeGreaterThanOrEqual(unitsOf(state).length);
    const items = (await lines.allTextContents()).map((item) => item.trim());
    for (const unit of unitsOf(state)) {
      const line = items.find((item) => item.toLowerCase().startsWith(unit.name.toLowerCase()));
      expect(line, `${unit.name} at «${step.title}»`).toContain(`on ${unit.at}`);
      if (unit.condition !== 'steady') expect(line).toContain(unit.condition);
    }
    if (at + 1 < steps.length) await button('Next').click();
  }
  await expect(description).toHaveAttribute('open');
});
