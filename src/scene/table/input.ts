import type { Target } from '../../games/contract/engine.ts';
import type { Spoken } from '../../games/contract/words.ts';
import { corners, covers } from '../../geometry/bases.ts';
import { frameOf } from '../../geometry/companies.ts';
import { facingTo, NORTH } from '../../geometry/facings.ts';
import { round, um, wholeUm } from '../../geometry/lengths.ts';
import { holds } from '../../geometry/outlines.ts';
import { distance, pointsAround, type Point } from '../../geometry/vectors.ts';
import type { InputAdapter } from '../input.ts';
import type { MoverUnit } from '../mover.ts';
import type { AreaSense, Mark, Spot } from '../scene.ts';
import { arcMark, inMm, pointAt, spotOf, type StandingUnit, type TableBoard, type TableState } from './board.ts';
import {
  aroundOf,
  bodySaid,
  groupOf,
  hullOf,
  frameOff,
  isFramed,
  leaderOf,
  lightOf,
  outlineAround,
  standingOf,
  targetsOn,
} from './groups.ts';
import { tableMover } from './mover.ts';
import { coordinates, placeSaid } from './places.ts';

/** An outline around a unit or a group, and whether the line follows it. */
interface OutlineAround {
  readonly points: readonly Point[];
  readonly along?: true;
}

/**
 * The outline around a unit: a ring for a unit of one's own, or a frame for an enemy. Both lie
 * clear of the base, so that neither is hidden. A long base and a group are framed.
 */
function outlineOf(bases: readonly StandingUnit[], sense: AreaSense): OutlineAround {
  const [base] = bases;
  const isOwn = sense === 'able' || sense === 'chosen';
  if (bases.length > 1 && isOwn) return { points: outlineAround(bases, lightOf), along: true };
  if (bases.length > 1) return { points: hullOf(bases, aroundOf) };
  if (!isOwn) return { points: corners(base!, aroundOf(base!)) };
  if (isFramed(base!)) return { points: corners(base!, frameOff(base!)), along: true };
  return { points: pointsAround(base!.at, wholeUm(Math.hypot(base!.width, base!.depth) / 2 + lightOf(base!))) };
}

/** A point in whole millimetres: nobody points more finely. */
const wholePoint = ([x, y]: Spot): Point => pointAt([round(x), round(y)]);

/** A group can be tapped on at least this many pixels across. */
const TAP = 22;
/** A small unit can be tapped around its centre on at least this many pixels across. */
const TAP_UNIT = 28;

/**
 * The unit at a point: the first of its group if it belongs to one. If several units overlap there,
 * the one whose centre is nearest. Beside all bases, the group whose outline is around the point,
 * or the nearest unit that is drawn so small that a finger misses it. `pixel` is how many
 * millimetres one pixel shows.
 */
function unitAt<State extends TableState>(
  board: TableBoard<State>,
  state: State,
  point: Point,
  pixel: number,
): string | undefined {
  const all = Object.keys(state.units).map((id) => ({ id, unit: board.stands(state, id) }));
  const there = all.filter(({ unit }) => covers(unit, point));
  const [nearest] = there.sort((a, b) => distance(a.unit.at, point) - distance(b.unit.at, point));
  if (nearest !== undefined) return leaderOf(board, state, nearest.id);
  const group = targetsOn(board, state).find(({ group: own, units }) => {
    const bases = units.map((id) => board.stands(state, id));
    const { width, depth } = frameOf(bases);
    const wanted = (um(TAP * pixel, 'mm') - Math.min(width, depth)) / 2;
    return (
      own !== null &&
      holds(
        hullOf(bases, (base) => Math.max(aroundOf(base), wanted)),
        point,
      )
    );
  });
  if (group !== undefined) return group.leader;
  const tap = um(TAP_UNIT * pixel, 'mm');
  const [close] = all
    .filter(({ unit }) => Math.max(unit.width, unit.depth) < tap && distance(unit.at, point) <= tap / 2)
    .sort((a, b) => distance(a.unit.at, point) - distance(b.unit.at, point));
  return close === undefined ? undefined : leaderOf(board, state, close.id);
}

/** The point of a target: the centre of a unit, or the point itself. */
function pointOf<State extends TableState>(board: TableBoard<State>, state: State, target: Target): Point {
  if ('point' in target) return target.point;
  if ('unit' in target) return frameOf(standingOf(board, state, target.unit)).at;
  throw new Error(`This game is played on a free table, which has no square ${target.square}`);
}

/** The ground on which a unit may be put that waits beside the table, and where it may not. */
const groundMarks = <State extends TableState>(board: TableBoard<State>, state: State, unit: string): readonly Mark[] =>
  (board.ground?.(state, unit) ?? []).map(({ points, sense }, n) => ({
    kind: 'area',
    id: n === 0 ? 'reach' : `reach-${n + 1}`,
    sense,
    points: points.map(spotOf),
  }));

/** The nearest unit in one of the four directions; each direction is a quarter of the circle. */
function unitTowards<State extends TableState>(
  board: TableBoard<State>,
  state: State,
  [x, y]: Spot,
  [across, along]: readonly [number, number],
): Target | null {
  const seen = targetsOn(board, state).map(({ leader: unit }) => {
    const [there, up] = spotOf(pointOf(board, state, { unit }));
    const [ahead, aside] = [(there - x) * across + (up - y) * along, (there - x) * along - (up - y) * across];
    return { unit, ahead, aside: Math.abs(aside) };
  });
  const [nearest] = seen
    .filter(({ ahead, aside }) => ahead > 0 && aside <= ahead)
    .sort((a, b) => Math.hypot(a.ahead, a.aside) - Math.hypot(b.ahead, b.aside));
  return nearest === undefined ? null : { unit: nearest.unit };
}

