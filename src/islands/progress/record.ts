import type { Result } from '../../core/result.ts';

/** What a reader has done, by public ids. Ids that the site does not know are kept as well. */
export interface Progress {
  /**
   * Chapters read: `<game>/guns-and-line-of-sight`; and the boards of chapters that were used:
   * `<prefix>.clear-at-last`.
   */
  readonly read: readonly string[];
  /** Tasks and questions solved, as scenario and step: `<prefix>.clear-at-last:one-step-aside`. */
  readonly solved: readonly string[];
}

/** The version of the file format. A later version must still read this one. */
const VERSION = 1;
const WANTED = `a progress file of Drill Square, { "drill-square": "progress", "version": ${VERSION}, "read": […], "solved": […] }`;

export const NOTHING: Progress = { read: [], solved: [] };

/** The union of both, so that merging never loses anything. */
export const merged = (a: Progress, b: Progress): Progress => ({
  read: union(a.read, b.read),
  solved: union(a.solved, b.solved),
});

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])].sort();

/** The progress as the JSON that is stored and exported. */
export const progressText = ({ read, solved }: Progress): string =>
  JSON.stringify({ 'drill-square': 'progress', version: VERSION, read, solved }, null, 1);

/** Reads such JSON. Refuses anything else and says what was found and what was expected. */
export function readProgress(text: string): Result<Progress, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(
      text.trim() === '' ? 'an empty file' : `text that is no JSON, beginning with «${text.trim().slice(0, 24)}»`,
    );
  }
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'drill-square') !== 'progress')
    return refused('JSON of another kind');
  const version: unknown = Reflect.get(value, 'version');
  if (version !== VERSION) return refused(`version ${formatShort(version)}`);
  for (const part of ['read', 'solved'] as const) {
    const fault = faultIn(part, Reflect.get(value, part));
    if (fault !== null) return refused(fault);
  }
  const { read, solved } = value as Progress & object;
  return { ok: true, value: merged(NOTHING, { read, solved }) };
}

/**
 * Any value as JSON, cut to 40 characters. It is not turned into a string, because an object may
 * have a `toString` that is no function.
 */
const formatShort = (value: unknown): string => {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

const refused = (found: string): Result<Progress, string> => ({
  ok: false,
  error: `Found ${found}. Expected ${WANTED}.`,
});

/** What is wrong with a list of ids, or null. */
function faultIn(part: string, list: unknown): string | null {
  if (!Array.isArray(list)) return `no list under «${part}»`;
  const at = list.findIndex((id) => typeof id !== 'string' || !/^[\w.:@/-]{1,200}$/.test(id));
  return at < 0
    ? null
    : `${JSON.stringify(list[at]).slice(0, 40)} as number ${at + 1} under «${part}», where an id should stand`;
}
