import { opposite, type Direction } from '../../../geometry/facings.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import type { Base } from '../../../geometry/bases.ts';
import { shift, wheelLength } from '../../../geometry/moves.ts';
import { after, type Leg } from '../../table/orders/legs.ts';
import { allowanceOf } from './allowance.ts';
import { costAlong, crossed, farthestOn, type CostedLeg } from './going.ts';
import type { OrderOf } from '../orders.ts';
import { centresOf, directionOf, endOf, isThroughWoods, pathOf, walkWith, wayBarred } from './passage.ts';
import { allowedShowing, type Annotation, refused, type Refused, type TtClauseId, type Verdict } from '../reasons.ts';
import { isRoadMarch, type CentrePath } from './roads.ts';
import { read } from '../rulings.ts';
import { moveOf, type State, type Unit } from '../state.ts';
import { paysStream, turnedInto } from './streams.ts';
import { ROAD_BONUS } from '../tables.ts';
import { foesTouching, freshContacts } from '../charging/contact.ts';
import { zoneBarred } from './zones.ts';

/**
 * May a unit make this move? The unit is neither pinned nor disrupted, and has not moved yet. It
 * may take legs of these kinds and has enough of its move for them. Nothing is in the way, and it
 * may stand where the move ends. `most`: how much of its move it has, if not all.
 * @clause tt.sequence.move-phase tt.units.move-column @ruling tt-014 tt-023 tt-024
 */
export function judgeMove(state: State, { unit: id, legs }: OrderOf<'move'>, most?: Um): Verdict {
  const unit = state.units[id]!;
  const barred =
    moverBarred(state, unit, legs) ??
    legBarred(state, unit, legs) ??
    tooFar(state, unit, legs, most) ??
    wayBarred(state, { unit, legs, sense: 'move' }) ??
    zoneBarred(state, unit, legs) ??
    contactBarred(state, unit, legs);
  if (barred !== null) return barred;
  return allowedShowing(
    [pathOf(unit, legs)],
    ...(['tt.sequence.move-phase', 'tt.units.move-column'] as const),
    ...goingClauses(state, unit, legs),
  );
}

/**
 * Why this unit may not move at all, or may only turn.
 * @clause tt.state.pinned tt.state.disrupted tt.units.move-column @ruling tt-025
 */
export function moverBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  if (unit.disrupted) return refused('tt.state.disrupted', 'disrupted', { unit: unit.id });
  if (state.moved.includes(unit.id)) return refused('tt.units.move-column', 'has-moved', { unit: unit.id });
  if (legs.every(({ go }) => go === 'turn')) return null;
  if (unit.pinned) return refused('tt.state.pinned', 'pinned', { unit: unit.id });
  const [foe] = foesTouching(state, unit);
  if (foe === undefined || read(state, 'tt-025') !== 'locked') return null;
  return refused('tt.units.move-column', 'locked', { unit: unit.id, foe: foe.id }, [
    { kind: 'light', units: [foe.id] },
  ]);
}

/** The kinds of leg that a unit may take, under each reading. @ruling tt-014 */
export const LEGS = {
  'free-pivot': ['forward', 'turn'],
  wheel: ['forward', 'wheel', 'turn'],
  slide: ['forward', 'back', 'shift', 'turn'],
} as const satisfies Readonly<Record<string, readonly Leg['go'][]>>;

/**
 * Refuses a leg of a kind that the reading does not allow. Where units wheel, they may turn only
 * about; a pinned unit may turn to any side.
 * @ruling tt-014
 */
export function legBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  const reading = read(state, 'tt-014');
  const known: readonly Leg['go'][] = LEGS[reading];
  const strange = legs.find(({ go }) => !known.includes(go));
  if (strange !== undefined)
    return refused('tt.units.move-column', 'goes-straight', { unit: unit.id, leg: strange.go });
  if (reading !== 'wheel' || unit.pinned) return null;
  const isAskew = walkWith(unit, legs).some(({ base, leg }) => leg.go === 'turn' && !isOpposite(base.facing, leg.to));
  return isAskew ? refused('tt.units.move-column', 'only-about', { unit: unit.id }) : null;
}

const isOpposite = (facing: Direction, to: Direction): boolean => {
  const [x, y] = opposite(facing);
  return x === to[0] && y === to[1];
};

/** What some legs take of a unit's move. @clause tt.units.move-column @ruling tt-014 tt-016 */
export function spentOn(
  state: State,
  unit: Unit,
  legs: readonly Leg[],
  isRoad = isRoadMarch(state, unit, centresOf(unit, legs)),
): Um {
  const path = centresOf(unit, legs);
  const costs = walkWith(unit, legs).map(({ base, leg }) => legCost(state, unit, { base, leg, isRoad, path }));
  return costs.reduce((sum, cost) => sum + cost, 0) as Um;
}

/**
 * A leg with the base that takes it, the way of the whole move, and whether all of that way is on a
 * road.
 */
interface LegOfMove {
  readonly base: Base;
  readonly leg: Leg;
  readonly path: CentrePath;
  readonly isRoad: boolean;
}

const straightOf = ({ base, leg, isRoad, path }: LegOfMove): CostedLeg | null =>
  'by' in leg ? { base, direction: directionOf(base, leg)!, by: leg.by, isRoad, path } : null;

