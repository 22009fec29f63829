import { areFarApart, core, corners, overlaps, type Base } from '../../../geometry/bases.ts';
import { isOn } from '../../../geometry/edges.ts';
import { opposite, type Direction } from '../../../geometry/facings.ts';
import { SAME, type Um } from '../../../geometry/lengths.ts';
import { shift } from '../../../geometry/moves.ts';
import { overlapping, type Outline } from '../../../geometry/outlines.ts';
import { sweep } from '../../../geometry/sweeps.ts';
import { pointAt, type Point } from '../../../geometry/vectors.ts';
import { after, type Leg, walked } from '../../table/orders/legs.ts';
import { barredTo } from './going.ts';
import { type Annotation, refused, type Refused } from '../reasons.ts';
import { isRoadMarch, type CentrePath } from './roads.ts';
import { read } from '../rulings.ts';
import { isHq } from '../units/unit.ts';
import { baseOf, enemiesOf, friendsOf, type State, type Unit } from '../state.ts';
import { TABLE } from '../tables.ts';

/**
 * The way that a unit is to take. It passes through friends, unless `friends` says that they block
 * it too.
 */
export interface Passage {
  readonly unit: Unit;
  readonly legs: readonly Leg[];
  readonly sense: 'move' | 'charge';
  readonly friends?: 'block';
}

/** The way of a unit, as it is drawn. */
export function pathOf(unit: Unit, legs: readonly Leg[], ends: Partial<Annotation<'path'>> = {}): Annotation {
  const through = walked(baseOf(unit), legs).map(({ at, facing }) => ({ at, facing }));
  return { kind: 'path', unit: unit.id, through: [unit.id, ...through], sense: 'move', ...ends };
}

/** A leg with the base that takes it. */
interface LegWithBase {
  readonly base: Base;
  readonly leg: Leg;
}

/** Each leg with the base that takes it. */
export const walkWith = (unit: Unit, legs: readonly Leg[]): readonly LegWithBase[] =>
  legs.map((leg, n) => ({ leg, base: walked(baseOf(unit), legs.slice(0, n)).at(-1) ?? baseOf(unit) }));

/** The direction of a straight leg; null for a turn or a wheel. */
export function directionOf({ facing }: Base, leg: Leg): Direction | null {
  if (leg.go === 'forward') return facing;
  if (leg.go === 'back') return opposite(facing);
  return leg.go === 'shift' ? leg.along : null;
}

/** The way of a unit’s centre along some legs. */
export const centresOf = (unit: Unit, legs: readonly Leg[]): CentrePath => [
  onTable(unit.at),
  ...walked(baseOf(unit), legs).map(({ at }) => at),
];

/**
 * A point moved to the nearest edge, if it lies off the table. The centre of a unit that comes on
 * starts before the edge, but its way starts at the edge.
 * @clause tt.reinforce.entry
 */
const onTable = ([x, y]: Point): Point => {
  const [width, height] = TABLE;
  return pointAt(Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y)));
};

/** The base of a unit after some legs. */
export const endOf = (unit: Unit, legs: readonly Leg[]): Base => walked(baseOf(unit), legs).at(-1) ?? baseOf(unit);

/**
 * The legs of a charge. If the last one overshoots contact by no more than equal lengths may differ
 * (`SAME`), it is shortened to contact; so it is if it overshoots as little into ground at whose
 * edge an enemy stands. A larger overshoot is left as it is.
 */
export function toContact(state: State, unit: Unit, legs: readonly Leg[]): readonly Leg[] {
  const last = legs.at(-1);
  if (last?.go !== 'forward') return legs;
  const base = endOf(unit, legs.slice(0, -1));
  const foes = enemiesOf(state, unit).map((foe) => core(baseOf(foe)));
  const ground = barredTo(state, unit).map(([, piece]) => piece);
  const by = [foes, ground].reduce<Um>((most, bars) => {
    const free = sweep(base, base.facing, most, bars).by;
    return most - free > SAME ? most : free;
  }, last.by);
  return [...legs.slice(0, -1), { ...last, by }];
}

/**
 * Is the whole way on a road that makes woods and rough ground passable?
 * @clause tt.move.road-column @ruling tt-019
 */
const isClearRoad = (state: State, unit: Unit, legs: readonly Leg[]): boolean =>
  isRoadMarch(state, unit, centresOf(unit, legs)) && read(state, 'tt-019') === 'road-is-clear';

/**
 * Does a way lead through ground that its unit could enter only because of the road?
 * @clause tt.move.woods-impassable @ruling tt-019
 */
