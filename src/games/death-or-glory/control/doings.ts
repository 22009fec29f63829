import { arcOf, reaches } from '../../../geometry/arcs.ts';
import { corners, middleOf } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import { atMost } from '../../../geometry/lengths.ts';
import { apart, baseOf } from '../figures/base.ts';
import { bearingOf } from '../figures/bearing.ts';
import { isSkirmishing, type Body } from '../figures/unit.ts';
import { rateOf } from '../moving/rates.ts';
import { read } from '../rulings.ts';
import { bodiesIn, chargesAt, enemiesOf, type State } from '../state.ts';
import { mm, NEAR_IN_CONTROL } from '../tables.ts';

/** What the units about do that a test of control looks at. */
export type Doing = 'routing' | 'retreating' | 'retiring' | 'advancing' | 'flanking' | 'standing';

/** The nearest enemy of a unit. */
const nearestFoe = (state: State, body: Body): Body | undefined =>
  enemiesOf(state, body).toSorted((a, b) => apart(state, body, a) - apart(state, body, b))[0];

/** Whom a unit advances on that is near a tested one: an enemy on that, a friend on his own foe. */
const aimOf = (state: State, body: Body, other: Body): Body | undefined =>
  other.side === body.side ? nearestFoe(state, other) : body;

/**
 * Whether the last move of a unit in this turn has ended nearer to another. @ruling dg-137
 */
function hasComeNearer(state: State, other: Body, aim: Body): boolean {
  const before = state.done.from?.[other.id];
  if (before === undefined) return false;
  const [base, to] = [baseOf(state, other), baseOf(state, aim)];
  return !atMost(gap({ ...base, ...before }, to), gap(base, to));
}

/**
 * What a unit looks like that is neither routing nor retreating, by one reading: by its facing.
 * @ruling dg-137
 */
function byFacing(state: State, other: Body, aim: Body): 'advancing' | 'retiring' | 'standing' {
  const [base, to] = [baseOf(state, other), baseOf(state, aim)];
  const isNear = atMost(gap(base, to), rateOf(state, other));
  if (isNear && reaches(arcOf(base, 0), corners(to))) return 'advancing';
  return bearingOf(state, other, to.at) === 'rear' ? 'retiring' : 'standing';
}

/** Whether an enemy comes at a unit from a flank or the rear. @ruling dg-138 */
function isOnFlank(state: State, body: Body, foe: Body): boolean {
  if (foe.side === body.side) return false;
  const charge = chargesAt(state, body).find(({ unit }) => unit === foe.id);
  const from = charge?.comesFrom ?? bearingOf(state, body, middleOf(baseOf(state, foe), 'front'));
  return from !== 'front';
}

/**
 * What a unit does, the first that fits: it routs or retreats; it has fallen back in this turn; its
 * last move has brought it nearer; it stands. An enemy who advances on a flank or the rear counts
 * as that alone.
 * @ruling dg-137 dg-138
 */
function doingOf(state: State, body: Body, other: Body): Doing {
  if (other.mood === 'routing' || other.mood === 'retreating') return other.mood;
  const aim = aimOf(state, body, other);
  if (aim === undefined) return 'standing';
  const isByFacing = read(state, 'dg-137') === 'by-facing';
  const hasFallenBack = !isByFacing && state.done.fellBack?.includes(other.id) === true;
  if (hasFallenBack) return 'retiring';
  const does = isByFacing ? byFacing(state, other, aim) : hasComeNearer(state, other, aim) ? 'advancing' : 'standing';
  return does === 'advancing' && isOnFlank(state, body, other) ? 'flanking' : does;
}

/** How many units do each thing. */
export type Counted = Readonly<Partial<Record<Doing, number>>>;

/**
 * How many enemies, or friends, do each thing near a unit; skirmishers do not count. By one reading
 * the distance is for those alone who retire.
 * @ruling dg-101 dg-137
 */
export function doingsNear(state: State, body: Body, of: 'enemies' | 'friends'): Counted {
  const isEverywhere = read(state, 'dg-101') === 'no-limit';
  const counted: Partial<Record<Doing, number>> = {};
  for (const other of bodiesIn(state)) {
    const isOf = (other.side === body.side) === (of === 'friends') && other.id !== body.id;
    if (!isOf || isSkirmishing(other)) continue;
    const doing = doingOf(state, body, other);
    const isNear = atMost(apart(state, body, other), mm(NEAR_IN_CONTROL));
    if (isNear || (isEverywhere && doing !== 'retiring')) counted[doing] = (counted[doing] ?? 0) + 1;
  }
  return counted;
}
