import type { Dice, PbClauseId } from './reasons.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { driveBack, removals, type Beaten, type Because } from './retreat.ts';
import { before, routed } from './rout.ts';
import { read } from './rulings.ts';
import { body, type State, type Unit } from './state.ts';
import { RESULT_FROM } from './tables.ts';

/**
 * What befalls the loser of a fight, and with it the other half of its column.
 * @clause pb.fighting.result-table pb.fighting.result.disrupted pb.fighting.result.routed pb.fighting.result.destroyed
 * pb.column.shares-fight-result
 */
export function defeat(state: State, beaten: Beaten, dice: Dice): readonly Event[] {
  const { loser, difference, because: why } = beaten;
  const { reasons, clauses } = why;
  const units = body(state, loser);
  const shared: readonly PbClauseId[] = units.length > 1 ? ['pb.column.shares-fight-result'] : [];
  const because = { reasons, clauses: [...clauses, ...shared] };
  if (difference >= RESULT_FROM.destroyed)
    return removals(state, units, { reasons, clauses: ['pb.fighting.result.destroyed', ...because.clauses] });
  if (difference >= RESULT_FROM.routed) return routs(state, units, because);
  return driveBack(state, { ...beaten, because }, dice);
}

/** @clause pb.fighting.result.routed @ruling pb-065 pb-069 */
function routs(state: State, units: readonly Unit[], because: Because): readonly Event[] {
  const sum = { ...because, clauses: ['pb.fighting.result.routed', ...because.clauses] } as const;
  const [first] = units;
  const onEdge = before(state, state.sides[first!.side]!.edge, first!.at) === 0;
  if (onEdge && read(state, 'pb-065') === 'edge-rout-removes') return removals(state, units, sum);
  const events: Event[] = [];
  let now = state;
  for (const { id } of units) {
    const going = routed(now, now.units[id]!);
    const happened: readonly Event[] =
      going === null ? removals(now, [now.units[id]!], sum) : [{ type: 'unit-routed', unit: id, ...going, ...sum }];
    events.push(...happened);
    now = happened.reduce(apply, now);
  }
  return events;
}
