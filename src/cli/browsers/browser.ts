/** A browser with one page, as far as a board is stepped and played in it. */
export interface Browser {
  readonly goTo: (url: string) => Promise<void>;
  /** The value of an expression on the page; it must be plain data. */
  readonly value: (expression: string) => Promise<unknown>;
  /** Clicks the first element that a selector finds. Rejects if there is none. */
  readonly click: (selector: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A kind of browser that may be installed on this machine. */
export interface BrowserKind {
  readonly name: string;
  /** What is missing here, and how to install it; null if nothing is. */
  readonly missing: () => string | null;
  readonly open: () => Promise<Browser>;
}

/** How long something on a page may take before it counts as missing. */
const PATIENCE = 30_000;

/** Waits until an expression is true on the page. Rejects with `what` after half a minute. */
export async function until({ value }: Browser, expression: string, what: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while ((await value(`Boolean(${expression})`)) !== true) {
    if (Date.now() > end) throw new Error(`It never came to this: ${what}`);
    await new Promise((go) => setTimeout(go, 100));
  }
}
