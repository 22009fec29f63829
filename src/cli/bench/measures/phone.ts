import type { WatchedPage } from '../browser/page.ts';
import { open, PHONE } from '../browser/page.ts';
import { tapUntilAnswer } from '../browser/tap-until-answer.ts';
import type { PageTimings } from '../browser/probe.ts';
import type { Bench } from '../bench.ts';
import type { Measurement } from '../measurement.ts';
import { median } from '../statistics.ts';
import { CHAPTER, FIRST_NEXT, PAINTED, TURNED } from '../config.ts';

/** A page with a board that answers. */
interface Contestant {
  readonly url: string;
  /**
   * What an impatient reader taps, and where, as fractions of the width and height of that element.
   */
  readonly tap: string;
  readonly at: readonly [across: number, down: number];
  /** The selector that matches once the board has answered. */
  readonly answer: string;
  /** The selector that matches once nothing more will load. */
  readonly whole: string;
}

/** The centre of the square e2, seen from White's side. */
const PAWN = [0.5625, 0.8125] as const;

/**
 * Cold loads on a slow phone: one reader taps from the first moment, the other reads first. Our
 * page and the chessground page alternate.
 */
export async function phone(bench: Bench): Promise<readonly Measurement[]> {
  const [site, chess] = [await bench.site(), await bench.rival('chess')];
  const ours = { url: site.url + CHAPTER, tap: FIRST_NEXT, at: [0.5, 0.5], answer: TURNED, whole: PAINTED } as const;
  const lit = 'cg-board square.selected';
  const theirs = { url: chess.url, tap: 'cg-board', at: PAWN, answer: lit, whole: lit } as const;
  const [own, other]: [Visit[], Visit[]] = [[], []];
  for (let i = 0; i < bench.runs; i += 1) {
    bench.say(`Slow phone, cold load ${i + 1} of ${bench.runs}`);
    own.push(await visit(bench, ours));
    other.push(await visit(bench, theirs));
  }
  const name = 'chessground page';
  const figure = (id: Measurement['id'], of: keyof Visit): Measurement => ({
    id,
    value: median(own.map((each) => each[of])),
    rival: { name, value: median(other.map((each) => each[of])) },
  });
  return [
    figure('next.first', 'answered'),
    figure('blocking.before', 'before'),
    figure('blocking.all', 'blocked'),
    figure('paint.first', 'first'),
    figure('paint.largest', 'largest'),
    figure('paint.shift', 'shift'),
  ];
}

/** The results of two cold loads: all in milliseconds, except the layout shift. */
interface Visit {
  readonly answered: number;
  readonly before: number;
  readonly blocked: number;
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
}

async function visit(bench: Bench, contestant: Contestant): Promise<Visit> {
  const answered = await inBrowser(bench, contestant, (watched) => tapUntilAnswer(watched, contestant));
  return inBrowser(bench, contestant, async ({ page, seen, rest }) => {
    await page.goto(contestant.url);
    await rest();
    const before = await seen();
    const target = page.locator(contestant.tap).first();
    const box = (await target.boundingBox())!;
    const [across, down] = contestant.at;
    await target.click({ position: { x: box.width * across, y: box.height * down } });
    await page.waitForSelector(contestant.whole);
    await rest();
    return {
      answered,
      before: blocking(before),
      blocked: blocking(await seen()),
      first: before.first,
      largest: before.largest,
      shift: before.shift,
    };
  });
}

async function inBrowser<T>(
  bench: Bench,
  { answer }: Contestant,
  look: (watched: WatchedPage) => Promise<T>,
): Promise<T> {
  const browser = await bench.browser();
  try {
    return await look(await open(browser, PHONE, answer));
  } finally {
    await browser.close();
  }
}

/**
 * Total blocking time: the part of each long task beyond 50 ms, after the first contentful paint.
 */
const blocking = ({ first, long }: PageTimings): number =>
  long.filter(({ began, took }) => began + took > first).reduce((sum, { took }) => sum + took - 50, 0);
