import { tableOutline } from '../../../geometry/edges.ts';
import { NORTH, opposite, turned } from '../../../geometry/facings.ts';
import { along } from '../../../geometry/facings.ts';
import { gapTo } from '../../../geometry/gaps.ts';
import { atMost, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { facingOf } from '../../../geometry/placing.ts';
import { distance, plus, pointAt, whole, type Point } from '../../../geometry/vectors.ts';
import { middleOfTerrain, type Terrain } from '../../table/boards/terrain.ts';
import type { Body, Pose } from '../bodies/body.ts';
import { blockOf, countOf } from '../bodies/models.ts';
import type { OrderOf } from '../orders.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import { cm } from '../tables.ts';
import { coverOn, gapToGround } from './ambush.ts';
import { areaOf, centreOf, type Area } from './areas.ts';
import type { Waiting } from './battle.ts';
import { gridIn } from './grid.ts';
import { judgeLay } from './ground.ts';
import { FAR } from './layouts.ts';
import { bodyAt, facingAt, placeable, unfitAt } from './place.ts';

type Place = OrderOf<'place'>;

const STEP = cm(3);
const FINE = cm(2);

/** The width of a column in which a body is tried that finds no room in its ranks. */
const COLUMN = 4;

/** Ground round which places are tried. */
const roundOf = ({ outline, line }: Terrain, far: Um): readonly Point[] =>
  (outline ?? line!).flatMap(([x, y]) => [pointAt(x - far, y - far), pointAt(x + far, y + far)]);

/** Places on a ring at just this distance, all round a point. @ruling cf-004 */
function ringPlaces(focus: Point, shaped: (pose: Pose) => Body, far: (body: Body) => Um, wanted: Um): readonly Pose[] {
  return Array.from({ length: 72 }, (_, n): Pose => {
    const way = turned(NORTH, 'right', 5 * n);
    const at = (by: number): Pose => ({ at: plus(focus, whole(along(way, by))), facing: opposite(way) });
    let [near, most] = [0, cm(200) as number];
    while (most - near > 1) {
      const by = Math.floor((near + most) / 2);
      if (far(shaped(at(by))) >= wanted) most = by;
      else near = by;
    }
    return at(most);
  });
}

/** The place at the shore that is nearest to a point, with the rear on the shore. */
function atShore(state: State, body: Body, [x, y]: Point): Pose {
  const { edge, shore } = state.battle!.sea!;
  const facing = opposite(facingOf(edge));
  const [width, height] = state.size;
  const deep = shore + blockOf({ ...body, facing }).depth / 2;
  const from = edge === 'north' ? height - deep : edge === 'east' ? width - deep : deep;
  return { at: edge === 'north' || edge === 'south' ? pointAt(x, from) : pointAt(from, y), facing };
}

/** Places along the shore, the rear on it. @clause cf.deploy.landing.attacker */
function shorePlaces(state: State, body: Body): readonly Pose[] {
  const { edge } = state.battle!.sea!;
  const [width, height] = state.size;
  const isFlat = edge === 'north' || edge === 'south';
  return gridIn([pointAt(0, 0), pointAt(isFlat ? width : height, 0)], FINE).map(([far]) =>
    atShore(state, body, isFlat ? pointAt(far, 0) : pointAt(0, far)),
  );
}

/** Whoever points so near to the shore means the shore itself. */
const SHORE = cm(4);

/**
 * Where a body is placed whose reader points there: nobody points at the shore to the micrometre.
 * @clause cf.deploy.landing.attacker
 */
export function meantAt(state: State, waiting: Waiting, point: Point): Point {
  const { deployment, attacker } = state.battle!;
  if (deployment !== 'landing' || waiting.side !== attacker) return point;
  const { at } = atShore(state, bodyAt(state, waiting, { to: point }, null), point);
  return atMost(distance(at, point), SHORE) ? at : point;
}

/** Places worth trying for a body, the likeliest first. */
function posesFor(state: State, body: Body, area: Area | null): readonly Pose[] {
  const battle = state.battle!;
  const { side } = body;
  const position = battle.position === null ? null : state.terrain[battle.position]!;
  const isAttacker = side === battle.attacker;
  const isExact = read(state, 'cf-004') === 'exactly';
  const shaped = (pose: Pose): Body => ({ ...body, ...pose });
  const facing = (at: Point): Pose => ({ at, facing: facingAt(state, side, at, area) });
  const all = (focus: Point) => gridIn(tableOutline(state.size), STEP, focus).map(facing);
  switch (battle.deployment) {
    case 'siege': {
      if (!isAttacker) return gridIn(roundOf(position!, FAR.outside), FINE).map(facing);
      const middle = middleOfTerrain(position!);
      return isExact
        ? ringPlaces(middle, shaped, (each) => gapToGround(blockOf(each), position!), FAR.fort)
        : all(middle);
    }
    case 'ambush': {
      if (!isAttacker) return gridIn(roundOf(position!, FINE), cm(1)).map(facing);
      const covers = [true, false].flatMap((isLeft) => coverOn(state, body, isLeft) ?? []);
      return [
        ...covers.flatMap(({ outline }) => gridIn(outline!, FINE).map(facing)),
        ...all(middleOfTerrain(position!)),
      ];
    }
    case 'quadrants': {
      const centre = centreOf(state);
      return isExact
        ? ringPlaces(centre, shaped, (each) => gapTo(centre, blockOf(each)).length, FAR.centre)
        : all(centre);
    }
    case 'landing':
      return isAttacker ? shorePlaces(state, body) : all(centreOf(state));
    case 'dawn-of-war':
    case 'epic-bridge':
    case null:
      return all(centreOf(state));
  }
}

/** The first of some places where a body may be put, in its ranks or else in a column. */
export function placesFor(state: State, waiting: Waiting, most: number): readonly Place[] {
  const area = areaOf(state, state.battle!, waiting.side);
  const found: Place[] = [];
  const column = Math.min(COLUMN, countOf(waiting));
  for (const files of waiting.arm === 'artillery' ? [undefined] : [undefined, column]) {
    const shape = bodyAt(state, waiting, { to: centreOf(state), ...(files !== undefined && { files }) }, area);
    for (const { at: to, facing } of posesFor(state, shape, area)) {
      if (found.length === most) return found;
      if (unfitAt(state, { ...shape, at: to, facing }, area) !== null) continue;
      found.push({ type: 'place', unit: waiting.id, to, facing, ...(files !== undefined && { files }) });
    }
    if (found.length > 0) return found;
  }
  return found;
}

/** Some places where a piece of ground may be put down. */
export function laysFor(state: State, piece: string, most: number): readonly OrderOf<'lay'>[] {
  const found: OrderOf<'lay'>[] = [];
  for (const to of gridIn(tableOutline(state.size), cm(5), spread(state))) {
    if (found.length === most) break;
    const order = { type: 'lay', piece, to } as const;
    if (judgeLay(state, order).ok) found.push(order);
  }
  return found;
}

/** A part of the table that has less ground: each piece is tried farther round. */
const spread = (state: State): Point => {
  const centre = centreOf(state);
  const way = turned(NORTH, 'right', (Object.keys(state.terrain).length * 100) % 360);
  return shift({ at: centre, facing: NORTH, width: cm(1), depth: cm(1) }, way, cm(30)).at;
};

/** Whether nothing that is tried has room for a body or a piece of ground. */
export function isWithoutRoom(state: State, what: string): boolean {
  const waiting = placeable(state, what);
  return waiting === null ? laysFor(state, what, 1).length === 0 : placesFor(state, waiting, 1).length === 0;
}
