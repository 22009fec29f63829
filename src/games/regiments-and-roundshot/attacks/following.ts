import type { Base } from '../../../geometry/bases.ts';
import { facingAlong, type Direction } from '../../../geometry/facings.ts';
import { gap, waysBetween } from '../../../geometry/gaps.ts';
import { touching, wholeUm } from '../../../geometry/lengths.ts';
import { shift, type Straight } from '../../../geometry/moves.ts';
import { size, type Vector } from '../../../geometry/vectors.ts';
import { baseOf } from '../formations/contact.ts';
import { formationOf } from '../formations/formation.ts';
import { overlapOn } from '../moving/first-touch.ts';
import { toEdge } from '../moving/straight.ts';
import { read } from '../rulings.ts';
import { unitsIn, type State, type Unit } from '../state.ts';

/** Where the cavalry of a formation stands after its rider has gone this way: each by its id. */
export type Ends = Readonly<Record<string, Base>>;

/**
 * Where the cavalry of a rider’s formation stands once he has gone a way: all of it goes the same
 * way, or under one reading those close up who have lost their link to him.
 * @clause rr.overrun.comrades-follow @ruling rr-087
 */
export const followed = (state: State, rider: Unit, way: Straight): Ends =>
  read(state, 'rr-087') === 'same-shift' ? shiftedAlong(state, rider, way) : closedUp(state, rider, way);

/** Some figures that go the same way, each after all who stand in its way: the foremost first. */
function foremostFirst(state: State, some: readonly Unit[], direction: Direction): readonly Unit[] {
  const found: Unit[] = [];
  for (let left = some; left.length > 0;) {
    const isFree = (unit: Unit): boolean =>
      left.every((other) => {
        const into = other === unit ? null : overlapOn(baseOf(state, unit), direction, baseOf(state, other));
        return into === null || into[1] <= 0;
      });
    const next = left.find(isFree) ?? left[0]!;
    found.push(next);
    left = left.filter((unit) => unit !== next);
  }
  return found;
}

/**
 * All go the same way, the foremost first: one that would run onto somebody, also onto a comrade
 * who has stopped, stops there.
 */
function shiftedAlong(state: State, rider: Unit, way: Straight): Ends {
  const company = formationOf(state, rider);
  const strangers = unitsIn(state).filter(({ id }) => !company.some((each) => each.id === id));
  const ends = new Map([[rider.id, shift(baseOf(state, rider), way.direction, way.by)]]);
  const others = company.filter(({ id }) => id !== rider.id);
  for (const each of foremostFirst(state, others, way.direction)) {
    const obstacles = [...strangers.map((other) => baseOf(state, other)), ...ends.values()];
    ends.set(each.id, stoppedAt(baseOf(state, each), way, obstacles));
  }
  return Object.fromEntries(ends);
}

/** A base that goes a way, up to the first obstacle or the edge of the board. */
function stoppedAt(base: Base, { direction, by }: Straight, obstacles: readonly Base[]): Base {
  const stops = obstacles.flatMap((other) => {
    const into = overlapOn(base, direction, other);
    return into === null || into[1] <= 0 || into[0] >= by ? [] : [Math.max(0, Math.floor(into[0]) - 2)];
  });
  return shift(base, direction, wholeUm(Math.min(toEdge(base, direction, by), ...stops)));
}

/** The shortest way from one base to another. */
const shortestWay = (base: Base, other: Base): Vector =>
  waysBetween(base, other).toSorted((a, b) => size(a) - size(b))[0]!;

/**
 * Those that have lost their link to the rider go, the nearest to the others first, by the shortest
 * way until they touch one of them; who would run onto somebody stops there.
 */
function closedUp(state: State, rider: Unit, { direction, by }: Straight): Ends {
  const company = formationOf(state, rider);
  const strangers = unitsIn(state).filter(({ id }) => !company.some((each) => each.id === id));
  const linked: Unit[] = [{ ...rider, at: shift(baseOf(state, rider), direction, by).at }];
  for (let left = company.filter(({ id }) => id !== rider.id); left.length > 0;) {
    const pairs = left.flatMap((unit) =>
      linked.map((to) => ({ unit, to, far: gap(baseOf(state, unit), baseOf(state, to)) })),
    );
    const { unit, to, far } = pairs.toSorted((a, b) => a.far - b.far)[0]!;
    left = left.filter((each) => each !== unit);
    const short = shortestWay(baseOf(state, unit), baseOf(state, to));
    const obstacles = [...strangers, ...linked, ...left].map((each) => baseOf(state, each));
    const end = touching(far)
      ? unit.at
      : stoppedAt(baseOf(state, unit), { direction: facingAlong(short), by: wholeUm(size(short)) }, obstacles).at;
    linked.push({ ...unit, at: end });
  }
  return Object.fromEntries(linked.map((each) => [each.id, baseOf(state, each)]));
}
