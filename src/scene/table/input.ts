import type { Awaiting, Target } from '../../games/contract/engine.ts';
import type { Terrain } from '../../games/table/boards/terrain.ts';
import type { Spoken } from '../../games/contract/words.ts';
import { corners, covers, type Base } from '../../geometry/bases.ts';
import { facingTo, NORTH, UNIT } from '../../geometry/facings.ts';
import { lengthText, MEASURES, round, um, wholeUm, type Measure, type Um } from '../../geometry/lengths.ts';
import { distance, pointsAround, type Point, type Vector } from '../../geometry/vectors.ts';
import type { MoverRules } from '../mover.ts';
import type { InputAdapter } from '../input.ts';
import type { AreaSense, Heading, Mark, Scene, Sheet, Spot } from '../scene.ts';
import { tableMover } from './mover.ts';

/** How a unit stands on a free table. By default it is in line and steady. */
export interface StandingUnit extends Base {
  readonly side: string;
  readonly symbol: string;
  readonly formation?: string;
  readonly condition?: string;
  /** The signs beside it: `pinned`, `screen`, … */
  readonly signs?: readonly string[];
}

/** A state with two sides and units that stand on a free table. */
export interface TableState extends Awaiting {
  /** The sides by their names. The first one has the first colour, the second one the second. */
  readonly sides: Readonly<Record<string, unknown>>;
  readonly units: Readonly<Record<string, unknown>>;
}

/** The enemies that may be pointed at for a unit, and its arc of fire; null if it has none. */
export interface Aims {
  readonly foes: readonly string[];
  readonly arc: FireArc | null;
}

/**
 * An arc from a front: how far it opens to both sides, in degrees, and how far it reaches, in
 * micrometres.
 */
interface FireArc {
  readonly front: readonly [left: Vector, right: Vector];
  readonly outward: number;
  readonly reach: number;
}

/** Everything that the pictures and the pointing of one game on a free table need. */
export interface TableBoard<State extends Awaiting> {
  /** The width and the height of the table. */
  readonly size: readonly [Um, Um];
  readonly sheet: Sheet;
  /** The measure in which the rulebook gives lengths. */
  readonly measure: Measure;
  /** How far one press of a key leads. */
  readonly step: Um;
  stands(state: State, unit: string): StandingUnit;
  /** How far a unit may go if it is not moved by hand. If this is missing, no reach is drawn. */
  reach?(state: State, unit: string): Um;
  /**
   * The enemies that a unit may be sent at or shoot at if it is not moved by hand, and the arc in
   * which it shoots.
   */
  aims?(state: State, unit: string): Aims;
  /** The part of the table that is drawn, from corner to corner; null for the whole table. */
  view?(state: State): { readonly from: Point; readonly to: Point } | null;
  /** The pieces of terrain by their ids. */
  terrain?(state: State): Readonly<Record<string, Terrain>>;
  /** The name of a unit as it is written beside it; no name is written if this is missing. */
  label?(state: State, unit: string): string;
  /** How units are moved by hand, leg by leg; missing in a game without this. */
  readonly mover?: MoverRules<State>;
  /** Marks on every picture, besides terrain and units. */
  marks?(state: State): readonly Mark[];
  /** Entries of the text description, besides the units. */
  notes?(state: State): Scene['description'];
}

/** A length on the table, in micrometres, as a length in a picture, in millimetres. */
export const inMm = (length: number): number => length / MEASURES.mm;

/** A point of the table as a spot of the picture. */
export const spotOf = ([x, y]: Vector): Spot => [inMm(x), inMm(y)];

/** A facing on the table as a heading in the picture. */
export const headingOf = ([x, y]: Vector): Heading => [x / UNIT, y / UNIT];

/** A spot of the picture as a point of the table. */
export const pointAt = ([x, y]: Spot): Point => [um(x, 'mm'), um(y, 'mm')];

/** The mark for an arc of fire. */
export const arcMark = (id: string, { front: [left, right], outward, reach }: FireArc): Mark => ({
  kind: 'arc',
  id,
  outward,
  front: [spotOf(left), spotOf(right)],
  reach: inMm(reach),
});

/**
 * The distance between a base and the frame that highlights it, and between the base of an enemy
 * and the brackets at its corners.
 */
export const LIGHT = um(3, 'mm');
const AROUND = um(6, 'mm');

/**
 * The outline around a unit: a ring for a unit of one's own, or a frame for an enemy. Both lie
 * clear of the base, so that neither is hidden.
 */
function outlineOf(base: Base, sense: AreaSense): readonly Point[] {
  if (sense !== 'able' && sense !== 'chosen') return corners(base, AROUND);
  return pointsAround(base.at, wholeUm(Math.hypot(base.width, base.depth) / 2 + LIGHT));
}

