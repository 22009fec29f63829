import type { Body, Idle } from '../figures/unit.ts';
import { foesTouching } from '../figures/formed.ts';
import { testAll } from '../morale/testing.ts';
import { reformTime } from '../moving/changes.ts';
import type { Dice } from '../reasons.ts';
import { read } from '../rulings.ts';
import { bodiesIn, bodyOf, type State } from '../state.ts';
import type { Course } from '../turn/course.ts';

/**
 * For how many turns each must rest to be fresh, or by one reading for one step.
 * @clause dg.fatigue.recover-tired
 * dg.fatigue.recover-exhausted dg.fatigue.recover-utter
 */
export const RESTS = { tired: 1, exhausted: 2, 'utterly-exhausted': 3 } as const;

/** The next better state. @ruling dg-091 */
const BETTER = { tired: 'fresh', exhausted: 'tired', 'utterly-exhausted': 'exhausted' } as const;

/** Whether a body has anything to get back by doing nothing. */
const needs = ({ order, fatigue, mood }: Body): boolean =>
  mood !== 'routing' && (order !== 'formed' || fatigue !== 'fresh');

/**
 * A full turn of doing nothing more. By one reading rest begins when order is back. @ruling dg-120
 */
function another(state: State, { idle, order }: Body): Idle {
  const before = idle ?? { turns: 0, from: order, rest: 0 };
  const isResting = order === 'formed' || read(state, 'dg-120') === 'both-at-once';
  return { ...before, turns: before.turns + 1, rest: before.rest + (isResting ? 1 : 0) };
}

/**
 * Troops that have done nothing since the last command phase get their order back, by the time of
 * their nation.
 * @clause dg.reform.unformed dg.reform.disordered dg.formation.reform-unformed
 * dg.formation.reform-disordered dg.sequence.command-rally-actions @ruling dg-021
 */
function reform(course: Course, body: Body, { turns, from }: Idle): void {
  if (body.order === 'formed') return;
  const time = reformTime(course.state, { ...body, order: from });
  const isDisordered = body.order === 'disordered';
  const was = from === 'disordered' ? from : 'unformed';
  const isCharted = read(course.state, 'dg-021') !== 'text';
  const clauses = [
    'dg.sequence.command-rally-actions',
    `dg.reform.${was}`,
    ...(isCharted ? ([`dg.formation.reform-${was}`] as const) : []),
  ] as const;
  if (turns >= time.formed) course.record({ type: 'order-regained', unit: body.id, order: 'formed', clauses });
  else if (isDisordered && time.unformed !== null && turns >= time.unformed)
    course.record({ type: 'order-regained', unit: body.id, order: 'unformed', clauses });
}

/**
 * Tired troops that have done nothing get better, a step a turn.
 * @clause dg.fatigue.recover-tired dg.fatigue.recover-exhausted dg.fatigue.recover-utter
 * @ruling dg-091
 */
function rest(course: Course, body: Body, { rest: rested }: Idle): void {
  if (body.fatigue === 'fresh' || rested === 0) return;
  if (read(course.state, 'dg-091') === 'one-step' && rested < RESTS[body.fatigue]) return;
  const clause = (
    {
      tired: 'dg.fatigue.recover-tired',
      exhausted: 'dg.fatigue.recover-exhausted',
      'utterly-exhausted': 'dg.fatigue.recover-utter',
    } as const
  )[body.fatigue];
  course.record({ type: 'rested', unit: body.id, fatigue: BETTER[body.fatigue], clauses: [clause] });
}

/**
 * Whoever has been fired at while he reforms tests his morale first, and reforms only if he passes;
 * by one reading also if he is shaken.
 * @clause dg.reform.under-fire @ruling dg-023
 */
function holds(course: Course, body: Body, dice: Dice): boolean {
  if (body.order === 'formed' || !course.state.remembered.harassed.includes(body.id)) return true;
  testAll(course, [{ unit: body.id, by: 'dg.reform.under-fire' }], dice);
  const now = bodyOf(course.state, body.id);
  if (now === undefined || now.mood === 'routing') return false;
  return now.mood !== 'shaken' || read(course.state, 'dg-023') === 'not-broken-is-enough';
}

/** Shaken troops that touch no enemy are steady again. @clause dg.morale.shaken @ruling dg-094 */
function steady(course: Course): void {
  if (read(course.state, 'dg-094') === 'until-passed-test') return;
  for (const body of bodiesIn(course.state))
    if (body.mood === 'shaken' && foesTouching(course.state, body).length === 0)
      course.record({ type: 'unit-steadied', unit: body.id, clauses: ['dg.morale.shaken'] });
}

/**
 * Troops that have retreated rally without a roll, and are unformed: who has done so.
 * @clause dg.retreat.auto-rally @ruling dg-027
 */
function endRetreats(course: Course): readonly string[] {
  const all = bodiesIn(course.state).filter(({ mood }) => mood === 'retreating');
  for (const { id } of all) course.record({ type: 'retreat-ended', unit: id, clauses: ['dg.retreat.auto-rally'] });
  return all.map(({ id }) => id);
}

/**
 * At the end of the command phase: retreats end, and whoever has done nothing since the last one
 * reforms and rests.
 * @clause dg.sequence.command-rally-actions dg.reform.unformed dg.fatigue.recover-tired
 * dg.retreat.auto-rally @ruling dg-022 dg-120
 */
export function standIdle(course: Course, dice: Dice): void {
  steady(course);
  // Rallying is something done: they begin to reform after it.
  const active = [...endRetreats(course), ...course.state.remembered.active];
  for (const body of bodiesIn(course.state).filter(needs)) {
    if (active.includes(body.id)) continue;
    const idle = another(course.state, body);
    if (!holds(course, body, dice)) continue;
    course.record({ type: 'stood-idle', unit: body.id, idle, clauses: ['dg.sequence.command-rally-actions'] });
    reform(course, body, idle);
    rest(course, body, idle);
  }
}
