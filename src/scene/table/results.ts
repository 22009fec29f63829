import type { Annotation, PlacePose } from '../../core/annotations.ts';
import type { Base } from '../../geometry/bases.ts';
import { carried, frameOf } from '../../geometry/companies.ts';
import { um, wholeUm } from '../../geometry/lengths.ts';
import { distance, dot, size, way, wayToStretch, whole, type Point } from '../../geometry/vectors.ts';
import type { Mark } from '../scene.ts';
import { baseMark } from './base.ts';
import { spotOf, type StandingUnit, type TableBoard, type TableState } from './board.ts';
import { targetsOn, type OneBody } from './groups.ts';

/** A unit that stands within this distance of where its path led has gone there. */
const NEAR = um(1, 'mm');

/** The boards before and after an order. */
interface Boards<State extends TableState> {
  readonly before: State;
  readonly now: State;
}

/** A unit with its base before the order, and where its path led it. */
interface Led {
  readonly id: string;
  readonly was: StandingUnit;
  /** Its base at the end of its path; `was` if it has no path. */
  readonly meant: Base;
  /** Where it stands now; null if it is gone. */
  readonly now: StandingUnit | null;
}

/** The last pose and all places of the path along which an order led a body. */
interface Way {
  /** The unit that the path names. */
  readonly unit: string;
  readonly end: PlacePose;
  readonly places: readonly Point[];
}

const pointOf = ({ at: [x, y] }: PlacePose): Point => [wholeUm(x), wholeUm(y)];

const isPose = (place: PlacePose | string): place is PlacePose => typeof place !== 'string';

/** The path of a body among these annotations; null if it has none, or only a refused one. */
function wayOf({ units }: OneBody, start: Base, shows: readonly Annotation[]): Way | null {
  const path = shows.findLast(
    (each) => each.kind === 'path' && units.includes(each.unit) && each.stopped === undefined,
  );
  const poses = path?.kind === 'path' ? path.through.filter(isPose) : [];
  const end = poses.at(-1);
  if (path?.kind !== 'path' || end === undefined) return null;
  return { unit: path.unit, end, places: [start.at, ...poses.map(pointOf)] };
}

/** Whether a point lies on a path. */
const isOn = ({ places }: Way, point: Point): boolean =>
  places.slice(1).some((to, n) => size(wayToStretch(point, [places[n]!, to])) <= NEAR);

/**
 * A unit that advanced without a path, for example to take the ground of an enemy: it went where it
 * had faced, and is in the same condition as before.
 */
const hasAdvanced = ({ was, now }: Led): boolean =>
  now !== null &&
  dot(way(was.at, now.at), was.facing) > 0 &&
  dot(way(was.at, now.at), now.facing) > 0 &&
  now.condition === was.condition &&
  now.signs?.join() === was.signs?.join();

/**
 * The marks of what an order did to units apart from their own paths: a ghost where each stood that
 * was thrown back, fled, followed up or was lost; an arrow to where it stands now; a cross where it
 * was lost. A unit that a path led to its place, or that stopped on its path, has none. The units
 * of a group share an arrow.
 */
export function resultMarks<State extends TableState>(
  board: TableBoard<State>,
  { before, now }: Boards<State>,
  shows: readonly Annotation[],
): readonly Mark[] {
  if (before === now) return [];
  return targetsOn(board, before).flatMap((body) => bodyMarks(board, { before, now }, body, shows));
}

function bodyMarks<State extends TableState>(
  board: TableBoard<State>,
  { before, now }: Boards<State>,
  body: OneBody,
  shows: readonly Annotation[],
): readonly Mark[] {
  const bases = body.units.map((id) => board.stands(before, id));
  const frame = frameOf(bases);
  const along = wayOf(body, frame, shows);
  // A path leads the unit that it names if this stands at its end now, else the frame around all.
  const from = along !== null && isAt(board, now, along) ? bases[body.units.indexOf(along.unit)]! : frame;
  const end = along === null ? frame : { ...from, at: pointOf(along.end), facing: whole(along.end.facing) };
  const led = body.units.map((id, n): Led => ({
    id,
    was: bases[n]!,
    meant: carried(bases[n]!, from, end),
    now: Object.hasOwn(now.units, id) ? board.stands(now, id) : null,
  }));
  const hasGone = (each: Led): boolean =>
    each.now !== null &&
    distance(each.now.at, each.meant.at) > NEAR &&
    // A charger that fire stops stands on its path.
    !(along !== null && body.units.length === 1 && isOn(along, each.now.at));
  const gone = led.filter(hasGone);
  return [
    ...led.flatMap((each) => (each.now === null ? lostMarks(board, before, each) : [])),
    ...gone.map(({ id }) => ghostOf(board, before, id)),
    ...gone.slice(0, 1).flatMap((each): Mark[] => {
      const [from, to] = [spotOf(each.meant.at), spotOf(each.now!.at)];
      return [
        { kind: 'trace', id: `went-${each.id}`, points: [from, to], sense: hasAdvanced(each) ? 'move' : 'flight' },
      ];
    }),
  ];
}

/** Whether the unit that a path names stands at its end now. */
const isAt = <State extends TableState>(board: TableBoard<State>, now: State, { unit, end }: Way): boolean =>
  Object.hasOwn(now.units, unit) && distance(board.stands(now, unit).at, pointOf(end)) <= NEAR;

/** The outline of a unit where it stood before the order. */
const ghostOf = <State extends TableState>(board: TableBoard<State>, before: State, id: string): Mark<'base'> => ({
  ...baseMark(board, before, id),
  id: `was-${id}`,
  ghost: true,
});

/** The outline of a lost unit where it stood, and a cross where its path led it. */
function lostMarks<State extends TableState>(
  board: TableBoard<State>,
  before: State,
  { id, was, meant }: Led,
): readonly Mark[] {
  const ghost = ghostOf(board, before, id);
  if (distance(was.at, meant.at) <= NEAR) return [{ ...ghost, crossed: true }];
  return [ghost, { ...ghost, id: `lost-${id}`, at: spotOf(meant.at), crossed: true }];
}
