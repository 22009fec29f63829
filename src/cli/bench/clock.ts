/** How much work was done, and how long it took. */
export interface Timed {
  readonly count: number;
  readonly ms: number;
}

/** Times work that returns how much it has done. */
export function timed(work: () => number): Timed {
  const began = performance.now();
  const count = work();
  return { count, ms: performance.now() - began };
}

/** The amount of work per second, from at least `least` milliseconds of work. Only the time that `work` itself reports counts. */
export function rate(work: () => Timed, least: number): number {
  let [count, ms] = [0, 0];
  while (ms < least) {
    const done = work();
    count += done.count;
    ms += done.ms;
  }
  return (count / ms) * 1000;
}
