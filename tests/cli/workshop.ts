import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPassage } from '../scenario/mistakes.ts';
import { runIn } from './command.ts';
import { projectCopy } from './copied.ts';

/** What one run of `npm run scenario` says: what it printed, and what is wrong. */
interface Told {
  readonly status: number | null;
  readonly said: string;
  readonly wrong: readonly string[];
}

/** A folder that looks like the project, in which a test may change content. */
export interface Workshop {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Replaces a passage of a file that occurs exactly once. */
  readonly change: (file: string, passage: string, by: string) => void;
  /** Puts a file of the project back as it is there. */
  readonly restore: (file: string) => void;
  readonly check: (...args: readonly string[]) => Told;
  readonly remove: () => void;
}

/** Makes a workshop. */
export function workshop(): Workshop {
  const root = projectCopy('workshop');
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  return {
    root,
    read,
    write,
    change: (file, passage, by) => write(file, withPassage(read(file), passage, by)),
    restore: (file) => cpSync(file, join(root, file)),
    check(...args) {
      const { status, stdout, stderr } = runIn(root, 'scenario', ...args);
      return { status, said: stdout, wrong: stderr.trim().split('\n').filter(Boolean) };
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
