import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violations } from './board/access.ts';
import { type Answer, taskOf } from './board/answers.ts';
import { boardOn, CHAPTER, spot } from './board/board.ts';
import { chapterOf } from '../site/built.ts';
import { test } from './board/kept.ts';
import { test as own } from './board/plain.ts';
import { scenario } from './board/played.ts';
import {
  CONTENTS,
  KEY,
  CHAPTER_ID,
  QUESTION,
  file,
  progress,
  stored,
  solvedIn,
  section,
  done,
} from './board/stored-progress.ts';

test('a question solved in a chapter is stored, and shown on its board and in the contents', async ({ page }) => {
  await page.goto(`${CHAPTER}#pb.ask-who-can-be-seen:from-low-ground`);
  const { figure } = boardOn(page, 'pb.ask-who-can-be-seen');
  await figure.getByText('Fire the gun at the uhlans').click();
  await figure.getByText('Fire the gun at the musketeers').click();
  await expect.poll(() => solvedIn(page)).toEqual([QUESTION]);
  await expect(figure.locator('.below')).toContainText('Solved');
  await page.goto(CONTENTS);
  await expect(done(page)).toContainText(/1 of \d+ solved/);
  await expect(section(page)).toContainText(/, 1 of \d+ tasks and questions solved/);
  await page.goto(CHAPTER);
  await page.keyboard.press('Shift');
  await expect(figure.locator('.below'), 'and on the next visit').toContainText('Solved');
});

test('a wrong answer does not count as solved', async ({ page }) => {
  await page.goto(`${CHAPTER}#pb.ask-who-can-be-seen:from-low-ground`);
  const { figure, alive } = boardOn(page, 'pb.ask-who-can-be-seen');
  await figure.getByText('Fire the gun at the uhlans').click();
  await alive();
  await expect(figure).not.toHaveAttribute('data-solved');
  // The progress is loaded a while after reading began.
  await page.waitForTimeout(2500);
  await expect(page.locator('.side [aria-current]'), 'nor as a board that was used').not.toContainText(/\d of \d/);
});

test('a solved task is stored; one whose answer was shown is not', async ({ page }) => {
  const id = 'pb.a-knights-move';
  const task = await taskOf(await scenario(id));
  await page.goto(`${chapterOf(id)}#${id}:${task.step.id}`);
  const board = boardOn(page, id);
  await board.panel.getByText('Show me').click();
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'shown');
  await expect(board.figure).not.toHaveAttribute('data-solved');
  await board.button('Reset').click();
  const right = task.answers.find(({ kind }: Answer) => kind === 'right')!;
  for (const square of [task.from, right.to]) {
    const { x, y } = await spot(board, square);
    await page.mouse.click(x, y);
  }
  await expect(board.figure.locator('.feedback')).toHaveAttribute('data-verdict', 'right');
  await expect.poll(() => solvedIn(page)).toEqual([`${id}:${task.step.id}`]);
});

test('a chapter counts as read when all its boards were stepped or solved, not when it was scrolled', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const boards = page.locator('[data-board]');
  const count = await boards.count();
  await page.keyboard.press('End');
  const here = page.locator('.side [aria-current]');
  const use = async (at: number) => {
    const board = boards.nth(at);
    const right = board.locator('.ask .choice:has(.yes)');
    if ((await right.count()) > 0) await right.click();
    else await board.locator('[data-turn=last]').evaluate((button: HTMLElement) => button.click());
  };
  for (let at = 1; at < count; at += 1) {
    await boards.nth(at).scrollIntoViewIfNeeded();
    await expect(boards.nth(at).locator('.description li').first()).toBeAttached();
    await use(at);
    await expect(here).toContainText(`${at} of ${count} boards`);
  }
  expect(await stored(page), 'one is left').not.toContain(CHAPTER_ID);
  await page.goto(CONTENTS);
  await expect(done(page)).toContainText(`${count - 1} of ${count} boards`);
  await page.goto(CHAPTER);
  await page.keyboard.press('Shift');
  await expect(here, 'and it is known on the next visit').toContainText(`${count - 1} of ${count} boards`);
  await use(0);
  await expect(here.locator('.yes')).toBeVisible();
  await page.goto(CONTENTS);
  await expect(done(page)).toContainText('read');
  await expect(section(page)).toContainText(/1 of \d+ chapters? read/);
});

test('progress is saved as a file, deleted after confirmation, and added again from the file', async ({ page }) => {
  await page.goto(CONTENTS);
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEY, progress({ read: [CHAPTER_ID] })]);
  await page.reload();
  await expect(done(page)).toContainText('read');
  const saving = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Save as a file' }).click();
  const saved = await (await saving).path();
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual(JSON.parse(progress({ read: [CHAPTER_ID] })));

  page.once('dialog', (dialog) => void dialog.dismiss());
  await section(page).getByRole('button', { name: 'Erase my progress' }).click();
  await expect(done(page), 'not without being confirmed').toContainText('read');
  page.once('dialog', (dialog) => void dialog.accept());
  await section(page).getByRole('button', { name: 'Erase my progress' }).click();
  await expect(done(page)).toBeEmpty();
  expect(await stored(page)).toBeNull();

  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEY, progress({ solved: [QUESTION] })]);
  const choosing = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: 'Add from a file' }).click();
  await (await choosing).setFiles({ ...file(''), buffer: readFileSync(saved) });
  await expect(section(page).getByRole('status')).toContainText('1 entry added');
  await expect(done(page), 'what was there is kept').toContainText(/read, 1 of \d+ solved/);
});