/** A point in whole millimetres: nobody points more finely. */
const wholePoint = ([x, y]: Spot): Point => pointAt([round(x), round(y)]);

/** The unit at a point. If several units overlap there, the one whose centre is nearest. */
function unitAt<State extends TableState>(board: TableBoard<State>, state: State, point: Point): string | undefined {
  const all = Object.keys(state.units).map((id) => ({ id, unit: board.stands(state, id) }));
  const there = all.filter(({ unit }) => covers(unit, point));
  const [nearest] = there.sort((a, b) => distance(a.unit.at, point) - distance(b.unit.at, point));
  return nearest?.id;
}

/** The point of a target: the centre of a unit, or the point itself. */
function pointOf<State extends TableState>(board: TableBoard<State>, state: State, target: Target): Point {
  if ('point' in target) return target.point;
  if ('unit' in target) return board.stands(state, target.unit).at;
  throw new Error(`This game is played on a free table, which has no square ${target.square}`);
}

/**
 * How a reader points on a free table: at a unit, or at a point in whole millimetres. A drag that
 * ends with a turn gives a facing as well.
 */
export function tableInput<State extends TableState>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'name' | 'unit'>,
): InputAdapter<State> {
  const [width, height] = spotOf(board.size);
  /** The nearest unit in one of the four directions; each direction is a quarter of the circle. */
  function unitTowards(state: State, [x, y]: Spot, across: number, along: number): Target | null {
    const seen = Object.keys(state.units).map((unit) => {
      const [there, up] = spotOf(board.stands(state, unit).at);
      const [ahead, aside] = [(there - x) * across + (up - y) * along, (there - x) * along - (up - y) * across];
      return { unit, ahead, aside: Math.abs(aside) };
    });
    const [nearest] = seen
      .filter(({ ahead, aside }) => ahead > 0 && aside <= ahead)
      .sort((a, b) => Math.hypot(a.ahead, a.aside) - Math.hypot(b.ahead, b.aside));
    return nearest === undefined ? null : { unit: nearest.unit };
  }
  const input: InputAdapter<State> = {
    target(state, [x, y], towards) {
      if (x < 0 || y < 0 || x > width || y > height) return null;
      const point = wholePoint([x, y]);
      const unit = unitAt(board, state, point);
      if (towards !== undefined) return { point, facing: facingTo(point, pointAt(towards), NORTH) };
      return unit === undefined ? { point } : { unit };
    },
    step(state, from, across, along) {
      const [x, y] = spotOf(pointOf(board, state, from));
      // If units are moved by hand, nobody points at places: the keys lead from unit to unit.
      if (board.mover !== undefined) return unitTowards(state, [x, y], across, along) ?? from;
      const step = inMm(board.step);
      return input.target(state, [x + across * step, y + along * step]) ?? from;
    },
    locate: (state, unit) => (Object.hasOwn(state.units, unit) ? { unit } : null),
    selectable(state, target) {
      if (!('unit' in target)) return [];
      return state.awaits?.sides.includes(board.stands(state, target.unit).side) ? [target.unit] : [];
    },
    reach(state, unit) {
      // The mover shows how far it can take a unit. A unit beside the table has no place to start
      // from.
      if (!Object.hasOwn(state.units, unit)) return [];
      if ((board.mover?.handles(state, unit) ?? []).length > 0) return [];
      const { at } = board.stands(state, unit);
      const { foes, arc } = board.aims?.(state, unit) ?? { foes: [], arc: null };
      const far = board.reach?.(state, unit);
      return [
        ...(far === undefined ? [] : [{ kind: 'disc', id: 'reach', at: spotOf(at), radius: inMm(far) } as const]),
        ...(arc === null ? [] : [arcMark('reach', arc)]),
        ...foes.map((foe) => input.highlight(state, `reach-${foe}`, { unit: foe }, 'target')),
      ];
    },
    highlight(state, id, target, sense) {
      const outline = 'unit' in target ? outlineOf(board.stands(state, target.unit), sense) : null;
      const points = outline ?? pointsAround(pointOf(board, state, target), um(inMm(board.step) / 2, 'mm'));
      return { kind: 'area', id, sense, points: points.map(spotOf) };
    },
    name(state, target) {
      if ('unit' in target) return words.name(target.unit, state);
      return pointOf(board, state, target)
        .map((length) => lengthText(length, board.measure))
        .join(', ');
    },
    says: (state, target) => ('unit' in target ? words.unit(target.unit, state) : input.name(state, target)),
    ...(board.mover !== undefined && {
      mover: tableMover({
        size: board.size,
        measure: board.measure,
        rules: board.mover,
        units: (state) =>
          Object.keys(state.units).map((id) => {
            const { at, facing, width, depth, side } = board.stands(state, id);
            return { id, name: words.name(id, state), side, base: { at, facing, width, depth } };
          }),
      }),
    }),
  };
  return input;
}