function legCost(state: State, unit: Unit, walk: LegOfMove): number {
  const { base, leg } = walk;
  if (leg.go === 'form') return 0;
  const straight = straightOf(walk);
  if (straight !== null) return costAlong(state, unit, straight);
  const water = turnedInto(state, base, after(base, leg));
  if (leg.go === 'wheel') return wheelLength(base, leg.hand, leg.to) + water;
  // Turning is free, except for the water. Where units wheel, an about-face costs half the move.
  return (read(state, 'tt-014') === 'wheel' && !unit.pinned ? moveOf(unit) / 2 : 0) + water;
}

/**
 * Do these legs take more than a unit has? `most` replaces its whole move.
 * @clause tt.units.move-column tt.move.bridge-half tt.move.town-no-road-bonus @ruling tt-014
 */
export function tooFar(state: State, unit: Unit, legs: readonly Leg[], most?: Um): Refused | null {
  const { move, isRoad, halved, unpaid } = allowanceOf(state, unit, centresOf(unit, legs), { most });
  const length = spentOn(state, unit, legs, isRoad);
  if (atMost(length, move)) return null;
  const params = { unit: unit.id, length, move };
  const shows = [spentPath(state, unit, legs, { move, isRoad })];
  const lit = (terrain: string): readonly Annotation[] => [...shows, { kind: 'light', terrain: [terrain] }];
  if (halved !== null)
    return refused(halved.clause, 'half-move', { ...params, terrain: halved.terrain }, lit(halved.terrain));
  const isShort = unpaid !== null && most === undefined && atMost(length, (move + ROAD_BONUS) as Um);
  return isShort
    ? refused('tt.move.town-no-road-bonus', 'no-bonus', { ...params, terrain: unpaid }, lit(unpaid))
    : refused('tt.units.move-column', 'too-far', params, shows);
}

/**
 * The way of a move that takes too much, stopped where the move is used up; the whole way if that
 * happens in a turn.
 */
function spentPath(
  state: State,
  unit: Unit,
  legs: readonly Leg[],
  { move, isRoad }: { readonly move: Um; readonly isRoad: boolean },
): Annotation {
  const path = centresOf(unit, legs);
  let left: number = move;
  for (const [nth, { base, leg }] of walkWith(unit, legs).entries()) {
    const walk = { base, leg, isRoad, path };
    const cost = legCost(state, unit, walk);
    const straight = straightOf(walk);
    if (cost > left && straight !== null) {
      const by = farthestOn(state, unit, { ...straight, by: left as Um });
      return pathOf(unit, legs.slice(0, nth + 1), { stopped: shift(base, straight.direction, by).at });
    }
    left -= cost;
  }
  return pathOf(unit, legs);
}

/**
 * The clauses of the ground, the roads and the bridges that an allowed move depends on.
 * @clause tt.move.stream tt.move.road-bonus tt.move.road-column tt.move.bridge-half
 * tt.move.bridge-road-column
 */
export function goingClauses(state: State, unit: Unit, legs: readonly Leg[], most?: Um): readonly TtClauseId[] {
  const path = centresOf(unit, legs);
  const { isRoad, bridge, halved } = allowanceOf(state, unit, path, { most });
  const isFar = isRoad && most === undefined && !atMost(spentOn(state, unit, legs, isRoad), moveOf(unit));
  const walks = walkWith(unit, legs);
  const isWet = walks.some(({ base, leg }) => {
    const straight = straightOf({ base, leg, isRoad, path });
    return straight === null ? turnedInto(state, base, after(base, leg)) > 0 : paysStream(state, straight);
  });
  return [
    ...crossed(state, unit, path, isRoad),
    ...(isWet ? (['tt.move.stream'] as const) : []),
    ...(isFar ? (['tt.move.road-bonus'] as const) : []),
    ...(halved === null || bridge === null ? [] : [halved.clause]),
    ...(isRoad && bridge !== null ? (['tt.move.bridge-road-column'] as const) : []),
    ...(marchesInColumn(state, unit, legs) ? (['tt.move.road-column'] as const) : []),
  ];
}

/**
 * Is a unit in road column after these legs? All of them are on a road, and the road has helped:
 * without it, the way would be too long or barred. Under another reading, any move on a road is
 * enough.
 * @clause tt.move.road-column @ruling tt-021
 */
export function marchesInColumn(state: State, unit: Unit, legs: readonly Leg[]): boolean {
  const path = centresOf(unit, legs);
  if (!isRoadMarch(state, unit, path)) return false;
  const reading = read(state, 'tt-021');
  if (reading !== 'until-next-move') return reading === 'every-whole-road-move';
  const { move } = allowanceOf(state, unit, path, { isRoad: false });
  return !atMost(spentOn(state, unit, legs, false), move) || isThroughWoods(state, unit, legs);
}

/**
 * A plain move may not end in contact with an enemy: that would be a charge.
 * @clause tt.contact.straight-ahead
 */
function contactBarred(state: State, unit: Unit, legs: readonly Leg[]): Refused | null {
  const [foe] = freshContacts(state, unit, endOf(unit, legs));
  if (foe === undefined) return null;
  return refused('tt.contact.straight-ahead', 'would-touch', { unit: unit.id, foe: foe.id }, [pathOf(unit, legs)]);
}
