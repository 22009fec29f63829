/** Goes on in a task of its own, so that what has been drawn is seen and input is heard. */
export const soon = (then: () => void): void => void setTimeout(then, 0);

/** Goes on once the next frame is there. */
export const afterFrame = (then: () => void): void => void requestAnimationFrame(() => soon(then));

/**
 * Goes on when the browser has nothing else to do, after a second at the latest. Safari cannot
 * tell: there it is after a short pause.
 */
export const inIdleTime = (then: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => then(), { timeout: 1000 });
  else setTimeout(then, 30);
};

/**
 * Resolves when the browser has time, half a second from now at the latest. (`pages.ts` has its own
 * copy, which is inlined in the page and would become a file of its own if it were shared.)
 */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 200);
  });

/** Ends the browser's current task, so that input from the reader is handled first. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
