/** Runs a callback in its own task, so that the browser can first paint and handle input. */
export const soon = (then: () => void): void => void setTimeout(then, 0);

/** Runs a callback once the next frame has been painted. */
export const afterFrame = (then: () => void): void => void requestAnimationFrame(() => soon(then));

/**
 * Runs a callback when the browser is idle, after a second at the latest. Safari has no
 * `requestIdleCallback`: there it runs after a short pause.
 */
export const inIdleTime = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => then(), { timeout: 1000 });
  else setTimeout(then, 30);
};

/**
 * Resolves when the browser is idle, after half a second at the latest. (`hydrate.ts` has its own
 * copy: it is inlined in the page, and a shared module would become a file of its own.)
 */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 200);
  });

/** Ends the browser's current task, so that input from the reader is handled first. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
