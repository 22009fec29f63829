/**
 * Who goes to which place, so that the greatest distance is the least. `far` has the distance of
 * each of those who go to each place; there are as many places, or more. Returns the place of each.
 * Sixty take some milliseconds.
 */
export function leastGreatest(far: readonly (readonly number[])[]): readonly number[] {
  const limits = [...new Set(far.flat())].toSorted((a, b) => a - b);
  let [low, high] = [0, limits.length - 1];
  while (low < high) {
    const half = Math.floor((low + high) / 2);
    if (matched(far, limits[half]!) === null) low = half + 1;
    else high = half;
  }
  return matched(far, limits[low] ?? 0)!;
}

/** A place for each, none farther than the limit; null if there are not enough. */
function matched(far: readonly (readonly number[])[], limit: number): readonly number[] | null {
  const holder: number[] = (far[0] ?? []).map(() => -1);
  const find = (each: number, seen: boolean[]): boolean =>
    far[each]!.some((by, place) => {
      if (by > limit || seen[place] === true) return false;
      seen[place] = true;
      if (holder[place]! >= 0 && !find(holder[place]!, seen)) return false;
      holder[place] = each;
      return true;
    });
  if (!far.every((_, each) => find(each, []))) return null;
  return far.map((_, each) => holder.indexOf(each));
}
