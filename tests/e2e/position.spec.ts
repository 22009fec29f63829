import { expect, type Page } from '@playwright/test';
import { violations } from './board/access.ts';
import { boardOn, CHAPTER, embedPath, HOME, pointer, spot, STEPS, type Board } from './board/board.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';
import { isShort, open, ready } from './board/task.ts';

const ID = 'pb.clear-at-last';
const OWN = 'Link to this position';

const piecesOf = ({ map }: Board): Promise<readonly string[]> =>
  map
    .locator('[data-layer=live] [data-k=base]')
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('data-m')} ${each.getAttribute('transform')}`));

/** The content of the clipboard after the link to the position was copied. */
async function copied(page: Page, board: Board, press: (board: Board) => Promise<void>): Promise<string> {
  await expect(board.panel.getByRole('link', { name: OWN })).toBeVisible();
  await press(board);
  await expect(board.said).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address, 'the address bar shows it too').toBe(page.url());
  return address;
}

/** Errors and uncaught exceptions of a page. */
function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  return said;
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const by of ['mouse', 'keyboard'] as const)
  test(`an order of the reader's own has a link that opens as it was left: by ${by}`, async ({ page }) => {
    const [board, task] = await open(page, ID);
    await ready(board);
    await expect(board.panel.getByRole('link', { name: 'Link to this step' })).toBeVisible();
    const short = task.answers.find(isShort)!;
    await pointer(page, board)(task.from);
    await pointer(page, board)(short.to);
    await expect(board.figure.locator('.verdict')).toContainText(short.says);
    const left = await piecesOf(board);
    const address = await copied(page, board, async ({ panel }) => {
      const link = panel.getByRole('link', { name: OWN });
      if (by === 'mouse') await link.click();
      else {
        await link.focus();
        await page.keyboard.press('Enter');
      }
    });
    expect(address).toContain(`?position=${task.step.id}/1/`);
    expect(address).toMatch(/#pb\.clear-at-last$/);
    expect(address.length).toBeLessThan(140);

    await page.goto('about:blank');
    await page.goto(address);
    await expect(board.figure.locator('.verdict')).toContainText(short.says);
    expect(await piecesOf(board)).toEqual(left);
    expect(await board.figure.getAttribute('data-solved'), 'it is not the reader who played').toBeNull();

    await board.button('Undo').click();
    await expect(board.panel.getByRole('link', { name: 'Link to this step' })).toBeVisible();
    await board.panel.getByRole('link', { name: 'Link to this step' }).click();
    await expect(page).toHaveURL(new RegExp(`${embedPath(ID)}#${ID}:${task.step.id}$`));
  });

