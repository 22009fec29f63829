import { DESK, inlineScripts, isScript, kB, open, type RequestedFile } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { CHAPTER, FIRST_NEXT, PAINTED, reachConfigs } from '../config.ts';

/** A board has a button for dice only if its step rolls some. */
const ROLL = '[data-board] [data-do=roll]:visible';
/** More steps than all boards of a chapter have together. */
const MOST_STEPS = 80;

/**
 * The scripts of a page with boards, separated by when they load: inline scripts; the player at the
 * first intent; Pixi when the page is idle after that; the engine when the reader rolls dice. Each
 * is a figure for a game on squares. The games on free tables have one figure for their sum,
 * because they also need their geometry and the mover; the largest of them is told.
 */
export async function scripts(bench: Bench): Promise<readonly Measurement[]> {
  const { first, player, pixi, late, engine } = await scriptsOf(bench, CHAPTER);
  // If a reader meets a task first, the engine is fetched together with Pixi. So the files of the
  // first page tell which of them are Pixi's.
  const isPixi = ({ url }: RequestedFile) => late.some((each) => each.url === url);
  const tables: number[] = [];
  for (const { game, chapter } of reachConfigs()) {
    const table = await scriptsOf(bench, `learn/${game}/${chapter}/`);
    tables.push(table.first + table.player + kB(table.late.filter((each) => !isPixi(each))) + table.engine);
  }
  return [
    { id: 'script.first', value: first },
    { id: 'script.player', value: player, note: 'with Solid' },
    { id: 'script.pixi', value: pixi },
    { id: 'script.engine', value: engine },
    { id: 'script.rest', value: first + player + engine },
    { id: 'script.table', value: Math.max(...tables) },
  ];
}

/** Kilobytes, compressed, by when they load. */
interface Scripts {
  readonly first: number;
  readonly player: number;
  readonly pixi: number;
  /** What loads with Pixi. */
  readonly late: readonly RequestedFile[];
  readonly engine: number;
}

async function scriptsOf(bench: Bench, chapter: string): Promise<Scripts> {
  bench.say(`Scripts of ${chapter}`);
  const site = await bench.site();
  const browser = await bench.browser();
  try {
    const { page, requested, rest } = await open(browser, DESK);
    const since = (from: number) => requested().slice(from).filter(isScript);
    await page.goto(site.url + chapter);
    await rest();
    // A board lists its player and everything that the player imports. All other files that load at
    // that point are for the canvas.
    const named = await page.evaluate(
      () => document.querySelector<HTMLElement>('[data-player]')?.dataset.player?.split(' ') ?? [],
    );
    const inline = await inlineScripts(page);
    const atFirst = [...requested()];

    await page.locator(FIRST_NEXT).first().click();
    await page.waitForSelector(PAINTED);
    await rest();
    const onIntent = since(atFirst.length);
    const late = onIntent.filter(({ url }) => !named.includes(new URL(url).pathname));
    if (late.length === 0 || late.length === onIntent.length)
      throw new Error('The player and Pixi cannot be told apart');

    const before = requested().length;
    // Not every board rolls dice, and none does before its first order.
    for (let at = 0; at < MOST_STEPS && (await page.locator(ROLL).count()) === 0; at += 1) {
      await page.locator(FIRST_NEXT).first().click();
      await rest();
    }
    await page.locator(ROLL).first().click();
    await rest();
    const engine = since(before);
    if (engine.length === 0) throw new Error('A roll of the reader has fetched no engine');
    return {
      first: inline + kB(atFirst.filter(isScript)),
      player: kB(onIntent) - kB(late),
      pixi: kB(late),
      late,
      engine: kB(engine),
    };
  } finally {
    await browser.close();
  }
}
