import { atMost, type Um } from '../../../geometry/lengths.ts';
import { contactAhead } from '../../table/moving/approach.ts';
import { endOf, type Leg } from '../../table/orders/legs.ts';
import { baseOf } from '../figures/base.ts';
import { isFoot } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import type { Charge, Meets } from './charge.ts';
import { mm, type DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { chargeOf } from './judge.ts';
import { chargeWay } from './way.ts';

/** How far a charger has to go straight on to touch his target; null if he would pass it. */
export function runTo(state: State, { unit, at, legs }: Charge): Um | null {
  const [body, target] = [bodyOf(state, unit), bodyOf(state, at)];
  if (body === undefined || target === undefined) return null;
  return contactAhead(endOf(baseOf(state, body), legs), baseOf(state, target));
}

/** Straight ahead into contact. */
const AHEAD: Leg = { go: 'forward', by: mm(1) };

/**
 * Whether a charger reaches his target where it stands now, on the ground of the whole way; who has
 * been moved up has the rest of his move. @ruling dg-042 dg-043
 */
export function reaches(state: State, { unit, at, legs, left, from }: Charge): boolean {
  const [body, target] = [bodyOf(state, unit), bodyOf(state, at)];
  if (body === undefined || target === undefined) return false;
  const way = chargeWay(state, body, target, [...legs, AHEAD]);
  const isMovedUp = String(body.at) !== String(from.at);
  return way !== null && (isMovedUp ? atMost(way.run, left) : atMost(way.needs, way.has));
}

/** The clause of what a charger meets who goes on. */
const CLAUSES: Readonly<Record<Meets, DgClauseId>> = {
  'comes-home': 'dg.reaction.pass',
  'square-formed': 'dg.reaction.form-square',
  'caught-unformed': 'dg.reaction.form-square',
  'meets-retiring': 'dg.reaction.fail-10',
  'rides-down': 'dg.reaction.caught',
  'meets-charge': 'dg.reaction.cavalry-countercharge',
  misses: 'dg.charge.no-contact-unformed',
};

/** The clause by which a charger goes on; foot that is met has met foot. */
const clauseOf = (state: State, unit: string, meets: Meets): DgClauseId =>
  meets === 'meets-charge' && isFoot(bodyOf(state, unit)!) ? 'dg.reaction.infantry-countercharge' : CLAUSES[meets];

/**
 * A charge goes on, at what its target has done; if it cannot reach that any more, it will meet
 * nobody. `besides`: clauses by which it goes on.
 * @clause dg.reaction.pass dg.reaction.caught dg.charge.no-contact-unformed
 * @ruling dg-042 dg-043 dg-136
 */
export function press(course: Course, unit: string, would: Meets, besides: readonly DgClauseId[] = []): void {
  const charge = chargeOf(course.state, unit);
  if (charge?.stage !== 'declared') return;
  const isShort = would !== 'meets-charge' && !reaches(course.state, charge);
  const fails = would === 'meets-retiring' && read(course.state, 'dg-042') === 'charge-fails';
  const meets = isShort || fails ? 'misses' : would;
  course.record({
    type: 'charge-pressed',
    unit,
    at: charge.at,
    meets,
    clauses: [clauseOf(course.state, unit, meets), ...besides],
  });
}
