import { merged, NOTHING, readProgress, written, type Progress } from './record.ts';

const KEY = 'drill-square.progress.1';
/** Where unreadable values are moved, so that nothing is lost. */
const UNREADABLE_KEY = `${KEY}.unreadable`;

/** What this browser stores. */
export interface Stored {
  readonly progress: Progress;
  /** Stored values that could not be read, unchanged; null if there are none. */
  readonly unreadable: string | null;
  /** Whether the browser forbids storage. */
  readonly isBlocked: boolean;
}

/** Reads the stored progress. A value that cannot be read is moved aside. */
export function stored(): Stored {
  try {
    const text = localStorage.getItem(KEY);
    const found = text === null ? null : readProgress(text);
    if (text !== null && found?.ok === false) {
      localStorage.setItem(UNREADABLE_KEY, [localStorage.getItem(UNREADABLE_KEY), text].filter(Boolean).join('\n'));
      localStorage.removeItem(KEY);
    }
    return {
      progress: found?.ok ? found.value : NOTHING,
      unreadable: localStorage.getItem(UNREADABLE_KEY),
      isBlocked: false,
    };
  } catch {
    return { progress: NOTHING, unreadable: null, isBlocked: true };
  }
}

/** Adds to the stored progress, including what other tabs have stored. Returns false if the browser forbids storage. */
export function save(more: Partial<Progress>): boolean {
  const { progress, isBlocked } = stored();
  if (isBlocked) return false;
  const text = written(merged(progress, { ...NOTHING, ...more }));
  try {
    if (text !== written(progress)) localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes everything stored, or only what could not be read. */
export function forget(part: 'all' | 'unreadable'): void {
  try {
    localStorage.removeItem(UNREADABLE_KEY);
    if (part === 'all') localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Calls back whenever another tab changes the stored progress, or the reader returns to the page. */
export function watch(changed: () => void): void {
  addEventListener('storage', changed);
  addEventListener('pageshow', changed);
}
