/*
 * What changes from one value of plain data to the next, as plain data: an object holds the changes of those parts that differ (of a list its
 * `length` too), an array of one a part that comes whole, and anything else is the part itself. JSON Merge Patch (RFC 7396) sends every list
 * whole and has no `null`; JSON Patch (RFC 6902) would bring more code to the browser than it saves.
 */

type Parts = Readonly<Record<string, unknown>>;

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** A part of a value; not what every object inherits, such as `valueOf`. */
const own = (value: Parts, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

/** Does every part of the old value have its place in the next one too? */
const isLike = (old: Parts, next: Parts): boolean =>
  Array.isArray(old) === Array.isArray(next) &&
  (Array.isArray(old) || Object.keys(old).every((key) => Object.hasOwn(next, key)));

/** What makes the next value out of the old one; undefined where they are equal. Both must be plain JSON. */
export function difference(old: unknown, next: unknown): unknown {
  if (!hasParts(next)) return old === next ? undefined : next;
  if (!hasParts(old) || !isLike(old, next)) return [next];
  const changes = Object.keys(next).map((key): [string, unknown] => [key, difference(own(old, key), next[key])]);
  if (Array.isArray(next) && old['length'] !== next.length) changes.push(['length', next.length]);
  const made = changes.filter(([, change]) => change !== undefined);
  return made.length === 0 ? undefined : Object.fromEntries(made);
}

/** The next value, made out of the old one, which stays as it is. */
export function patched(old: unknown, change: unknown): unknown {
  if (!hasParts(change)) return change;
  if (Array.isArray(change)) return change[0] as unknown;
  const from: Parts = hasParts(old) ? old : {};
  const parts = Object.entries(change).map(([key, part]) => [key, patched(own(from, key), part)]);
  return Object.assign(Array.isArray(old) ? Array.from(old) : { ...from }, Object.fromEntries(parts));
}
