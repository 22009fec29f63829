/** What a page tells of itself while it is being watched, in milliseconds since its navigation began. */
export interface Seen {
  /** First contentful paint. */
  first: number;
  /** Largest contentful paint so far. */
  largest: number;
  /** Layout shifts that nobody asked for, added up. */
  shift: number;
  /** Tasks of more than 50 ms: when each began, and how long it took. */
  long: { began: number; took: number }[];
  /** Clicks and taps whose frame took 16 ms or more: when each came, and when the frame with its answer was on the screen. */
  inputs: { type: string; began: number; painted: number }[];
  /** When an element that matches the selector of the answer came to be there. */
  answered: number | null;
  /** WebGL contexts that were opened. */
  contexts: number;
  /** Pictures that were put on a 2D canvas. */
  drawn: number;
}

declare global {
  interface Window {
    __seen: Seen;
  }
}

/**
 * Runs in the page before anything else does. Watches from outside by what every browser tells (Performance, mutations) and counts the canvas
 * calls; the page itself has nothing of this in it. `answer` is a selector that matches as soon as the page has answered.
 */
export function watch(answer: string | null): void {
  const seen: Seen = { first: 0, largest: 0, shift: 0, long: [], inputs: [], answered: null, contexts: 0, drawn: 0 };
  window.__seen = seen;

  const on = (type: string, more: object, each: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry as never))).observe({
      type,
      buffered: true,
      ...more,
    });
  on('paint', {}, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  on('largest-contentful-paint', {}, ({ startTime }) => (seen.largest = startTime));
  on('layout-shift', {}, (entry) => {
    if (!entry['hadRecentInput']) seen.shift += entry['value'] ?? 0;
  });
  on('longtask', {}, ({ startTime, duration }) => seen.long.push({ began: startTime, took: duration }));
  on('event', { durationThreshold: 16 }, ({ name, startTime, duration }) => {
    if (/^(click|pointerdown|pointerup|touchstart|touchend|mousedown|mouseup)$/.test(name))
      seen.inputs.push({ type: name, began: startTime, painted: startTime + duration });
  });

  if (answer !== null) {
    new MutationObserver((_, observer) => {
      if (document.querySelector(answer) === null) return;
      seen.answered = performance.now();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-at'] });
  }

  /** Lets a method do what it does, and looks at each call. */
  const lookAt = (prototype: object, method: string, look: (args: readonly unknown[], answer: unknown) => void) => {
    const own = Reflect.get(prototype, method) as (...args: readonly unknown[]) => unknown;
    const watched = function (this: object, ...args: readonly unknown[]): unknown {
      const result = own.apply(this, [...args]);
      look(args, result);
      return result;
    };
    Object.assign(prototype, { [method]: watched });
  };
  const opened = ([kind]: readonly unknown[], context: unknown) => {
    if (String(kind).startsWith('webgl') && context !== null) seen.contexts += 1;
  };
  lookAt(HTMLCanvasElement.prototype, 'getContext', opened);
  lookAt(OffscreenCanvas.prototype, 'getContext', opened);
  lookAt(CanvasRenderingContext2D.prototype, 'drawImage', () => (seen.drawn += 1));
}
