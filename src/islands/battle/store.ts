import type { Awaiting } from '../../games/contract/engine.ts';
import type { GivenOrder } from './game.ts';
import { asideOf, keyOf, startOfKey, written } from './record.ts';

/** What came of keeping a game: `full` if the browser has no room left, `blocked` if it forbids storage. */
export type Kept = 'kept' | 'full' | 'blocked';

/** The stored text of a game; null if there is none, or if the browser forbids storage. */
export function storedText(battle: string, start: string): string | null {
  try {
    return localStorage.getItem(keyOf(battle, start));
  } catch {
    return null;
  }
}

/** Can this browser keep anything? */
export function storageState(): Kept {
  try {
    localStorage.getItem('');
    return 'kept';
  } catch {
    return 'blocked';
  }
}

/** Keeps a game, in place of what was kept for the same start. A game without orders is not kept. */
export function keep(battle: string, start: string, orders: readonly GivenOrder[], state: Awaiting): Kept {
  const key = keyOf(battle, start);
  try {
    if (orders.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, written(orders, state));
    return 'kept';
  } catch {
    return storageState() === 'kept' ? 'full' : 'blocked';
  }
}

/** Moves a stored game aside that could not be replayed, so that another can be kept and this one is not lost. */
export function setAside(battle: string, start: string): void {
  const key = keyOf(battle, start);
  try {
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (text !== null) localStorage.setItem(asideOf(key), text);
  } catch {
    // Without storage nothing was stored, and without room for both the new game is worth more.
  }
}

/** The starts of a battle from which this browser keeps a game. */
export function keptStarts(battle: string): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => startOfKey(battle, key) ?? []);
  } catch {
    return [];
  }
}
