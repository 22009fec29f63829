/** An always equal "chance" between 0 and 1: a drawing looks done by hand, and is the same every time. */
export function whim(seed: number): number {
  const mixed = Math.imul((seed + 0x9e3779b9) ^ (seed >>> 15), 0x85ebca6b);
  return ((Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
