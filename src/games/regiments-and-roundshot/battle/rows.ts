import type { Annotation } from '../../../core/annotations.ts';
import { overlaps, corners } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import type { Direction } from '../../../geometry/facings.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { baseOf, touch } from '../formations/contact.ts';
import { formationOf, shapeOf } from '../formations/formation.ts';
import { rowAt } from '../moving/rows.ts';
import { read } from '../rulings.ts';
import { refused, type Refused, type RrClauseId } from '../reasons.ts';
import { enemiesOf, unitsIn, type State, type Unit } from '../state.ts';
import { BOARD } from '../tables.ts';
import { columnWith, leftOf } from './columns.ts';
import type { WaitingUnit } from './state.ts';

/** A row of figures as it is placed: the first stands at `at`, in front or on the left. */
export interface Row {
  readonly units: readonly string[];
  readonly into: 'column' | 'line';
  readonly facing: Direction;
  readonly at: Point;
}

/**
 * The fewest figures of a formation that is placed.
 * @clause rr.setup.min-infantry rr.setup.min-cavalry-artillery
 */
export const LEAST = { infantry: 5, cavalry: 3, artillery: 3 } as const;

const leastBy = ({ arm }: WaitingUnit): RrClauseId =>
  arm === 'infantry' ? 'rr.setup.min-infantry' : 'rr.setup.min-cavalry-artillery';

/** Figures in a row, each touching the next. */
export function inRow(
  state: State,
  figures: readonly WaitingUnit[],
  { into, facing, at }: Omit<Row, 'units'>,
): readonly Unit[] {
  const poses = rowAt(state, { ...figures[0]!, at, facing }, { into, facing }, [figures.length, 1]);
  return figures.map((figure, n) => ({ ...figure, ...poses[n]! }));
}

/**
 * What is drawn where a row is to stand: its figures have no place on the board yet, so there is
 * nothing to draw a ghost of.
 */
export const placesOf = (state: State, row: readonly Unit[]): readonly Annotation[] =>
  row.map((unit) => ({ kind: 'area', sense: 'reach', points: corners(baseOf(state, unit)) }));

/** The board with some more figures on it. */
export const withUnits = (state: State, units: readonly Unit[]): State => ({
  ...state,
  units: { ...state.units, ...Object.fromEntries(units.map((unit) => [unit.id, unit])) },
});

/** Why figures cannot stand so, wherever that is; null if they can. @ruling rr-013 rr-020 */
export function unplaceable(state: State, row: readonly Unit[], clause: RrClauseId): Refused | null {
  const [first] = row as readonly [Unit, ...(readonly Unit[])];
  if (!row.every((unit) => isOn(corners(baseOf(state, unit)), BOARD)))
    return refused(clause, 'off-board', { unit: first.id });
  const on = unitsIn(state).find((other) => row.some((unit) => overlaps(baseOf(state, unit), baseOf(state, other))));
  if (on !== undefined) return refused(clause, 'taken', { other: on.id });
  const foe = enemiesOf(state, first).find((enemy) => row.some((unit) => touch(state, unit, enemy)));
  return foe === undefined ? null : refused(clause, 'new-contact', { unit: first.id, foe: foe.id });
}

/**
 * Refuses figures that would leave too few others of their type in their column to be placed ever;
 * null if they do not.
 * @clause rr.setup.min-infantry rr.setup.min-cavalry-artillery @ruling rr-017
 */
export function unfinished(state: State, figures: readonly WaitingUnit[]): Refused | null {
  const [first] = figures as readonly [WaitingUnit, ...(readonly WaitingUnit[])];
  const nth = columnWith(state, first.side, first.id);
  if (nth === null) return null;
  const left = leftOf(state, first.side, nth).filter((unit) => unit.arm === first.arm && !figures.includes(unit));
  return left.length === 0 || left.length >= LEAST[first.arm]
    ? null
    : refused(leastBy(first), 'leaves-too-few', { unit: first.id, count: LEAST[first.arm] });
}

/**
 * Refuses an HQ that joins no cavalry, or bends its row, under one reading.
 * @clause rr.figures.hq-is-cavalry rr.setup.min-cavalry-artillery @ruling rr-011 rr-015
 */
function unjoined(state: State, hq: Unit): Refused | null {
  const horse = unitsIn(state).find(
    ({ id, side, arm }) => id !== hq.id && side === hq.side && arm === 'cavalry' && touch(state, state.units[id]!, hq),
  );
  if (horse === undefined)
    return refused('rr.setup.min-cavalry-artillery', 'hq-alone', { unit: hq.id, count: LEAST.cavalry });
  const others = formationOf(state, horse).filter(({ id }) => id !== hq.id);
  return shapeOf(state, [hq, ...others]) === 'irregular'
    ? refused('rr.setup.touching-column-or-line', 'no-row', { unit: hq.id })
    : null;
}

/**
 * Why figures are no formation that may be placed; null if they are. An HQ may stand alone, and one
 * that touches friends must not bend their row.
 * @clause rr.setup.touching-column-or-line rr.setup.min-infantry rr.setup.min-cavalry-artillery
 * @ruling rr-014 rr-015
 */
export function unformed(state: State, row: readonly Unit[]): Refused | null {
  const [first] = row as readonly [Unit, ...(readonly Unit[])];
  const isHq = first.isHq === true;
  if (!isHq && row.length < LEAST[first.arm])
    return refused(leastBy(first), 'too-few', { unit: first.id, count: LEAST[first.arm] });
  const there = withUnits(state, row);
  if (isHq && read(state, 'rr-015') === 'must-join') return unjoined(there, first);
  const formation = formationOf(there, first) as readonly [Unit, ...(readonly Unit[])];
  if (isHq && formation.length === 1) return null;
  return shapeOf(state, formation) === 'irregular'
    ? refused('rr.setup.touching-column-or-line', 'no-row', { unit: first.id })
    : null;
}