test('the reader goes on from a linked position as from their own', async ({ page }) => {
  const [board, task] = await open(page, ID);
  await ready(board);
  const right = task.answers.find(({ kind }) => kind === 'right')!;
  const short = task.answers.find(isShort)!;
  await pointer(page, board)(task.from);
  await pointer(page, board)(short.to);
  const href = await board.panel.getByRole('link', { name: OWN }).getAttribute('href');
  await page.goto(`${CHAPTER}${href!}`);
  const there = boardOn(page, ID);
  await expect(there.figure.locator('.verdict')).toContainText(short.says);
  await expect.poll(async () => Math.abs((await there.figure.boundingBox())!.y)).toBeLessThan(60);
  await there.button('Undo').click();
  await pointer(page, there)(task.from);
  await pointer(page, there)(right.to);
  await expect(there.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  await there.button('Next').click();
  await expect(there.panel).not.toHaveAttribute('data-kind', 'task');
});

test('own dice open as they fell, even while the step would be staged', async ({ page }) => {
  await page.goto(`${embedPath(ID)}#${ID}:the-same-dice-in-the-open`);
  const board = boardOn(page, ID);
  await board.button('Roll it yourself').click();
  const rolled = board.figure.locator('.rolled');
  await expect(rolled.locator('.dice li')).not.toHaveCount(0);
  const [dice, left] = [await rolled.locator('.dice').innerText(), await piecesOf(board)];
  const address = await copied(page, board, ({ panel }) => panel.getByRole('link', { name: OWN }).click());
  expect(address).toMatch(/position=the-same-dice-in-the-open\/1\/=\d/);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('about:blank');
  await page.goto(address);
  await expect(rolled.locator('.dice')).toHaveText(dice, { useInnerText: true });
  await page.waitForTimeout(2000);
  await expect(rolled.locator('.tally')).toContainText('Your 1 roll');
  expect(await piecesOf(board)).toEqual(left);
  await board.button('Back to the script').click();
  await expect(board.panel.getByRole('link', { name: 'Link to this step' })).toBeVisible();
});

test('a decision in a battle has a link of its own', async ({ page }) => {
  const battle = 'learn/paper-bayonet/a-whole-battle/';
  await page.goto(`${battle}#pb.learning-battle:the-charge.before`);
  const board = boardOn(page, 'pb.learning-battle');
  await expect(board.panel).toHaveAttribute('data-frame', 'the-charge.before');
  await board.map.hover();
  await expect(board.map).toHaveAttribute('role', 'application');
  await pointer(page, board)('i5');
  await pointer(page, board)('j5');
  await expect(board.panel.locator('.feedback')).toHaveAttribute('data-verdict', 'decided');
  const says = await board.panel.locator('.verdict').innerText();
  const left = await piecesOf(board);
  const address = await copied(page, board, ({ panel }) => panel.getByRole('link', { name: OWN }).click());
  await page.goto('about:blank');
  await page.goto(address);
  await expect(board.panel.locator('.verdict')).toHaveText(says, { useInnerText: true });
  expect(await piecesOf(board)).toEqual(left);
});

for (const [kind, query, says] of [
  ['no version', 'the-shot', 'Its text: found the-shot, expected a step, the number 1, and orders'],
  ['another version', 'the-shot/7/gun:d6', 'It is of version 7, and this page reads version 1. Reload the page'],
  ['no such step', 'no-such-step/1/gun:d6', 'Its step: found no-such-step, expected a step of this board'],
  ['nothing to order', 'two-woods/1/gun:d6', 'At this step nothing is ordered and nothing is rolled.'],
  ['no order', 'the-shot/1', 'Its order 1: found none'],
  ['no order that can be read', 'the-shot/1/g un', 'Its order 1: found g un, expected an order such as'],
  ['rubbish behind it', 'the-shot/1/=4.2/)', 'Its order 2: found )'],
  ['a die that there is not', 'the-shot/1/=9.9', 'Its dice: found 9, expected a die of 1 to 6'],
  ['too few dice', 'the-shot/1/=1.1.1.1.1.1.1.1.1', 'Its dice: found'],
  ['too much of it', `the-shot/1/${'gun:d6/'.repeat(400)}gun:d6`, 'at most 1500 characters'],
] as const)
  test(`a malformed link is refused on the page, in words, and runs nothing: ${kind}`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(`${embedPath(ID)}?position=${encodeURIComponent(query)}#${ID}`);
    const board = boardOn(page, ID);
    const refused = board.figure.locator('.refused-link');
    await expect(refused).toContainText('This link to a position cannot be opened.');
    await expect(refused).toContainText(says);
    await expect(board.said).toContainText(says);
    await expect(board.figure.locator('.rolled')).toHaveCount(0);
    await refused.getByRole('button', { name: 'Close' }).click();
    await expect(refused).toHaveCount(0);
    await board.button('Next').click();
    expect(said).toEqual([]);
  });

