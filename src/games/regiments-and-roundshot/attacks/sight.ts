import { core } from '../../../geometry/bases.ts';
import { areJoined } from '../../../geometry/gaps.ts';
import { SAME } from '../../../geometry/lengths.ts';
import { holds } from '../../../geometry/outlines.ts';
import { lengthInUnion } from '../../../geometry/paths.ts';
import { inTheWay } from '../../../geometry/sight.ts';
import type { Point } from '../../../geometry/vectors.ts';
import { groups } from '../../table/boards/terrain.ts';
import { baseOf } from '../formations/contact.ts';
import { friendsOf, type State, type Unit } from '../state.ts';
import type { TerrainKind } from '../tables.ts';

/**
 * The friend whose square the line of a shot crosses; undefined if there is none.
 * @ruling rr-048
 */
export const friendBetween = (state: State, unit: Unit, target: Unit): Unit | undefined => {
  const friends = friendsOf(state, unit);
  const [first] = inTheWay(
    unit.at,
    target.at,
    friends.map((friend) => core(baseOf(state, friend))),
  );
  return first === undefined ? undefined : friends[first];
};

/** The kinds of ground that may hide a target. @ruling rr-047 */
const TALL: readonly TerrainKind[] = ['woods', 'town', 'hill'];

/**
 * The ground that hides a target from guns: an area on their line, unless the guns or the target
 * stand in it. Pieces of one kind that join are one area.
 * @clause rr.bombardment.line-of-sight @ruling rr-047 rr-096
 */
export function groundBetween({ terrain }: Pick<State, 'terrain'>, from: Point, to: Point): string | undefined {
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
