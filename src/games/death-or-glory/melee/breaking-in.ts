import { areTouching, isRunning } from '../figures/formed.ts';
import { isFoot, isHorse, type Body } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodyOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';
import type { Score } from './scoring.ts';
import type { Fought } from './striking.ts';
import type { Tested } from './tests.ts';
import { RIDES_THROUGH } from './tables.ts';

/** Whether a unit is still there, neither runs nor has been shaken in this round. */
function holds(state: State, id: string, { results }: Tested): boolean {
  const body = bodyOf(state, id);
  const result = results[id] ?? 'stands';
  return body !== undefined && !isRunning(body) && result === 'stands';
}

const isInColumn = (body: Body): boolean => isFoot(body) && body.formation === 'column';
const isInLine = (body: Body): boolean => isFoot(body) && body.formation === 'line';

/**
 * Horse or a column that has won the first round against a line or a square, both of whom have
 * stood, bursts through it.
 * @clause dg.melee.breakthrough dg.melee.cavalry-in-square @ruling dg-085
 */
function burst(course: Course, unit: Body, foe: Body): void {
  const isWall = isInLine(foe) || (isFoot(foe) && foe.formation === 'square');
  if (!isWall || !(isHorse(unit) || isInColumn(unit))) return;
  const isInSquare = isHorse(unit) && foe.formation === 'square';
  const clauses = ['dg.melee.breakthrough', ...(isInSquare ? (['dg.melee.cavalry-in-square'] as const) : [])] as const;
  course.record({ type: 'burst-through', unit: unit.id, at: foe.id, clauses });
}

/**
 * Whether horse has struck down so many more than it has lost that it rides through: of men, or by
 * one reading of its strength.
 * @clause dg.melee.cavalry-25-percent @ruling dg-088
 */
function isThrough({ before, lost }: Fought, { fighter, foe, men }: Score): boolean {
  const [own, other] = [bodyOf(before, fighter)!, bodyOf(before, foe)!];
  const isOfMen = read(before, 'dg-088') === 'men-ratio';
  const done = Math.min(men, lost[foe]!) / (isOfMen ? 1 : other.start);
  const suffered = lost[fighter]! / (isOfMen ? 1 : own.start);
  return isHorse(own) && isHorse(other) && done > 0 && done >= RIDES_THROUGH * suffered;
}

/**
 * How those who have won, or held, get behind their foes: a column or horse through a line or a
 * square, a line round a column, horse through horse.
 * @clause dg.melee.breakthrough dg.melee.line-flows-round dg.melee.cavalry-in-square
 * dg.melee.cavalry-25-percent @ruling dg-085 dg-087 dg-088
 */
export function breakIn(course: Course, fought: Fought, tested: Tested): void {
  const { winner, scores, before, round } = fought;
  for (const each of scores) {
    const { fighter, foe, side } = each;
    const isLoser = winner !== null && winner !== side;
    if (isLoser || !holds(course.state, fighter, tested)) continue;
    if (isThrough(fought, each))
      course.record({ type: 'rode-through', unit: fighter, at: foe, clauses: ['dg.melee.cavalry-25-percent'] });
    const [unit, other] = [bodyOf(course.state, fighter)!, bodyOf(course.state, foe)];
    const isOver = other === undefined || isRunning(other) || !areTouching(course.state, unit, other);
    if (isOver || !round.isFirst) continue;
    if (winner === side) burst(course, unit, other);
    if (isInLine(unit) && isInColumn(other) && read(before, 'dg-087') === 'all-figures')
      course.record({ type: 'flowed-round', unit: fighter, at: foe, clauses: ['dg.melee.line-flows-round'] });
  }
}
