import type { ClauseId } from '../core/ids.ts';
import type { ArmyGroup, ArmyList, ArmyRefusal } from '../games/contract/reference.ts';

/** The number of units of each kind in a group, and of units with each option. */
export type Counts = Readonly<Record<string, number>>;

/** A refusal of the rules, as a sentence, and its clauses. */
interface Refusal {
  readonly says: string;
  readonly clauses: readonly ClauseId[];
}

/** The totals of an army, and its refusals. */
export interface ArmyTotals {
  readonly costs: readonly number[];
  readonly spent: number;
  /** Points left; negative if too many are spent. */
  readonly left: number;
  /** The refusals: first of the whole army, then of its groups. */
  readonly refused: readonly Refusal[];
}

const many = (counts: Counts, ids: readonly string[]): number => ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);

const costOf = ({ units }: ArmyList, counts: Counts): number =>
  units.reduce((sum, { id, cost }) => sum + cost * many(counts, [id]), 0);

/** A refusal with its numbers filled in. */
const filledIn = ({ says, clauses }: ArmyRefusal, numbers: Readonly<Record<string, number>>): Refusal => ({
  says: says.replaceAll(/\{(\w+)\}/g, (_slot, name: string) => String(numbers[name])),
  clauses,
});

/** The first limit that a group breaks. An empty group breaks none. */
function broken({ units, limits }: ArmyList, counts: Counts): readonly Refusal[] {
  if (many(counts, units.map(({ id }) => id)) === 0) return []; // prettier-ignore
  for (const limit of limits) {
    const count = many(counts, limit.of);
    if (count < limit.least || count > (limit.most ?? Infinity)) return [filledIn(limit, { count })];
  }
  return [];
}

/** The refusals of options that more units have than there are units. */
const unowned = ({ units }: ArmyList, counts: Counts): readonly Refusal[] =>
  units.flatMap(({ id, option }) => {
    if (option === undefined || many(counts, [option.id]) <= many(counts, [id])) return [];
    return [filledIn(option, { count: many(counts, [option.id]), units: many(counts, [id]) })];
  });

/** The refusals of one group, each beginning with the name of the group. */
function refusedIn(list: ArmyList, { name, most }: ArmyGroup, counts: Counts): readonly Refusal[] {
  const spent = costOf(list, counts);
  const over = most !== undefined && spent > most.points ? [filledIn(most, { spent, most: most.points })] : [];
  const all = [...over, ...broken(list, counts), ...unowned(list, counts)];
  return all.map(({ says, clauses }) => ({ says: `${name}: ${says}`, clauses }));
}

/**
 * The least number of points that players may agree on: as much as any of its groups may cost by
 * itself, for example the one that starts on the table, and at least the cost of the cheapest unit.
 */
export const leastOf = ({ units, groups }: Pick<ArmyList, 'units' | 'groups'>): number =>
  Math.max(Math.min(...units.map(({ cost }) => cost)), ...groups.map(({ most }) => most?.points ?? 0));

/** The refusals of the agreed points: they are too few for any army, or the army costs more. */
function misagreed(list: ArmyList, points: number, spent: number): readonly Refusal[] {
  const least = leastOf(list);
  if (points < least) return [{ says: `Agree on ${least} ${list.measure} or more.`, clauses: [] }];
  return spent > points ? [filledIn(list.overspent, { spent, points })] : [];
}

/**
 * Adds up an army, with the counts of each of its groups, and checks it against the limits of its
 * game and the points agreed.
 */
export function addUp(list: ArmyList, points: number, groups: readonly Counts[]): ArmyTotals {
  const costs = groups.map((counts) => costOf(list, counts));
  const spent = costs.reduce((sum, cost) => sum + cost, 0);
  return {
    costs,
    spent,
    left: points - spent,
    refused: [
      ...misagreed(list, points, spent),
      ...groups.flatMap((counts, n) => refusedIn(list, list.groups[n]!, counts)),
    ],
  };
}
