import { add, atLeast, D6, type Dice, die, type PbClauseId, sum } from '../reasons.ts';
import { apply } from '../turn/apply.ts';
import { orphaned } from '../fighting/removal.ts';
import type { Event, EventOf } from '../events.ts';
import { read } from '../rulings.ts';
import { body, isArtillery, type State, type Unit, unitsIn } from '../state.ts';
import { RALLY_NUMBER } from '../tables.ts';

/**
 * Every routed unit of the active side whose brigade is activated rolls once, and rallies or is
 * removed (pb-067).
 * @clause pb.rally.who pb.activation.permits @ruling pb-067 pb-069
 */
export function rally(state: State, dice: Dice): readonly Event[] {
  const events: Event[] = [];
  let now = state;
  const happen = (event: Event): void => {
    const lost = orphaned(apply(now, event), now, event);
    events.push(event, ...lost);
    now = [event, ...lost].reduce(apply, now);
  };
  for (const unit of unitsIn(state)) {
    // The unit may be gone: a Brigadier is removed with the last unit of his brigade. Or it may
    // have rolled already, with the other half of its column.
    if (now.units[unit.id]?.condition !== 'routed') continue;
    const due = isDue(state, unit);
    if (due === 'no') continue;
    const halves = body(now, unit);
    const event = due === 'lost' ? lostUnrolled(unit) : roll(unit, dice);
    for (const half of halves) happen({ ...event, unit: half.id });
  }
  return events;
}

/** Whether a unit rolls now, does not roll, or has lost its chance. @ruling pb-067 */
function isDue(state: State, unit: Unit): 'rolls' | 'lost' | 'no' {
  if (unit.condition !== 'routed') return 'no';
  const own = unit.side === state.side;
  if (own && state.activated.includes(unit.brigade)) return 'rolls';
  const reading = read(state, 'pb-067');
  if (reading === 'same-turn-no-activation') return 'rolls';
  return own && reading === 'own-next-phase-or-lost' && unit.type !== 'brigadier' ? 'lost' : 'no';
}

const lostUnrolled = ({ id }: Unit): RallyEvent => ({
  type: 'unit-removed',
  unit: id,
  reasons: [],
  clauses: ['pb.activation.permits', 'pb.rally.failure'],
});

type RallyEvent = EventOf<'unit-rallied' | 'unit-unrallied' | 'unit-removed'>;

/**
 * @clause pb.rally.number pb.rally.number.heavy-infantry pb.rally.number.artillery pb.rally.success
 * pb.rally.failure
 */
function roll(unit: Unit, dice: Dice): RallyEvent {
  const face = dice.roll(`rally.${unit.id}`, D6);
  const needed = RALLY_NUMBER[unit.type];
  const clause = numberClause(unit);
  const rallies = face >= needed;
  const test = atLeast(add(clause, 'Needed to rally', needed), rallies ? 'rallied' : 'not rallied');
  const rolled = { unit: unit.id, reasons: [sum(unit.id, [die('pb.rally.who', 'Rally die', face)], test)] as const };
  if (rallies) return { type: 'unit-rallied', ...rolled, clauses: [clause, 'pb.rally.success'] };
  // A Brigadier is removed only with his brigade. Under a reading that lets him be routed at all,
  // he keeps waiting (pb-047).
  if (unit.type === 'brigadier')
    return { type: 'unit-unrallied', ...rolled, clauses: [clause, 'pb.brigadier.removed-with-brigade'] };
  return { type: 'unit-removed', ...rolled, clauses: [clause, 'pb.rally.failure'] };
}

function numberClause(unit: Unit): PbClauseId {
  if (unit.type === 'heavy-infantry') return 'pb.rally.number.heavy-infantry';
  return isArtillery(unit) ? 'pb.rally.number.artillery' : 'pb.rally.number';
}
