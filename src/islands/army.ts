import type { ArmyList } from '../games/reference.ts';

/** The number of units of each kind in a brigade. */
export type Counts = Readonly<Record<string, number>>;

/** The totals of an army, and what the rules refuse. */
export interface ArmyTotals {
  readonly costs: readonly number[];
  readonly spent: number;
  /** Points left; negative if too many are spent. */
  readonly left: number;
  /** What the rules refuse, as sentences: first about the whole army, then about its brigades. */
  readonly refused: readonly string[];
}

const many = (counts: Counts, kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** The first limit that a brigade breaks, as a sentence. An empty brigade breaks none. */
function broken({ units, limits }: ArmyList, counts: Counts): string | null {
  if (many(counts, units.map(({ id }) => id)) === 0) return null; // prettier-ignore
  for (const { of, least, most = Infinity, says } of limits) {
    const count = many(counts, of);
    if (count < least || count > most) return says.replace('{count}', String(count));
  }
  return null;
}

/** Adds up an army and checks it against the limits of its game and the points agreed. */
export function addUp(list: ArmyList, points: number, brigades: readonly Counts[]): ArmyTotals {
  const costs = brigades.map((counts) => list.units.reduce((sum, { id, cost }) => sum + cost * (counts[id] ?? 0), 0));
  const spent = costs.reduce((sum, cost) => sum + cost, 0);
  const over = list.overspent.replace('{spent}', String(spent)).replace('{points}', String(points));
  return {
    costs,
    spent,
    left: points - spent,
    refused: [
      ...(spent > points ? [over] : []),
      ...brigades.flatMap((counts, i) => {
        const says = broken(list, counts);
        return says === null ? [] : [`Brigade ${i + 1}: ${says}`];
      }),
    ],
  };
}
