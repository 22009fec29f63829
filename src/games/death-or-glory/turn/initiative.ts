import { add, die, sum, type Sum } from '../../../core/reasons.ts';
import { PERCENTAGE_DIE } from '../../../core/dice.ts';
import { rollOff } from '../../contract/roll-off.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { DgClauseId } from '../tables.ts';
import type { Course } from './course.ts';
import { valueOf } from './die.ts';
import { beginNext } from './phases.ts';

type Faces = readonly [number, number];

/**
 * Which side wins: the higher die, by one reading the lower; null for a tie that is rolled again.
 * By one reading it leaves the initiative with the side that had it.
 * @clause dg.sequence.initiative @ruling dg-011
 */
function winnerOf(state: State, [one, other]: Faces): string | null {
  const sides = Object.keys(state.sides);
  const by = valueOf(state, one) - valueOf(state, other);
  if (by === 0) return state.held !== null && read(state, 'dg-011') === 'tie-keeps' ? state.held : null;
  const isFirst = read(state, 'dg-011') === 'low-reroll' ? by < 0 : by > 0;
  return sides[isFirst ? 0 : 1]!;
}

/**
 * Both sides roll one percentage die, and the command phase begins.
 * @clause dg.sequence.initiative dg.sequence.initiative-first dg.equipment.dice
 * @ruling dg-001 dg-011
 */
export function rollInitiative(course: Course, dice: Dice): void {
  const { state } = course;
  const sides = Object.keys(state.sides) as [string, string];
  const lead = (faces: Faces): number => {
    const winner = winnerOf(state, faces);
    return winner === null ? 0 : winner === sides[0] ? 1 : -1;
  };
  const { rolled } = dice.until(
    (each) => rollOff(each, 'initiative', sides, PERCENTAGE_DIE),
    ({ faces }) => lead(faces) !== 0,
    ({ faces }) => lead(faces),
  );
  const winner = winnerOf(state, rolled.faces)!;
  const sumOf = (n: 0 | 1): Sum<DgClauseId> => {
    const value = valueOf(state, rolled.faces[n]);
    const isTen = value !== rolled.faces[n];
    return sum(sides[n], [
      die('dg.sequence.initiative', 'percentage die', rolled.faces[n]),
      ...(isTen ? [add<DgClauseId>('dg.equipment.dice', 'a 0 is a ten', 10)] : []),
    ]);
  };
  course.record({
    type: 'initiative-rolled',
    winner,
    reasons: [sumOf(0), sumOf(1)],
    clauses: ['dg.sequence.initiative', 'dg.sequence.initiative-first'],
  });
  beginNext(course, dice);
}
