import type { Awaits } from '../../contract/engine.ts';
import { awaitedInBattle } from '../deploying/awaiting.ts';
import type { State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';

/** The board with what it awaits. */
export function settled(state: Omit<State, 'awaits'>): State {
  const inBattle = awaitedInBattle(state);
  return { ...state, awaits: inBattle === undefined ? awaited(state) : inBattle };
}

/**
 * What is awaited now.
 * @clause cf.initiative.roll cf.initiative.pass cf.orders.all-units cf.compulsory.rally-checks
 * cf.charge.first cf.charge.reaction cf.move.as-written cf.fire.sequence cf.melee.one-at-a-time
 */
function awaited({
  phase,
  side,
  sides,
  ahead,
  holder,
  handedIn,
  issued,
  forced,
  units,
}: Omit<State, 'awaits'>): Awaits<CfClauseId> {
  const of = (kind: Awaits['kind'], orders: readonly string[], by: CfClauseId): Awaits<CfClauseId> => ({
    sides: [side],
    kind,
    orders,
    by,
  });
  switch (phase) {
    case 'initiative':
      if (ahead !== null) return { sides: [ahead], kind: 'choice', orders: ['keep', 'give'], by: 'cf.initiative.pass' };
      return of('phase', holder === null ? ['roll'] : ['end-phase'], 'cf.initiative.roll');
    case 'orders': {
      const writing = Object.keys(sides).filter((each) => !handedIn.includes(each));
      return { sides: writing, kind: 'secret', orders: ['write', 'pass-over', 'hand-in'], by: 'cf.orders.all-units' };
    }
    case 'compulsory':
      return of('phase', ['end-phase'], 'cf.compulsory.rally-checks');
    case 'charge': {
      const target = issued === null ? undefined : units[issued.at]?.side;
      if (target === undefined)
        return of('phase', forced === null ? ['charge', 'call-off', 'end-phase'] : ['charge'], 'cf.charge.first');
      return { sides: [target], kind: 'reaction', orders: ['stand', 'counter', 'retreat'], by: 'cf.charge.reaction' };
    }
    case 'movement':
      return of('phase', ['end-phase'], 'cf.move.as-written');
    case 'firing':
      return of('phase', ['fire', 'end-phase'], 'cf.fire.sequence');
    case 'melee':
      return of('phase', ['fight', 'end-phase'], 'cf.melee.one-at-a-time');
  }
}
