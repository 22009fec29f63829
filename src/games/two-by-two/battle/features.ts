import { holds, clockwise, type Outline } from '../../../geometry/outlines.ts';
import { isOn } from '../../../geometry/edges.ts';
import { way, type Point } from '../../../geometry/vectors.ts';
import { middleOfTerrain } from '../../table/boards/terrain.ts';
import { defenderOf, foeOf, type Feature, type State } from '../state.ts';
import { lengthOfEdge, seenFromEdge } from './edges.ts';
import type { Event } from '../events.ts';
import type { OrderOf } from '../orders.ts';
import { carried } from './recording.ts';
import { allowed, D6, type Dice, die, refused, sum, type Verdict } from '../reasons.ts';
import { FEATURES, TABLE } from '../tables.ts';

/**
 * The zones of the table: three columns along the edges of the sides, in two rows.
 * @ruling tt-078
 */
const [COLUMNS, ROWS] = [3, 2] as const;

/**
 * The outline of a zone. Zones 1 to 3 lie in the Defender’s half and 4 to 6 in the other half, each
 * row from the Defender’s left to right.
 * @clause tt.setup.terrain @ruling tt-078
 */
export function zoneOutline({ sides, battle }: State, zone: number): Outline {
  const { edge } = sides[defenderOf({ sides, battle: battle! })!]!;
  // The table is square.
  const wide = lengthOfEdge(edge);
  const [column, row] = [(zone - 1) % COLUMNS, Math.floor((zone - 1) / COLUMNS)];
  const corner = (right: 0 | 1, far: 0 | 1) =>
    seenFromEdge(edge, [Math.floor(((column + right) * wide) / COLUMNS), Math.floor(((row + far) * wide) / ROWS)]);
  return clockwise([corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)]);
}

/** A die shows the zone of the next feature. @clause tt.setup.terrain @ruling tt-078 */
export function rollZone(state: State, dice: Dice): readonly Event[] {
  const zone = dice.roll(`zone.${state.side}`, D6);
  const reasons = [sum(state.side, [die('tt.setup.terrain', 'Zone', zone)])] as const;
  return [{ type: 'zone-rolled', zone, reasons, clauses: ['tt.setup.terrain'] }];
}

/**
 * May this feature be put here? Its middle lies in the zone that the die has shown, and an area
 * lies wholly on the table.
 * @clause tt.setup.terrain @ruling tt-078
 */
export function judgeFeature(state: State, { feature, at }: OrderOf<'place-feature'>): Verdict {
  const { box, zone } = state.battle!;
  const piece = Object.hasOwn(box, feature) ? box[feature]! : null;
  if (piece === null) return refused('tt.setup.terrain', 'not-in-box', { feature });
  const outline = zoneOutline(state, zone!);
  if (!holds(outline, at))
    return refused('tt.setup.terrain', 'outside-die-zone', { zone: zone! }, [
      { kind: 'area', sense: 'zone', points: outline },
    ]);
  const there = carried(piece, way(middleOfTerrain(piece), at));
  return there.outline === null || isOn(there.outline, TABLE)
    ? allowed('tt.setup.terrain')
    : refused('tt.setup.terrain', 'feature-off-table', {});
}

/**
 * Puts a feature in its place. Then the other side rolls, until there are enough features.
 * @clause tt.setup.terrain @ruling tt-078
 */
export function placeFeature(state: State, { feature, at }: OrderOf<'place-feature'>): readonly Event[] {
  const { sides, battle, terrain, side } = state;
  const by = way(middleOfTerrain(battle!.box[feature]!), at);
  const isDone = Object.keys(terrain).length + 1 >= FEATURES;
  const next = isDone
    ? ({ step: 'deployment', side: defenderOf({ sides, battle: battle! })! } as const)
    : ({ step: 'terrain', side: foeOf(state, side) } as const);
  return [{ type: 'feature-placed', feature, by, next, clauses: ['tt.setup.terrain'] }];
}

/** How wide and how high an outline is. */
const sizeOf = (outline: Outline): readonly [number, number] => {
  const span = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  return [span(outline.map(([x]) => x)), span(outline.map(([, y]) => y))];
};

/** Is an area too large for a zone, so that it might find no room? @ruling tt-078 */
export const isTooLarge = ({ outline }: Pick<Feature, 'outline'>): boolean =>
  outline !== null && sizeOf(outline).some((length) => length > Math.min(...TABLE) / COLUMNS);

/** The nine places in the zone that are worth trying. */
export function placesInZone(state: State): readonly Point[] {
  const [a, b, c] = zoneOutline(state, state.battle!.zone!) as readonly [Point, Point, Point];
  const part = (from: Point, [dx, dy]: readonly [number, number], n: number): Point =>
    [from[0] + Math.trunc((dx * n) / 4), from[1] + Math.trunc((dy * n) / 4)] as unknown as Point;
  return [2, 1, 3].flatMap((n) => [2, 1, 3].map((m) => part(part(a, way(a, b), n), way(b, c), m)));
}
