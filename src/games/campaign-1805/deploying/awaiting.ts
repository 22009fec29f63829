import type { Awaits } from '../../contract/engine.ts';
import type { State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import { dueIn, isLandingDue, stepOf, type Step } from './steps.ts';

/** The orders of each step before the first turn, and the clause that asks for them. */
const STEPS: Readonly<Record<Step, readonly [orders: readonly string[], by: CfClauseId]>> = {
  'ground-roll': [['roll-ground'], 'cf.battlefield.alternate-terrain'],
  ground: [['lay', 'leave'], 'cf.battlefield.alternate-terrain'],
  declare: [['declare'], 'cf.objective.one-of-five'],
  'placing-roll': [['roll-placing'], 'cf.objective.placement-roll'],
  areas: [['take', 'roll-areas'], 'cf.battlefield.deployment-after-terrain'],
  points: [['mark'], 'cf.objective.capture-control.points'],
  first: [['first'], 'cf.objective.placement-roll'],
  placing: [['place', 'leave'], 'cf.objective.placement-alternates'],
};

/**
 * What is awaited in a whole battle before its first turn, for a landing, and when it is over; not
 * defined if nothing of the battle is due.
 * @clause cf.battlefield.before-objective cf.battlefield.deployment-after-terrain
 * cf.objective.placement-roll cf.objective.placement-alternates cf.deploy.landing.rolls
 */
export function awaitedInBattle(before: Omit<State, 'awaits'>): Awaits<CfClauseId> | null | undefined {
  const { battle } = before;
  if (battle === undefined) return undefined;
  if (battle.over !== null) return null;
  const state = { ...before, awaits: null };
  const step = stepOf(state);
  if (step !== null) {
    const [orders, by] = STEPS[step];
    return { sides: [dueIn(state, step)], kind: 'set-up', orders, by };
  }
  if (isLandingDue(before))
    return { sides: [battle.attacker!], kind: 'phase', orders: ['roll-landing'], by: 'cf.deploy.landing.rolls' };
  if (battle.ashore.length > 0)
    return { sides: [battle.attacker!], kind: 'phase', orders: ['place', 'leave'], by: 'cf.deploy.landing.attacker' };
  return undefined;
}
