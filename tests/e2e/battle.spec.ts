import { expect, type Page } from '@playwright/test';
import { seeded } from '../../src/core/seeded.ts';
import type { SeededOrder } from '../../src/islands/battle/dice.ts';
import { keyOf, gameText } from '../../src/islands/battle/record.ts';
import { startsOf } from '../../src/library/battles.ts';
import { engineOf } from '../../src/register/index.ts';
import { violations } from './board/access.ts';
import { pointer } from './board/board.ts';
import { openGame, withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';
import { scenario } from './board/played.ts';

const ID = 'pb.learning-battle';
const ROUND_3 = 'a-square-is-a-target.before';

// A tie or a rout would need other orders than these.
test.beforeEach(({ page }) => withSameDice(page));

const stored = (page: Page, start: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), keyOf(ID, start));

const keep = (page: Page, start: string, text: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [keyOf(ID, start), text]);

test('both sides are ordered in turn, orders are undone, and the game is there again after a reload', async ({
  page,
}) => {
  const board = await openGame(page, 'round-3');
  const point = pointer(page, board);
  const { panel, said, title } = board;
  await expect(title).toHaveText('French: your orders');
  await expect(panel.locator('.standing')).toContainText('French: 2 of the 3 markers they need');
  await expect(panel.page().locator('.where')).toContainText('Round 3 · French artillery phase');
  const start = await board.map.locator('[data-layer=live]').innerHTML();

  await point('h3');
  await expect(said).toContainText('Selected');
  await point('c8');
  await expect(panel.locator('.result')).toContainText('Fire the right gun at the first grenadiers.');
  await expect(panel.locator('.result .odds')).toContainText('6 of 36');
  await point('e3');
  await point('d8');
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'wrong');
  await expect(panel.page().locator('.answer .verdict')).toContainText(
    'Not allowed. The second grenadiers are on none of the eight lines',
  );
  await expect(panel.page().locator('.where'), 'a refused order does not count').toContainText('1 order given');

  const where = panel.page().locator('.where');
  const end = page.locator('.orders button').filter({ hasText: /^End the/ });
  // Phases in which there is nothing to do end by themselves.
  for (let phases = 0; phases < 5 && !(await where.innerText()).includes('· Allied'); phases += 1)
    await end.first().click();
  await expect(where).toContainText(/Round 3 · Allied (activation|artillery) phase/);
  await expect(title).toHaveText('Allied: your orders');
  for (let phases = 0; phases < 2 && !(await where.innerText()).includes('artillery'); phases += 1)
    await end.first().click();
  await point('i9');
  await point('i5');
  await expect(panel.locator('.result')).toContainText('Fire the howitzer at the hussars.');
  await expect(board.map, 'the focus stays on the board').toHaveAttribute('tabindex', '0');
  const now = await board.map.locator('[data-layer=live]').innerHTML();

  await page.reload();
  await expect(where).toContainText('orders given');
  const given = Number(/(\d+) orders given/.exec(await where.innerText())?.[1]);
  expect(given).toBeGreaterThan(3);
  await expect(board.map).toHaveAttribute('role', 'application');
  expect(await board.map.locator('[data-layer=live]').innerHTML(), 'with the same dice').toBe(now);

  const log = page.locator('.log li');
  await expect(page.locator('.log li.was-order')).toHaveCount(given);
  await expect(log.filter({ hasText: /^Nothing to do, passed over:/ }).first()).toContainText('phase');
  await expect(page.locator('.log li.was-order').first()).toContainText('Fire the howitzer at the hussars');
  for (let left = given; left > 0; left -= 1) {
    await expect(panel.page().locator('.where')).toContainText(`${left} order`);
    await board.button('Undo').click();
  }
  await expect(page.locator('.log li.was-taken-back')).toHaveCount(given);
  await expect(page.locator('.log li.was-taken-back').last()).toHaveText(
    'Taken back: Fire the right gun at the first grenadiers.',
  );
  await expect(panel.page().locator('.where')).toContainText('Before “A Square is a target”');
  expect(await board.map.locator('[data-layer=live]').innerHTML(), 'undone to the start').toBe(start);
  await expect(page.locator('.log'), 'what was taken back stays in the log').toContainText('Taken back: ');
  const { orders } = JSON.parse((await stored(page, ROUND_3))!) as { readonly orders: readonly unknown[][] };
  expect(orders.length, 'a game without orders is kept for its dice').toBeGreaterThan(0);
  for (const [, taken] of orders) expect(taken, 'no order stands').toBeGreaterThanOrEqual(0);
});

test('by keyboard and from the list of orders', async ({ page }) => {
  const board = await openGame(page, 'round-3');
  await page.getByText('More orders, as a list').press('Enter');
  const list = page.locator('.all-orders');
  await list.locator('summary', { hasText: /^The right gun/ }).press('Enter');
  await list.getByRole('button', { name: 'Fire the right gun at the landwehr' }).press('Enter');
  await expect(board.said).toContainText('The right gun');
  await expect(board.panel.page().locator('.where')).toContainText('1 order given');
  await expect(board.map, 'the button is gone, and the map has the focus').toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(board.said).not.toContainText('order given');
  await expect(board.panel.page().locator('.where'), 'the keys of the map do not step').toContainText('1 order given');
});

test('a game from the very beginning starts with the roll-off and asks each choice', async ({ page }) => {
  const board = await openGame(page);
  const result = board.panel.locator('.result');
  await expect(async () => {
    // After a tie, both sides roll again.
    await board.button('Roll off').first().click();
    await expect(result).toContainText('win the roll-off', { timeout: 500 });
  }).toPass();
  await expect(page.locator('.orders button').first()).toContainText(/^Take the (north|south|east|west) edge/);
});

