import type { Result } from '../core/result.ts';
import type { Bases } from '../scenario/files/boards.ts';
import type { Loaded } from '../scenario/files/load.ts';
import type { Fault } from '../scenario/files/source.ts';

const READ = Symbol.for('drill-square:read');
/** The result of reading a file, and the text and the base boards that it was read from. */
interface CachedRead {
  readonly text: string;
  readonly bases: Bases;
  readonly result: Result<Loaded<unknown>, readonly Fault[]>;
}
type ReadCache = Map<string, CachedRead>;
/**
 * What was read of each file, and from which text. A build loads this module twice: for its
 * configuration and for its pages. Both copies share the results.
 */
export const readCache = ((globalThis as { [READ]?: ReadCache })[READ] ??= new Map() as ReadCache);

/** Forgets all results, because the code that reads has changed. */
export const forgetReads = (): void => {
  readCache.clear();
};
