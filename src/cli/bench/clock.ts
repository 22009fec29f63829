/** How much was done, and in what time. */
export interface Timed {
  readonly count: number;
  readonly ms: number;
}

/** Times work that tells how much it has done. */
export function timed(work: () => number): Timed {
  const began = performance.now();
  const count = work();
  return { count, ms: performance.now() - began };
}

/** How much is done in a second, told by what is done in at least so many milliseconds; only what `work` itself times counts. */
export function rate(work: () => Timed, least: number): number {
  let [count, ms] = [0, 0];
  while (ms < least) {
    const done = work();
    count += done.count;
    ms += done.ms;
  }
  return (count / ms) * 1000;
}
