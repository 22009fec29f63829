/**
 * The result of storing a game: `full` if the browser has no room left, `blocked` if it forbids
 * storage, `changed` if another tab or another copy of the page has stored something there
 * meanwhile.
 */
export type KeepResult = 'kept' | 'full' | 'blocked' | 'changed';

/** What is stored under a key; null if there is nothing, or if the browser forbids storage. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether this browser allows storage. */
export function storageState(): 'kept' | 'blocked' {
  try {
    localStorage.getItem('');
    return 'kept';
  } catch {
    return 'blocked';
  }
}

/** The result if storing something has failed. */
export const failed = (): KeepResult => (storageState() === 'kept' ? 'full' : 'blocked');

/**
 * Stores a text in place of the one that was last read or stored there; null removes it. A text
 * that something else has stored there meanwhile is not overwritten. A text that was removed
 * meanwhile is stored again.
 */
export function keep(key: string, last: string | null, text: string | null): KeepResult {
  try {
    const now = localStorage.getItem(key);
    if (now !== null && now !== last) return 'changed';
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return 'kept';
  } catch {
    return failed();
  }
}
