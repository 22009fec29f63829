import { BUDGETS, type Budget, type FigureId } from './budgets.ts';

/** One figure as it was measured. */
export interface Reading {
  readonly id: FigureId;
  readonly value: number;
  /** The same thing of somebody else, measured in the same run by the same means. */
  readonly rival?: { readonly name: string; readonly value: number };
  /** Where it is not simply the one figure by the other: the median of the ratios of pairs that were measured together. */
  readonly ratio?: number;
  /** What one must know to read the figure. */
  readonly note?: string;
}

/** `goal` and `gate` are reached, `missed` is neither; `told` has no limit. */
export type Mark = 'goal' | 'gate' | 'missed' | 'told';

/** The figure by its rival's; undefined where there is no rival. */
export function ratioOf({ value, rival, ratio }: Reading): number | undefined {
  if (ratio !== undefined || rival === undefined) return ratio;
  return rival.value > 0 ? value / rival.value : undefined;
}

/** Holds a reading against its budget. A ratio that should be held and is not there is missed: a rival that was not measured proves nothing. */
export function markOf(reading: Reading, budget: Budget = BUDGETS[reading.id]): Mark {
  const { holds, more, gate, goal } = budget;
  if (gate === undefined) return 'told';
  const held = holds === 'ratio' ? ratioOf(reading) : reading.value;
  if (held === undefined || Number.isNaN(held)) return 'missed';
  const keeps = (limit: number) => (more ? held >= limit : held <= limit);
  if (!keeps(gate)) return 'missed';
  return goal !== undefined && keeps(goal) ? 'goal' : 'gate';
}
