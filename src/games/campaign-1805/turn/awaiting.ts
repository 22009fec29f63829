import type { Awaits } from '../../contract/engine.ts';
import { awaitedInBattle } from '../deploying/awaiting.ts';
import { read } from '../rulings.ts';
import type { Since, State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';

/** The board with what it awaits. */
export function settled(state: Omit<State, 'awaits'>): State {
  const inBattle = awaitedInBattle(state);
  return {
    ...state,
    since: hasTestsLate(state) ? (state.since ?? startOf(state)) : null,
    awaits: inBattle === undefined ? awaited(state) : inBattle,
  };
}

/**
 * Whether tests wait for the end of the phase. It is `testAll` that asks for the reading, where a
 * test is due: a step without one does not depend on it. @ruling cf-095
 */
const hasTestsLate = ({ readings }: Omit<State, 'awaits'>): boolean =>
  Object.hasOwn(readings, 'cf-095') && readings['cf-095'] === 'end-of-phase';

/** How things stand as a phase begins. @ruling cf-095 */
const startOf = ({ units, suffered }: Omit<State, 'awaits'>): Since => ({ units, suffered, fled: [] });

/**
 * What is awaited now.
 * @clause cf.initiative.roll cf.initiative.pass cf.orders.all-units cf.compulsory.rally-checks
 * cf.charge.first cf.charge.reaction cf.move.as-written cf.fire.sequence cf.melee.one-at-a-time
 */
function awaited(state: Omit<State, 'awaits'>): Awaits<CfClauseId> {
  const { phase, side, sides, ahead, holder, handedIn, reforming, units } = state;
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
    case 'compulsory': {
      const [rallied] = reforming;
      if (rallied === undefined) return of('phase', ['end-phase'], 'cf.compulsory.rally-checks');
      return { sides: [units[rallied]!.side], kind: 'choice', orders: ['reform'], by: 'cf.compulsory.pass' };
    }
    case 'charge':
      return awaitedInCharge(state);
    case 'movement':
      return of('phase', ['end-phase'], 'cf.move.as-written');
    case 'firing':
      return of('phase', ['fire', 'end-phase'], 'cf.fire.sequence');
    case 'melee':
      return of('phase', ['fight', 'end-phase'], 'cf.melee.one-at-a-time');
  }
}

/**
 * What is awaited in the charge phase: the next charge, the answer to one, or another order for a
 * body whose charge has been called off.
 * @clause cf.charge.first cf.charge.reaction cf.charge.call-off-success @ruling cf-046 cf-125
 */
function awaitedInCharge(state: Omit<State, 'awaits'>): Awaits<CfClauseId> {
  const { side, issued, forced, reordered, units } = state;
  if (reordered !== null) return { sides: [side], kind: 'choice', orders: ['write'], by: 'cf.charge.call-off-success' };
  const target = issued === null ? undefined : units[issued.at]?.side;
  if (target === undefined) {
    const orders = forced === null ? ['charge', 'call-off', 'end-phase'] : ['charge'];
    return { sides: [side], kind: 'phase', orders, by: 'cf.charge.first' };
  }
  const fourth = read(state, 'cf-125') === 'free-fourth-choice' ? ['receive'] : [];
  const orders = ['stand', 'counter', 'retreat', ...fourth];
  return { sides: [target], kind: 'reaction', orders, by: 'cf.charge.reaction' };
}
