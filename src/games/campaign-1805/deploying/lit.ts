import { corners } from '../../../geometry/bases.ts';
import { along, facingTo, NORTH, radiansTo, square, turned } from '../../../geometry/facings.ts';
import type { Um } from '../../../geometry/lengths.ts';
import type { Outline } from '../../../geometry/outlines.ts';
import { plus, pointAt, whole, type Point } from '../../../geometry/vectors.ts';
import { bedOf, middleOfTerrain } from '../../table/boards/terrain.ts';
import type { LitGround } from '../../table/boards/lit.ts';
import { blockOf } from '../bodies/models.ts';
import { speedOf } from '../moving/speed.ts';
import { read } from '../rulings.ts';
import { enemiesOf, type State } from '../state.ts';
import { cm } from '../tables.ts';
import { coverOn, hasRoom, OPEN } from './ambush.ts';
import { areaOf, centreOf } from './areas.ts';
import type { Waiting } from './battle.ts';
import { FAR } from './layouts.ts';
import { bodyAt, placeable } from './place.ts';

/** How many degrees of a circle are drawn as one straight line. */
const CHORD = 15;

/** Everything that is nearer than this to a piece of ground or a block with no hollow side. */
function nearTo(outline: Outline, far: Um): Outline {
  return outline.flatMap((corner, n) => {
    const before = outline[(n + outline.length - 1) % outline.length]!;
    const next = outline[(n + 1) % outline.length]!;
    const [from, to] = [facingTo(before, corner, NORTH), facingTo(corner, next, NORTH)].map((each) =>
      square(each, 'left'),
    ) as [Point, Point];
    const turn = (radiansTo(from, 'right', to) * 180) / Math.PI;
    const ways =
      turn > 180
        ? [from]
        : Array.from({ length: Math.floor(turn / CHORD) + 1 }, (_, k) => turned(from, 'right', k * CHORD));
    return [...ways, to].map((each) => plus(corner, whole(along(each, far))));
  });
}

/** A strip of the table along one of its sides, from so far inside it to so far. */
function stripOf({ size: [width, height], battle }: State, near: number, far: number): Outline {
  const { edge } = battle!.sea!;
  const [w, s, e, n] = {
    north: [0, height - far, width, height - near],
    east: [width - far, 0, width - near, height],
    south: [0, near, width, far],
    west: [near, 0, far, height],
  }[edge] as [number, number, number, number];
  return [pointAt(w, n), pointAt(e, n), pointAt(e, s), pointAt(w, s)];
}

/** The middle part of the table, in which the defenders of an ambush stand on their road. */
function centralOf(state: State, outline: Outline): Outline {
  const [cx, cy] = centreOf(state);
  const [dx, dy] = state.size.map((each) => each / 4) as [number, number];
  return outline.map(([x, y]) =>
    pointAt(Math.min(cx + dx, Math.max(cx - dx, x)), Math.min(cy + dy, Math.max(cy - dy, y))),
  );
}

const able = (...all: readonly Outline[]): readonly LitGround[] => all.map((points) => ({ points, sense: 'reach' }));
const barred = (...all: readonly Outline[]): readonly LitGround[] => all.map((points) => ({ points, sense: 'zone' }));

/** The ground that is too near to an enemy who stands already. */
const nearEnemies = (state: State, waiting: Waiting, far: Um): readonly LitGround[] =>
  barred(...enemiesOf(state, waiting).map((enemy) => nearTo(corners(blockOf(enemy)), far)));

/** The cover for an attacker of an ambush; in the open where there is none, or no room in it. */
function coverFor(state: State, waiting: Waiting): readonly LitGround[] {
  const covers = [true, false].map((isLeft) => coverOn(state, waiting, isLeft));
  const found = covers.filter((cover) => {
    if (cover === null) return false;
    return hasRoom(state, bodyAt(state, waiting, { to: middleOfTerrain(cover) }, null), cover);
  });
  const open = found.length < covers.length ? nearEnemies(state, waiting, OPEN) : [];
  return [...able(...found.map((cover) => cover!.outline!)), ...open];
}

/**
 * The ground on which a body may be placed, and ground on which it may not. Other bodies and water
 * bar their own ground besides. Nothing if it cannot be placed now.
 * @clause cf.deploy.dawn.half cf.deploy.dawn.distance cf.deploy.siege.aggressor
 * cf.deploy.siege.defender cf.deploy.ambush.defender cf.deploy.ambush.attacker-first-half
 * cf.deploy.ambush.attacker-second-half cf.deploy.ambush.no-cover cf.deploy.quadrants.distance
 * cf.deploy.epic-bridge.distance cf.deploy.landing.attacker cf.deploy.landing.defender
 * @ruling cf-009
 */
export function groundFor(state: State, id: string): readonly LitGround[] {
  const waiting = state.battle === undefined ? null : placeable(state, id);
  if (waiting === null || waiting.side !== state.awaits?.sides[0]) return [];
  const { deployment, attacker, position, sea } = state.battle!;
  const isAttacker = waiting.side === attacker;
  const area = areaOf(state, state.battle!, waiting.side);
  switch (deployment) {
    case 'dawn-of-war':
      return [...able(area!.ground(cm(0))), ...nearEnemies(state, waiting, FAR.enemy)];
    case 'quadrants':
      return able(area!.ground(FAR.centre));
    case 'epic-bridge':
      return able(area!.ground(FAR.bridge));
    case 'siege': {
      const outline = state.terrain[position!]!.outline!;
      return isAttacker ? barred(nearTo(outline, FAR.fort)) : able(nearTo(outline, FAR.outside));
    }
    case 'ambush': {
      if (isAttacker) return coverFor(state, waiting);
      const road = state.terrain[position!]!;
      return able(...(road.outline === null ? bedOf(road) : [road.outline]).map((each) => centralOf(state, each)));
    }
    case 'landing': {
      if (!isAttacker) return able(stripOf(state, sea!.shore + FAR.sea, acrossFrom(state)));
      const body = bodyAt(state, waiting, { to: centreOf(state) }, null);
      const inland = read(state, 'cf-009') === 'before-orders' ? 0 : speedOf(state, body);
      return able(stripOf(state, sea!.shore, sea!.shore + inland + blockOf(body).depth));
    }
    case null:
      return [];
  }
}

/** From the sea to the other side of the table. */
const acrossFrom = ({ size: [width, height], battle }: State): number =>
  battle!.sea!.edge === 'north' || battle!.sea!.edge === 'south' ? height : width;
