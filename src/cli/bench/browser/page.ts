import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { watch, type PageTimings } from './probe.ts';

/** A file that a page requested. */
export interface RequestedFile {
  readonly url: string;
  /** The browser's name for its type: `script`, `font`, `document`, … */
  readonly type: string;
  /** The bytes of its body as sent. */
  readonly bytes: number;
  /** Milliseconds since the first request. */
  readonly at: number;
}

export const isFont = ({ type, url }: RequestedFile): boolean => type === 'font' || /\.woff2?$/.test(url);
export const isScript = ({ type, url }: RequestedFile): boolean => type === 'script' || /\.m?js$/.test(url);

/** The kilobytes of these files as sent. */
export const kB = (files: readonly RequestedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** The kilobytes of the scripts within a page, compressed. */
export async function inlineScripts(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    Array.from(document.querySelectorAll('script:not([src])'), ({ textContent }) => textContent),
  );
  return brotliCompressSync(texts.join('\n')).length / 1000;
}

/** A page in its own window, and what was recorded about it. */
export interface WatchedPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** All requests that have finished so far. */
  readonly requested: () => readonly RequestedFile[];
  /** What the page recorded about itself. */
  readonly seen: () => Promise<PageTimings>;
  /** Waits until the page has been idle for a while: no requests and no long tasks. */
  readonly rest: () => Promise<void>;
}

/** The window of a reader, and the speed of the reader's machine and connection. */
export interface Reader {
  readonly width: number;
  readonly height: number;
  readonly phone?: true;
  /** How many times slower than this machine. */
  readonly cpu?: number;
  /** Kilobits per second down and up, and the latency in milliseconds. */
  readonly line?: { readonly down: number; readonly up: number; readonly wait: number };
}

export const DESK: Reader = { width: 1280, height: 800 };
/** The slow phone of the budgets: a quarter of the processor speed, on slow 4G. */
export const PHONE: Reader = {
  width: 412,
  height: 823,
  phone: true,
  cpu: 4,
  line: { down: 1474.56, up: 675, wait: 562.5 },
};

const QUIET = 1200;
const LONGEST = 60_000;

/**
 * Opens an empty window that records every page loaded in it. `answer` is a selector that matches
 * once the page has answered.
 */
export async function open(browser: Browser, reader: Reader, answer: string | null = null): Promise<WatchedPage> {
  const { width, height, phone = false, cpu = 1, line } = reader;
  const context = await browser.newContext({ viewport: { width, height }, isMobile: phone, hasTouch: phone });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST);
  const session = await context.newCDPSession(page);
  const requested = await listen(session);
  if (line !== undefined) {
    const bytes = (kilobits: number) => (kilobits * 1024) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.wait,
      downloadThroughput: bytes(line.down),
      uploadThroughput: bytes(line.up),
    });
  }
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(watch, answer);
  const seen = () => page.evaluate(() => window.__seen);
  return { page, session, requested: () => requested.files, seen, rest: () => rest(seen, requested) };
}

interface Traffic {
  readonly files: RequestedFile[];
  open: number;
}

async function listen(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { files: [], open: 0 };
  const on = new Map<string, { url: string; type: string; at: number; head: number }>();
  let began: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('http')) return;
    began ??= timestamp;
    traffic.open += 1;
    on.set(requestId, { url: request.url, type: type.toLowerCase(), at: (timestamp - began) * 1000, head: 0 });
  });
  // Headers depend on the server, so they are not counted.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = on.get(requestId);
    if (file !== undefined) file.head = response.encodedDataLength;
  });
  const end = (requestId: string, sent: number) => {
    const file = on.get(requestId);
    if (file === undefined) return;
    on.delete(requestId);
    traffic.open -= 1;
    traffic.files.push({ url: file.url, type: file.type, bytes: Math.max(0, sent - file.head), at: file.at });
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await session.send('Network.enable');
  return traffic;
}

async function rest(seen: () => Promise<PageTimings>, traffic: Traffic): Promise<void> {
  const state = async () => `${traffic.files.length} ${traffic.open} ${(await seen()).long.length}`;
  const until = Date.now() + LONGEST;
  let [last, since] = ['', Date.now()];
  while (Date.now() - since < QUIET || traffic.open > 0) {
    if (Date.now() > until) throw new Error('The page never came to rest');
    await new Promise((done) => setTimeout(done, 100));
    const now = await state();
    if (now !== last) [last, since] = [now, Date.now()];
  }
}
