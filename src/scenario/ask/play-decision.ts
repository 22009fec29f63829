import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { answersTo, isIdle, isOf, weigh, type Decision, type Later } from './decide.ts';
import { seenThrough } from '../../games/contract/view.ts';
import { Malformed, under } from '../files/malformed.ts';
import type { PlayedDecision } from '../play/played.ts';
import type { Run } from '../play/run.ts';
import type { Step } from '../files/schema.ts';

/** Parses an order in the file, on the board of the decision. Throws `Malformed`. */
function typed({ engine, path }: Run, before: Awaiting, written: unknown): OrderLike {
  const order = engine.order(written, before);
  if (order.ok) return order.value;
  throw new Malformed(under(path, order.error));
}

/**
 * Prepares a moment at which the reader decides: the order that the step gives the unit, and how
 * good it was. Throws `Malformed` if the step gives the unit no order that is allowed at this
 * moment, or if there is no other order.
 */
export function playDecision(run: Run, before: Awaiting, { decide, order, then = [] }: Step): PlayedDecision {
  const { engine, path } = run;
  const { title, says, unit, then: later } = decide!;
  const given = [order, ...then].flatMap((each) => (each === undefined ? [] : [typed(run, before, each)]));
  const own = given.find((each) => isOf(each, unit));
  const wrong = (found: string, wanted: string) => new Malformed([{ path: `${path}.decide.unit`, found, wanted }]);
  if (own === undefined) throw wrong(unit, 'a unit to which this step gives an order');
  if (!engine.judge(before, own).ok) throw wrong(unit, 'a unit whose order is allowed before all others of this step');
  const decision: Decision = {
    unit,
    order: own,
    then: later.map((each, i): Later => ({
      when: each.when,
      order: each.order === undefined ? null : typed({ ...run, path: `${path}.decide.then.${i}` }, before, each.order),
      dice: each.dice,
    })),
  };
  const answers = answersTo(seenThrough(engine), before, decision).filter((each) => !isIdle(each));
  if (answers.length < 2) throw wrong(`${answers.length} order of ${unit}`, 'two or more to choose from');
  return { ...decision, title, asks: says, weighed: weigh(engine, before, own, decision) };
}
