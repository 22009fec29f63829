import { asideOf, readGame, startOfKey } from './record.ts';
import { failed, storedText, type KeepResult } from './texts.ts';

/** A stored game that was put aside. */
export interface Aside {
  readonly key: string;
  readonly text: string;
}

/**
 * Stores a copy of a text under the first free key for games put aside. A text that is there
 * already is not stored twice.
 */
export function putAside(key: string, text: string): KeepResult {
  try {
    let number = 1;
    while (![null, text].includes(localStorage.getItem(asideOf(key, number)))) number += 1;
    localStorage.setItem(asideOf(key, number), text);
    return 'kept';
  } catch {
    return failed();
  }
}

/** The games that were put aside for a key. */
export function asidesOf(key: string): readonly Aside[] {
  try {
    const keys = Object.keys(localStorage).filter((each) => each.startsWith(asideOf(key)));
    return keys.sort().map((each) => ({ key: each, text: localStorage.getItem(each) ?? '' }));
  } catch {
    return [];
  }
}

/** Deletes a game that was put aside. */
export function dropAside({ key }: Aside): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Whether all orders of a stored game were taken back. Such a game is stored for its dice only. */
function isAtStart(text: string): boolean {
  const read = readGame(text);
  return read.ok && read.value.orders.every(({ taken }) => taken !== undefined);
}

/** The starts of a battle for which this browser has stored a game. */
export function keptStarts(battle: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => startOfKey(battle, key) !== null && !isAtStart(localStorage.getItem(key) ?? ''))
      .map((key) => startOfKey(battle, key)!);
  } catch {
    return [];
  }
}

/**
 * Calls back when another tab stores something, and when the browser shows this page again from its
 * cache. Returns a function that ends this.
 */
export function watchStored(changed: () => void): () => void {
  const events = ['storage', 'pageshow'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

const coverKey = (battle: string): string => `drill-square.covered/${battle}`;

/** Whether this browser has stored that the hands of a battle are covered. */
export const coverIsKept = (battle: string): boolean => storedText(coverKey(battle)) !== null;

/**
 * Stores whether the hands of a battle are covered. Without storage it lasts as long as the page.
 */
export function keepCover(battle: string, isCovered: boolean): void {
  try {
    if (isCovered) localStorage.setItem(coverKey(battle), 'yes');
    else localStorage.removeItem(coverKey(battle));
  } catch {
    // Without storage there is nothing to do.
  }
}
