import { cell, percentOf, rounded, sum, times, type Factor } from '../../../core/reasons.ts';
import type { Mark } from '../../../core/charts.ts';
import { found, rowOf } from '../charts/charts.ts';
import { isBattery, type Body } from '../figures/unit.ts';
import { add, type Lookup, type Sum } from '../reasons.ts';
import type { State } from '../state.ts';
import { MEN, type DgClauseId } from '../tables.ts';

/** A decimal number as a ratio of whole numbers: 7.5 of 100 is 75 of 1,000. */
export function asRatio(value: number, of: number): Factor['value'] {
  let [over, under] = [value, of];
  while (!Number.isInteger(over)) [over, under] = [Math.round(over * 1e6) / 1e5, under * 10];
  return [over, under];
}

/** A volley whose effect is looked up. */
interface Volley {
  readonly firer: Body;
  /** How many figures or guns fire. */
  readonly count: number;
  /** Whom it hits; null if there are several. */
  readonly of: string | null;
  /** The part of a full volley that it is. @clause dg.reaction.fire-fraction @ruling dg-036 */
  readonly part?: Factor<DgClauseId> | undefined;
}

/** What the total of a volley hits: for each gun, or of each hundred men. */
export interface Effect {
  readonly lookup: Lookup;
  /** The men that it hits, before they are shared. */
  readonly men: Sum;
}

const percentText = (value: number): string => `${value}%`;

/**
 * How many men a total hits, by the chart of casualties.
 * @clause dg.fire.casualty-table dg.artillery.casualty-table dg.scale.men-per-figure
 * dg.scale.battery-frontage
 */
export function effectOf(state: State, { firer, count, of, part }: Volley, total: number): Effect {
  const isGuns = isBattery(firer);
  const [chart, clause] = isGuns
    ? (['casualties-artillery', 'dg.artillery.casualty-table'] as const)
    : (['casualties-small-arms', 'dg.fire.casualty-table'] as const);
  const row = rowOf(chart, total);
  const column = isGuns ? 'men for each gun' : 'per cent';
  const { value, mark } = (row === null ? null : found(state, chart, row, column as never)) ?? {
    value: 0,
    mark: 'reconstructed' as Mark,
  };
  const lookup = cell<DgClauseId>({
    of: firer.id,
    clause,
    table: chart,
    row: row ?? 'below',
    cell: isGuns ? String(value) : percentText(value),
    mark,
  });
  const ratio = asRatio(value, isGuns ? 1 : 100);
  const terms = isGuns
    ? [
        add('dg.scale.battery-frontage', 'guns', count),
        { ...times<DgClauseId>(clause, 'men for each gun', ratio), mark },
      ]
    : [add('dg.scale.men-per-figure', 'men firing', count * MEN), percentOf<DgClauseId>(clause, 'hit', ratio, mark)];
  const parts = part === undefined ? [] : [part];
  return { lookup, men: rounded(sum<DgClauseId>(of, [...terms, ...parts]), 'half-up') };
}
