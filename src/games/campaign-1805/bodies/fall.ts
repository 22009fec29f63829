import type { Course } from '../turn/course.ts';
import { ranksWithout, type Cause } from './losses.ts';
import { countOf } from './models.ts';

/** The event and the clauses of each way to fall. */
const FALLS = {
  shot: { type: 'shot-down', clauses: ['cf.fire.remove-number', 'cf.fire.remove-front', 'cf.fire.officers-spared'] },
  melee: { type: 'cut-down', clauses: ['cf.melee.remove-number', 'cf.melee.remove-back'] },
} as const;

/**
 * Takes a model for each wound; a body without models is destroyed.
 * @clause cf.fire.remove-number cf.fire.remove-front cf.fire.officers-spared
 * cf.melee.remove-number cf.melee.remove-back
 */
export function takeWounds(course: Course, id: string, wounds: number, { fall, by }: Cause): void {
  const body = course.state.units[id];
  if (body === undefined || wounds === 0) return;
  const ranks = course.once(() => ranksWithout(course.state, body, wounds, { fall, by }));
  const lost = countOf(body) - countOf({ ranks });
  if (lost === 0) return;
  const { type, clauses } = FALLS[fall];
  course.record({ type, unit: id, side: body.side, ranks, lost, clauses });
  if (countOf({ ranks }) === 0) course.record({ type: 'destroyed', unit: id, side: body.side, clauses: [clauses[0]] });
}
