import { D10, D6 } from '../../../core/dice.ts';
import { add, total } from '../../../core/reasons.ts';
import { rollOff } from '../../contract/roll-off.ts';
import { comparedBy, dieOf } from '../bodies/compared.ts';
import type { Addend, Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';

type Faces = readonly [number, number];
type Both = readonly [readonly Addend[], readonly Addend[]];

/** The die of this roll. @clause cf.initiative.roll cf.materiel.dice @ruling cf-011 */
const DICE = { d10: D10, d6: D6 } as const;

/**
 * What each die of the initiative comes to. By one reading the side that deployed first adds 1 in
 * the first turn alone. @clause cf.initiative.roll cf.initiative.first-deployer @ruling cf-013
 */
function totalsOf(state: State, faces: Faces): Both {
  const { deployed, sides, turn } = state;
  const counts = read(state, 'cf-013') === 'every-turn' || turn === 1;
  const of = DICE[read(state, 'cf-011')];
  const [one, other] = Object.keys(sides).map((side, n) => [
    dieOf(state, 'cf.initiative.roll', { side, of, shows: faces[n]! }),
    add('cf.initiative.first-deployer', 'deployed first', 1, side === deployed && counts),
  ]) as readonly (readonly Addend[])[];
  return [one!, other!];
}

/** Who is ahead: above 0 the first side, below 0 the other. @ruling cf-012 */
function lead(state: State, faces: Faces): number {
  const [mine, theirs] = totalsOf(state, faces);
  const by = Math.sign(total(mine) - total(theirs));
  if (by !== 0 || state.deployed === null || read(state, 'cf-012') === 'reroll') return by;
  return state.deployed === Object.keys(state.sides)[0] ? 1 : -1;
}

/**
 * Both sides roll a die, and whoever finished deploying first adds 1; ties are thrown again, or by
 * one reading are for him.
 * @clause cf.initiative.roll cf.initiative.first-deployer cf.initiative.every-turn
 * @ruling cf-011 cf-012 cf-013
 */
export function rollInitiative(course: Course, dice: Dice): void {
  const { state } = course;
  const sides = Object.keys(state.sides) as [string, string];
  const of = DICE[read(state, 'cf-011')];
  const { rolled } = dice.until(
    (each) => rollOff(each, 'initiative', sides, of),
    ({ faces }) => lead(state, faces) !== 0,
    ({ faces }) => lead(state, faces),
  );
  const winner = sides[lead(state, rolled.faces) > 0 ? 0 : 1];
  const level = { clause: 'cf.initiative.first-deployer', label: 'whoever deployed first' } as const;
  course.record({
    type: 'initiative-rolled',
    winner,
    reasons: comparedBy('cf.initiative.roll', sides, totalsOf(state, rolled.faces), { winner, level }),
    clauses: ['cf.initiative.roll', 'cf.initiative.every-turn', 'cf.materiel.dice'],
  });
}
