/** Resolves when the browser has nothing more urgent to do, half a second from now at the latest. Safari tells of no idle time: there, after a pause. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
