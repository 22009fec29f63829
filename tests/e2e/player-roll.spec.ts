import { expect } from '@playwright/test';
import { embedPath, boardOn } from './board/board.ts';
import { test } from './board/kept.ts';
import { scenario, shown } from './board/played.ts';

const ID = 'pb.clear-at-last';
const ROLL = 'Roll it yourself';

test('the reader rolls their own dice again and again, and the tally grows', async ({ page }) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-same-dice-in-the-open`);
  const { figure, panel, said, button } = boardOn(page);
  await button(ROLL).click();
  const rolled = figure.locator('.rolled');
  await expect(rolled.getByRole('heading', { name: 'Your own dice' })).toBeVisible();
  await expect(panel.locator('.result'), 'the dice of the script make way').toBeHidden();
  const words = new Set<string>();
  const top = () => button('Roll again').evaluate((it) => it.getBoundingClientRect().top + scrollY);
  const first = await top();
  for (let rolls = 1; rolls <= 12; rolls += 1) {
    await expect(rolled.locator('.tally')).toContainText(`Your ${rolls} roll`);
    await expect(rolled.locator('.dice li')).not.toHaveCount(0);
    await expect(rolled.locator('.sum')).not.toHaveCount(0);
    await expect(said).not.toBeEmpty();
    words.add(await rolled.locator('.dice').innerHTML());
    expect(await top(), 'the button stays where it is, whatever is rolled').toBe(first);
    await button('Roll again').click();
  }
  expect(words.size, 'twelve random rolls are not all the same').toBeGreaterThan(1);
  const tally = await rolled.locator('.tally').innerText();
  const sum = [...tally.replace(/^Your \d+ rolls?: /, '').matchAll(/\d+/g)].reduce((all, [n]) => all + Number(n), 0);
  expect(sum).toBe(13);
});

test('the odds beside the reader’s dice are those of the scripted step', async ({ page }) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-shot`);
  const { figure, panel, button } = boardOn(page);
  const exact = await panel.locator('.odds-key').innerText();
  await button(ROLL).click();
  await expect(figure.locator('.rolled .odds-key')).toHaveText(exact, { useInnerText: true });
});

test('the board shows the result of the reader’s dice, and the scripted step when they go back', async ({ page }) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-same-dice-in-the-open`);
  const { map, panel, figure, button } = boardOn(page);
  const live = map.locator('[data-layer=live]');
  await expect(panel.locator('h3')).toHaveText('The same dice in the open');
  const scripted = await live.innerHTML();
  await button(ROLL).click();
  // The scripted dice rout the musketeers. The reader's dice miss two times in three.
  await expect
    .poll(async () => {
      await button('Roll again').click();
      return live.innerHTML();
    })
    .not.toBe(scripted);
  await button('Back to the script').click();
  await expect(figure.locator('.rolled')).toHaveCount(0);
  await expect(panel.locator('.result')).toBeVisible();
  expect(await live.innerHTML()).toBe(scripted);
  await expect(button(ROLL), 'who uses the keyboard goes on from there').toBeFocused();
});

test('going to another step discards the reader’s dice', async ({ page }) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-shot`);
  const { figure, title, panel, button } = boardOn(page);
  await button(ROLL).click();
  await expect(figure.locator('.rolled')).toBeVisible();
  await button('Next').click();
  await expect(title).toHaveText('Saved by the trees');
  await expect(figure.locator('.rolled')).toHaveCount(0);
  await expect(panel.locator('.say')).toBeVisible();
});

test('pressing the button again rolls again', async ({ page }) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-shot`);
  const { figure, button } = boardOn(page);
  await button(ROLL).click();
  await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
  await button(ROLL).click();
  await expect(figure.locator('.tally')).toContainText('Your 2 rolls:');
});

test('rolling is offered on steps whose order rolls dice, and nowhere else', async ({ page }) => {
  const steps = shown(await scenario(ID));
  await page.goto(embedPath(ID));
  const { figure, button } = boardOn(page);
  for (const [at, { step, kind }] of steps.entries()) {
    await expect(figure).toHaveAttribute('data-at', String(at));
    const rolls = step.odds !== null && kind !== 'ask' && kind !== 'task';
    await expect(button(ROLL), step.title).toBeVisible({ visible: rolls });
    if (at + 1 < steps.length) await button('Next').click();
  }
});
