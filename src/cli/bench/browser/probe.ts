/** What a page records about itself, in milliseconds since its navigation started. */
export interface PageTimings {
  /** First contentful paint. */
  first: number;
  /** Largest contentful paint so far. */
  largest: number;
  /** The sum of all unexpected layout shifts. */
  shift: number;
  /** Tasks of more than 50 ms: when each started, and its duration. */
  long: { began: number; took: number }[];
  /**
   * Clicks and taps whose frame took 16 ms or more: when each happened, and when the frame that
   * shows the response was on the screen.
   */
  inputs: { type: string; began: number; painted: number }[];
  /** When an element first matched the selector of the answer. */
  answered: number | null;
  /**
   * The number of WebGL contexts that draw: each of them first links a program. Pixi creates one
   * more, only to ask for precisions.
   */
  contexts: number;
  /** The number of images drawn on 2D canvases. */
  drawn: number;
}

declare global {
  interface Window {
    __seen: PageTimings;
  }
}

/**
 * Runs in the page before all other scripts. It observes the page only through what every browser
 * offers (performance entries, mutations) and by counting canvas calls, so that the page itself
 * contains no code for the bench. `answer` is a selector that matches once the page has answered.
 */
export function watch(answer: string | null): void {
  const seen: PageTimings = {
    first: 0,
    largest: 0,
    shift: 0,
    long: [],
    inputs: [],
    answered: null,
    contexts: 0,
    drawn: 0,
  };
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

  /** Wraps a method so that `look` is called with the object of every call. */
  const lookAt = (prototype: object, method: string, look: (target: object) => void) => {
    const own = Reflect.get(prototype, method) as (...args: readonly unknown[]) => unknown;
    const watched = function (this: object, ...args: readonly unknown[]): unknown {
      look(this);
      return own.apply(this, [...args]);
    };
    Object.assign(prototype, { [method]: watched });
  };
  const contexts = new Set<object>();
  const linked = (context: object) => (seen.contexts = contexts.add(context).size);
  lookAt(WebGLRenderingContext.prototype, 'linkProgram', linked);
  lookAt(WebGL2RenderingContext.prototype, 'linkProgram', linked);
  lookAt(CanvasRenderingContext2D.prototype, 'drawImage', () => (seen.drawn += 1));
}
