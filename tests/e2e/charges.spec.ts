import { expect, type Locator, type Page } from '@playwright/test';
import { boardOn, embedPath } from './board/board.ts';
import { tabTo } from './board/focus.ts';
import { withSameDice } from './board/game.ts';
import { test } from './board/plain.ts';
import { onTable } from './board/table.ts';

/*
 * Charges and melees of Death or Glory!, ordered by the reader: a charge is only declared, and the
 * other side has still to answer it.
 */

const CHAPTER = 'learn/death-or-glory/in-time-for-a-square/';
const WHOM = 'dg.whom-to-charge';
const STEP = 'which-of-them';

/** A board at a step that asks for orders, with what a test does on it. */
async function at(page: Page, id: string, step: string, path = embedPath(id)) {
  await page.goto(`${path}#${id}:${step}`);
  const board = boardOn(page, id);
  await expect(board.panel).toHaveAttribute('data-kind', 'task');
  const { figure, map } = board;
  const table = onTable(board);
  return {
    ...board,
    outcome: figure.locator('.outcome'),
    feedback: figure.locator('.feedback'),
    /** A button below the map. */
    offer: (says: RegExp) => figure.locator('.orders').getByRole('button', { name: says }),
    ready: () => expect(map).toHaveAttribute('role', 'application'),
    /** Where the base of a unit is in the window. */
    base: (unit: string) => table.middle(`[data-layer=live] > [data-m="${unit}"][data-k=base]`),
    /** Where every unit stands, and how it faces. */
    stands: () =>
      map
        .locator('[data-layer=live] > [data-k=base]')
        .evaluateAll((all) => all.map((each) => `${each.getAttribute('data-m')} ${each.getAttribute('transform')}`)),
  };
}
type On = Awaited<ReturnType<typeof at>>;

/** Presses units one after the other with the mouse. */
async function press(page: Page, { base }: On, ...units: readonly string[]): Promise<void> {
  for (const unit of units) {
    const { x, y } = await base(unit);
    await page.mouse.click(x, y);
  }
}

/** The ids of the clauses that something cites. */
const citedIn = async (part: Locator): Promise<readonly string[]> =>
  part
    .locator('a.clause')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!.split('#')[1]!))]);

