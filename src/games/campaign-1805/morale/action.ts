import type { Course } from '../turn/course.ts';
import type { Body } from '../bodies/body.ts';
import type { Dice } from '../reasons.ts';
import { bodiesIn, type Field } from '../state.ts';
import { flee } from './flight.ts';
import { leadershipOf, routersNear } from './leadership.ts';
import { rollTest } from './test.ts';
import { triggersOf, type Flights } from './triggers.ts';

/**
 * Bodies in the order in which they test or check: the side with the initiative first.
 * @ruling cf-021 cf-117
 */
export const inOrder = (bodies: readonly Body[], holder: string | null): readonly Body[] => [
  ...bodies.filter(({ side }) => side === holder),
  ...bodies.filter(({ side }) => side !== holder),
];

/**
 * The tests that an action calls for, once it is resolved. All test together, with what is true
 * before the first roll; then those that failed flee; then those test whom the flights have
 * shaken, and so on. `fled`: bodies that routed before and have run on in this action; they shake
 * those alone whom they ran through.
 * @clause cf.morale.triggers-listed cf.morale.test @ruling cf-095 cf-101 cf-117 cf-118
 */
export function testAll(course: Course, before: Field, dice: Dice, fled: readonly Fled[] = []): void {
  let old = before;
  let flights: Flights = { ...flightsOf(fled), broken: [] };
  for (;;) {
    const now = course.state;
    const due = inOrder(bodiesIn(now), now.holder).flatMap((body) => {
      const clauses = triggersOf(old, now, body, flights);
      return clauses.length === 0
        ? []
        : [{ body, clauses, leadership: leadershipOf(now, body, plight(now, body, flights)) }];
    });
    if (due.length === 0) return;
    const failed = due.filter(({ body, clauses, leadership }) => {
      const { passes, reasons } = rollTest(body.id, leadership, dice);
      course.record({ type: 'tested', unit: body.id, reasons, clauses: ['cf.morale.triggers-listed', ...clauses] });
      return !passes;
    });
    const running = failed.map(({ body }) => ({ unit: body.id, through: flee(course, body.id) }));
    [old, flights] = [now, flightsOf(running)];
    if (failed.length === 0) return;
  }
}

/** A body that has fled, and the friends that it ran through. */
export interface Fled {
  readonly unit: string;
  readonly through: readonly string[];
}

/** Those who run through a body count for that alone, not as routers near it. @ruling cf-101 */
function plight(now: Field, body: Body, { through }: Flights) {
  const runners = through[body.id] ?? [];
  const { [body.id]: own, ...others } = now.units;
  const rest = Object.fromEntries(Object.entries(others).filter(([id]) => !runners.includes(id)));
  const seen = own === undefined ? rest : { ...rest, [body.id]: own };
  return { routers: routersNear({ ...now, units: seen }, body), isRunThrough: runners.length > 0 };
}

/** What some flights have done. */
function flightsOf(fled: readonly Fled[]): Flights {
  const through: Record<string, string[]> = {};
  for (const { unit, through: friends } of fled) for (const id of friends) (through[id] ??= []).push(unit);
  return { broken: fled.map(({ unit }) => unit), through };
}
