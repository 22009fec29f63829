import { expect, type Page } from '@playwright/test';
import { keyOf } from '../../src/islands/battle/record.ts';
import { boardOn } from './board/board.ts';
import { withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';
import { onTable } from './board/table.ts';

/** The length in which places on this board are given, in millimetres. */
const INCH = 25.4;
/** Before a shot of guns at guns. The Austrians hold a Four and a King, of no use there. */
const SHOT = 'guns-at-guns.before';
/** Before a charge of cavalry at infantry, for which the Four of the Austrians is of use. */
const CHARGE = 'the-four.before';

test.beforeEach(({ page }) => withSameDice(page));

/**
 * Opens the battle with cards at a moment, or at its beginning, and waits until it can be played.
 */
async function battle(page: Page, start = '') {
  await page.goto(`play/regiments-and-roundshot/the-mill-at-kreuzdorf/${start === '' ? '' : `#${start}`}`);
  const board = boardOn(page);
  await expect(board.map).toHaveAttribute('role', 'application');
  const strip = page.locator('fieldset.strip');
  return {
    ...board,
    where: page.locator('.where'),
    asked: page.locator('.asked'),
    result: board.panel.locator('.result'),
    strip,
    cards: strip.getByRole('button'),
    card: (name: RegExp) => strip.getByRole('button', { name }),
    always: page.getByRole('checkbox', { name: /^Always ask whoever holds a card/ }),
    order: (name: RegExp) => board.figure.locator('.orders button').filter({ hasText: name }).first(),
    /** Gives an order of a unit from the list of all orders. */
    listed: async (unit: string, order: string) => {
      const list = page.locator('.all-orders');
      if ((await list.getAttribute('open')) === null) await page.getByText('More orders, as a list').click();
      await list.locator('summary', { hasText: unit }).first().click();
      await list.getByRole('button', { name: order, exact: true }).click();
    },
  };
}

const shoot = ['third battery', 'Fire the third battery at the first cannon'] as const;

test('a pause tells who holds a card of use, unless whoever holds a card is always asked', async ({ page }) => {
  const { where, asked, result, strip, cards, always, order, listed, button, map } = await battle(page, SHOT);
  await expect(always).not.toBeChecked();
  await listed(...shoot);
  await expect(result, 'nobody is asked').toContainText('The third battery fires at the first cannon');
  await expect(asked).toHaveText('French: your orders.');
  await button('Undo').click();
  await expect(where).toContainText('Before “Guns at guns”');

  await always.check();
  await expect(result).toContainText('Whoever holds a card is asked from now on');
  await listed(...shoot);
  await expect(asked, 'they hold no card of use').toHaveText('Austrians: your choice.');
  await expect(result).not.toContainText('fires at');
  await expect(strip).toContainText('Four');
  await expect(cards).toHaveCount(2);

  await page.reload();
  await expect(map).toHaveAttribute('role', 'application');
  await expect(where).toContainText('2 orders given');
  await expect(always, 'the choice is kept with the game').toBeChecked();
  await expect(asked).toHaveText('Austrians: your choice.');
  await order(/^Play no card/).click();
  await expect(result).toContainText('The third battery fires at the first cannon');
  await always.uncheck();
  await expect(always).not.toBeChecked();
  const kept = await page.evaluate((key) => localStorage.getItem(key), keyOf('rr.the-mill-at-kreuzdorf', SHOT));
  expect(kept).toContain('"ask-always"');
  expect(kept).toContain('"ask-holders"');
});

test('where a card is of use the side that holds it is asked in any case, and lays it', async ({ page }) => {
  const { asked, result, strip, always, order, listed } = await battle(page, CHARGE);
  await listed('first dragoons', 'Charge the first Grenzers with the first dragoons');
  await expect(asked).toHaveText('Austrians: your choice.');
  await expect(always).not.toBeChecked();
  await order(/^Play the Four/).click();
  await expect(result).toContainText('The Austrians play the Four');
  await expect(strip).toContainText('The last was the Four');
});

test('a newcomer’s first turn: dice, cards, and a march for a card that is chosen', async ({ page }) => {
  const board = await battle(page);
  const { where, result, cards, card, order, figure, button, map, strip } = board;
  await expect(cards).toHaveText([/Three/, /Five/, /Queen/]);
  await order(/^Roll for reinforcements/).click();
  await expect(result).toContainText('The French roll for reinforcements');
  await order(/^End the Reinforcement phase/).click();
  await expect(result).toContainText('The French draw');
  await expect(cards).toHaveCount(6);
  await order(/^End the Strategy phase/).click();
  await expect(where).toContainText('Grand Manoeuvre phase');

  await card(/^Five/).click();
  await expect(card(/^Five/)).toHaveAttribute('aria-pressed', 'true');
  const { middle, pull } = onTable(board, INCH);
  await map.scrollIntoViewIfNeeded();
  const { x, y } = await middle('[data-layer=live] > [data-m=fusiliers-3]');
  await page.mouse.click(x, y);
  const panel = figure.locator('.mover-panel');
  await expect(panel).toContainText('The fusiliers');
  await pull('push', [0, 1.5]);
  await expect(panel).toContainText('1.5 in of 2 in used with the Five');
  await expect(cards, 'nothing is spent yet').toHaveCount(6);
  await button('Confirm').click();
  await expect(result).toContainText('The French play the Five.');
  await expect(result).toContainText('The fusiliers march 1½ inches.');
  await expect(cards).toHaveCount(5);
  await expect(card(/^Five/)).toHaveCount(0);
  await expect(strip).toContainText('On the heap lies open: the Five.');
});
