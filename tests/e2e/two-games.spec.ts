import { expect, test, type Page } from '@playwright/test';
import { boardOn, type Board } from '../../e2e/board/board.ts';

/** Where a board of each game stands. */
const BOTH = 'learn/picket/in-the-dark/';

/** The games whose chunks a page has asked for. */
function gamesAskedFor(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const game = /\/_astro\/(picket|paper-bayonet)\.[^/]*\.js/.exec(request.url())?.[1];
    if (game !== undefined) found.add(game);
  });
  return found;
}

/** The first clause that the sum of the reader's own roll links to. */
const rulesOf = ({ figure }: Board) => figure.locator('.rolled .sum .clause').first();

test.beforeEach(({ page }) => {
  page.on('pageerror', (fault) => expect(fault.message).toBe(''));
});

test('each of two games on one page is stepped and rolled by its own rules', async ({ page }) => {
  const asked = gamesAskedFor(page);
  await page.goto(BOTH);
  const [night, fights] = [boardOn(page, 'pk.at-night'), boardOn(page, 'pb.four-fights')];
  await night.goTo('The patrol fires, and the sentries duck');
  await night.alive();
  await night.button('Roll it yourself').click();
  await expect(night.figure.locator('.rolled .dice')).toContainText('to aim');
  expect([...asked]).toEqual(['picket']);
  while (await fights.figure.locator('[data-do=roll]').isHidden()) await fights.button('Next').click();
  await fights.button('Roll it yourself').click();
  await expect(fights.figure.locator('.rolled .dice')).toContainText('attack');
  await expect(rulesOf(fights)).toHaveAttribute('href', /#pb\./);
  await night.button('Roll again').click();
  await expect(night.figure.locator('.rolled .dice')).toContainText('to aim');
  await expect(rulesOf(night)).toHaveAttribute('href', /#pk\./);
  expect([...asked].sort()).toEqual(['paper-bayonet', 'picket']);
});

test('a page of one game asks for no other, and a live result brings no drawing twice', async ({ page }) => {
  const asked = gamesAskedFor(page);
  await page.goto('embed/pk.who-runs/');
  const { figure, button } = boardOn(page, 'pk.who-runs');
  await button('Next').click();
  await button('Next').click();
  for (const roll of ['Roll it yourself', 'Roll again', 'Roll again', 'Roll again']) await button(roll).click();
  await expect(figure.locator('.rolled .dice li')).not.toHaveCount(0);
  expect([...asked]).toEqual(['picket']);
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });
  expect(twice).toEqual([]);
});

test('an order is given on a free table by pointing at units and points', async ({ page }) => {
  await page.goto('embed/pk.who-runs/');
  const { figure, map, said, panel } = boardOn(page, 'pk.who-runs');
  const at = async (x: number, y: number) => {
    const box = (await map.boundingBox())!;
    await map.click({ position: { x: (x / 500) * box.width, y: (1 - y / 500) * box.height } });
  };
  await expect(panel.locator('.question')).toBeVisible();
  await at(150, 200);
  await expect(said).toContainText('The sentries');
  await expect(map.locator('[data-layer=hand] .reach .edge')).toHaveCount(1);
  await at(430, 430);
  await expect(figure, 'why not').toContainText('do not get so far');
  await at(280, 200);
  await expect(figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
});
