import type { ClauseId } from '../core/ids.ts';
import type { ArmyEnd, ArmyGroup, ArmyList, ArmyRefusal } from '../games/contract/reference.ts';
import { listed } from '../games/contract/sentences.ts';

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
  /** When an army that is not refused is beaten; null if that is not told. */
  readonly end: string | null;
}

const many = (counts: Counts, ids: readonly string[]): number => ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);

const costOf = ({ units }: ArmyList, counts: Counts): number =>
  units.reduce((sum, { id, cost }) => sum + cost * many(counts, [id]), 0);

type Slots = Readonly<Record<string, number | string>>;

/** A text with its slots filled in. */
const filled = (says: string, slots: Slots): string =>
  says.replaceAll(/\{(\w+)\}/g, (_slot, name: string) => String(slots[name]));

/** A refusal with its slots filled in. */
const filledIn = ({ says, clauses }: ArmyRefusal, slots: Slots): Refusal => ({
  says: filled(says, slots),
  clauses,
});

/** The number of all units of a group. */
const sizeOf = ({ units }: ArmyList, counts: Counts): number => many(counts, units.map(({ id }) => id)); // prettier-ignore

/** The first limit that a group breaks. An empty group breaks none. */
function broken(list: ArmyList, counts: Counts): readonly Refusal[] {
  if (sizeOf(list, counts) === 0) return [];
  for (const limit of list.limits) {
    const count = many(counts, limit.of);
    if (count === 0 && limit.orNone === true) continue;
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

/** Too few groups that have a unit, or groups that are not alike. An empty army has no fault. */
function misshapen({ shape }: ArmyList, sizes: readonly number[]): readonly Refusal[] {
  if (shape === undefined || sizes.length === 0) return [];
  const { least, alike } = shape;
  return [
    ...(sizes.length < least.groups ? [filledIn(least, { count: sizes.length })] : []),
    ...(Math.max(...sizes) - Math.min(...sizes) > alike.within ? [filledIn(alike, { sizes: listed(sizes) })] : []),
  ];
}

/** When an army of so many units is beaten. */
function endOf({ says, oneIn, beside }: ArmyEnd, units: number): string {
  const all = units + beside;
  return filled(says, { all, lost: Math.ceil(all / oneIn) });
}

/**
 * Adds up an army, with the counts of each of its groups, and checks it against the limits of its
 * game and the points agreed.
 */
export function addUp(list: ArmyList, points: number, groups: readonly Counts[]): ArmyTotals {
  const costs = groups.map((counts) => costOf(list, counts));
  const spent = costs.reduce((sum, cost) => sum + cost, 0);
  const sizes = groups.map((counts) => sizeOf(list, counts)).filter((size) => size > 0);
  const refused = [
    ...misagreed(list, points, spent),
    ...misshapen(list, sizes),
    ...groups.flatMap((counts, n) => refusedIn(list, list.groups[n]!, counts)),
  ];
  const isTold = list.end !== undefined && refused.length === 0 && sizes.length > 0;
  return {
    costs,
    spent,
    left: points - spent,
    refused,
    end: isTold ? endOf(list.end, sizes.reduce((sum, size) => sum + size, 0)) : null, // prettier-ignore
  };
}
