import { once } from '../core/once.ts';

/*
 * What is made only when it is asked for: the dev server makes no more than a page needs.
 */

/**
 * Whether an author is writing: the pages come from the dev server, one at a time. Then only what a
 * page needs is read and played, and a file that is wrong must not end the pages of all others. The
 * build checks everything.
 */
// Commands and tests run without Vite, which sets `env`.
export const isWriting = (import.meta.env as ImportMetaEnv | undefined)?.DEV ?? false;

/** Whether the site is being built: meanwhile no file of the content changes. */
export const isBuilding = (import.meta.env as ImportMetaEnv | undefined)?.PROD ?? false;

/**
 * A map whose values are made when they are first asked for. A key whose value turns out undefined
 * is not in the map.
 */
export class MapOnDemand<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #made: ReadonlyMap<Key, () => Value | undefined>;

  constructor(entries: readonly (readonly [Key, () => Value | undefined])[]) {
    this.#made = new Map(entries.map(([key, make]) => [key, once(make)]));
  }

  get(key: Key): Value | undefined {
    return this.#made.get(key)?.();
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    return [...this].length;
  }

  *[Symbol.iterator](): MapIterator<[Key, Value]> {
    for (const [key, make] of this.#made) {
      const value = make();
      if (value !== undefined) yield [key, value];
    }
  }

  entries(): MapIterator<[Key, Value]> {
    return this[Symbol.iterator]();
  }

  *keys(): MapIterator<Key> {
    for (const [key] of this) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this) yield value;
  }

  forEach(call: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) call(value, key, this);
  }
}
