import { recorded } from '../../core/dice.ts';
import type { Fraction } from '../../core/fraction.ts';
import type { ClauseId } from '../../core/ids.ts';
import { OUTCOMES, type Outcome, type Shared } from '../../core/outcomes.ts';
import { scripted } from '../../core/scripted.ts';
import type { Refused, Verdict } from '../../core/verdicts.ts';
import { everyWay, type Chances } from '../../core/ways.ts';
import { isAwaitingChoice, type AnyEngine, type Awaiting, type OrderLike } from '../../games/contract/engine.ts';
import { firstOption } from '../../games/contract/odds.ts';
import { advanceTo } from '../play/advance.ts';
import type { Change, Situation } from './schema.ts';
import { onBase } from '../files/boards.ts';
import { Malformed, placingRolls, under } from '../files/malformed.ts';
import { carryOut } from '../play/order.ts';
import type { Run } from '../play/run.ts';
import type { Scenario, Step } from '../files/schema.ts';

/** A value for each choice, by the ids of both. */
export type Chosen = Readonly<Record<string, string>>;

/** What may become of both sides, and its chance. */
export interface ComparedOutcome extends Shared {
  readonly chance: Fraction;
}

/**
 * What a situation comes to in one game under one set of choices: the exact chances, or why it does
 * not come about.
 */
export type Counted =
  | { readonly outcomes: readonly ComparedOutcome[]; readonly assumes: string | null }
  | { readonly says: string; readonly clause: ClauseId };

/** Every set of choices; the first has the first value of each. */
export const combinations = (choices: Situation['choices']): readonly Chosen[] =>
  choices.reduce<readonly Chosen[]>(
    (all, { id, values }) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value.id }))),
    [{}],
  );

/** A set of choices as it stands in an address: `horse=heavy&foot=line`. */
export const chosenText = (chosen: Chosen): string =>
  Object.entries(chosen)
    .map(([choice, value]) => `${choice}=${value}`)
    .join('&');

/** The scenario with these changes to its board, and to the order of one of its steps. */
export function changedScenario(scenario: Scenario, step: string, changes: readonly Change[]): Scenario {
  let { board } = scenario;
  for (const change of changes) if ('board' in change) board = onBase(board, change.board);
  const order = changes
    .flatMap((change) => ('order' in change && change.order !== undefined ? [change.order] : []))
    .at(-1);
  const steps = scenario.steps.map((each) => (each.id === step && order !== undefined ? { ...each, order } : each));
  return { ...scenario, board, steps };
}

/**
 * A step that is reached: the board before its order, and the order with its verdict; null where it
 * has none.
 */
interface Reached {
  readonly state: Awaiting;
  readonly given: { readonly order: OrderLike; readonly verdict: Verdict } | null;
}

/**
 * Ends the phases that a step passes, and judges its order. With `mayBeGone` an order of a unit
 * that the dice have destroyed is none.
 */
function reach({ engine, path, dice }: Run, from: Awaiting, step: Step, mayBeGone = false): Reached {
  const passing: Run = { engine, path: `${path}.pass`, dice };
  const state = step.pass === undefined ? from : advanceTo(passing, from, step.pass).state;
  const written = step.order ?? step.try;
  if (written === undefined) return { state, given: null };
  const order = engine.order(written, state);
  if (!order.ok && mayBeGone) return { state, given: null };
  if (!order.ok) throw new Malformed(under(`${path}.order`, order.error));
  return { state, given: { order: order.value, verdict: engine.judge(state, order.value) } };
}

/** The steps whose orders are counted, from the first to the last. */
export type Span = readonly [first: string, last: string];

/**
 * Counts some steps of a scenario after some changes to its board, exactly, by the rules
 * themselves: the steps before them fall as the scenario has them, and from the first to the last
 * each way the dice can fall is tried. Orders are given as the scenario gives them, for as long as
 * they are allowed; choices that follow them are made by the policy of the game. Where a change has
 * the rules refuse an order that leads there, that is what it comes to; an order that is only tried
 * before them leads nowhere, and stops nothing. Throws `Malformed` with the path in the scenario
 * where it cannot be played, or where nothing is rolled; and `TooManyWays`.
 */
