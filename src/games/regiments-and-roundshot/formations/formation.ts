import { seenAlong } from '../../../geometry/bases.ts';
import { frameOf } from '../../../geometry/companies.ts';
import { same, wholeUm } from '../../../geometry/lengths.ts';
import { way } from '../../../geometry/vectors.ts';
import { read } from '../rulings.ts';
import { friendsOf, type Figures, type Parting, type Unit } from '../state.ts';
import { areNear, baseOf, counts, touch } from './contact.ts';

/** The shape of a formation. @clause rr.formation.one-type-each */
export type Shape = 'column' | 'line' | 'irregular';

/** Whether two figures are booked as of two formations. @ruling rr-012 */
const areParted = ({ apart = [] }: Figures, one: Unit, other: Unit): boolean =>
  apart.some(
    ([off, rest]) =>
      (off.includes(one.id) && rest.includes(other.id)) || (off.includes(other.id) && rest.includes(one.id)),
  );

/**
 * Whether two figures are of one formation if they touch.
 * @clause rr.formation.membership rr.figures.hq-is-cavalry @ruling rr-011 rr-012
 */
function mayJoin(state: Figures, one: Unit, other: Unit): boolean {
  const isApart = read(state, 'rr-011') === 'apart' && (one.isHq === true || other.isHq === true);
  return one.side === other.side && one.arm === other.arm && !isApart && !areParted(state, one, other);
}

/**
 * The partings that still hold: two parts that do not touch any more join if they touch again.
 * @ruling rr-012
 */
export const stillParted = (state: Figures): readonly Parting[] =>
  (state.apart ?? []).filter(([off, rest]) => {
    const [mine, theirs] = [off, rest].map((ids) => ids.flatMap((id) => state.units[id] ?? []));
    return mine!.some((one) => theirs!.some((other) => touch(state, one, other)));
  });

/**
 * The formation of a figure: all friends of its type that touch it, or touch one that does. It
 * includes the figure; one that routs is by itself.
 * @clause rr.formation.membership @ruling rr-004 rr-011 rr-057
 */
export function formationOf(state: Figures, unit: Unit): readonly Unit[] {
  if (!counts(state, unit)) return [unit];
  let others = friendsOf(state, unit).filter((other) => counts(state, other));
  const found = [unit];
  // Grows while it is gone through.
  for (const each of found) {
    const next = others.filter(
      (other) => areNear(each, other) && mayJoin(state, each, other) && touch(state, each, other),
    );
    if (next.length === 0) continue;
    found.push(...next);
    others = others.filter((other) => !next.includes(other));
  }
  return found;
}

/**
 * The shape of a formation. In a column the row runs the way that all its figures face, in a line
 * square to it; all else is irregular, and so is a figure by itself.
 * @clause rr.formation.column rr.formation.line rr.formation.irregular
 * @ruling rr-009 rr-010
 */
export function shapeOf(state: Figures, [first, ...others]: readonly [Unit, ...(readonly Unit[])]): Shape {
  if (others.length === 0) return read(state, 'rr-010') === 'column' ? 'column' : 'irregular';
  const { at, facing } = first;
  if (others.some((other) => other.facing[0] !== facing[0] || other.facing[1] !== facing[1])) return 'irregular';
  if (read(state, 'rr-009') === 'longest-axis') {
    const { width, depth } = frameOf([first, ...others].map((unit) => baseOf(state, unit)));
    return same(width, depth) ? 'irregular' : depth > width ? 'column' : 'line';
  }
  const from = others.map((other) => seenAlong(facing, way(at, other.at)));
  const isStraight = (offsets: readonly number[]): boolean => offsets.every((by) => same(wholeUm(by), wholeUm(0)));
  if (isStraight(from.map(({ right }) => right))) return 'column';
  return isStraight(from.map(({ ahead }) => ahead)) ? 'line' : 'irregular';
}
