import { core } from '../../../geometry/bases.ts';
import { areJoined } from '../../../geometry/gaps.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { holds } from '../../../geometry/outlines.ts';
import { lengthInUnion } from '../../../geometry/paths.ts';
import { inTheWay } from '../../../geometry/sight.ts';
import type { Point } from '../../../geometry/vectors.ts';
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
 * The ground that hides a target from guns: an area on their line, unless the guns or the target
 * stand in it. Pieces of one kind that join are one area.
 * @clause rr.bombardment.line-of-sight @ruling rr-047 rr-096
 */
export function groundBetween(state: Pick<State, 'terrain' | 'readings'>, from: Point, to: Point): string | undefined {
  const { terrain } = state;
  if (read(state, 'rr-047') === 'nothing-blocks') return undefined;
  for (const kind of TALL) {
    const pieces = Object.entries(terrain).filter(([, each]) => each.kind === kind);
    for (const area of groups(pieces, ([, one], [, other]) => areJoined(one.outline!, other.outline!))) {
      const outlines = area.map(([, { outline }]) => outline!);
      const isIn = [from, to].some((point) => outlines.some((outline) => holds(outline, point)));
      if (!isIn && lengthInUnion([from, to], outlines) > SAME) return area[0]![0];
    }
  }
  return undefined;
}
