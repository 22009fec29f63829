import { merged, NOTHING, readProgress, progressText, type Progress } from './record.ts';

const KEY = 'drill-square.progress.1';
/** Where unreadable values are moved, so that nothing is lost. */
const UNREADABLE_KEY = `${KEY}.unreadable`;

/** The contents page of the game in whose chapters something was done last. */
const LAST_KEY = 'drill-square.last-game.1';

/** The address that `rememberGame` was given last; null if there is none. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(LAST_KEY);
  } catch {
    return null;
  }
}

/** Remembers the contents page of the game that the reader is in. */
export function rememberGame(contents: string): void {
  try {
    localStorage.setItem(LAST_KEY, contents);
  } catch {
    // Without storage, the home page leads to the first game with progress.
  }
}

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
    if (text !== null && found?.ok === false) setAside(text);
    return {
      progress: found?.ok ? found.value : NOTHING,
      unreadable: localStorage.getItem(UNREADABLE_KEY),
      isBlocked: false,
    };
  } catch {
    return { progress: NOTHING, unreadable: null, isBlocked: true };
  }
}

/**
 * Moves an unreadable value aside. It is removed first, because the browser may not have room for
 * it twice.
 */
function setAside(text: string): void {
  const before = localStorage.getItem(UNREADABLE_KEY);
  localStorage.removeItem(KEY);
  try {
    localStorage.setItem(UNREADABLE_KEY, [before, text].filter(Boolean).join('\n'));
  } catch {
    // There is no room for both: what was set aside first is replaced.
    localStorage.setItem(UNREADABLE_KEY, text);
  }
}

/** The result of saving: */
export type Saved = 'saved' | 'full' | 'blocked';

/** Adds to the stored progress, including what other tabs have stored. */
export function save(more: Partial<Progress>): Saved {
  const { progress, isBlocked } = stored();
  if (isBlocked) return 'blocked';
  const text = progressText(merged(progress, { ...NOTHING, ...more }));
  try {
    if (text !== progressText(progress)) localStorage.setItem(KEY, text);
    return 'saved';
  } catch {
    return 'full';
  }
}

/** What this page has saved with `saveInTurn`. */
let own: Progress = NOTHING;

/**
 * Like `save`, but tabs save one after the other if the browser supports locks. A tab may still
 * read the storage too early and write without what another has stored; the other then adds its own
 * part again, see `watch`.
 */
export async function saveInTurn(more: Partial<Progress>): Promise<Saved> {
  own = merged(own, { ...NOTHING, ...more });
  return 'locks' in navigator ? navigator.locks.request(KEY, () => save(own)) : save(own);
}

/** Deletes everything stored, or only what could not be read. */
export function forget(part: 'all' | 'unreadable'): void {
  try {
    if (part === 'all') own = NOTHING;
    localStorage.removeItem(UNREADABLE_KEY);
    if (part === 'all') for (const key of [KEY, LAST_KEY]) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * Calls back whenever another tab changes the stored progress, or the reader returns to the page.
 */
export function watch(changed: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    // What the reader deletes in another tab must not come back.
    if (key === KEY && newValue === null) own = NOTHING;
    else if (key === KEY && own !== NOTHING) void saveInTurn({}).then(changed);
    changed();
  });
  addEventListener('pageshow', changed);
}
