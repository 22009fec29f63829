import { read } from '../rulings.ts';
import { foeOf, type State } from '../state.ts';
import { waitingOf, type Battle } from './battle.ts';

/** The steps before the first turn. */
export type Step = 'ground-roll' | 'ground' | 'declare' | 'placing-roll' | 'areas' | 'points' | 'first' | 'placing';

/**
 * The sides in the sequence in which each places all its bodies; null if they place in turn. A
 * layout that needs the enemy on the table first keeps its own sequence; else that of the objective
 * holds.
 * @clause cf.deploy.siege.order cf.objective.siege.placement cf.objective.placement-alternates
 * @ruling cf-005 cf-006
 */
function sequenceOf(state: State, { deployment, objective, attacker }: Battle): readonly string[] | null {
  if (attacker === null) return null;
  const defender = foeOf(state, attacker);
  if (deployment === 'siege') return [attacker, defender];
  if (deployment === 'ambush' && read(state, 'cf-006') === 'defender-first') return [defender, attacker];
  // An attacker who lands is at sea.
  if (deployment === 'landing') return [defender];
  return objective === 'siege' ? [attacker, defender] : null;
}

/** Whether the layout has areas that somebody must choose. @ruling cf-008 */
const hasAreas = ({ deployment }: Battle): boolean =>
  deployment === 'dawn-of-war' || deployment === 'quadrants' || deployment === 'epic-bridge';

/**
 * Whether there is anything to decide by the placement roll. @clause cf.objective.placement-roll
 */
const isRolled = (state: State, battle: Battle): boolean =>
  battle.objective !== 'siege' && (sequenceOf(state, battle) === null || battle.setUp!.marks > 0);

/** The step that is due before the first turn; null once it has begun. */
export function stepOf(state: State): Step | null {
  const { battle } = state;
  const setUp = battle?.setUp ?? null;
  if (battle === undefined || setUp === null) return null;
  if (Object.keys(setUp.pieces).length > 0) return setUp.laying === null ? 'ground-roll' : 'ground';
  if (battle.deployment === null || battle.objective === null) return 'declare';
  if (isRolled(state, battle) && setUp.ahead === null) return 'placing-roll';
  if (hasAreas(battle) && setUp.areas === null) return 'areas';
  if (setUp.marks > 0) return 'points';
  return sequenceOf(state, battle) === null && setUp.next === null ? 'first' : 'placing';
}

/** The bodies that a side has still to place before the first turn. */
export const toPlace = (battle: Battle, side: string) =>
  battle.deployment === 'landing' && side === battle.attacker ? [] : waitingOf(battle, side);

/** The side that places the next body. @clause cf.objective.placement-alternates */
function placerOf(state: State, battle: Battle): string {
  const sides = Object.keys(state.sides);
  const sequence = sequenceOf(state, battle);
  if (sequence !== null) return sequence.find((side) => toPlace(battle, side).length > 0) ?? sequence[0]!;
  const next = battle.setUp!.next!;
  return toPlace(battle, next).length > 0 ? next : sides.find((side) => side !== next)!;
}

/** The side whose step it is before the first turn. */
export function dueIn(state: State, step: Step): string {
  const battle = state.battle!;
  const setUp = battle.setUp!;
  const [first] = Object.keys(state.sides);
  switch (step) {
    case 'ground-roll':
    case 'declare':
    case 'placing-roll':
      return first!;
    case 'ground':
      return setUp.laying!;
    case 'areas':
      return setUp.ahead ?? sequenceOf(state, battle)?.[0] ?? first!;
    case 'first':
      return setUp.ahead!;
    case 'points': {
      const one = setUp.ahead ?? first!;
      return battle.points.length % 2 === 0 ? one : foeOf(state, one);
    }
    case 'placing':
      return placerOf(state, battle);
  }
}

/**
 * Whether bodies at sea have still to roll in this turn. @clause cf.deploy.landing.rolls @ruling
 * cf-009
 */
export function isLandingDue({ battle, phase, turn, ahead, holder, readings }: Omit<State, 'awaits'>): boolean {
  if (battle?.setUp !== null || battle.over !== null || battle.landed >= turn) return false;
  const isNow =
    read({ readings }, 'cf-009') === 'before-orders'
      ? phase === 'initiative' && ahead === null && holder === null
      : phase === 'movement';
  return isNow && battle.deployment === 'landing' && waitingOf(battle, battle.attacker!).length > 0;
}
