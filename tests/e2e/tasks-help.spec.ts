import { expect } from '@playwright/test';
import { violations } from './board/access.ts';
import { pointer, spot } from './board/board.ts';
import { test } from './board/kept.ts';
import { isShort, open, ready } from './board/task.ts';

test('the preview of an order is drawn before it is given', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  const hand = board.map.locator('[data-layer=selection]');
  const hover = async (square: string): Promise<void> => {
    const { x, y } = await spot(board, square);
    await page.mouse.move(x, y);
  };
  const { x, y } = await spot(board, task.from);
  await page.mouse.click(x, y);
  await hover(task.answers.find(({ kind }) => kind === 'right')!.to);
  await expect(hand.locator('[data-k=trace]'), 'the way there').toHaveCount(1);
  await expect(hand.locator('[data-m=refused]')).toHaveCount(0);
  await hover('g5');
  await expect(hand.locator('[data-k=trace]'), 'the way as far as it goes').toHaveCount(1);
  await expect(hand.locator('[data-m^=fault]'), 'and the square where it stops').toHaveCount(1);
  await expect(hand.locator('[data-k=ruler]'), 'no label on the unit').toHaveCount(0);
});

test('why an allowed order is not enough is drawn on the board', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  for (const square of [task.from, task.answers.find(isShort)!.to]) {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
  }
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
  await expect(board.map.locator('[data-layer=selection] [data-k=trace]'), 'no line to the uhlans').toHaveCount(1);
  await board.button('Undo').click();
  await expect(board.map.locator('[data-layer=selection] [data-k=trace]')).toHaveCount(0);
});

test('an order without a target is judged like any other', async ({ page }) => {
  const [board] = await open(page, 'pb.a-knights-move');
  await ready(board);
  await board.button('End the movement phase').click();
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
  await expect(board.figure.locator('.verdict')).toContainText('Allowed, but');
  await expect(board.button('End the movement phase'), 'one answer at a time').toHaveCount(0);
  await board.button('Reset').click();
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'none');
  await expect(board.button('End the movement phase')).toBeVisible();
});

test('three hints: where to look, which clause, and the answer, played on the board', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  const { hints, right } = task.step.task!;
  const hint = (name: string) => board.panel.locator(`[data-hint=${name}]`);
  const hand = board.map.locator('[data-layer=selection]');

  await hint('look').locator('summary').click();
  await expect(hint('look')).toContainText(hints.look);
  await expect(hand.locator(`[data-m="hint-${task.from}"]`)).toHaveCount(1);

  await hint('clause').locator('summary').click();
  await expect(hint('clause').locator('a.clause')).toHaveCount(hints.clauses.length);
  await expect(hint('clause').locator('a.clause').first()).toHaveAttribute('href', /rules\/paper-bayonet\/#pb\./);
  await expect(hand.locator('[data-k=trace]'), 'what forbids it now').toHaveCount(1);

  const before = await board.map.locator('[data-layer=live]').innerHTML();
  await hint('answer').locator('summary').click();
  await expect(hint('answer').locator('li')).toHaveText(right.map(({ says }) => says));
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'shown');
  await expect(board.figure.locator('.outcome .order')).toContainText(task.step.orderSays!);
  const solution = await board.map.locator('[data-layer=live]').innerHTML();
  const { x, y } = await spot(board, task.from);
  await page.mouse.click(x, y);
  await expect(board.figure.locator('.feedback'), 'a click does not wipe it').toHaveAttribute('data-verdict', 'shown');
  expect(await board.map.locator('[data-layer=live]').innerHTML()).toBe(solution);
  await board.button('Undo').click();
  expect(await board.map.locator('[data-layer=live]').innerHTML()).toBe(before);
  await expect(hint('answer'), 'and may be shown again').not.toHaveAttribute('open');
  await hint('look').locator('summary').click();
  await expect(hand.locator('[data-m^=hint]')).toHaveCount(0);
});

test('hints are folded and gone after the right answer, and not after a wrong one', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  const point = pointer(page, board);
  await board.panel.locator('[data-hint=look] summary').click();
  for (const square of [task.from, task.answers.find(isShort)!.to]) await point(square);
  await expect(board.panel.locator('[data-hint][open]')).toHaveCount(1);
  await board.button('Undo').click();
  for (const square of [task.from, task.answers.find(({ kind }) => kind === 'right')!.to]) await point(square);
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  await expect(board.panel.locator('[data-hint][open]')).toHaveCount(0);
  await expect(board.panel.locator('[data-hint]').filter({ visible: true })).toHaveCount(0);
  await board.button('Undo').click();
  await expect(board.panel.locator('[data-hint]').filter({ visible: true })).toHaveCount(3);
});

