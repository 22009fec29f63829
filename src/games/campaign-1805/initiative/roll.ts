import { D10 } from '../../../core/dice.ts';
import { add, die, sum, total } from '../../../core/reasons.ts';
import { rollOff } from '../../contract/roll-off.ts';
import type { Addend, Dice, Sum } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';

/**
 * What each die of the initiative comes to. @clause cf.initiative.roll cf.initiative.first-deployer
 */
function totalsOf({ deployed, sides }: State, faces: readonly [number, number]) {
  const [one, other] = Object.keys(sides) as [string, string];
  return [one, other].map((side, n) => [
    die('cf.initiative.roll', 'D10', faces[n]!),
    add('cf.initiative.first-deployer', 'deployed first', 1, side === deployed),
  ]) as readonly (readonly Addend[])[] as readonly [readonly Addend[], readonly Addend[]];
}

/**
 * Both sides roll a D10, and whoever finished deploying first adds 1; ties are thrown again.
 * @clause cf.initiative.roll cf.initiative.first-deployer cf.initiative.every-turn
 * @ruling cf-011 cf-012 cf-013
 */
export function rollInitiative(course: Course, dice: Dice): void {
  const { state } = course;
  const sides = Object.keys(state.sides) as [string, string];
  const terms = (faces: readonly [number, number]) => totalsOf(state, faces);
  const lead = (faces: readonly [number, number]): number => {
    const [mine, theirs] = terms(faces);
    return Math.sign(total(mine) - total(theirs));
  };
  const { rolled } = dice.until(
    (each) => rollOff(each, 'initiative', sides, D10),
    ({ faces }) => lead(faces) !== 0,
    ({ faces }) => lead(faces),
  );
  const found = terms(rolled.faces);
  const isAhead = lead(rolled.faces) > 0;
  // Whoever has more than the other wins.
  const of = (n: 0 | 1): Sum => {
    const number = total(found[n === 0 ? 1 : 0]) + 1;
    const word = (n === 0) === isAhead ? 'higher' : 'lower';
    return sum(sides[n], found[n], { is: 'at-least', clause: 'cf.initiative.roll', number, word });
  };
  const reasons = [of(0), of(1)] as const;
  course.record({
    type: 'initiative-rolled',
    winner: sides[isAhead ? 0 : 1],
    reasons,
    clauses: ['cf.initiative.roll', 'cf.initiative.every-turn'],
  });
}
