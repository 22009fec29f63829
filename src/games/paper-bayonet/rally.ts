import type { PbClauseId } from './clauses.ts';
import type { Dice } from '../../core/dice.ts';
import { line } from './reasons.ts';
import { apply } from './apply.ts';
import { orphaned } from './effect.ts';
import type { Event } from './events.ts';
import { isArtillery, type State, type Unit } from './state.ts';
import { RALLY_NUMBER } from './tables.ts';

/**
 * Every routed unit of the active side whose brigade is activated rolls once, and goes or stays (pb-067).
 * @clause pb.rally.who pb.activation.permits
 */
export function rally(state: State, dice: Dice): readonly Event[] {
  const waiting = Object.values(state.units).filter(
    (unit) => unit.side === state.side && unit.condition === 'routed' && state.activated.includes(unit.brigade),
  );
  const events: Event[] = [];
  let now = state;
  for (const unit of waiting) {
    // A Brigadier may have gone with the last of its brigade before its own roll.
    if (now.units[unit.id] === undefined) continue;
    const event = roll(unit, dice);
    const lost = orphaned(apply(now, event), now, event);
    events.push(event, ...lost);
    now = [event, ...lost].reduce(apply, now);
  }
  return events;
}

/** @clause pb.rally.number pb.rally.number.heavy-infantry pb.rally.number.artillery pb.rally.success pb.rally.failure */
function roll(unit: Unit, dice: Dice): Event {
  const die = dice.roll(`rally.${unit.id}`, 6);
  const needed = RALLY_NUMBER[unit.type];
  const clause = numberClause(unit);
  const sum = {
    unit: unit.id,
    lines: [line('pb.rally.who', 'Rally die', die)],
    needs: line(clause, 'Needed to rally', needed),
  };
  if (die >= needed) return { type: 'unit-rallied', ...sum, clauses: [clause, 'pb.rally.success'] };
  // A Brigadier leaves only with its brigade: where a reading lets it be routed at all, it goes on waiting (pb-047).
  if (unit.type === 'brigadier')
    return { type: 'unit-unrallied', ...sum, clauses: [clause, 'pb.brigadier.removed-with-brigade'] };
  return { type: 'unit-removed', ...sum, clauses: [clause, 'pb.rally.failure'] };
}

function numberClause(unit: Unit): PbClauseId {
  if (unit.type === 'heavy-infantry') return 'pb.rally.number.heavy-infantry';
  return isArtillery(unit) ? 'pb.rally.number.artillery' : 'pb.rally.number';
}