/** The right charge of the board has been declared: nobody has moved, and both odds are told. */
async function isDeclared(on: On, stood: readonly string[]): Promise<void> {
  await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
  await expect(on.said).toContainText(/^Right! The middle squadron charges the conscripts: 120 mm of 280 mm\./);
  await expect(on.outcome.locator('.order')).toContainText('Charge the conscripts with the middle squadron.');
  await expect(on.outcome.locator('.odds > p').first()).toHaveText('The same order to contact');
  await expect(on.outcome.locator('.odds-further')).toContainText('To the end of the turn');
  await expect(on.map.locator('[data-layer=live] [data-k=trace]'), 'its way').toHaveCount(1);
  expect(await on.stands()).toEqual(stood);
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1340, height: 900 } });

  test('a charge is declared by mouse, first a poor one, and cites clauses that there are', async ({ page }) => {
    const on = await at(page, WHOM, STEP, CHAPTER);
    const stood = await on.stands();
    await on.feedback.hover();
    await on.ready();
    await press(page, on, 'left', 'square');
    await expect(on.feedback).toHaveAttribute('data-verdict', 'wrong');
    await expect(on.feedback.locator('.verdict')).toContainText(/^Allowed, but .* at least 1 in 2\.$/);
    await on.button('Undo').click();
    await expect(on.feedback).toHaveAttribute('data-verdict', 'none');
    await press(page, on, 'middle', 'conscripts');
    await isDeclared(on, stood);
    const cited = await citedIn(on.outcome);
    expect(cited).toEqual(expect.arrayContaining(['dg.charge.declare-order', 'dg.charge.impact-straight']));
    const rules = await (await page.request.get('rules/death-or-glory/')).text();
    for (const id of cited) expect(rules).toContain(` id="${id}"`);
  });

  test('by keyboard alone: from unit to unit, and to the enemy', async ({ page }) => {
    const on = await at(page, WHOM, STEP);
    const stood = await on.stands();
    await on.figure.locator('[data-turn=next]').focus();
    await on.ready();
    await tabTo(page, 'svg.map', 'Shift+Tab');
    const goTo = async (key: string, unit: RegExp) => {
      for (let presses = 0; presses < 6 && !unit.test(await on.said.innerText()); presses += 1)
        await page.keyboard.press(key);
      await expect(on.said).toContainText(unit);
    };
    await goTo('ArrowUp', /^The (left|middle|right) squadron/);
    await goTo('ArrowRight', /^The right squadron/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(on.said).toContainText(/^The middle squadron .* Selected\./);
    await goTo('ArrowDown', /^The conscripts/);
    await expect(on.said).toContainText('Allowed');
    await page.keyboard.press('Enter');
    await isDeclared(on, stood);
    await expect(on.map, 'the reader goes on from the map').toBeFocused();
  });

  test('a charge that is not allowed is refused with its clause, and nobody moves', async ({ page }) => {
    const on = await at(page, 'dg.straight-at-the-end', 'at-once');
    const stood = await on.stands();
    await on.feedback.hover();
    await on.ready();
    await press(page, on, 'right', 'far');
    await expect(on.feedback).toHaveAttribute('data-verdict', 'wrong');
    await expect(on.feedback.locator('.verdict')).toContainText(/^Not allowed\. .* 297\.8 mm .* 280 mm/);
    expect(await citedIn(on.outcome.locator('.by'))).toEqual(['dg.charge.bonus']);
    expect(await on.stands()).toEqual(stood);
    await on.button('Undo').click();
    await press(page, on, 'left', 'near');
    await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
  });

  test('the one who is charged is asked, and his answer is rolled for', async ({ page }) => {
    await withSameDice(page);
    const on = await at(page, 'dg.in-time-for-a-square', 'your-answer');
    await on.feedback.hover();
    await on.ready();
    await expect(on.feedback).toContainText('Choose one of the buttons below the map.');
    await on.offer(/^Form square/).click();
    await expect(on.feedback, 'half a move is too soon for a square').toHaveAttribute('data-verdict', 'wrong');
    await on.button('Undo').click();
    await on.offer(/^Stand/).click();
    await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
    await expect(on.outcome.locator('.dice li').first()).toHaveText(/\d\s*reaction of the right battalion/);
    const cited = await citedIn(on.outcome.locator('.sum').first());
    expect(cited).toEqual([
      'dg.morale.factor',
      'dg.reaction.mod.line-v-cavalry',
      'dg.reaction.pass',
      'dg.reaction.test',
    ]);
  });

  test('a melee is fought: its dice, what they strike down, and the test of morale of the loser', async ({ page }) => {
    await withSameDice(page);
    const on = await at(page, 'dg.what-counts-in-a-melee', 'militia');
    await on.feedback.hover();
    await on.ready();
    await press(page, on, 'hussars', 'militia');
    await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
    const dice = on.outcome.locator('.dice li');
    await expect(dice.filter({ hasText: /melee of/ })).toHaveCount(2);
    const blow = on.outcome.locator('.chain').first();
    expect(await citedIn(blow)).toEqual(
      expect.arrayContaining(['dg.melee.resolve', 'dg.melee.mod.cav-v-disordered-foot', 'dg.melee.casualty-chart']),
    );
    const men = await blow.locator('.sum tfoot td').last().textContent();
    expect(Number(men)).toBeGreaterThan(0);
    await expect(on.map.locator('[data-m=name-militia]'), 'the map counts them').toContainText(`−${men}`);

    const test = on.outcome.locator('.chain').filter({ hasText: /^The militia test morale/ });
    const face = await dice.filter({ hasText: 'morale of the militia' }).locator('text').textContent();
    const roll = test.locator('tr').filter({ has: page.locator('a[href$="#dg.morale.roll"]') });
    await expect(roll.locator('td')).toHaveText(face === '0' ? '100%' : `${face}0%`);
    expect(await citedIn(test)).toEqual(expect.arrayContaining(['dg.morale.factor', 'dg.morale.mod.exhausted']));
  });

  test('a sentence leads a reserve into a melee', async ({ page }) => {
    const on = await at(page, 'dg.left-or-right', 'join');
    await on.feedback.hover();
    await on.ready();
    await press(page, on, 'second');
    const line = on.figure.getByLabel('Or type it');
    await line.fill('forward 500');
    await on.button('Preview').click();
    await expect(on.figure.locator('.mover-why a')).toHaveAttribute('href', /#dg\.move\.allowances$/);
    await line.fill('forward to contact');
    await on.button('Preview').click();
    await expect(on.figure.locator('.mover-panel .legs li')).toHaveText([/^forward to contact · takes 52\.5 mm$/]);
    await on.button('Confirm').click();
    await expect(on.feedback).toHaveAttribute('data-verdict', 'right');
    expect(await citedIn(on.outcome)).toContain('dg.charge.reinforce');
  });

  test('a link keeps the position after a charge', async ({ page }) => {
    const on = await at(page, WHOM, STEP);
    await on.feedback.hover();
    await on.ready();
    await press(page, on, 'left', 'square');
    await expect(on.feedback).toHaveAttribute('data-verdict', 'wrong');
    const left = await on.map.locator('[data-layer=live]').innerHTML();
    const says = await on.feedback.locator('.verdict').innerText();
    const link = await on.panel.getByRole('link', { name: 'Link to this position' }).getAttribute('href');
    expect(link).toBe(`?position=${STEP}/1/left:square#${WHOM}`);
    await page.goto('about:blank');
    await page.goto(`${CHAPTER}${link!}`);
    await expect(on.feedback.locator('.verdict')).toHaveText(says, { useInnerText: true });
    await expect(on.outcome.locator('.order')).toContainText('Charge the square with the left squadron.');
    expect(await on.map.locator('[data-layer=live]').innerHTML()).toBe(left);
    await page.goto('about:blank');
    await page.goto(`${embedPath(WHOM)}${link!.replace('left:square', 'left:guard')}`);
    await expect(on.figure.locator('.refused-link')).toContainText(/Its order 1 is not allowed here: .* 280 mm/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch: the first tap at the enemy shows the charge, the button declares it', async ({ page }) => {
    const on = await at(page, WHOM, STEP, CHAPTER);
    const stood = await on.stands();
    await on.feedback.tap();
    await on.ready();
    for (const unit of ['middle', 'conscripts']) {
      const { x, y } = await on.base(unit);
      await page.touchscreen.tap(x, y);
      await expect(on.said).toContainText(unit === 'middle' ? 'Selected' : 'Tap there again');
    }
    await expect(on.feedback).toHaveAttribute('data-verdict', 'none');
    const main = on.offer(/^Charge the conscripts with the middle squadron$/);
    await expect(main).toBeInViewport({ ratio: 1 });
    await main.tap();
    await isDeclared(on, stood);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
