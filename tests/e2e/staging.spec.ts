import { expect } from '@playwright/test';
import { boardOn, embedPath } from './board/board.ts';
import { test } from './board/kept.ts';

// The first battalion beats the musketeers on c5 by 1, and they go back a square.
const ID = 'pb.one-two-three';
const WHERE = { was: '[data-m="was-musketeers"]', went: '[data-m="went-musketeers"]' } as const;

test.describe('a reader who wants motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees the order, then its dice and sum, and what moves last', async ({ page }) => {
    await page.goto(embedPath(ID));
    const board = boardOn(page);
    const [piece, headline] = [board.map.locator('[data-m=musketeers]'), board.panel.locator('.headline')];
    await expect(board.panel).toHaveAttribute('data-kind', 'before');
    await expect(board.panel.locator('.order')).toHaveText(/^Next: attack /);
    await expect(headline).toHaveCount(0);
    const stood = await piece.getAttribute('transform');

    await board.button('Next').click();
    await expect(board.button('Next'), 'its name does not flicker').toBeVisible();
    expect(await headline.isVisible(), 'not the result at once').toBe(false);
    expect(await piece.getAttribute('transform')).toBe(stood);
    await expect(board.map.locator(WHERE.went)).toHaveCount(0);
    await expect(board.panel.locator('.dice')).toBeVisible();
    expect(await headline.isVisible(), 'the dice before the result').toBe(false);
    await expect(board.panel.locator('.sum').first()).toBeVisible();
    await expect(headline).toBeVisible();
    await expect(board.button('Next')).toBeVisible();
    expect(await piece.getAttribute('transform')).not.toBe(stood);
    for (const mark of Object.values(WHERE)) await expect(board.map.locator(mark)).toHaveCount(1);
  });

  test('reads at once what boards side by side come to, as long as dice and sums are hidden', async ({ page }) => {
    await page.goto('compare/the-charge/');
    const [boards, bar] = [page.locator('[data-boards]'), page.getByRole('group', { name: 'Steps of all boards' })];
    const waiting = () => boards.locator('[data-board][data-stage]').count();
    const goTo = async (at: string) => {
      await bar.getByRole('button', { name: 'Next' }).click();
      await expect(boards.locator('[data-board]').first()).toHaveAttribute('data-at', at);
    };
    for (const at of ['1', '2']) {
      await goTo(at);
      expect(await waiting()).toBe(0);
    }
    await bar.getByRole('button', { name: 'Dice and sums' }).click();
    await goTo('3');
    expect(await waiting()).toBeGreaterThan(0);
  });

  for (const [how, act] of [
    ['Next', (board: ReturnType<typeof boardOn>) => board.button('Next').click()],
    ['a tap on the map', (board: ReturnType<typeof boardOn>) => board.map.click({ position: { x: 20, y: 20 } })],
  ] as const)
    test(`${how} shows the result at once, and stays at the step`, async ({ page }) => {
      await page.goto(embedPath(ID));
      const board = boardOn(page);
      await board.button('Next').click();
      await expect(board.figure).toHaveAttribute('data-stage', '');
      await act(board);
      expect(await board.panel.locator('.headline').isVisible()).toBe(true);
      await expect(board.figure).not.toHaveAttribute('data-stage');
      await expect(board.figure).toHaveAttribute('data-at', '1');
      await expect(board.map.locator(WHERE.went)).toHaveCount(1);
    });

  test('on a phone the order and its dice stand right below the heading meanwhile', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(embedPath(ID));
    const board = boardOn(page);
    await board.title.hover();
    await board.alive();
    await board.button('Next').click();
    await expect(board.figure).toHaveAttribute('data-stage', '');
    const parts = [board.title, board.panel.locator('.order'), board.panel.locator('.dice')];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const gaps = boxes.slice(1).map((box, i) => box!.y - (boxes[i]!.y + boxes[i]!.height));
    for (const gap of gaps) expect(gap, 'nothing blank in between').toBeLessThan(40);
  });

  test('sees nothing of the result before while the next order is staged', async ({ page }) => {
    await page.goto(embedPath(ID));
    const board = boardOn(page);
    await board.button('Next').click();
    await board.button('Next').click();
    await expect(board.map.locator(WHERE.was)).toHaveCount(1);
    await board.button('Next').click();
    await expect(board.figure).toHaveAttribute('data-stage', '');
    for (const mark of Object.values(WHERE)) await expect(board.map.locator(mark)).toHaveCount(0);
  });

  test('Back in the middle of it leaves nothing behind', async ({ page }) => {
    await page.goto(embedPath(ID));
    const board = boardOn(page);
    await board.button('Next').click();
    await board.button('Back').click();
    await expect(board.panel).toHaveAttribute('data-kind', 'before');
    await expect(board.figure).not.toHaveAttribute('data-stage');
    await page.waitForTimeout(1800);
    await expect(board.panel).toHaveAttribute('data-kind', 'before');
    await expect(board.map.locator(WHERE.went)).toHaveCount(0);
    await expect(board.button('Next')).toBeVisible();
  });
});

