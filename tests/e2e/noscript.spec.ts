import { expect, type Locator, type Page, test } from '@playwright/test';
import { library, type PlayedScenario } from '../../src/library/plays.ts';
import { bare, boardOn, CHAPTER, HOME, STEPS } from './board/board.ts';
import { chapters } from './board/chapters.ts';
import { scenario, shown, type Shown, unitsOf } from './board/played.ts';

test.use({ javaScriptEnabled: false });

/** The text as a reader has it, whatever marks and spaces it is set with. */
const plain = (text: string): string =>
  text
    .replaceAll(/\*+/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** What of a board a reader sees without script: for each step its text, and the units and the size of its map. */
const written = (board: Locator) =>
  board.evaluate((figure) => {
    const maps = Array.from(figure.querySelectorAll('svg.map'));
    return Array.from(figure.querySelectorAll<HTMLElement>('[data-frame]'), (frame, at) => ({
      id: frame.dataset['frame'],
      text: frame.innerText,
      units: maps[at]?.querySelectorAll('[data-k=base]').length,
      size: Math.min(maps[at]?.clientWidth ?? 0, maps[at]?.clientHeight ?? 0),
    }));
  });

/** The words that stand beside a map. Under another reading the narration of the one that is played would not hold. */
function told({ step, kind }: Pick<Shown, 'step' | 'kind'>, isOurs: boolean): readonly string[] {
  if (kind === 'ask') return [step.title, step.ask!.question, ...step.ask!.choices.map(({ says }) => says)];
  if (kind === 'task') return [step.title, step.task!.says];
  const narrated = isOurs ? step.say.split(/\n\s*\n/) : [];
  return [step.title, ...narrated, step.refusalSays ?? '', ...step.events.map(({ says }) => says)];
}

/** Everything that a board has to show stands there one below the other, as a map with its text. */
async function isWritten(board: Locator, played: PlayedScenario): Promise<void> {
  const wanted = shown(played);
  const isOurs = played.reading === null || played.reading === played.ruling?.ruling;
  const frames = await written(board);
  expect(frames.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  for (const [at, { step, kind }] of wanted.entries()) {
    const { units, size, ...frame } = frames[at]!;
    const text = plain(frame.text);
    for (const words of told({ step, kind }, isOurs)) expect(text).toContain(plain(words));
    const squares = new Set(
      unitsOf(kind === 'ask' || kind === 'task' ? step.before : step.state).map(({ at: on }) => on),
    );
    expect(units, `units at «${step.title}»`).toBeGreaterThanOrEqual(squares.size);
    expect(size, `the map at «${step.title}»`).toBeGreaterThan(150);
  }
}

/** Nothing that would need a script stands there as if it worked. */
async function isAlive(page: Page): Promise<void> {
  await expect(page.locator('button:visible, input:visible, select:visible, [role=slider]:visible')).toHaveCount(0);
  await expect(page.locator('.js-only:visible')).toHaveCount(0);
}

test('a chapter leads to the page on which every step of every board is written out', async ({ page }) => {
  await page.goto(CHAPTER);
  await expect(page).toHaveURL(new RegExp(`${STEPS}$`));
});

for (const chapter of chapters) {
  test(`every step of every board can be read: ${chapter.slug}`, async ({ page }) => {
    await page.goto(chapter.path);
    await expect(page).toHaveURL(new RegExp(`${chapter.path}(steps/)?$`));
    const boards = page.locator('[data-board]');
    await expect.poll(() => boards.evaluateAll((all) => all.map(({ id }) => id))).toEqual(chapter.boards);
    for (const [at, id] of chapter.boards.entries())
      await test.step(id, async () => isWritten(boards.nth(at), await scenario(id)));
    await isAlive(page);
  });
}

test('the front page and a bare player show all their steps', async ({ page }) => {
  const id = 'pb.clear-at-last';
  for (const path of [HOME, bare(id)]) {
    await page.goto(path);
    await isWritten(boardOn(page, id).figure, await scenario(id));
    await isAlive(page);
  }
});

test('a ruling shows every step under each of its readings', async ({ page }) => {
  const { rulings } = await library('paper-bayonet');
  const onBoard = [...rulings.values()].filter(({ plays }) => plays.length > 1);
  expect(onBoard.length).toBeGreaterThanOrEqual(14);
  for (const { ruling, plays } of onBoard) {
    await page.goto(`rulings/${ruling.id}/`);
    const boards = page.locator('[data-readings] [data-board]');
    await expect(boards).toHaveCount(plays.length);
    for (const [at, { played }] of plays.entries())
      await test.step(`${ruling.id}, ${played.reading ?? ''}`, () => isWritten(boards.nth(at), played));
    await isAlive(page);
  }
});

test('a ruling with further boards shows every step of these', async ({ page }) => {
  const { rulings } = await library('paper-bayonet');
  const further = [...rulings.values()].filter(({ ruling }) => ruling.boards.length > 0);
  expect(further.length).toBeGreaterThanOrEqual(4);
  for (const { ruling } of further) {
    await page.goto(`rulings/${ruling.id}/`);
    for (const id of ruling.boards)
      await test.step(id, async () => isWritten(boardOn(page, id).figure, await scenario(id)));
  }
});

test('the answers to a prediction can be opened, each with its reason', async ({ page }) => {
  const asked = shown(await scenario('pb.clear-at-last')).find(({ kind }) => kind === 'ask')!;
  await page.goto(STEPS);
  const frame = boardOn(page, 'pb.clear-at-last').figure.locator(`[data-frame="${asked.id}"]`);
  for (const { says, because } of asked.step.ask!.choices) {
    const choice = frame.locator('.choice', { hasText: plain(says) });
    const reason = choice.locator('p');
    await expect(reason).toBeHidden();
    await choice.locator('summary').click();
    await expect(reason).toBeVisible();
    await expect(reason).toContainText(because);
  }
});

test('the right orders of a task can be shown', async ({ page }) => {
  await page.goto(STEPS);
  const task = boardOn(page, 'pb.from-the-hill').figure.locator('[data-hint=answer]');
  await task.locator('summary').click();
  await expect(task.locator('li').first()).toBeVisible();
});

test('«What stands where» opens beside every map', async ({ page }) => {
  await page.goto(HOME);
  const { figure } = boardOn(page);
  const twins = figure.locator('.twin');
  for (const twin of await twins.all()) {
    await twin.locator('summary').click();
    await expect(twin.locator('li').first()).toBeVisible();
  }
  expect(await twins.count()).toBe(shown(await scenario('pb.clear-at-last')).length);
});

test('the script is a link that leads to the script', async ({ page }) => {
  await page.goto(STEPS);
  await boardOn(page, 'pb.clear-at-last').script.click();
  await expect(page).toHaveURL(new RegExp(`${bare('pb.clear-at-last')}#script$`));
  await expect(page.locator('#script')).toContainText('id: pb.clear-at-last');
  await expect(page.locator('#script')).toBeInViewport();
});
