import { D10 } from '../../../core/dice.ts';
import { die, sum } from '../../../core/reasons.ts';
import { rollOff } from '../../contract/roll-off.ts';
import type { OrderOf } from '../orders.ts';
import { allowed, refused, type Dice, type Sum, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import { foeOf, type State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import type { Course } from '../turn/course.ts';
import { comparedBy, dieOf } from '../bodies/compared.ts';
import { areasOf } from './areas.ts';

/** Both sides roll a D10 until one is higher. @ruling cf-012 */
function contest(state: State, dice: Dice, purpose: 'ground' | 'placing', clause: CfClauseId) {
  const sides = Object.keys(state.sides) as [string, string];
  const { rolled } = dice.until(
    (each) => rollOff(each, purpose, sides, D10),
    ({ winner }) => winner !== null,
  );
  const [one, other] = sides.map((side, n) => [dieOf(state, clause, { side, of: D10, shows: rolled.faces[n]! })]);
  return { winner: rolled.winner!, reasons: comparedBy(clause, sides, [one!, other!], { winner: rolled.winner! }) };
}

/**
 * Who puts down the first piece of ground: the higher D10, or by one reading not the side that
 * proposed how much ground there is.
 * @clause cf.battlefield.alternate-terrain @ruling cf-128
 */
export function rollGround(course: Course, dice: Dice): void {
  const { state } = course;
  const clauses = ['cf.battlefield.alternate-terrain', 'cf.battlefield.level-agreed', 'cf.battlefield.levels'] as const;
  if (read(state, 'cf-128') === 'proposer-second') {
    const proposer = state.battle!.setUp!.proposer ?? Object.keys(state.sides)[0]!;
    course.record({ type: 'lays-first', side: foeOf(state, proposer), clauses });
    return;
  }
  const { winner, reasons } = contest(state, dice, 'ground', 'cf.battlefield.alternate-terrain');
  course.record({ type: 'lays-first', side: winner, reasons, clauses });
}

/** The placement roll. @clause cf.objective.placement-roll @ruling cf-012 */
export function rollPlacing(course: Course, dice: Dice): void {
  const found = contest(course.state, dice, 'placing', 'cf.objective.placement-roll');
  course.record({ type: 'placing-rolled', ...found, clauses: ['cf.objective.placement-roll'] });
}

/** The clause that gives each side an area. */
const clauseOf = ({ battle }: State): CfClauseId =>
  battle!.deployment === 'dawn-of-war'
    ? 'cf.deploy.dawn.half'
    : battle!.deployment === 'quadrants'
      ? 'cf.deploy.quadrants.division'
      : 'cf.deploy.epic-bridge.sides';

/**
 * Whether a side may pick an area: by default the winner of the roll does, and the other side has
 * the opposite one. @clause cf.deploy.dawn.half cf.deploy.quadrants.division
 * cf.deploy.epic-bridge.sides @ruling cf-008
 */
export function judgeTake(state: State, { area }: OrderOf<'take'>): Verdict {
  const clause = clauseOf(state);
  if (read(state, 'cf-008') !== 'roll-winner-picks') return refused(clause, 'areas-rolled-for', {});
  return areasOf(state, state.battle!).some(({ id }) => id === area)
    ? allowed(clause)
    : refused(clause, 'no-area', { area });
}

/** A side picks its area. @ruling cf-008 */
export function take(course: Course, { area }: OrderOf<'take'>): void {
  const { state } = course;
  const { opposite } = areasOf(state, state.battle!).find(({ id }) => id === area)!;
  const { side } = state;
  course.record({
    type: 'areas-settled',
    areas: { [side]: area, [foeOf(state, side)]: opposite },
    clauses: [clauseOf(state)],
  });
}

/** @ruling cf-008 */
export const judgeRollAreas = (state: State): Verdict =>
  read(state, 'cf-008') === 'agree-or-dice' ? allowed(clauseOf(state)) : refused(clauseOf(state), 'area-picked', {});

/**
 * By one reading the areas are those that the sides have agreed on, or a die is thrown for each.
 * @ruling cf-008
 */
export function rollAreas(course: Course, dice: Dice): void {
  const { state } = course;
  const clause = clauseOf(state);
  const { agreed } = state.battle!.setUp!;
  const all = areasOf(state, state.battle!);
  const ids = all.map(({ id }) => id);
  // Two halves of the table share ground unless they are opposite.
  const areApart = (one: number, other: number): boolean =>
    state.battle!.deployment === 'dawn-of-war' ? all[one - 1]!.opposite === ids[other - 1] : one !== other;
  if (agreed !== null) {
    course.record({ type: 'areas-settled', areas: agreed, clauses: [clause] });
    return;
  }
  const sides = Object.keys(state.sides) as [string, string];
  const { rolled } = dice.until(
    (each) => rollOff(each, 'area', sides, { sides: ids.length, lowest: 1 }),
    ({ faces }) => areApart(...faces),
  );
  const reasons = sides.map((side, n): Sum => sum(side, [die(clause, `D${ids.length}`, rolled.faces[n]!)]));
  const areas = Object.fromEntries(sides.map((side, n) => [side, ids[rolled.faces[n]! - 1]!]));
  course.record({ type: 'areas-settled', areas, reasons, clauses: [clause] });
}