test.describe('on a free table a reader who wants motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('sees no name where its unit will have fled before the dice have fallen', async ({ page }) => {
    await page.goto(embedPath('tt.beaten-by-so-much'));
    const board = boardOn(page);
    const [base, name] = ['musketeers', 'name-musketeers'].map((id) => board.map.locator(`[data-m="${id}"]`));
    const places = () => Promise.all([base!, name!].map((mark) => mark.getAttribute('transform')));
    const before = await places();
    await board.button('Next').click();
    await expect(board.figure).toHaveAttribute('data-stage', '');
    expect(await places()).toEqual(before);
    await expect(board.map.locator(WHERE.was)).toHaveCount(0);
    await expect(board.figure).not.toHaveAttribute('data-stage');
    const after = await places();
    for (const [n, place] of before.entries()) expect(after[n]).not.toBe(place);
    for (const mark of Object.values(WHERE)) await expect(board.map.locator(mark)).toHaveCount(1);
  });
});

test('without motion the result is there at once, with an outline and an arrow, and Back shows the board before', async ({
  page,
}) => {
  await page.goto(embedPath(ID));
  const board = boardOn(page);
  await board.button('Next').click();
  await expect(board.panel).toHaveAttribute('data-kind', 'step');
  await expect(board.figure).not.toHaveAttribute('data-stage');
  await expect(board.panel.locator('.headline')).toBeVisible();
  for (const mark of Object.values(WHERE)) await expect(board.map.locator(mark)).toHaveCount(1);
  await board.button('Back').click();
  await expect(board.panel).toHaveAttribute('data-kind', 'before');
  for (const mark of Object.values(WHERE)) await expect(board.map.locator(mark)).toHaveCount(0);
});

test('a link to the board before a step opens it, whether it is a frame of its own or the frame before', async ({
  page,
}) => {
  const board = boardOn(page);
  const open = async (step: string) => {
    await page.goto('about:blank');
    await page.goto(`${embedPath(ID)}#${ID}:${step}`);
  };
  await open('by-one');
  await expect(board.panel).toHaveAttribute('data-frame', 'by-one');
  await open('by-one.before');
  await expect(board.panel).toHaveAttribute('data-frame', 'by-one.before');
  await open('by-two.before');
  await expect(board.panel).toHaveAttribute('data-frame', 'by-one');
});

for (const [id, step] of [
  ['pb.the-wrong-enemy', 'at-the-other.answer'],
  ['pb.receive-cavalry', 'on-the-bayonets'],
] as const)
  test(`three dice stand on one line on a phone: ${id}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${embedPath(id)}#${id}:${step}`);
    const board = boardOn(page);
    await board.title.hover();
    await board.alive();
    const dice = board.panel.locator('.dice .die');
    await expect(dice).toHaveCount(3);
    expect(new Set(await dice.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
