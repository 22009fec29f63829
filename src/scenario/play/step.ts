import { recorded } from '../../core/dice.ts';
import type { ClauseId } from '../../core/ids.ts';
import { once } from '../../core/once.ts';
import type { Problem } from '../../core/result.ts';
import { scripted } from '../../core/scripted.ts';
import { citedByEvent } from '../../games/contract/citing.ts';
import type { AnyEngine, Awaiting } from '../../games/contract/engine.ts';
import { readerOf, seenEvents, seenThrough, type NarratedEvent } from '../../games/contract/view.ts';
import { authored, withoutTwins } from './annotations.ts';
import { playAsk } from '../ask/ask.ts';
import { Malformed, placingRolls } from '../files/malformed.ts';
import { carryOut, type OrderOutcome } from './order.ts';
import type { Played } from './played.ts';
import { inside, type Run } from './run.ts';
import type { Step } from '../files/schema.ts';
import { playDecision } from '../ask/play-decision.ts';
import { playTask } from '../ask/task.ts';
import { advanceTo } from './advance.ts';

/**
 * A step after it was played, and the errors in its question and its task. These errors do not
 * change the board, so the play goes on.
 */
export interface StepPlay {
  readonly played: Played;
  readonly malformed: readonly Problem[];
}

/**
 * Plays one step from the board before it. Throws `Malformed` if its order or its dice cannot be
 * played.
 */
export function playStep(engine: AnyEngine, from: Awaiting, step: Step, path: string): StepPlay {
  const script = scripted(step.dice ?? []);
  const dice = recorded(script);
  const run: Run = { engine, dice, path };
  const course = placingRolls(path, () => {
    const way = step.pass === undefined ? { state: from, events: [] } : advanceTo(inside(run, 'pass'), from, step.pass);
    const passedRolls = [...dice.rolled];
    const done = carryOut(run, way.state, step);
    script.assertSpent();
    const moment = seenThrough(engine).words.moment(way.state);
    return {
      before: way.state,
      moment,
      passed: way.events,
      passedRolls,
      rolls: dice.rolled.slice(passedRolls.length),
      done,
    };
  });
  return played(run, step, course);
}

/** The order of a step, and the phases that were ended to reach its moment. */
interface Course extends Pick<Played, 'before' | 'moment' | 'passed' | 'passedRolls' | 'rolls'> {
  readonly done: OrderOutcome;
}

function played(run: Run, step: Step, { done, ...course }: Course): StepPlay {
  const { before } = course;
  const { engine } = run;
  const eyes = readerOf(engine)(before);
  const seen = engine.seenBy(before, eyes);
  const malformed: Problem[] = [];
  const unlessMalformed = <T>(play: () => T): T | null => {
    try {
      return play();
    } catch (fault) {
      if (!(fault instanceof Malformed)) throw fault;
      malformed.push(...fault.problems);
      return null;
    }
  };
  const { ask: asked, task: set } = step;
  if (step.lead !== undefined && (done.order === null || asked !== undefined || set !== undefined))
    malformed.push({
      path: `${run.path}.lead`,
      found: 'a lead',
      wanted: 'a lead only where there is an order, and no question or task',
    });
  const ask =
    asked === undefined
      ? null
      : unlessMalformed(() => playAsk(inside(run, 'ask'), seen, asked, seenEvents(engine, done.events, eyes)));
  const own = done.tried ? null : done.order;
  const task = set === undefined ? null : unlessMalformed(() => playTask(inside(run, 'task'), seen, set, own));
  const decision = step.decide === undefined ? null : unlessMalformed(() => playDecision(run, seen, step));
  const around = { path: run.path, before, after: done.state };
  const drawn = unlessMalformed(() => authored(run.engine, step, around)) ?? [];
  const { counts, ...told } = done;
  const counted = once(() => counts.flatMap((count) => count()));
  const whole: Played = {
    id: step.id,
    title: step.title,
    chapter: step.chapter ?? null,
    say: step.say,
    lead: step.lead ?? null,
    ...course,
    ...told,
    // To count odds takes most of the time of a play, and not everybody wants them.
    get odds() {
      return counts[0]?.()[0]?.odds ?? null;
    },
    get counted() {
      return counted();
    },
    reasons: done.events.flatMap(({ event }) => event.reasons ?? []),
    shows: withoutTwins([...done.shows, ...drawn]),
    drawn,
    ask,
    task,
    decision,
    cited: cited(course.passed, done, ask),
  };
  return { played: whole, malformed };
}

function cited(
  passed: readonly NarratedEvent[],
  { verdict, events }: OrderOutcome,
  ask: Played['ask'],
): readonly ClauseId[] {
  const permitted = verdict === null ? [] : verdict.ok ? verdict.clauses : [verdict.clause];
  const byEvents = [...passed, ...events].flatMap(({ event }) => citedByEvent(event));
  const asked = ask?.choices.flatMap((choice) => choice.clauses) ?? [];
  return [...new Set([...permitted, ...byEvents, ...asked])];
}