export const isThroughWoods = (state: State, unit: Unit, legs: readonly Leg[]): boolean =>
  walkWith(unit, legs).some(({ base, leg }) => {
    const outlines = barredTo(state, unit).map(([, piece]) => piece);
    return 'by' in leg && sweep(base, directionOf(base, leg)!, leg.by, outlines).stopped !== null;
  });

/**
 * Do friends stop a unit? They do in a counter-charge and, under one reading, always. They never
 * stop an HQ that makes a plain move.
 * @ruling tt-023 tt-037
 */
const isBlocked = (state: State, { unit, friends }: Passage): boolean =>
  friends === 'block' || blocksFriends(state, unit);

/** Is this a unit that may never pass through friends? @ruling tt-023 */
export const blocksFriends = (state: State, unit: Unit): boolean => !isHq(unit) && read(state, 'tt-023') === 'never';

/**
 * What bars the way of a unit: something in the way, the edge of the table, or a friend on the
 * place where the way ends.
 * @clause tt.move.woods-impassable @ruling tt-023 tt-024
 */
export function wayBarred(state: State, passage: Passage): Refused | null {
  const { unit, legs, sense, friends } = passage;
  const ground = isClearRoad(state, unit, legs) ? [] : barredTo(state, unit);
  for (const [n, walk] of walkWith(unit, legs).entries()) {
    const stop = stopOn(state, passage, ground, walk);
    if (stop === null) continue;
    const shows = [pathOf(unit, legs.slice(0, n + 1), { sense, stopped: stop.at })];
    return stop.terrain === undefined
      ? refused(
          'tt.units.move-column',
          stop.isFriend ? (friends === 'block' ? 'friend-between' : 'friends-block') : 'enemy-between',
          { unit: unit.id, foe: stop.unit! },
          shows,
        )
      : refused('tt.move.woods-impassable', 'impassable', { unit: unit.id, terrain: stop.terrain }, shows);
  }
  return standBarred(state, passage);
}

function standBarred(state: State, { unit, legs, sense }: Passage): Refused | null {
  const shows = [pathOf(unit, legs, { sense })];
  if (walked(baseOf(unit), legs).some((pose) => !isOn(corners(pose), TABLE)))
    return refused('tt.units.move-column', 'off-table', { unit: unit.id }, shows);
  const end = endOf(unit, legs);
  const under = friendsOf(state, unit).find((friend) => overlaps(end, baseOf(friend)));
  return under === undefined
    ? null
    : refused('tt.units.move-column', 'ends-on', { unit: unit.id, other: under.id }, shows);
}

/** Where a leg is stopped, and by which unit or terrain. */
interface LegStop {
  readonly at: Base['at'];
  readonly unit?: string;
  readonly isFriend: boolean;
  readonly terrain?: string;
}

/**
 * What a leg would run into: an enemy, a friend if friends block the way, or ground that the unit
 * may not enter.
 * @clause tt.move.woods-impassable @ruling tt-023
 */
function stopOn(
  state: State,
  passage: Passage,
  ground: ReturnType<typeof barredTo>,
  { base, leg }: LegWithBase,
): LegStop | null {
  const { unit } = passage;
  // A unit farther away than the length of the leg cannot stop it.
  const reach = 'by' in leg ? leg.by : 0;
  const foes = [...enemiesOf(state, unit), ...(isBlocked(state, passage) ? friendsOf(state, unit) : [])].filter(
    (foe) => !areFarApart(base, baseOf(foe), reach),
  );
  const outlines = [...foes.map((foe) => core(baseOf(foe))), ...ground.map(([, piece]) => piece)];
  if (!('by' in leg)) {
    const end = after(base, leg);
    // A unit may stand in ground that it may not enter, because a road has let it in. It may turn
    // there.
    const isMet = (outline: Outline, n: number) =>
      overlapping(core(end), outline) && !(n >= foes.length && overlapping(core(base), outline));
    const n = outlines.findIndex(isMet);
    return n < 0 ? null : { at: base.at, ...by(n) };
  }
  const direction = directionOf(base, leg)!;
  const { by: free, stopped } = sweep(base, direction, leg.by, outlines);
  return stopped === null ? null : { at: shift(base, direction, free).at, ...by(stopped) };

  function by(n: number): Omit<LegStop, 'at'> {
    const foe = foes[n];
    return foe === undefined
      ? { terrain: ground[n - foes.length]![0], isFriend: false }
      : { unit: foe.id, isFriend: foe.side === unit.side };
  }
}