test('an order that the rules refuse is told in their words, and the board stands as the lesson has it', async ({
  page,
}) => {
  const [board, task] = await open(page, ID);
  const stood = await piecesOf(board);
  const refused = task.answers.find(({ kind }) => kind === 'refused')!;
  await ready(board);
  const unit = await board.map.locator('[data-layer=live] [data-k=base]').first().getAttribute('data-m');
  expect(unit).not.toBeNull();
  for (const order of [`gun:${refused.to}.move`, 'nobody:a1', 'constructor:a1', 'gun:z99']) {
    await page.goto('about:blank');
    await page.goto(`${embedPath(ID)}?position=${task.step.id}/1/${order}#${ID}`);
    await expect(board.figure.locator('.refused-link')).toContainText('Its order 1');
    await expect(board.panel).toHaveAttribute('data-frame', task.step.id);
    expect(await piecesOf(board)).toEqual(stood);
  }
});

const WOOD = 'tt.against-the-wood';
const NINES = '9'.repeat(310);
/** No table is that long, and the page must say so before a reader thinks that it has stopped. */
const SOON = { timeout: 10_000 };

for (const last of ['turn-to-north', 'about-face'])
  test(`a link with a length beyond any table is refused at once, with the bound: before ${last}`, async ({ page }) => {
    const said = complaints(page);
    await page.goto(`${embedPath(WOOD)}?position=from-the-right-side/1/dragoons,forward-${NINES},${last}#${WOOD}`);
    const refused = boardOn(page, WOOD).figure.locator('.refused-link');
    await expect(refused).toContainText('Its order 1: found “forward 999', SOON);
    await expect(refused).toContainText('…”, expected a length of at most 10,000.');
    expect(said).toEqual([]);
  });

test('a board that is not on the page is named by the first', async ({ page }) => {
  await page.goto(`${HOME}?position=the-shot/1/=4.2#pb.no-board`);
  await expect(page.locator('.refused-link').first()).toContainText('There is no board pb.no-board on this page.');
  await expect(page.locator('.refused-link')).toHaveCount(1);
});

test('other queries and other anchors open what they always did', async ({ page }) => {
  await page.goto(`${HOME}?from=a-friend#${ID}:the-shot`);
  const { title, figure } = boardOn(page, ID);
  await expect(title).toHaveText('The shot');
  await page.goto(`${HOME}?position=the-shot/1/=4.2#${ID}:two-woods`);
  await expect(title, 'a step that is named goes before').toHaveText('Near, and out of sight');
  await expect(figure.locator('.refused-link')).toHaveCount(0);
});

own.describe('on a phone', () => {
  own.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  own('a position is copied and opened by touch, and a refusal fits the window', async ({ page }) => {
    const [board, task] = await open(page, ID);
    await board.map.tap({ position: { x: 5, y: 5 } });
    await expect(board.map).toHaveAttribute('role', 'application');
    const short = task.answers.find(isShort)!;
    for (const square of [task.from, short.to, short.to]) {
      const { x, y } = await spot(board, square);
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(400);
    }
    await expect(board.figure.locator('.verdict')).toContainText(short.says);
    const address = await copied(page, board, ({ panel }) => panel.getByRole('link', { name: OWN }).tap());
    await page.goto('about:blank');
    await page.goto(address);
    await expect(board.figure.locator('.verdict')).toContainText(short.says);
    await page.goto('about:blank');
    await page.goto(address.replace('/1/', '/1/nobody:a1/'));
    await expect(board.figure.locator('.refused-link')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violations(page, { within: '.refused-link' })).toEqual([]);
  });
});

own.describe('without script', () => {
  own.use({ javaScriptEnabled: false });

  for (const path of [HOME, STEPS])
    own(
      `the link opens the page at the board: ${path === HOME ? 'the front page' : 'a page of steps'}`,
      async ({ page }) => {
        await page.goto(`${path}?position=the-shot/1/=4.2#${ID}`);
        const top = async () => Math.abs((await page.locator(`[id="${ID}"]`).boundingBox())!.y);
        await expect.poll(top).toBeLessThan(60);
      },
    );
});
