import { isRunning, worse } from '../figures/formed.ts';
import { spentFor } from '../figures/strength-left.ts';
import { isSkirmishing, type Body } from '../figures/unit.ts';
import { read } from '../rulings.ts';
import { bodyOf } from '../state.ts';
import type { Course } from '../turn/course.ts';
import { foughtOf } from './due.ts';
import type { Fought } from './striking.ts';
import { TIRES } from './tables.ts';

const FATIGUES = ['fresh', 'tired', 'exhausted', 'utterly-exhausted'] as const;

/** After one round troops are unformed, and after more they are disordered. @ruling dg-131 */
function loseOrder(course: Course, body: Body, rounds: number): void {
  const order = rounds > 1 ? 'disordered' : 'unformed';
  // In skirmish order there is no order to lose.
  if (isSkirmishing(body) || worse(body.order, order) === body.order) return;
  course.record({ type: 'order-lost', unit: body.id, order, clauses: ['dg.melee.unformed-after'] });
}

/**
 * Rounds in a row tire troops, in cover less fast; exhausted ones spend in one round what was left,
 * or by one reading only what was left to fight with.
 * @clause dg.fatigue.melee dg.fatigue.melee-cover dg.fatigue.utter @ruling dg-111 dg-131
 */
function tire(course: Course, body: Body, rounds: number, isInCover: boolean): void {
  const { id: unit, fatigue } = body;
  if (fatigue === 'exhausted') {
    if (spentFor(body, 'melee') !== null) return;
    const of = read(course.state, 'dg-111') === 'separate-counts' ? { of: 'melee' as const } : {};
    course.record({ type: 'strength-spent', unit, halves: 2, ...of, clauses: ['dg.fatigue.utter'] });
    return;
  }
  const limits = TIRES[isInCover ? 'cover' : 'open'];
  const to = (['exhausted', 'tired'] as const).find((each) => rounds >= limits[each]);
  if (to === undefined || FATIGUES.indexOf(to) <= FATIGUES.indexOf(fatigue)) return;
  const clause = isInCover ? 'dg.fatigue.melee-cover' : 'dg.fatigue.melee';
  course.record({ type: 'grew-tired', unit, fatigue: to, clauses: [clause] });
}

/**
 * What a round does to those who have fought it, but not to those who were caught.
 * @clause dg.melee.unformed-after dg.fatigue.melee dg.fatigue.melee-cover @ruling dg-131
 */
export function weary(
  course: Course,
  { round, before, sheltered }: Fought,
  worn: ReadonlySet<string> = new Set(),
): void {
  const fought = round.units.filter((id) => !worn.has(id) && !isRunning(bodyOf(before, id)!));
  for (const id of fought) {
    const body = bodyOf(course.state, id);
    if (body === undefined) continue;
    const rounds = foughtOf(before, bodyOf(before, id)!).rounds + 1;
    loseOrder(course, body, rounds);
    tire(course, bodyOf(course.state, id)!, rounds, sheltered.includes(id));
  }
}