for (const [what, text, told] of [
  ['no JSON', 'chapter one: read', 'text that is no JSON, beginning with «chapter one: read»'],
  ['other JSON', '{ "a": 1 }', 'JSON of another kind'],
  ['a later form', progress({ version: 2 }), 'version 2'],
  ['a form without a text', progress({ version: { toString: 1 } }), 'version {"toString":1}'],
  ['a list that is none', progress({ solved: 'all' }), 'no list under «solved»'],
  ['an entry that is no id', progress({ read: ['a', 7] }), '7 as number 2 under «read»'],
] as const) {
  test(`a file is refused, with what was expected: ${what}`, async ({ page }) => {
    await page.goto(CONTENTS);
    await page.evaluate(([key, kept]) => localStorage.setItem(key!, kept!), [KEY, progress({ read: [CHAPTER_ID] })]);
    await page.reload();
    await section(page).locator('input').setInputFiles(file(text, 'mine.json'));
    const status = section(page).getByRole('status');
    await expect(status).toContainText(`mine.json was not added. Found ${told}`);
    await expect(status).toContainText('Expected a progress file of Drill Square');
    await expect(done(page), 'and nothing is lost').toContainText('read');
  });
}

test('an unreadable stored value is reported, moved aside and can be saved', async ({ page }) => {
  await page.goto(CONTENTS);
  await page.evaluate((key) => localStorage.setItem(key, '{"half": '), KEY);
  await page.goto(`${CHAPTER}#pb.ask-who-can-be-seen:from-low-ground`);
  await boardOn(page, 'pb.ask-who-can-be-seen').figure.getByText('Fire the gun at the musketeers').click();
  await expect.poll(() => stored(page)).toContain(QUESTION);
  await page.goto(CONTENTS);
  const broken = section(page).getByRole('group');
  await expect(broken).toContainText('cannot be read');
  await expect(done(page)).toContainText(/1 of \d+ solved/);
  const saving = page.waitForEvent('download');
  await broken.getByRole('button', { name: 'Save it as it is' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe('{"half": ');
  await broken.getByRole('button', { name: 'Delete it' }).click();
  await expect(broken).toBeHidden();
  await expect(done(page)).toContainText(/1 of \d+ solved/);
});

own('without storage every page works, and the contents say so', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(CONTENTS);
  await expect(section(page)).toContainText('does not let the site save anything');
  await section(page)
    .locator('input')
    .setInputFiles(file(progress({ read: [CHAPTER_ID] })));
  await expect(section(page).getByRole('status')).toContainText('Nothing could be saved');
  await page.goto(`${CHAPTER}#pb.ask-who-can-be-seen:from-low-ground`);
  const { figure } = boardOn(page, 'pb.ask-who-can-be-seen');
  await figure.getByText('Fire the gun at the musketeers').click();
  await expect(figure.locator('.below'), 'as long as the page is open').toContainText('Solved');
  expect(faults).toEqual([]);
});

for (const width of [320, 1340]) {
  test(`the contents with progress have no accessibility violations, and fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(CONTENTS);
    await page.evaluate((key) => localStorage.setItem(key, 'broken'), KEY);
    await page.reload();
    await expect(section(page).getByRole('group')).toBeVisible();
    await section(page).locator('input').setInputFiles(file('?'));
    await expect(section(page).getByRole('status')).not.toBeEmpty();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('three million characters that cannot be read are set aside, and what is done then is saved', async ({ page }) => {
  await page.goto(CONTENTS);
  await page.evaluate((key) => localStorage.setItem(key, 'x'.repeat(3_000_000)), KEY);
  await page.reload();
  await expect(section(page).getByRole('group')).toBeVisible();
  await section(page)
    .locator('input')
    .setInputFiles(file(progress({ read: [CHAPTER_ID] })));
  await expect(section(page).getByRole('status')).toContainText('1 entry added');
  await expect(done(page)).toContainText('read');
});

test('with no room left, a board says that its solution is not saved', async ({ page }) => {
  await page.goto(CONTENTS);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let i = 0; ; i += 1) localStorage.setItem(`full-${size}-${i}`, 'x'.repeat(size));
      } catch {
        // The next entries are half as large.
      }
  });
  await page.goto(`${CHAPTER}#pb.ask-who-can-be-seen:from-low-ground`);
  const { figure } = boardOn(page, 'pb.ask-who-can-be-seen');
  await figure.getByText('Fire the gun at the musketeers').click();
  await expect(figure.locator('.below')).toContainText('Solved, but not saved: this browser has no room left');
});

own('several tabs that add a file at once lose nothing', async ({ context }) => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  for (const page of pages) await page.goto(CONTENTS);
  const ids = (tab: number) => Array.from({ length: 500 }, (_, i) => `pb.tab-${tab}:step-${i}`);
  await Promise.all(
    pages.map((page, tab) =>
      section(page)
        .locator('input')
        .setInputFiles(file(progress({ solved: ids(tab) }))),
    ),
  );
  for (const page of pages) await expect(section(page).getByRole('status')).toContainText('entries added');
  for (const page of pages) await expect.poll(async () => (await solvedIn(page)).length).toBe(2000);
});
