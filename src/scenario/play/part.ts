import type { Problem } from '../../core/result.ts';

/**
 * Where a value differs from an expected part. Keys that the part does not name are ignored; lists
 * must match completely.
 */
export function partUnmet(actual: unknown, part: unknown, path: string): readonly Problem[] {
  if (
    typeof part === 'object' &&
    part !== null &&
    !Array.isArray(part) &&
    typeof actual === 'object' &&
    actual !== null
  ) {
    return Object.entries(part).flatMap(([key, value]) =>
      partUnmet(
        Object.hasOwn(actual, key) ? (actual as Readonly<Record<string, unknown>>)[key] : undefined,
        value,
        `${path}.${key}`,
      ),
    );
  }
  if (JSON.stringify(actual) === JSON.stringify(part)) return [];
  return [{ path, found: actual === undefined ? 'nothing' : JSON.stringify(actual), wanted: JSON.stringify(part) }];
}