test('«Show me» after a wrong order shows the answer and its words', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  const point = pointer(page, board);
  for (const square of [task.from, task.answers.find(isShort)!.to]) await point(square);
  await board.panel.getByText('Show me').click();
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'shown');
  await expect(board.panel.locator('[data-hint=answer]')).toHaveAttribute('open');
  await board.button('Undo').click();
  await expect(board.button('Skip')).toBeVisible();
});

test('«Show me» names every right order, and no other', async ({ page }) => {
  const [{ panel }, task] = await open(page, 'pb.a-knights-move');
  await panel.getByText('Show me').click();
  await expect(panel.locator('[data-hint=answer] li')).toHaveText(task.step.task!.right.map(({ says }) => says));
  const right = task.answers.filter(({ kind }) => kind === 'right').map(({ to }) => to);
  expect(task.step.task!.right.map(({ says }) => says.split(' ').at(-1)).toSorted()).toEqual(right.toSorted());
});

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1340, 'light'],
] as const) {
  test(`a task has no accessibility violations and fits ${width} px in every state`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const [board, task] = await open(page, 'pb.a-knights-move');
    await ready(board);
    const isWell = async (state: string): Promise<void> => {
      expect(await violations(page, { isOfColors: colorScheme === 'dark' }), state).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
    };
    const click = async (square: string): Promise<void> => {
      const { x, y } = await spot(board, square);
      await page.mouse.click(x, y);
    };
    await isWell('open');
    await click(task.from);
    await isWell('a selected unit');
    await click('g5');
    await isWell('refused');
    await click(task.answers.find(isShort)!.to);
    await isWell('short');
    for (const summary of await board.panel.locator('[data-hint] summary').all()) await summary.click();
    // Showing the answer changes what the main button says and how it looks.
    await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'shown');
    await expect(board.button('Continue')).toBeVisible();
    await isWell('all hints open');
  });
}

for (const width of [390, 1340]) {
  test(`the verdict stands beneath the question, where the instructions were, and nothing moves: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [board, task] = await open(page, 'pb.a-knights-move');
    await ready(board);
    const { panel, figure } = board;
    const tops = () =>
      panel
        .locator('.question, .feedback, [data-hint]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top + scrollY));
    /** The longest way that anything moved. A browser places text at fractions of a pixel. */
    const moved = async () => Math.max(...(await tops()).map((top, at) => Math.abs(top - before[at]!)));
    const click = async (square: string): Promise<void> => {
      const { x, y } = await spot(board, square);
      await page.mouse.click(x, y);
    };
    const before = await tops();
    expect(before).toHaveLength(5);
    await expect(panel.locator('.question + .feedback')).toBeVisible();
    const wrong = [task.answers.find(isShort)!.to, 'g5'];
    for (const to of [...wrong, task.answers.find(({ kind }) => kind === 'right')!.to]) {
      await click(task.from);
      await expect(figure.locator('.verdict')).toHaveText(/^Selected: .+\. Choose a highlighted square\.$/);
      await click(to);
      await expect(figure.locator('.verdict b')).toBeVisible();
      expect(await moved(), to).toBeLessThan(1);
      await board.button('Undo').click();
      await expect(figure.locator('.verdict')).toHaveText('Order undone.');
    }
    expect(await moved()).toBeLessThan(1);
  });
}

test('an answer stays when the step is shown once more, as may happen late on a slow network', async ({ page }) => {
  const [board, task] = await open(page, 'pb.a-knights-move');
  await ready(board);
  const live = board.map.locator('[data-layer=live]');
  for (const square of [task.from, task.answers.find(isShort)!.to]) {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
  }
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
  const [moved, verdict] = [await live.innerHTML(), await board.figure.locator('.verdict').textContent()];
  await page.evaluate(() => {
    document.querySelector('[data-panel] .feedback')!.classList.add('old');
    const figure = document.querySelector<HTMLElement>('[data-panel] .old')!.closest<HTMLElement>('[data-board]')!;
    figure.dispatchEvent(new CustomEvent('drill:turn', { detail: Number(figure.dataset['at']), bubbles: true }));
  });
  await expect(board.panel.locator('.old')).toHaveCount(0);
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
  await expect(board.figure.locator('.verdict')).toHaveText(verdict!);
  expect(await live.innerHTML()).toBe(moved);
});
