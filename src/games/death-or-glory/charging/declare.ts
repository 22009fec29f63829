import { middleOf, overlaps } from '../../../geometry/bases.ts';
import { atMost, wholeUm } from '../../../geometry/lengths.ts';
import { advance } from '../../../geometry/moves.ts';
import { endOf } from '../../table/orders/legs.ts';
import { contactAhead } from '../../table/moving/approach.ts';
import { bearingOf } from '../figures/bearing.ts';
import { baseOf } from '../figures/base.ts';
import { foesTouching, isRunning } from '../figures/formed.ts';
import { longestRange } from '../firing/defensive.ts';
import { isGeneral, type Body } from '../figures/unit.ts';
import { groundCost } from '../moving/ground.ts';
import type { OrderOf } from '../orders.ts';
import { bodyOf, firstOf, unitsIn, type State } from '../state.ts';
import type { Charge } from './charge.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { orderTaken } from './ground.ts';
import { chargeOf } from './judge.ts';
import { loseOrder } from './missing.ts';
import { press } from './pressing.ts';
import { chargeWay } from './way.ts';

/**
 * A unit declares a charge or an assault. @clause dg.charge.declare-order dg.charge.bonus
 * dg.charge.assault dg.charge.impact-straight dg.reaction.other-declares
 * dg.reaction.initiative-answers
 */
export function declare(course: Course, { type, unit: id, at, legs }: OrderOf<'charge'> | OrderOf<'assault'>): void {
  const { state } = course;
  const body = bodyOf(state, id)!;
  const target = bodyOf(state, at)!;
  const way = chargeWay(state, body, target, legs)!;
  const base = baseOf(state, body);
  const isFirst = body.side === firstOf(state);
  const by: DgClauseId = isFirst
    ? state.charging.isAnswering
      ? 'dg.reaction.initiative-answers'
      : 'dg.charge.declare-order'
    : 'dg.reaction.other-declares';
  course.record({
    type: 'charge-declared',
    charge: {
      unit: id,
      at,
      kind: type,
      from: { at: base.at, facing: base.facing },
      legs: way.leading,
      left: way.left,
      way: way.length,
      needs: way.needs,
      has: way.has,
      isStraight: way.isStraight,
      comesFrom: bearingOf(state, target, middleOf(base, 'front')),
    },
    clauses: [
      by,
      'dg.charge.bonus',
      ...(type === 'assault' ? (['dg.charge.assault'] as const) : []),
      ...(way.isStraight && type === 'charge' ? (['dg.charge.impact-straight'] as const) : []),
    ],
  });
}

/**
 * Whether a unit may answer a charge: it neither runs, nor fights, nor charges itself. @ruling
 * dg-134
 */
const mayAnswer = (state: State, body: Body): boolean =>
  !isRunning(body) &&
  body.fatigue !== 'utterly-exhausted' &&
  chargeOf(state, body.id) === undefined &&
  foesTouching(state, body).length === 0;

/**
 * A charger who begins beyond the range of those he charges is moved straight up to it.
 * @clause dg.charge.to-firing-range @ruling dg-038 dg-142
 */
function comeWithinRange(course: Course, { unit: id, at, legs, left }: Charge): void {
  const [body, target] = [bodyOf(course.state, id)!, bodyOf(course.state, at)!];
  const reach = longestRange(course.state, target);
  if (reach === null) return;
  const start = baseOf(course.state, body);
  const turned = endOf(start, legs);
  const run = contactAhead(turned, baseOf(course.state, target));
  if (run === null || atMost(run, reach)) return;
  const by = wholeUm(run - reach);
  const to = advance(turned, by);
  // Where somebody stands in his place he waits where he is.
  if (
    unitsIn(course.state).some(
      (other) => other.id !== id && !isGeneral(other) && overlaps(to, baseOf(course.state, other)),
    )
  )
    return;
  course.record({
    type: 'came-within-range',
    unit: id,
    to: { at: to.at, facing: to.facing },
    left: wholeUm(left - by),
    clauses: ['dg.charge.to-firing-range'],
  });
  const { touched } = groundCost(course.state, { base: turned, direction: turned.facing, by }, null);
  loseOrder(course, body, orderTaken(course.state, body, touched));
}

/** The charges of a side that have only been declared, in their order. */
const declaredBy = (state: State, side: string): readonly Charge[] =>
  state.charging.charges.filter(({ unit, stage }) => stage === 'declared' && bodyOf(state, unit)?.side === side);

/**
 * All charges of a side are declared: chargers come within range, and those who are charged have to
 * answer; whoever can give no answer is charged all the same.
 * @clause dg.charge.declare-order dg.charge.to-firing-range dg.reaction.who-tests @ruling dg-134
 */
export function endDeclaring(course: Course, side: string): void {
  const mine = declaredBy(course.state, side);
  for (const charge of mine) comeWithinRange(course, charge);
  const aimedAt = [...new Set(mine.map(({ at }) => at))];
  const due = aimedAt.filter((id) => mayAnswer(course.state, bodyOf(course.state, id)!));
  for (const { unit, at } of mine)
    if (!due.includes(at)) press(course, unit, isRunning(bodyOf(course.state, at)!) ? 'rides-down' : 'comes-home');
  if (due.length > 0) course.record({ type: 'reactions-due', units: due, clauses: ['dg.reaction.who-tests'] });
}
