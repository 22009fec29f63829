import { expect, type Locator } from '@playwright/test';
import { type Answer, type Task, taskOf } from './board/answers.ts';
import { type Board, boardOn, spot } from './board/board.ts';
import { chapterOf } from '../site/built.ts';
import { scenario } from './board/played.ts';
import { isShort, open, ready, TASKS } from './board/task.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';

/** How the verdicts begin. */
const BEGINS = {
  right: /^Right! Now you can fire the /,
  short: /^Allowed, but you still cannot fire the .*\. /,
  refused: /^Not allowed\. /,
} as const;

/** Expects an answer to be shown beside the board and announced. */
async function isAnswered({ figure, said }: Board, { kind, says, clause }: Answer): Promise<void> {
  const [verdict, outcome] = [figure.locator('.verdict'), figure.locator('.outcome')];
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', kind === 'right' ? 'right' : 'wrong');
  await expect(verdict).toContainText(BEGINS[kind]);
  await expect(verdict).toContainText(says);
  await expect(said).toContainText(BEGINS[kind]);
  await expect(said).toContainText(says);
  await expect(outcome.locator('.order b'), 'one verdict is enough').toBeHidden();
  if (kind === 'refused')
    await expect(outcome.locator('.by a.clause')).toHaveAttribute('href', new RegExp(`#${clause!}$`));
}

/** All right answers, one that does not meet the goal, and one refused answer for each clause. */
const telling = ({ answers }: Task): readonly Answer[] => [
  ...answers.filter(({ kind }) => kind === 'right'),
  answers.find(({ kind }) => kind === 'short')!,
  ...new Map(answers.filter(({ kind }) => kind === 'refused').map((each) => [each.clause, each])).values(),
];

/** The transform of each unit on a board. */
const stands = (live: Locator): Promise<readonly string[]> =>
  live
    .locator('[data-k=base]')
    .evaluateAll((all) => all.map((unit) => `${unit.getAttribute('data-m')} ${unit.getAttribute('transform')}`));

for (const id of TASKS) {
  test(`by mouse: every right order is right, and a wrong one is explained: ${id}`, async ({ page }) => {
    const [board, task] = await open(page, id);
    await ready(board);
    const live = board.map.locator('[data-layer=live]');
    const before = await live.innerHTML();
    const stood = await stands(live);
    const pointAt = async (square: string): Promise<void> => {
      const { x, y } = await spot(board, square);
      await page.mouse.click(x, y);
    };
    for (const answer of telling(task)) {
      await pointAt(task.from);
      await expect(board.said).toContainText('Selected');
      await pointAt(answer.to);
      await isAnswered(board, answer);
      // A refusal may be drawn, but no unit moves.
      if (answer.kind === 'refused') expect(await stands(live), `nobody moves to ${answer.to}`).toEqual(stood);
      else expect(await live.innerHTML(), `${answer.to} shows on the board`).not.toBe(before);
      await board.button('Undo').click();
      await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
      expect(await live.innerHTML(), 'the board is as it was').toBe(before);
    }
  });
}

