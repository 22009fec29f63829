/*
 * Steps one board of each game from its first step to its last, and plays an order of its battle,
 * in Chromium, Firefox and WebKit: `npm run browsers`, after `npm run build`. Says which of them
 * are not installed. Exits with 1 if a board cannot be stepped or played, or if no browser is
 * installed.
 */
import { globSync } from 'node:fs';
import process from 'node:process';
import { until, type Browser, type BrowserKind } from './browsers/browser.ts';
import { chromium, firefox } from './browsers/puppets.ts';
import { webkit } from './browsers/webkit.ts';
import { serve } from './serve.mjs';

const SITE = 'dist';

/** The path of a game's battle, for each game that has one. */
const battles = globSync('play/*/*/index.html', { cwd: SITE })
  .toSorted()
  .map((file) => file.replace('index.html', ''));

const BOARD = "document.querySelector('.board')";
const NEXT = `[...${BOARD}.querySelectorAll('button')].find((each) => /^(Next|Skip|Continue)/.test(each.textContent.trim()))`;

/** More presses than any board needs: dice that still roll take one of their own. */
const MOST = 200;

/** Steps the first board of a page to its last step. Resolves to the number of steps. */
async function stepBoard(browser: Browser, url: string): Promise<number> {
  await browser.goTo(url);
  await until(browser, `${BOARD}?.querySelector('[data-panel]')`, 'a board with a panel');
  await until(browser, `${NEXT} && !${NEXT}.disabled`, 'a board that can be stepped');
  for (let presses = 0; presses < MOST; presses += 1) {
    const { at, frames } = (await browser.value(`({ ...${BOARD}.dataset })`)) as Readonly<Record<string, string>>;
    if (Number(at) + 1 === Number(frames)) return Number(frames);
    // The button may be drawn anew with each step.
    await browser.value(`${NEXT}.setAttribute('data-next', '')`);
    await browser.click('.board [data-next]');
    await new Promise((go) => setTimeout(go, 300));
  }
  throw new Error('The steps of the board never end');
}

/** A button that gives an order: *Undo* stands before them, and is not for use yet. */
const ORDER = '.orders button:not(:disabled, [aria-disabled=true])';

/** Gives the first order that the battle offers. Resolves to what the page says of it. */
async function playOrder(browser: Browser, url: string): Promise<string> {
  await browser.goTo(url);
  await until(browser, `document.querySelector('${ORDER}')`, 'a battle with an order to give');
  await browser.click(ORDER);
  await until(browser, '/\\b1 order given/.test(document.body.innerText)', 'one order given');
  return String(await browser.value("document.querySelector('.result, .headline')?.innerText ?? ''"));
}

async function tryIn({ name, open }: BrowserKind, site: string): Promise<boolean> {
  let browser: Browser | undefined;
  try {
    browser = await open();
    for (const battle of battles) {
      const [, game = ''] = battle.split('/');
      await browser.goTo(`${site}learn/${game}/`);
      const first = String(await browser.value(`document.querySelector('main a[href*="/learn/${game}/"]').href`));
      const frames = await stepBoard(browser, first);
      const says = await playOrder(browser, site + battle);
      console.log(`${name}: ${game}: ${frames} steps of a board; an order in a battle: ${says.split('\n')[0]!}`);
    }
    return true;
  } catch (fault) {
    console.error(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    return false;
  } finally {
    await browser?.close();
  }
}

const { url, close } = await serve(SITE, { quality: 4 });
let [tried, good] = [0, true];
for (const kind of [chromium, firefox, webkit]) {
  const missing = kind.missing();
  if (missing === null) {
    tried += 1;
    good = (await tryIn(kind, url)) && good;
  } else console.log(`${kind.name}: not installed here; to install it: ${missing}`);
}
await close();
process.exitCode = good && tried > 0 ? 0 : 1;