export function countSteps(
  engine: AnyEngine,
  whole: Scenario,
  [first, last]: Span,
  changes: readonly Change[],
): Counted {
  const scenario = changedScenario(whole, last, changes);
  const start = engine.start(scenario.board, scenario.readings);
  if (!start.ok) throw new Malformed(under('board', start.error));
  const ends = [first, last].map((id) => scenario.steps.findIndex((step) => step.id === id));
  let from = start.value;
  for (const [n, step] of scenario.steps.entries()) {
    const path = `steps.${n}`;
    if (n >= ends[0]!) return countFrom(engine, from, scenario.steps.slice(n, ends[1]! + 1), n);
    const run: Run = { engine, path, dice: scripted(step.dice ?? []) };
    const reached = placingRolls(path, () => reach(run, from, step));
    if (step.order !== undefined && reached.given?.verdict.ok === false)
      return refusal(engine, reached.state, reached.given.verdict);
    from = placingRolls(path, () => carryOut(run, reached.state, step).state);
  }
  throw new Malformed([{ path: 'steps', found: `no step "${first}"`, wanted: 'a step for each beat' }]);
}

const refusal = (engine: AnyEngine, state: Awaiting, verdict: Refused): Counted => ({
  says: engine.words.refusal(verdict, state),
  clause: verdict.clause,
});

const UNHARMED: Shared = { actor: 'unharmed', target: 'unharmed' };

const worst = (one: Outcome, other: Outcome): Outcome =>
  OUTCOMES.indexOf(one) > OUTCOMES.indexOf(other) ? one : other;

/**
 * The chances from the first of these steps on. The side that orders in the last of them is the
 * actor.
 */
function countFrom(engine: AnyEngine, start: Awaiting, steps: readonly Step[], at: number): Counted {
  const policy = engine.policy ?? firstOption;
  /**
   * What has happened in any of the ways; `never` is what refuses an order before anything is
   * rolled.
   */
  const course: { isRolled: boolean; isChosen: boolean; never: Counted | null } = {
    isRolled: false,
    isChosen: false,
    never: null,
  };
  const acting = steps.at(-1)?.pass?.side ?? engine.moment(start).side;

  const chancesFrom = (from: Awaiting, n: number, before: Shared): string | Chances => {
    const step = steps[n];
    if (step === undefined) return JSON.stringify(before);
    return everyWay((given) => {
      const dice = recorded(given);
      const { state, given: due } = reach({ engine, path: `steps.${at + n}`, dice }, from, step, n > 0);
      if (due === null) return chancesFrom(state, n + 1, before);
      if (!due.verdict.ok) {
        if (!course.isRolled) course.never ??= refusal(engine, state, due.verdict);
        return chancesFrom(state, n + 1, before);
      }
      const events = [...engine.carryOut(state, due.order, dice)];
      let now = events.reduce((after, event) => engine.apply(after, event), state);
      while (isAwaitingChoice(now)) {
        const more = engine.carryOut(now, policy.choose(now, engine.candidates(now)), dice);
        course.isChosen = true;
        events.push(...more);
        now = more.reduce((after, event) => engine.apply(after, event), now);
      }
      course.isRolled ||= dice.rolled.length > 0;
      const shared = engine.outcomes[engine.tally(events).word] ?? UNHARMED;
      const isActors = engine.moment(state).side === acting;
      const seen = isActors ? shared : { actor: shared.target, target: shared.actor };
      return chancesFrom(now, n + 1, {
        actor: worst(before.actor, seen.actor),
        target: worst(before.target, seen.target),
      });
    });
  };
  const chances = chancesFrom(start, 0, UNHARMED);
  if (course.never !== null && !course.isRolled) return course.never;
  if (typeof chances === 'string' || !course.isRolled)
    throw new Malformed([{ path: `steps.${at}`, found: 'nothing to count', wanted: 'orders that roll dice' }]);
  const outcomes = Object.entries(chances).map(([shared, chance]) => ({ ...(JSON.parse(shared) as Shared), chance }));
  return { outcomes, assumes: course.isChosen ? policy.says : null };
}
