/**
 * Calls a function with what the browser has stored: now, when another tab stores something, and
 * when the browser shows this page again from its cache. It is not called where storage is
 * forbidden.
 */
export function followStored(follow: (stored: Storage) => void): void {
  const safely = (): void => {
    try {
      follow(localStorage);
    } catch {
      // Storage is forbidden.
    }
  };
  addEventListener('storage', safely);
  addEventListener('pageshow', safely);
  safely();
}
