import { readFileSync, writeFileSync } from 'node:fs';
import { firstDifference, formattedText } from '../../library/formatted.ts';
import type { Fault } from '../../scenario/files/source.ts';

/** What is to be done with a file. */
export interface Wish {
  readonly file: string;
  /** Whether to do what can be done by itself. */
  readonly completes: boolean;
}

/** What a check of a file found. */
export interface Report {
  /** What is printed before the faults. */
  readonly said: readonly string[];
  /** Mistakes in the file itself. */
  readonly malformed: readonly Fault[];
  /** What is otherwise than it should be, in the file or around it. */
  readonly unmet: readonly Fault[];
}

/** Formats the file, if it is to be written. Returns what was done, in sentences. */
export async function formatFile({ file, completes }: Wish): Promise<readonly string[]> {
  if (!completes) return [];
  const formatted = await formattedText(readFileSync(file, 'utf8'), file);
  if (formatted === null) return [];
  writeFileSync(file, formatted);
  return [`Formatted ${file}.`];
}

/** The first line that `npm run format` would change. */
export async function wrongFormat(file: string): Promise<readonly Fault[]> {
  const text = readFileSync(file, 'utf8');
  const formatted = await formattedText(text, file);
  if (formatted === null) return [];
  const line = firstDifference(text, formatted);
  const [found, wanted] = [text, formatted].map((each) => JSON.stringify(each.split('\n')[line - 1] ?? ''));
  return [
    {
      file,
      line,
      column: 1,
      path: '',
      found: `the line ${found!}`,
      wanted: `it formatted: ${wanted!}; --write does it`,
    },
  ];
}
