import { ranksSaid } from '../../games/table/boards/ranks.ts';
import { capital } from '../../games/contract/sentences.ts';
import type { Spoken } from '../../games/contract/words.ts';
import { corners, type Base } from '../../geometry/bases.ts';
import { frameOf } from '../../geometry/companies.ts';
import { um, type Um } from '../../geometry/lengths.ts';
import { loopAround } from '../../geometry/loops.ts';
import { cross, way, type Point } from '../../geometry/vectors.ts';
import type { Mark } from '../scene.ts';
import { spotOf, type Group, type StandingUnit, type TableBoard, type TableState } from './board.ts';

/*
 * What is pointed at, named and told as one thing on a free table: a unit by itself, or the units
 * of a group.
 */

/** The colour of a side on the board. */
export const colourOf = ({ sides }: TableState, side: string): 'first' | 'second' =>
  side === Object.keys(sides)[0] ? 'first' : 'second';

/** The group that a unit is pointed at with; null if it is pointed at by itself. */
export const groupOf = <State extends TableState>(board: TableBoard<State>, state: State, unit: string): Group | null =>
  board.groups?.(state).find(({ id, units, isApart }) => isApart !== true && (id === unit || units.includes(unit))) ??
  null;

/** The unit that orders name: the first of the group, or the unit itself. */
export const leaderOf = <State extends TableState>(board: TableBoard<State>, state: State, unit: string): string =>
  groupOf(board, state, unit)?.units[0] ?? unit;

/** How the unit, or each unit of its group, stands. */
export const standingOf = <State extends TableState>(
  board: TableBoard<State>,
  state: State,
  unit: string,
): readonly StandingUnit[] => (groupOf(board, state, unit)?.units ?? [unit]).map((id) => board.stands(state, id));

/** A unit or a group as one thing, with the unit that orders name. */
export interface OneBody {
  readonly id: string;
  readonly leader: string;
  readonly units: readonly string[];
  readonly group: Group | null;
}

/** Everything on the table that has a name, in the order of the units. */
export function bodiesOn<State extends TableState>(board: TableBoard<State>, state: State): readonly OneBody[] {
  const groups = board.groups?.(state) ?? [];
  return Object.keys(state.units).flatMap((id): readonly OneBody[] => {
    const group = groups.find(({ units }) => units.includes(id)) ?? null;
    if (group === null) return [{ id, leader: id, units: [id], group }];
    const [leader] = group.units;
    return leader === id ? [{ id: group.id, leader, units: group.units, group }] : [];
  });
}

/** Everything on the table that is pointed at by itself, in the order of the units. */
export const targetsOn = <State extends TableState>(board: TableBoard<State>, state: State): readonly OneBody[] =>
  bodiesOn(board, state).flatMap((body): readonly OneBody[] =>
    body.group?.isApart === true ? body.units.map((id) => ({ id, leader: id, units: [id], group: null })) : [body],
  );

/** What a description says of a unit or a group. */
export function bodySaid<State extends TableState>(
  board: TableBoard<State>,
  words: Pick<Spoken<State>, 'unit'>,
  state: State,
  { units, group }: Pick<OneBody, 'units' | 'group'>,
): string {
  const said = units.map((id) => {
    const { ranks } = board.stands(state, id);
    const places = ranks === undefined ? '' : ranksSaid(ranks);
    return places === '' ? words.unit(id, state) : `${words.unit(id, state)}; ${places}`;
  });
  return group === null ? said.join('') : `${capital(group.name)}: ${said.join('; ')}`;
}

/** The smaller side of a base. */
const narrow = ({ width, depth }: Base): number => Math.min(width, depth);

/**
 * The distance between a base and the frame that highlights it, and between the base of an enemy
 * and the brackets at its corners. Around small figures both are narrower.
 */
export const lightOf = (base: Base): Um => Math.min(um(3, 'mm'), narrow(base) / 4) as Um;
export const aroundOf = (base: Base): Um => Math.min(um(6, 'mm'), narrow(base) / 2) as Um;

/** A base this many times as long as narrow is framed; a ring would go around its neighbours. */
const LONG = 2.5;

/**
 * Does a frame show a base better than a ring: because it is long, or because its figures fill it?
 */
export const isFramed = (base: StandingUnit): boolean =>
  base.isRound !== true && (base.figures !== undefined || Math.max(base.width, base.depth) >= LONG * narrow(base));

/** How far from a base its frame runs: nearer to one with figures, so that its name has room. */
export const frameOff = (base: StandingUnit): Um => (base.figures === undefined ? aroundOf(base) : lightOf(base));

/**
 * How far from its figures a loop of marker runs: less than half of the gap that parts two
 * formations which are near each other.
 */
const loopOf = (base: Base): Um => (narrow(base) / 10) as Um;

/**
 * The outline around the bases of a group: along their edges if they touch, so that no other base
 * lies within; otherwise the smallest convex one.
 */
export const outlineAround = (bases: readonly Base[], border: (base: Base) => Um): readonly Point[] =>
  loopAround(bases, Math.min(...bases.map(border))) ?? hullOf(bases, border);

/** The mark around a group of two or more units: a loop of marker, or a thin line. */
export function groupMark<State extends TableState>(
  board: TableBoard<State>,
  state: State,
  { id, units, sign }: Group,
): Mark<'loop' | 'area'> {
  const bases = units.map((unit) => board.stands(state, unit));
  const [first] = bases;
  if (sign === undefined) {
    const points = hullOf(bases, (base) => aroundOf(base) / 2).map(spotOf);
    return { kind: 'area', id: `group-${id}`, sense: 'group', points };
  }
  const points = outlineAround(bases, loopOf);
  const [left, right] = corners(frameOf(bases), loopOf(first!));
  const front = [spotOf(left!), spotOf(right!)] as const;
  const side = colourOf(state, first!.side);
  return { kind: 'loop', id: `group-${id}`, points: points.map(spotOf), side, sign, front };
}

/** The smallest convex outline around some bases, each enlarged by a border. */
export function hullOf(bases: readonly Base[], border: (base: Base) => number): readonly Point[] {
  const points = bases
    .flatMap((base) => corners(base, border(base)))
    .toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  /** One half of the outline: the points at which it never turns to the right. */
  const half = (sorted: readonly Point[]): readonly Point[] =>
    sorted.reduce<readonly Point[]>((kept, point) => {
      let last = kept;
      while (last.length > 1 && cross(way(last.at(-2)!, last.at(-1)!), way(last.at(-1)!, point)) <= 0)
        last = last.slice(0, -1);
      return [...last, point];
    }, []);
  const counterclockwise = [...half(points).slice(0, -1), ...half(points.toReversed()).slice(0, -1)];
  return counterclockwise.toReversed();
}
