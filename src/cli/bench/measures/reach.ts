import type { CDPSession } from '@playwright/test';
import { DESK, open } from '../browser/page.ts';
import type { Bench } from '../bench.ts';
import { reachConfigs, type ReachConfig } from '../config.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';

const SHADED = '[data-layer=mover] .reach .edge';

/**
 * The longest tasks of one load, in milliseconds: the task of the click, and the longest of all
 * others.
 */
interface LongestTasks {
  readonly click: number;
  readonly after: number;
}

/**
 * A click takes up a unit on a free table, and a key moves it one step ahead, at a quarter of the
 * processor’s speed. Each time, its reach is shaded to the last turn. Two figures: the time for
 * which the click, with its frame, occupies the browser’s main thread; and the longest task after
 * that, whether a part of the calculation, a key or a frame. The browser’s trace tells how long
 * each task has the processor, so that other work on the machine affects the figures less. Each
 * figure is the median over the loads, of the game on a free table that takes longest, among those
 * that are asked for.
 */
export async function reach(bench: Bench): Promise<readonly Measurement[]> {
  const site = await bench.site();
  const found = new Map<string, LongestTasks[]>();
  for (const config of reachConfigs().filter(({ game }) => bench.games.includes(game))) {
    const loads: LongestTasks[] = [];
    for (let i = 0; i < bench.runs; i += 1) {
      bench.say(`Reach of a unit of ${config.game}, CPU ×4, ${i + 1} of ${bench.runs}`);
      loads.push(await longest(bench, site.url, config));
    }
    found.set(config.game, loads);
  }
  if (found.size === 0) return [];
  const figure = (id: Measurement['id'], of: keyof LongestTasks): Measurement => {
    const games = [...found].map(([game, loads]) => ({ game, all: loads.map((each) => each[of]) }));
    const { game, all } = games.toSorted((a, b) => median(b.all) - median(a.all))[0]!;
    const note = `${game}, the worst of ${all.length} loads: ${Math.max(...all).toFixed(0)} ms`;
    return { id, value: median(all), note };
  };
  return [figure('reach.click', 'click'), figure('reach.longest', 'after')];
}

async function longest(bench: Bench, site: string, { game, chapter, board, unit }: ReachConfig): Promise<LongestTasks> {
  const browser = await bench.browser();
  try {
    const { page, session, rest } = await open(browser, { ...DESK, cpu: 4 });
    await page.goto(`${site}learn/${game}/${chapter}/`);
    const figure = page.locator(`[data-board="${board}"]`);
    await figure.scrollIntoViewIfNeeded();
    await figure.hover();
    await figure.and(page.locator('[data-painter=pixi]')).waitFor();
    const { x, y, width, height } = (await figure.locator(`[data-layer=live] > [data-m="${unit}"]`).boundingBox())!;
    const middle = [x + width / 2, y + height / 2] as const;
    await page.mouse.move(...middle);
    await rest();
    return await traced(session, async () => {
      await page.mouse.click(...middle);
      await figure.locator(SHADED).waitFor({ state: 'attached' });
      await rest();
      const before = await figure.locator(SHADED).getAttribute('d');
      await page.keyboard.press('ArrowUp');
      await rest();
      if ((await figure.locator(SHADED).getAttribute('d')) === before) throw new Error('The reach stays as it is');
    });
  } finally {
    await browser.close();
  }
}

/**
 * The fields used of a trace event. Times are in microseconds; `tdur` is the time on the processor.
 */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

/** The longest tasks of the page's main thread during an action that begins with a click. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<LongestTasks> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (click === undefined) throw new Error('The trace has no click');
  const { pid, tid, ts } = click;
  const tasks = events.filter((each) => each.name === 'RunTask' && each.pid === pid && each.tid === tid);
  const isIts = (task: TraceEvent): boolean => task.ts <= ts && ts < task.ts + (task.dur ?? 0);
  const most = (all: readonly TraceEvent[]): number => Math.max(...all.map(({ tdur = 0 }) => tdur / 1000));
  return { click: most(tasks.filter(isIts)), after: most(tasks.filter((task) => task.ts > ts)) };
}