test('by keyboard only: from the task to its answer', async ({ page }) => {
  const [board, task] = await open(page, 'pb.clear-at-last');
  while (!(await board.button('Next').evaluate((next) => next === document.activeElement)))
    await page.keyboard.press('Tab');
  await expect(board.map).toHaveAttribute('role', 'application');
  while (!(await board.map.evaluate((map) => map === document.activeElement))) await page.keyboard.press('Shift+Tab');
  const [right, short] = [task.answers.find(({ kind }) => kind === 'right')!, telling(task).find(isShort)!];
  let at = 'a1';
  const goTo = async (square: string): Promise<void> => {
    for (const key of way(at, square)) await page.keyboard.press(key);
    at = square;
  };
  // Wherever the cursor starts, it stops at the edges of the map.
  for (const key of way('z9', 'a1')) await page.keyboard.press(key);
  await expect(board.said).toContainText('a1');
  await goTo(task.from);
  await page.keyboard.press('Enter');
  await expect(board.said).toContainText('Selected');
  await goTo(short.to);
  await expect(board.said).toContainText(short.to);
  await page.keyboard.press('Enter');
  await isAnswered(board, short);
  await page.keyboard.press('Enter');
  await expect(board.figure.locator('.feedback'), 'pointing again takes it back').toHaveAttribute(
    'data-verdict',
    'none',
  );
  await goTo(task.from);
  await page.keyboard.press('Space');
  await goTo(right.to);
  await page.keyboard.press('Space');
  await isAnswered(board, right);
  await page.keyboard.press('Tab');
  await expect(board.map, 'the map does not trap the focus').not.toBeFocused();
  while (!(await board.button('Undo').evaluate((undo) => undo === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(board.map, 'and the reader continues from the map').toBeFocused();
});

/** The keys that move the cursor from one square to another. */
function way(from: string, to: string): readonly string[] {
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const along = Number(to.slice(1)) - Number(from.slice(1));
  return [
    ...Array<string>(Math.abs(across)).fill(across > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ...Array<string>(Math.abs(along)).fill(along > 0 ? 'ArrowUp' : 'ArrowDown'),
  ];
}

test('Escape deselects a unit, and other keys keep working for the page', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  await board.map.focus();
  await page.keyboard.press('Enter');
  const reach = board.map.locator('[data-layer=selection] [data-m^=reach]');
  await expect(reach).toHaveCount(task.answers.filter(({ kind }) => kind !== 'refused').length);
  await page.keyboard.press('Escape');
  await expect(reach).toHaveCount(0);
  await expect(board.figure.locator('.verdict'), 'the panel says so').toHaveText('Deselected.');
  await page.keyboard.press('End');
  await expect(board.title).toHaveText(task.step.title);
});

test('after leaving the step the map takes no more input', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  await board.button('Next').click();
  await expect(board.panel).toHaveAttribute('data-kind', 'answer');
  await expect(board.map).toHaveAttribute('role', 'img');
  await expect(board.map.locator('[data-layer=selection]')).toHaveCount(0);
  const { x, y } = await spot(board, task.from);
  await page.mouse.click(x, y);
  await expect(board.said).not.toContainText('Selected');
});

own.describe('by touch', () => {
  own.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  own('a wrong order and a right one', async ({ page }) => {
    const id = 'pb.a-knights-move';
    const task = await taskOf(await scenario(id));
    await page.goto(`${chapterOf(id)}#${id}:${task.step.id}`);
    const board = boardOn(page, id);
    await expect(board.panel).toHaveAttribute('data-kind', 'task');
    const tap = async (square: string): Promise<void> => {
      const { x, y } = await spot(board, square);
      await page.touchscreen.tap(x, y);
    };
    // The very first touch on the page, before the player is loaded.
    await tap(task.from);
    await expect(board.said).toContainText('Selected');
    const [short, right] = [task.answers.find(isShort)!, task.answers.find(({ kind }) => kind === 'right')!];
    const way = board.map.locator('[data-layer=selection] [data-k=trace]');
    const named = board.figure.locator('.orders .main');
    await tap(right.to);
    await expect(way, 'the first tap only shows the way').toHaveCount(1);
    await expect(named).toHaveText(new RegExp(`to ${right.to}$`));
    await expect(board.said).toContainText('Tap there again');
    await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
    await tap(short.to);
    await expect(named, 'a tap elsewhere shows that instead').toHaveText(new RegExp(`to ${short.to}$`));
    await page.waitForTimeout(400);
    await tap(short.to);
    await isAnswered(board, short);
    await page.waitForTimeout(400);
    await tap(short.to);
    await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
    await tap(task.from);
    const refused = task.answers.find(({ kind }) => kind === 'refused')!;
    await tap(refused.to);
    await isAnswered(board, refused);
    await tap(right.to);
    await expect(named).toHaveText(new RegExp(`to ${right.to}$`));
    await named.tap();
    await isAnswered(board, right);
    await expect(board.button('Continue')).toHaveClass(/main/);
  });
  own('tapping twice quickly selects a unit once, and shows an order without giving it', async ({ page }) => {
    const [board, task] = await open(page, 'pb.a-knights-move');
    await board.figure.locator('.feedback').tap();
    await expect(board.map).toHaveAttribute('role', 'application');
    const twice = async (square: string): Promise<void> => {
      const { x, y } = await spot(board, square);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    };
    await twice(task.from);
    await expect(board.map.locator('[data-layer=selection] [data-m=selected]')).toHaveCount(1);
    await twice(task.answers.find(({ kind }) => kind === 'right')!.to);
    await expect(board.figure.locator('.orders .main')).toHaveCount(1);
    await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
    await board.button('Next').tap();
    await expect(board.panel, 'going on and back begins anew').toHaveAttribute('data-kind', 'answer');
    await board.button('Back').tap();
    await expect(board.figure.locator('.orders .main')).toHaveCount(0);
    await expect(board.map.locator('[data-layer=selection] [data-m^=able]')).not.toHaveCount(0);
  });

  own('scrolling by touch gives no order', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const [board, task] = await open(page, 'pb.a-knights-move');
    await board.button('Next').tap();
    await board.button('Back').tap();
    await expect(board.map).toHaveAttribute('role', 'application');
    const { x, y } = await spot(board, task.from);
    const cdp = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }] });
    await finger('touchStart');
    for (let up = 10; up <= 150; up += 10) await finger('touchMove', up);
    await finger('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    await expect(board.map.locator('[data-layer=selection] [data-m=selected]')).toHaveCount(0);
    await expect(board.said).not.toContainText('Selected');
  });
});
