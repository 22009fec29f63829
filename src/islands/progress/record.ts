import type { Result } from '../../core/result.ts';

/** What a reader has done, by public ids. Ids that a later site no longer knows, or not yet, are kept all the same. */
export interface Progress {
  /** Chapters read to their end: `<game>/guns-and-line-of-sight`. */
  readonly read: readonly string[];
  /** Tasks and questions solved, by scenario and step: `<prefix>.clear-at-last:one-step-aside`. */
  readonly solved: readonly string[];
}

/** The form in which it is written; a later one gets the next number, and reads this one too. */
const VERSION = 1;
const WANTED = `a progress file of Drill Square, { "drill-square": "progress", "version": ${VERSION}, "read": […], "solved": […] }`;

export const NOTHING: Progress = { read: [], solved: [] };

/** Everything in either of them: merging never loses anything. */
export const merged = (a: Progress, b: Progress): Progress => ({
  read: union(a.read, b.read),
  solved: union(a.solved, b.solved),
});

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])].sort();

/** As it is kept, and as it is handed out as a file. */
export const written = ({ read, solved }: Progress): string =>
  JSON.stringify({ 'drill-square': 'progress', version: VERSION, read, solved }, null, 1);

/** Reads it again; refuses anything else with what was found and what was expected. */
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
  if (version !== VERSION) return refused(`version ${String(version)}`);
  for (const part of ['read', 'solved'] as const) {
    const fault = faultIn(part, Reflect.get(value, part));
    if (fault !== null) return refused(fault);
  }
  const { read, solved } = value as Progress & object;
  return { ok: true, value: merged(NOTHING, { read, solved }) };
}

const refused = (found: string): Result<Progress, string> => ({
  ok: false,
  error: `Found ${found}. Expected ${WANTED}.`,
});

/** What is wrong with a list of ids. */
function faultIn(part: string, list: unknown): string | null {
  if (!Array.isArray(list)) return `no list under «${part}»`;
  const at = list.findIndex((id) => typeof id !== 'string' || !/^[\w.:@/-]{1,200}$/.test(id));
  return at < 0
    ? null
    : `${JSON.stringify(list[at]).slice(0, 40)} as number ${at + 1} under «${part}», where an id should stand`;
}
