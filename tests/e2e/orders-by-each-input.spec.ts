import { expect, type Locator, type Page } from '@playwright/test';
import { boardOn, embedPath } from './board/board.ts';
import { tabTo } from './board/focus.ts';
import { test } from './board/plain.ts';
import { onTable } from './board/table.ts';

/*
 * One task of each kind of order on a free table is solved by mouse, by touch and by keyboard: an
 * answer with a card, an order to one's unit that a card goes with, one at an enemy, a march and a
 * place.
 */

/** What a reader does, whatever the input. Places are in inches. */
interface Hand {
  readonly card: (name: string) => Promise<void>;
  readonly press: (name: RegExp) => Promise<void>;
  /** Points at a unit that stands here, or at a place. */
  readonly point: (x: number, y: number) => Promise<void>;
  /** Leads the unit in hand straight ahead to a place, so many half inches, and confirms. */
  readonly march: (x: number, y: number, pushes: number) => Promise<void>;
}

/** A task: its board and step, and how it is solved. */
type Task = readonly [board: string, step: string, solve: (hand: Hand) => Promise<void>];

const TASKS: Readonly<Record<string, Task>> = {
  'an answer with a card': [
    'rr.a-dispatch',
    'your-ace',
    async ({ card, press }) => {
      await card('Ace');
      await press(/^Play the Ace/);
    },
  ],
  'an order that a card goes with': [
    'rr.held-fast',
    'a-three',
    async ({ point, card, press }) => {
      await point(11, 9);
      await card('Three');
      await press(/disengage with the Three$/);
    },
  ],
  'a volley at an enemy': [
    'rr.a-seven-and-a-nine',
    'with-a-seven',
    async ({ point, card }) => {
      await point(9, 9);
      await card('Seven');
      await point(9, 10.3);
    },
  ],
  'a march': [
    'rr.a-card-a-march',
    'to-the-hamlet',
    async ({ point, march }) => {
      await point(11.75, 8.3);
      await march(11.75, 12.8, 9);
    },
  ],
  'a place to set up': [
    'rr.the-first-column',
    'three-in-a-line',
    async ({ point, press }) => {
      await point(12, 11);
      await press(/^Set up the chasseurs in line/);
    },
  ],
};

/** A board on its page, with what every hand needs. */
async function opened(page: Page, [id, step]: Task) {
  await page.goto(`${embedPath(id)}#${id}:${step}`);
  const board = boardOn(page, id);
  await expect(board.panel).toHaveAttribute('data-kind', 'task');
  const card = (name: string) => board.figure.locator('.strip button').filter({ hasText: name });
  const press = (name: RegExp) => board.figure.locator('.orders').getByRole('button', { name });
  return { ...board, ...onTable(board, 25.4), card, press };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const solved = ({ figure }: Opened) => expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1340, height: 900 } });

  for (const [kind, task] of Object.entries(TASKS)) {
    test(`by mouse: ${kind}`, async ({ page }) => {
      const on = await opened(page, task);
      await on.figure.hover();
      await expect(on.map).toHaveAttribute('role', 'application');
      await task[2]({
        card: (name) => on.card(name).click(),
        press: (name) => on.press(name).click(),
        point: on.click,
        async march(x, y) {
          await expect(on.figure.locator('.mover-panel')).toBeVisible();
          await on.click(x, y);
          await on.button('Confirm').click();
        },
      });
      await solved(on);
    });

    test(`by keyboard: ${kind}`, async ({ page }) => {
      const on = await opened(page, task);
      await task[2](keyboard(page, on));
      await solved(on);
    });
  }
});

/** Presses Tab, or Shift and Tab, until this has the focus. */
async function tabInto(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab') {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes there`);
}

function keyboard(page: Page, on: Opened): Hand {
  const { keyboard: keys } = page;
  const cursor = on.map.locator('[data-layer=selection] [data-m=cursor]');
  const enter = async (button: Locator, key: 'Tab' | 'Shift+Tab') => {
    await tabInto(page, button, key);
    await keys.press('Enter');
  };
  const toMap = async () => {
    await on.figure.locator('[data-turn=next]').focus();
    await expect(on.map).toHaveAttribute('role', 'application');
    await tabTo(page, 'svg.map', 'Shift+Tab');
  };
  return {
    async card(name) {
      await toMap();
      await enter(on.card(name), 'Tab');
    },
    async press(name) {
      await toMap();
      await enter(on.press(name), 'Tab');
    },
    async point(x, y) {
      await toMap();
      // The keys lead from unit to unit, or from place to place: towards the wanted one.
      await keys.press('ArrowUp');
      const wanted = await on.at(x, y);
      for (let presses = 0; presses < 12; presses += 1) {
        const box = (await cursor.boundingBox())!;
        const [right, down] = [wanted.x - box.x - box.width / 2, wanted.y - box.y - box.height / 2];
        if (Math.abs(right) <= box.width / 2 && Math.abs(down) <= box.height / 2) break;
        const isAcross = Math.abs(right) > Math.abs(down);
        await keys.press(isAcross ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp');
      }
      await keys.press('Enter');
    },
    async march(_x, _y, pushes) {
      for (let n = 0; n < pushes; n += 1) await keys.press('ArrowUp');
      await keys.press('Enter');
    },
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [kind, task] of Object.entries(TASKS))
    test(`by touch: ${kind}`, async ({ page }) => {
      const on = await opened(page, task);
      await on.figure.locator('.feedback').tap();
      await expect(on.map).toHaveAttribute('role', 'application');
      const shown = on.figure.locator('.orders .main').filter({ hasText: /^(Bombard|Fire|Charge)/ });
      await task[2]({
        card: (name) => on.card(name).tap(),
        press: (name) => on.press(name).tap(),
        async point(x, y) {
          await on.tap(x, y);
          // The first tap at an enemy only shows the order.
          if (await shown.isVisible()) await shown.tap();
        },
        async march(x, y) {
          await expect(on.figure.locator('.mover-panel')).toBeVisible();
          await on.tap(x, y);
          await on.button('Confirm').tap();
        },
      });
      await solved(on);
    });
});
