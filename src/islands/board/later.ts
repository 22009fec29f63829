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
