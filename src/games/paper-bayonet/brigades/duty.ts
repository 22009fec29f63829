import { refused, type Refused } from '../reasons.ts';
import { body, type State, type Unit } from '../state.ts';

/**
 * Why this unit, or either half of its column, may get no order in the Movement Phase: because of
 * its deeds this turn, its condition, or its brigade. Null if it may.
 * @clause pb.activation.permits pb.coherence.consequence
 */
export function ordersBarred(state: State, unit: Unit): Refused | null {
  return dutyBarred(state, unit) ?? firstOf(body(state, unit), (each) => commandBarred(state, each));
}

/**
 * The part of `ordersBarred` about the unit itself: its deeds this turn and its condition.
 * @clause pb.artillery.fire-or-move pb.fighting.disrupted.next-turn pb.rally.next-turn
 * pb.charge.once
 */
export const dutyBarred = (state: State, unit: Unit): Refused | null =>
  firstOf(body(state, unit), (each) => doneAlready(state, each));

const firstOf = (units: readonly Unit[], find: (unit: Unit) => Refused | null): Refused | null => {
  for (const unit of units) {
    const found = find(unit);
    if (found !== null) return found;
  }
  return null;
};

function doneAlready(state: State, unit: Unit): Refused | null {
  const deed = state.deeds[unit.id];
  if (deed === undefined && unit.condition === 'steady' && state.charges[unit.id] === undefined) return null;
  const params = { unit: unit.id };
  if (deed === 'fired') return refused('pb.artillery.fire-or-move', 'fired-this-turn', params);
  if (state.charges[unit.id] !== undefined) return refused('pb.charge.once', 'already-charged', params);
  if (deed === 'moved') return refused('pb.movement.activated-units', 'already-moved', params);
  if (deed === 'formed') return refused('pb.formations.when', 'already-formed', params);
  if (deed === 'turned' || unit.condition === 'disrupted')
    return refused('pb.fighting.disrupted.next-turn', 'only-turns', params);
  if (deed === 'recovered' || unit.condition !== 'steady') return refused('pb.rally.next-turn', 'only-turns', params);
  return null;
}

/**
 * Refuses a unit whose brigade is not activated or that is out of touch.
 * @clause pb.activation.permits pb.coherence.consequence pb.coherence.brigadier-exempt
 * pb.rally.wait-for-brigadier @ruling pb-070
 */
function commandBarred(state: State, unit: Unit): Refused | null {
  if (state.activated.includes(unit.brigade)) return strays(state, unit);
  const params = { unit: unit.id, brigade: unit.brigade };
  return refused('pb.activation.permits', 'not-activated', params);
}

/**
 * Refuses a unit that was out of touch when the Movement Phase began. A Brigadier is never out of
 * touch.
 * @clause pb.coherence.consequence pb.rally.wait-for-brigadier
 */
export function strays(state: State, unit: Unit): Refused | null {
  if (unit.type === 'brigadier' || state.inTouch.includes(unit.id)) return null;
  const params = { unit: unit.id, brigade: unit.brigade };
  if (state.stranded.includes(unit.id)) return refused('pb.rally.wait-for-brigadier', 'not-reached', params);
  return refused('pb.coherence.consequence', 'out-of-touch', params);
}
