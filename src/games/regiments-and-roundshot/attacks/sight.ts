import { core, corners } from '../../../geometry/bases.ts';
import { areJoined } from '../../../geometry/gaps.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { convexPieces, holds, overlapping, type Outline } from '../../../geometry/outlines.ts';
import { lengthInUnion } from '../../../geometry/paths.ts';
import { inTheWay } from '../../../geometry/sight.ts';
import { groups } from '../../table/boards/terrain.ts';
import { baseOf } from '../formations/contact.ts';
import { read } from '../rulings.ts';
import { friendsOf, unitsIn, type State, type Unit } from '../state.ts';
import type { TerrainKind } from '../tables.ts';

/**
 * The figure whose square the line of a shot crosses, and that stops it: a friend, or under one
 * reading a figure of either side. Undefined if there is none.
 * @ruling rr-048
 */
export const figureBetween = (state: State, unit: Unit, target: Unit): Unit | undefined => {
  const all = read(state, 'rr-048') === 'centres-all-block' ? unitsIn(state) : friendsOf(state, unit);
  const others = all.filter(({ id }) => id !== unit.id && id !== target.id);
  const [first] = inTheWay(
    unit.at,
    target.at,
    others.map((other) => core(baseOf(state, other))),
  );
  return first === undefined ? undefined : others[first];
};

/** The kinds of ground that may hide a target. @ruling rr-047 */
const TALL: readonly TerrainKind[] = ['woods', 'town', 'hill'];

/**
 * Whether a figure stands in an area: its centre, or by one reading any part of it.
 * @ruling rr-096
 */
const isIn = (state: Pick<State, 'readings'>, unit: Unit, area: Outline): boolean =>
  holds(area, unit.at) ||
  (read(state, 'rr-096') === 'any-part' &&
    convexPieces(area).some((piece) => overlapping(corners(baseOf(state, unit)), piece)));

/**
 * The ground that hides a target from guns: an area on their line, unless the guns or the target
 * stand in it. Pieces of one kind that join are one area.
 * @clause rr.bombardment.line-of-sight @ruling rr-047 rr-096
 */
export function groundBetween(state: Pick<State, 'terrain' | 'readings'>, from: Unit, to: Unit): string | undefined {
  if (read(state, 'rr-047') === 'nothing-blocks') return undefined;
  for (const kind of TALL) {
    const pieces = Object.entries(state.terrain).filter(([, each]) => each.kind === kind);
    for (const area of groups(pieces, ([, one], [, other]) => areJoined(one.outline!, other.outline!))) {
      const outlines = area.map(([, { outline }]) => outline!);
      const isInside = [from, to].some((unit) => outlines.some((outline) => isIn(state, unit, outline)));
      if (!isInside && lengthInUnion([from.at, to.at], outlines) > SAME) return area[0]![0];
    }
  }
  return undefined;
}
