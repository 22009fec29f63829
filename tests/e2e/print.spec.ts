import { expect, type Page } from '@playwright/test';
import { embedPath, boardOn, CHAPTER, HOME, RULING } from './board/board.ts';
import { test } from './board/kept.ts';
import { scenario, shown } from './board/played.ts';
import type { ScenarioId } from '../../src/core/ids.ts';

/** The area of an A4 sheet within the site's margins, in CSS pixels: 180 × 265 mm. */
const SHEET = { width: 680, height: 1001 };

/** Lays the page out for printing. */
async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

async function fromPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
}

test('words of the glossary stay in their sentences on paper', async ({ page }) => {
  await page.goto('learn/paper-bayonet/the-guns-open-fire/');
  const terms = page.locator('.prose button.term');
  expect(await terms.count()).toBeGreaterThan(2);
  await toPaper(page);
  for (const term of await terms.all()) await expect(term).toBeVisible();
});

for (const [kind, path] of Object.entries({ 'the chapter, unread': CHAPTER, 'the front page': HOME })) {
  test(`every step of every board is printed: ${kind}`, async ({ page }) => {
    await page.goto(path);
    await toPaper(page);
    const boards = page.locator('[data-board]');
    for (const id of await boards.evaluateAll((all) => all.map((board) => board.id as ScenarioId))) {
      const { figure } = boardOn(page, id);
      const wanted = shown(await scenario(id));
      const printed = await figure.evaluate((board) =>
        Array.from(board.querySelectorAll<HTMLElement>('[data-frame]'), (frame) => ({
          id: frame.dataset['frame'],
          text: frame.innerText,
          isSeen: frame.checkVisibility(),
        })),
      );
      expect(printed.map((frame) => [frame.id, frame.isSeen])).toEqual(wanted.map((each) => [each.id, true]));
      for (const [at, { step, kind: what }] of wanted.entries()) {
        const words =
          what === 'ask'
            ? step.ask!.choices.map(({ because }) => because)
            : what === 'task'
              ? [step.task!.says]
              : what === 'before'
                ? [step.lead ?? '']
                : [step.refusalSays ?? '', ...step.events.map(({ says }) => says)];
        for (const each of [step.title, ...words]) expect(printed[at]!.text, `${id}:${step.id}`).toContain(each);
      }
      const maps = figure.locator('svg.map');
      await expect(maps).toHaveCount(wanted.length);
      const units = await maps.evaluateAll((all) => all.map((map) => map.querySelectorAll('[data-k=base]').length));
      expect(Math.min(...units), `${id} shows its units on every map`).toBeGreaterThan(1);
    }
  });
}

test('no step is split across pages, nothing overflows, no controls are printed, and questions are as large as steps', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  await toPaper(page);
  await expect(page.locator('button:visible, input:visible, select:visible, canvas:visible')).toHaveCount(0);
  await expect(page.locator('.how:visible, .permalink:visible, [data-do]:visible')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
  const frames = page.locator('.printed .frame');
  const heights = await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(SHEET.height);
  expect(await frames.evaluateAll((all) => all.map((frame) => getComputedStyle(frame).breakInside))).toEqual(
    heights.map(() => 'avoid'),
  );

  const width = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((map) => map.getBoundingClientRect().width);
  const step = await width('.prose .board:not(.compact) > .sheet svg.map');
  expect(step).toBeGreaterThan(250);
  const question = await width('.questions .board > .sheet svg.map');
  expect(question, 'the questions at the end are as large as the steps').toBeCloseTo(step, 0);
});

test('the readings of a ruling are printed one below the other, each with all its steps', async ({ page }) => {
  await page.goto(RULING);
  await toPaper(page);
  const boxes = await page
    .locator('[data-readings] > section')
    .evaluateAll((all) => all.map((section) => section.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(3);
  for (const [at, { top }] of boxes.entries()) if (at > 0) expect(top).toBeGreaterThanOrEqual(boxes[at - 1]!.bottom);
  for (const board of await page.locator('[data-board]').all())
    await expect(board.locator('[data-frame]:visible')).toHaveCount(Number(await board.getAttribute('data-frames')));
});

test('a chapter is printed on A4', async ({ page }) => {
  await page.goto(CHAPTER);
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page[^s]/g) ?? [];
  expect(sheets.length).toBeGreaterThan(8);
  const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
  // 210 × 297 mm, rounded by the browser.
  expect(Math.abs(Number(width) - 595)).toBeLessThan(2);
  expect(Math.abs(Number(height) - 842)).toBeLessThan(2);
  await expect(page.locator('.printed'), 'and is itself again').toHaveCount(0);
});

test('after printing the boards are at the steps they showed before', async ({ page }) => {
  const id = 'pb.clear-at-last';
  await page.goto(`${embedPath(id)}#${id}:the-shot`);
  const { title, map, panel } = boardOn(page);
  await expect(title).toHaveText('The shot');
  const before = [await panel.innerHTML(), await map.locator('[data-layer=live]').innerHTML()];
  await toPaper(page);
  await expect(title).toHaveText('A friend in the way');
  await fromPaper(page);
  await expect(title).toHaveText('The shot');
  expect([await panel.innerHTML(), await map.locator('[data-layer=live]').innerHTML()]).toEqual(before);
  await expect(page.locator('.printed')).toHaveCount(0);
});
