import { expect, type Page, test } from '@playwright/test';
import { policy } from '../../src/integrations/csp/gate.ts';
import { bare, boardOn, CHAPTER, HOME, read, RULING, STEPS } from './board/board.ts';
import { watched } from './board/watch.ts';
import { site } from './pages/crawl.ts';

// Nothing here is about motion or size, and painting in software takes time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const PAGES: Readonly<Record<string, string>> = {
  home: HOME,
  contents: 'learn/paper-bayonet/',
  'every step written out': STEPS,
  rules: 'rules/paper-bayonet/',
  rulings: 'rulings/',
  'a ruling on the board': RULING,
  'a ruling in words': 'rulings/pb-066/',
  reference: 'reference/paper-bayonet/',
  'a bare player': bare('pb.the-howitzer'),
  'not found': '404.html',
};

test('every built page has a policy that lets no foreign and no inline script through', () => {
  const { pages } = site();
  expect(pages.size).toBeGreaterThan(40);
  for (const [name, elements] of pages) {
    const directives = new Map(
      (policy(elements) ?? '').split(';').map((each): [string, readonly string[]] => {
        const [directive = '', ...sources] = each.trim().split(/\s+/);
        return [directive, sources];
      }),
    );
    const scripts = directives.get('script-src') ?? [];
    expect(scripts, name).toContain("'self'");
    const others = scripts.filter((source) => !/^'(self|sha(256|384|512)-[\w+/=]+)'$/.test(source));
    expect(others, name).toEqual([]);
    expect(directives.get('style-src')?.join(' ') ?? 'none', name).not.toMatch(/unsafe|\*|https?:/);
    expect(directives.get('default-src'), name).toEqual(["'self'"]);
    expect(directives.get('object-src'), name).toEqual(["'none'"]);
    expect(directives.get('base-uri'), name).toEqual(["'none'"]);
    expect(directives.get('form-action'), name).toEqual(["'none'"]);
    expect(directives.get('connect-src') ?? ["'self'"], name).toEqual(["'self'"]);
  }
});

/** Tries in the page to run what nobody has allowed, one way after the other; each that runs leaves its name behind. */
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
    // Outside this call, where the tool that makes it may do more than the page.
    await new Promise<void>((done) =>
      setTimeout(() => {
        try {
          // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- that it fails is the test
          new Function('window.ran.push("eval")')();
        } catch {
          // As it should be.
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

for (const [kind, path] of Object.entries({ home: HOME, chapter: CHAPTER, 'a bare player': bare('pb.the-howitzer') })) {
  test(`what nobody has allowed does not run: ${kind}`, async ({ page }) => {
    const { violations, abroad } = await watched(page);
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
    expect(abroad).toEqual([]);
  });
}

test('a walk through the whole chapter, with dice and scripts, breaks no policy and never leaves the site', async ({
  page,
}) => {
  test.slow();
  const { violations, abroad, complaints } = await watched(page);
  await page.goto(CHAPTER);
  const ids = await page.locator('[data-board]').evaluateAll((all) => all.map(({ id }) => id));
  let rolls = 0;
  for (const id of ids) {
    const { figure, button, script } = boardOn(page, id);
    await script.click();
    await expect(figure.locator('.drawer [data-lit]').first()).toBeVisible();
    for (let [isLast, isRolled] = [false, false]; !isLast;) {
      if (!isRolled && (await button('Roll it yourself').isVisible())) {
        await button('Roll it yourself').click();
        await expect(figure.locator('.tally')).toContainText('Your 1 roll:');
        isRolled = true;
        rolls += 1;
      }
      for (const choice of await figure.locator('.panel .choice summary').all()) await choice.click();
      isLast = (await button('Next').count()) === 0 || (await button('Next').isDisabled());
      if (!isLast) await button('Next').click();
    }
  }
  expect(rolls).toBeGreaterThan(ids.length / 2);
  expect(await violations()).toEqual([]);
  expect(abroad).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const [kind, path] of Object.entries(PAGES)) {
  test(`ordinary use breaks no policy and never leaves the site: ${kind}`, async ({ page }) => {
    const { violations, abroad, complaints } = await watched(page);
    await page.goto(path);
    for (const button of await page.locator('.theme:visible, .copy:visible').all()) {
      await button.click();
      if ((await page.locator('.copy').count()) > 3) break;
    }
    const next = page.locator('[data-turn=next]').first();
    if ((await next.count()) > 0) await next.click();
    await read(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await violations()).toEqual([]);
    expect(abroad).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
