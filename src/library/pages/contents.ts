import type { ScenarioId } from '../../core/ids.ts';
import type { SitePath } from '../../register/paths.ts';

/** A chapter in a table of contents. */
export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly path: SitePath;
  readonly minutes: number;
  /** What the reader can do after it, in one sentence. */
  readonly promise?: string;
  /** The id under which progress is stored: `<game>/guns-and-line-of-sight`. */
  readonly id: string;
  /** Its tasks and questions, as `<scenario>:<step>`. */
  readonly tasks: readonly string[];
  /** The ids of its boards. */
  readonly boards: readonly ScenarioId[];
}

/** `6 boards`, `1 board`. */
export const boards = (count: number): string => (count === 1 ? '1 board' : `${count} boards`);

/** `6 minutes`, `1 minute`. */
export const minutes = (value: number): string => (value === 1 ? '1\u00a0minute' : `${value}\u00a0minutes`);
