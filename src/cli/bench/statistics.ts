/** The median. Throws if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = sort(values);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The smallest value that at least this share (0 to 1) of all values do not exceed. Throws if there are no values. */
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
