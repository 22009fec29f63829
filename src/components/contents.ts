import type { Path } from './paths.ts';

/** A chapter as a table of contents names it. */
export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly path: Path;
  readonly minutes: number;
  /** What one can do after it, in a sentence. */
  readonly promise?: string;
  /** By which progress knows it: `<game>/guns-and-line-of-sight`. */
  readonly id: string;
  /** Its tasks and questions, by scenario and step. */
  readonly tasks: readonly string[];
}

/** `6 minutes`, `1 minute`. */
export const minutes = (value: number): string => (value === 1 ? '1 minute' : `${value} minutes`);
