import { expect, type Page, test } from '@playwright/test';
import { embedPath, CHAPTER, HOME, read } from './board/board.ts';
import { watched } from './board/watch.ts';

// No test here is about motion or size, and software rendering is slow.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/**
 * Runs in the page: tries several ways to run forbidden code, and records the name of each that
 * works.
 */
async function intrude(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    const script = document.createElement('script');
    script.textContent = 'window.ran.push("inline script")';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<b id="bait" onclick="window.ran.push(\'attribute\')">bait</b>');
    document.getElementById('bait')?.click();
    const link = Object.assign(document.createElement('a'), { href: 'javascript:window.ran.push("link")' });
    document.body.append(link);
    link.click();
    const blob = URL.createObjectURL(new Blob(['window.ran.push("blob")'], { type: 'text/javascript' }));
    document.body.append(Object.assign(document.createElement('script'), { src: blob }));
    document.body.append(Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' }));
    // Runs outside this call: the test tool may run the call with more rights than the page has.
    await new Promise<void>((done) =>
      setTimeout(() => {
        try {
          // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- that it fails is the test
          new Function('window.ran.push("eval")')();
        } catch {
          // Expected.
        }
        void fetch('https://example.com/').then(
          () => ran.push('request'),
          () => undefined,
        );
        document.body.insertAdjacentHTML('beforeend', '<img src="https://example.com/x.png" alt="">');
        setTimeout(done, 300);
      }),
    );
    return ran;
  });
}

for (const [kind, path] of Object.entries({
  home: HOME,
  chapter: CHAPTER,
  'an embed page': embedPath('pb.the-howitzer'),
})) {
  test(`forbidden code does not run: ${kind}`, async ({ page }) => {
    const { violations, foreign } = await watched(page);
    await page.goto(path);
    expect(await intrude(page)).toEqual([]);
    expect((await violations()).toSorted()).toEqual(
      [
        'connect-src https://example.com/',
        'img-src https://example.com/x.png',
        'script-src eval',
        'script-src-attr inline',
        'script-src-elem blob',
        'script-src-elem https://example.com/x.js',
        'script-src-elem inline',
        'script-src-elem inline',
      ].toSorted(),
    );
    expect(foreign).toEqual([]);
  });
}

/**
 * Runs in the page: uses the script, answers and dice of a board as a reader might, up to its last
 * step. Returns the number of rolls.
 */
async function use(board: Element): Promise<number> {
  const find = (selector: string): HTMLElement | null => board.querySelector<HTMLElement>(selector);
  async function until(isSo: () => boolean, what: string): Promise<void> {
    const end = performance.now() + 20_000;
    while (!isSo() && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
    if (!isSo()) throw new Error(`${board.id}: ${what} does not come`);
  }
  board.scrollIntoView({ behavior: 'instant' });
  find('[data-do=script]')!.click();
  await until(() => find('.drawer [data-lit]') !== null, 'the script');
  let rolls = 0;
  for (let at = 0; ; at += 1) {
    await until(() => board.getAttribute('data-at') === String(at), `step ${at}`);
    const roll = find('[data-do=roll]');
    if (rolls === 0 && roll?.checkVisibility({ visibilityProperty: true }) === true) {
      roll.click();
      await until(() => find('.tally')?.textContent.includes('Your 1 roll:') ?? false, 'the roll');
      rolls += 1;
    }
    board.querySelectorAll<HTMLElement>('.panel .choice summary').forEach((choice) => choice.click());
    const next = find('[data-turn=next]');
    if (next === null || next.getAttribute('aria-disabled') === 'true') return rolls;
    next.click();
  }
}

test('using the whole chapter, with dice and scripts, violates no policy and never leaves the site', async ({
  page,
}) => {
  test.slow();
  const { violations, foreign, complaints } = await watched(page);
  await page.goto(CHAPTER);
  // Real input, as from a reader: a click by a script does not count as an intent.
  await read(page);
  const boards = await page.locator('[data-board]').all();
  let rolls = 0;
  for (const board of boards) rolls += await board.evaluate(use);
  expect(rolls).toBeGreaterThan(boards.length / 2);
  expect(await violations()).toEqual([]);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});
