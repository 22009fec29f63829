import { merged, NOTHING, readProgress, written, type Progress } from './record.ts';

const KEY = 'drill-square.progress.1';
/** Where a value is put that cannot be read, so that nothing is lost. */
const ASIDE = `${KEY}.unreadable`;

/** What this browser keeps. */
export interface Kept {
  readonly progress: Progress;
  /** Values that were found here and could not be read, as they stood; null where there are none. */
  readonly unreadable: string | null;
  /** May anything be kept here at all? */
  readonly isBlocked: boolean;
}

/** Reads what is kept. A value that cannot be read is put aside. */
export function kept(): Kept {
  try {
    const text = localStorage.getItem(KEY);
    const found = text === null ? null : readProgress(text);
    if (text !== null && found?.ok === false) {
      localStorage.setItem(ASIDE, [localStorage.getItem(ASIDE), text].filter(Boolean).join('\n'));
      localStorage.removeItem(KEY);
    }
    return { progress: found?.ok ? found.value : NOTHING, unreadable: localStorage.getItem(ASIDE), isBlocked: false };
  } catch {
    return { progress: NOTHING, unreadable: null, isBlocked: true };
  }
}

/** Adds to what is kept, in whichever tab it was kept last. False where nothing may be kept. */
export function keep(more: Partial<Progress>): boolean {
  const { progress, isBlocked } = kept();
  if (isBlocked) return false;
  const text = written(merged(progress, { ...NOTHING, ...more }));
  try {
    if (text !== written(progress)) localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is kept, or only what could not be read. */
export function forget(part: 'all' | 'unreadable'): void {
  try {
    localStorage.removeItem(ASIDE);
    if (part === 'all') localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where nothing may be.
  }
}

/** Calls this whenever another tab has changed what is kept, or the page is come back to. */
export function watch(changed: () => void): void {
  addEventListener('storage', changed);
  addEventListener('pageshow', changed);
}
