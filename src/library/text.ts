import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { failure, success, type Result } from '../core/result.ts';
import type { Fault } from '../scenario/files/source.ts';
import { drafts } from './drafts.ts';
import { isBuilding } from './on-demand.ts';

type Read = Result<string, readonly Fault[]>;

/** What was read while the site is built: many pages look into the same files. */
const kept = new Map<string, Read>();

/**
 * The text of a file, or the draft of it that an author is writing. Refuses a file that cannot be
 * read or is not UTF-8, with the line of the first bad byte.
 */
export function readText(file: string): Read {
  if (!isBuilding) return readNow(file);
  const read = kept.get(file) ?? readNow(file);
  kept.set(file, read);
  return read;
}

function readNow(file: string): Read {
  const fault = (found: string, wanted: string, line = 1, column = 1) =>
    failure([{ file, line, column, path: '', found, wanted }]);
  const draft = drafts.get(resolve(file));
  if (draft !== undefined) return success(draft);
  try {
    const bytes = readFileSync(file);
    if (isUtf8(bytes)) return success(bytes.toString('utf8'));
    const { line, column } = firstBroken(bytes);
    return fault('bytes that are not UTF-8', 'a file saved as UTF-8', line, column);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isMissing = 'code' in error && error.code === 'ENOENT';
    return fault(isMissing ? 'no such file' : error.message, 'a file that can be read');
  }
}

/**
 * Finds the first bad byte. A line feed is never part of a multi-byte character, so lines can be
 * split before decoding.
 */
function firstBroken(bytes: Buffer): { readonly line: number; readonly column: number } {
  for (let line = 1, from = 0; ; line += 1) {
    const feed = bytes.indexOf('\n', from);
    const row = bytes.subarray(from, feed === -1 ? bytes.length : feed);
    if (feed === -1 || !isUtf8(row)) return { line, column: row.toString('utf8').indexOf('\uFFFD') + 1 };
    from = feed + 1;
  }
}