/** Plays a whole game at random and leaves the last order to the page. */
async function wholeGame() {
  const engine = await engineOf('paper-bayonet');
  const { state: start } = startsOf(await scenario(ID)).find(({ id }) => id === 'the-last-die')!;
  const orders: SeededOrder[] = [];
  const dice = seeded(3);
  let [state, before] = [start, start];
  while (state.awaits !== null) {
    const from = engine.candidates(state).map(({ order }) => order);
    const order = from[dice.roll('choice', { sides: from.length, lowest: 1 }) - 1]!;
    before = state;
    orders.push({ order, seed: orders.length });
    state = engine
      .carryOut(state, order, seeded(orders.length - 1))
      .reduce((now, event) => engine.apply(now, event), state);
  }
  return { engine, orders, before, state };
}

test('the engine declares the winner at the end of a stored game', async ({ page }) => {
  const { engine, orders, before, state } = await wholeGame();
  const given = orders.slice(0, -1);
  await keep(page, 'the-last-die', gameText(given, { seed: 1, earlier: given }, before));
  const board = await openGame(page, 'the-last-die');
  await expect(board.panel.page().locator('.where')).toContainText(/\d+ orders? given/);
  expect(orders.at(-1)!.order.type).toBe('end-phase');
  await board.button('End the rally phase').first().click();
  await expect(board.panel.page().locator('.where')).toContainText(engine.words.moment(state));
  await expect(board.panel.page().locator('.over')).toContainText(/^The game ends/);
  await expect(board.figure.locator('.feedback'), 'nothing more can be ordered').toHaveCount(0);
  await expect(page.locator('.orders button')).toHaveText(['Undo']);
  await board.button('Undo').click();
  await expect(board.figure.locator('.feedback')).toHaveCount(1);
});

test('a moment that the battle does not have is told, and the beginning is shown', async ({ page }) => {
  const board = await openGame(page, 'round-99');
  await expect(page.getByRole('alert')).toContainText('This battle has no moment called “round-99”.');
  await expect(board.panel.page().locator('.where')).toContainText('Before the game');
  await page.getByRole('combobox', { name: 'Begin from' }).selectOption({ label: 'After “The charge”' });
  await expect(board.panel.page().locator('.where'), 'nothing begins before it is pressed').toContainText(
    'Before the game',
  );
  await page.getByRole('button', { name: 'Begin there' }).click();
  await expect(board.panel.page().locator('.where')).toContainText('Round 3 · French movement phase');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a stored game that no longer replays says at which order, and is not lost', async ({ page }) => {
  const fire = { type: 'fire', unit: 'right-gun', at: 'landwehr' };
  const orders = [4, 5].map((seed) => [fire, seed]);
  const text = JSON.stringify({ version: 1, orders, ends: '0' });
  await keep(page, ROUND_3, text);
  const board = await openGame(page, 'round-3');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Its order 2 (“Fire the right gun at the landwehr”) is no longer allowed.');
  expect(await stored(page, ROUND_3), 'untouched until the reader decides').toBe(text);
  await alert.getByRole('button', { name: 'Play on after order 1' }).click();
  await expect(alert).toHaveCount(0);
  await expect(board.panel.page().locator('.where')).toContainText('1 order given');
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage))), 'set aside').toContain(
    JSON.stringify(text),
  );
});

test('what is no game is refused kindly, and a new one can be begun', async ({ page }) => {
  await keep(page, ROUND_3, '{"version":1,"ord');
  const board = await openGame(page, 'round-3');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('It is not complete, or something else has written over it.');
  await alert.getByRole('button', { name: 'Begin a new game' }).click();
  await expect(alert).toHaveCount(0);
  await board.button('End the artillery phase').first().click();
  await expect(board.panel.page().locator('.where')).toContainText('1 order given');
});

test('a browser that keeps nothing lets one play, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const board = await openGame(page, 'round-3');
  await expect(page.locator('.begin')).toContainText('does not let this site keep anything');
  await board.button('End the artillery phase').first().click();
  await expect(board.panel.page().locator('.where')).toContainText('1 order given');
});

test('a new game is begun only after asking', async ({ page }) => {
  const board = await openGame(page, 'round-3');
  await board.button('End the artillery phase').first().click();
  await board.button('New game').click();
  await board.button('Keep playing').click();
  await expect(board.panel.page().locator('.where')).toContainText('1 order given');
  await board.button('New game').click();
  await board.button('Begin again').click();
  await expect(board.panel.page().locator('.where')).toContainText('Before “A Square is a target”');
});

test('another tab with the same game follows', async ({ context }) => {
  const pages = [await context.newPage(), await context.newPage()] as const;
  const boards = await Promise.all(pages.map((page) => openGame(page, 'round-3')));
  await boards[0]!.button('End the artillery phase').first().click();
  await expect(boards[1]!.panel.page().locator('.where')).toContainText('1 order given');
});

test('axe finds nothing on the page of a game, and 320 pixels are wide enough', async ({ page }) => {
  const board = await openGame(page, 'round-3');
  await board.button('End the artillery phase').first().click();
  await page.getByText('More orders, as a list').click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The page is opened again, because colours outside the window do not change at once.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(board.map).toHaveAttribute('role', 'application');
  expect(await violations(page, { isOfColors: true }), 'in the dark').toEqual([]);
});
