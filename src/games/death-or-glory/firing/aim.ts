import { middleOf, SIDES, type Side } from '../../../geometry/bases.ts';
import { MEASURES } from '../../../geometry/lengths.ts';
import { foundAt, type BandChartId } from '../charts/charts.ts';
import { baseOf } from '../figures/base.ts';
import { bearingOf } from '../figures/bearing.ts';
import { isBattery, troopsOf, type Body } from '../figures/unit.ts';
import type { Consulted } from '../../../core/charts.ts';
import type { Field, State } from '../state.ts';
import { MUSKET_MAX, type Calibre } from '../tables.ts';
import { rangeOf, type Range } from './range.ts';
import { isInArc } from './sight.ts';

/** The column of a calibre; a howitzer uses the light one. @clause dg.artillery.range-table */
const COLUMN: Readonly<Record<Calibre, 'heavy' | 'medium' | 'light'>> = {
  '4-pounder': 'light',
  '6-pounder': 'light',
  '8-pounder': 'medium',
  '9-pounder': 'medium',
  '12-pounder': 'heavy',
  howitzer: 'light',
};

/** The column of the chart of ranges in which a unit fires. */
export const columnOf = (firer: Body): string =>
  isBattery(firer) ? COLUMN[firer.calibre ?? '6-pounder'] : troopsOf(firer).fires!;

/** A range in its chart: the row, the column and the number. */
export interface ReadRange {
  readonly chart: BandChartId;
  readonly row: string;
  readonly column: string;
  readonly read: Consulted;
}

/** The longest range of muskets. @clause dg.fire.musket-max */
export const isBeyondMuskets = (body: Body, { length }: Range): boolean =>
  (troopsOf(body).fires ?? 'rifle').endsWith('musket') && length / MEASURES.mm > MUSKET_MAX + 0.01;

/**
 * The modifier for a range; null if it is out of range.
 * @clause dg.fire.range-modifiers dg.artillery.range-table dg.fire.musket-max
 */
export function readRange(state: State, firer: Body, range: Range): ReadRange | null {
  // A hundredth of a millimetre, which rounding may add, does not pass the end of a band.
  const far = range.length / MEASURES.mm - 0.01;
  if (!isBattery(firer) && isBeyondMuskets(firer, range)) return null;
  const chart = isBattery(firer) ? 'range-artillery' : 'range-small-arms';
  const column = columnOf(firer);
  const read = foundAt(state, chart, far, column);
  return read === null ? null : { chart, row: read.row, column, read };
}

/**
 * The side of the firer from which it fires at a target: its front, of a square any of the four
 * that has the target in its arc; null if none has.
 * @clause dg.fire.arc dg.fire.square-refused @ruling dg-051 dg-064
 */
export function sideFor(state: State, firer: Body, target: Body): Side | null {
  const to = baseOf(state, target);
  const sides = firer.formation === 'square' ? SIDES : (['front'] as const);
  return sides.find((side) => isInArc(state, firer, side, to)) ?? null;
}

/** The range from a side of a firer to its target. @clause dg.fire.range dg.fire.range-oblique */
export const rangeTo = (state: State, firer: Body, side: Side, target: Body): Range =>
  rangeOf(state, baseOf(state, firer), baseOf(state, target), side);

/** What is measured of a volley as to whence it comes. */
interface Aimed {
  readonly firer: Body;
  readonly side: Side;
  readonly targets: readonly Body[];
}

/** The targets that a volley hits from a flank or the rear. @ruling dg-138 */
export function flankedBy(state: Field, { firer, side, targets }: Aimed): readonly string[] {
  const front = middleOf(baseOf(state, firer), side);
  return targets.filter((target) => bearingOf(state, target, front) !== 'front').map(({ id }) => id);
}
