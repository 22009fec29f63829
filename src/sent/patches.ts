/*
 * The difference between two values of plain data, as plain data: an object contains the
 * differences of those members that changed (and the `length` of a list, if it changed), an array
 * of one element contains a value that replaces the old one, and anything else is the new value
 * itself. JSON Merge Patch (RFC 7396) replaces whole lists and cannot express `null`; JSON Patch
 * (RFC 6902) would need more code in the browser than it saves.
 */

type Parts = Readonly<Record<string, unknown>>;

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** An own member of a value, not an inherited one such as `valueOf`. */
const own = (value: Parts, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** Whether the next value still has every member of the old one. */
const isLike = (old: Parts, next: Parts): boolean =>
  Array.isArray(old) === Array.isArray(next) &&
  (Array.isArray(old) || Object.keys(old).every((key) => Object.hasOwn(next, key)));

/**
 * The difference that turns the old value into the next; undefined if they are equal. Both must be
 * plain JSON.
 */
export function difference(old: unknown, next: unknown): unknown {
  if (!hasParts(next)) return old === next ? undefined : next;
  if (!hasParts(old) || !isLike(old, next)) return [next];
  const changes = Object.keys(next).map((key): [string, unknown] => [key, difference(own(old, key), next[key])]);
  if (Array.isArray(next) && old['length'] !== next.length) changes.push(['length', next.length]);
  const made = changes.filter(([, change]) => change !== undefined);
  return made.length === 0 ? undefined : Object.fromEntries(made);
}

/** Applies a difference. The old value is not changed. */
export function patched(old: unknown, change: unknown): unknown {
  if (!hasParts(change)) return change;
  if (Array.isArray(change)) return change[0] as unknown;
  const from: Parts = hasParts(old) ? old : {};
  const parts = Object.entries(change).map(([key, part]): [string, unknown] => [key, patched(own(from, key), part)]);
  const changed = Object.fromEntries(parts);
  // Spreading defines members. Assigning would set the prototype if a member is called `__proto__`.
  return Array.isArray(old) ? Object.assign(Array.from(old), changed) : { ...from, ...changed };
}
