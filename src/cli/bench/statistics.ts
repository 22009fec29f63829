/** The median. Throws if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = sort(values);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/**
 * The smallest value that at least this share (0 to 1) of all values do not exceed. Throws if there
 * are no values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = sort(values);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]!;
}

function sort(values: readonly number[]): readonly number[] {
  if (values.length === 0) throw new Error('Nothing was measured');
  if (values.some((value) => !Number.isFinite(value)))
    throw new Error(`Not all of these are numbers: ${values.join(', ')}`);
  return values.toSorted((a, b) => a - b);
}

/** An amount of work, and the milliseconds it took. */
export interface Timed {
  readonly count: number;
  readonly ms: number;
}

/** Times work that returns its amount. */
export function timed(work: () => number): Timed {
  const began = performance.now();
  const count = work();
  return { count, ms: performance.now() - began };
}

/**
 * The amount of work per second, from at least `least` milliseconds of work. Only the time that
 * `work` itself reports counts.
 */
export function rate(work: () => Timed, least: number): number {
  let [count, ms] = [0, 0];
  while (ms < least) {
    const done = work();
    count += done.count;
    ms += done.ms;
  }
  return (count / ms) * 1000;
}
