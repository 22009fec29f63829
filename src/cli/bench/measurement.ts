import { BUDGETS, limitOf, type Budget, type FigureId } from './budgets.ts';

/** One measured figure. */
export interface Measurement {
  readonly id: FigureId;
  /** The game it is of, where each game has a figure of its own. */
  readonly game?: string;
  readonly value: number;
  /** The rival's figure, measured in the same run in the same way. */
  readonly rival?: { readonly name: string; readonly value: number };
  /**
   * The median of the ratios of pairs measured together. If it is missing, the ratio is that of the
   * two figures.
   */
  readonly ratio?: number;
  /** What is needed to understand the figure. */
  readonly note?: string;
}

/** `goal` and `gate` are met, `missed` meets neither. `unlimited` has no limit. */
export type Mark = 'goal' | 'gate' | 'missed' | 'unlimited';

/** The ratio of a figure to its rival's. Undefined if there is no rival. */
export function ratioOf({ value, rival, ratio }: Measurement): number | undefined {
  if (ratio !== undefined || rival === undefined) return ratio;
  return rival.value > 0 ? value / rival.value : undefined;
}

/**
 * Compares a measurement with its budget. The gate has its leeway, the goal has none. A limit on a
 * ratio counts as missed if the rival was not measured.
 */
export function markOf(measurement: Measurement, budget: Budget = BUDGETS[measurement.id]): Mark {
  const { holds, more, gate, enough, goal } = budget;
  if (gate === undefined) return 'unlimited';
  const held = holds === 'ratio' ? ratioOf(measurement) : measurement.value;
  if (held === undefined || Number.isNaN(held)) return 'missed';
  const keeps = (value: number, limit: number) => (more ? value >= limit : value <= limit);
  const isEnough = enough !== undefined && keeps(measurement.value, limitOf(enough, more));
  if (!keeps(held, limitOf(gate, more)) && !isEnough) return 'missed';
  return goal !== undefined && keeps(held, goal) ? 'goal' : 'gate';
}
