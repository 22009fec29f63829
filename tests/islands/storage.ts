import { vi } from 'vitest';

/** A storage with room for a number of characters, or one that the browser forbids. */
export function withStorage(room: number | 'blocked' = Number.POSITIVE_INFINITY): Record<string, string> {
  const texts: Record<string, string> = {};
  const methods = {
    getItem(key: string) {
      if (room === 'blocked') throw new DOMException('blocked', 'SecurityError');
      return texts[key] ?? null;
    },
    setItem(key: string, text: string) {
      const after = Object.entries({ ...texts, [key]: text }).flat();
      if (room === 'blocked' || after.join('').length > room) throw new DOMException('full', 'QuotaExceededError');
      texts[key] = text;
    },
    removeItem: (key: string) => void Reflect.deleteProperty(texts, key),
  };
  // As in a browser, its own keys are the keys of the stored texts.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(texts, name, { value });
  vi.stubGlobal('localStorage', texts);
  return texts;
}
