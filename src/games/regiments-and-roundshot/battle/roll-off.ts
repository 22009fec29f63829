import { rollOff } from '../../contract/roll-off.ts';
import { drawOf } from '../cards/deck.ts';
import { allowed, refused, type Dice, type Verdict } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { draw } from '../turn/phases.ts';
import { columnsOf } from './columns.ts';
import { LEAST } from './rows.ts';
import { namedIn } from './state.ts';

const ARMS = Object.keys(LEAST) as readonly (keyof typeof LEAST)[];

/** Whether no two columns of a side differ by more than one figure in any type. */
function areAlike(state: State, side: string): boolean {
  const counts = ARMS.map((type) =>
    columnsOf(state, side).map(({ units }) => units.filter(({ arm }) => arm === type).length),
  );
  return counts.every((each) => Math.max(...each) - Math.min(...each) <= 1);
}

/**
 * Whether the set-up may begin. Under one reading the columns of an army must be alike in each
 * type.
 * @clause rr.turn.alternate rr.setup.strategic-columns @ruling rr-017
 */
export function judgeRollOff(state: State): Verdict {
  const side =
    read(state, 'rr-017') === 'by-type' ? Object.keys(state.sides).find((each) => !areAlike(state, each)) : undefined;
  return side === undefined
    ? allowed('rr.turn.alternate')
    : refused('rr.setup.strategic-columns', 'unlike-columns', { side });
}

/**
 * Who sets up first and who takes the first turn is settled: by the roll, or as the battle names
 * it.
 * By one reading each side is then dealt its first hand.
 * @clause rr.turn.alternate rr.setup.own-half @ruling rr-006 rr-007
 */
export function beginSetUp(course: Course, dice: Dice): void {
  const named = namedIn(course.state);
  if (named === null) rollForFirst(course, dice);
  else course.record({ type: 'first-named', ...named, clauses: ['rr.setup.scenario-varies', 'rr.turn.alternate'] });
  if (read(course.state, 'rr-007') === 'two-jokers-dealt-hand')
    for (const side of Object.keys(course.state.sides))
      draw(course, { side, count: drawOf(course.state, side), by: 'rr.strategy.draw-two' }, dice);
}

/**
 * Both sides roll for who sets up first: the lower die sets up, the higher one takes the first
 * turn; equal dice are rolled again.
 * @clause rr.turn.alternate rr.dice.six-sided @ruling rr-006
 */
function rollForFirst(course: Course, dice: Dice): void {
  const sides = Object.keys(course.state.sides) as [string, string];
  const { rolled, before } = dice.until(
    (inner) => rollOff(inner, 'first', sides),
    ({ winner }) => winner !== null,
  );
  course.record({
    type: 'first-rolled',
    first: rolled.winner!,
    faces: rolled.faces,
    ties: before.length,
    clauses: ['rr.turn.alternate', 'rr.dice.six-sided'],
  });
}