/**
 * Where steps of a key lead: to the first target that is another one. A unit may be larger than a
 * step, and the keys lead out of it. Off the table they stay.
 */
function nextTarget(from: Target, after: (steps: number) => Target | null): Target {
  for (let n = 1; ; n += 1) {
    const next = after(n);
    if (next === null) return from;
    if (!('unit' in from) || !('unit' in next) || next.unit !== from.unit) return next;
  }
}

/** The facts about a unit that the mover needs. */
function moverUnit<State extends TableState>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'name'>,
  state: State,
  id: string,
): MoverUnit {
  const { at, facing, width, depth, side } = board.stands(state, id);
  const group = groupOf(board, state, id);
  const base = { at, facing, width, depth };
  if (group === null) return { id, name: words.name(id, state), side, base };
  return { id, name: group.name, side, base, group: group.id };
}

/**
 * What only some tables have: places that a reader means nearby, and, where places lie close
 * together, keys from unit to unit. By steps alone an enemy would be many keys away.
 */
const onSome = <State extends TableState>(board: TableBoard<State>): Pick<InputAdapter<State>, 'leap' | 'settled'> => ({
  ...(board.settled && { settled: (...place) => board.settled!(...place) }),
  ...(board.mover === undefined && {
    leap: (state: State, from: Target, across: number, along: number) =>
      unitTowards(board, state, spotOf(pointOf(board, state, from)), [across, along]) ?? from,
  }),
});

/**
 * How a reader points on a free table: at a unit, or at a point in whole millimetres. A drag that
 * ends with a turn gives a facing as well.
 */
export function tableInput<State extends TableState>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'name' | 'unit'>,
  mayMeasure: (state: State) => boolean = () => true,
): InputAdapter<State> {
  const input: InputAdapter<State> = {
    target(state, [x, y], towards, pixel = 0) {
      const [width, height] = spotOf(board.size(state));
      if (x < 0 || y < 0 || x > width || y > height) return null;
      const point = wholePoint([x, y]);
      // On a map of small figures, a millimetre is more than a pixel.
      const unit = unitAt(board, state, pointAt([x, y]), pixel);
      if (towards !== undefined) return { point, facing: facingTo(point, pointAt(towards), NORTH) };
      return unit === undefined ? { point } : { unit };
    },
    step(state, from, across, along) {
      const [x, y] = spotOf(pointOf(board, state, from));
      // If units are moved by hand, nobody points at places: the keys lead from unit to unit.
      if (board.mover !== undefined) return unitTowards(board, state, [x, y], [across, along]) ?? from;
      const step = inMm(board.step);
      return nextTarget(from, (n) => input.target(state, [x + across * step * n, y + along * step * n]));
    },
    ...onSome(board),
    locate(state, unit) {
      const leader = leaderOf(board, state, unit);
      return Object.hasOwn(state.units, leader) ? { unit: leader } : null;
    },
    selectable(state, target) {
      if (!('unit' in target)) return [];
      const unit = leaderOf(board, state, target.unit);
      return state.awaits?.sides.includes(board.stands(state, unit).side) ? [unit] : [];
    },
    reach(state, unit) {
      // A unit beside the table has no place to start from.
      if (!Object.hasOwn(state.units, unit)) return groundMarks(board, state, unit);
      // The mover shows how far it can take a unit.
      if ((board.mover?.handles(state, unit) ?? []).length > 0) return [];
      const { at } = board.stands(state, unit);
      const { foes, arc } = board.aims?.(state, unit) ?? { foes: [], arc: null };
      const isMeasured = mayMeasure(state);
      const far = isMeasured ? (board.reach?.(state, unit) ?? null) : null;
      return [
        ...(far === null ? [] : [{ kind: 'disc', id: 'reach', at: spotOf(at), radius: inMm(far) } as const]),
        ...(arc === null || !isMeasured ? [] : [arcMark('reach', arc)]),
        ...[...new Set(foes.map((foe) => leaderOf(board, state, foe)))].map((foe) =>
          input.highlight(state, `reach-${foe}`, { unit: foe }, 'target'),
        ),
      ];
    },
    highlight(state, id, target, sense) {
      const outline: OutlineAround =
        'unit' in target
          ? outlineOf(standingOf(board, state, target.unit), sense)
          : { points: pointsAround(pointOf(board, state, target), um(inMm(board.step) / 2, 'mm')) };
      return { kind: 'area', id, sense, ...outline, points: outline.points.map(spotOf) };
    },
    name(state, target) {
      if ('unit' in target) return groupOf(board, state, target.unit)?.name ?? words.name(target.unit, state);
      return mayMeasure(state) ? coordinates(board, pointOf(board, state, target)) : 'a place on the table';
    },
    says(state, target) {
      if ('point' in target) {
        const nameOf = (unit: string): string => input.name(state, { unit });
        return placeSaid(board, nameOf, state, { point: target.point, isMeasured: mayMeasure(state) });
      }
      if (!('unit' in target)) return input.name(state, target);
      const group = groupOf(board, state, target.unit);
      return bodySaid(board, words, state, { units: group?.units ?? [target.unit], group });
    },
    ...(board.mover !== undefined && {
      mover: tableMover({
        size: (state) => board.size(state),
        measure: board.measure,
        rules: board.mover,
        units: (state) => Object.keys(state.units).map((id) => moverUnit(board, words, state, id)),
      }),
    }),
  };
  return input;
}
