import { recorded } from '../../core/dice.ts';
import type { Fraction } from '../../core/fraction.ts';
import type { ClauseId } from '../../core/ids.ts';
import { OUTCOMES, type Outcome, type Shared } from '../../core/outcomes.ts';
import { scripted } from '../../core/scripted.ts';
import type { Refused, Verdict } from '../../core/verdicts.ts';
import { everyWay, type Chances } from '../../core/ways.ts';
import type { AnyEngine, Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { policyOf } from '../../games/contract/odds.ts';
import { playedInEveryWay } from '../../games/contract/played-out.ts';
import { firstDue } from '../../games/contract/due.ts';
import { seenThrough } from '../../games/contract/view.ts';
import { advanceTo } from '../play/advance.ts';
import type { Change, Situation } from './schema.ts';
import { onBase } from '../files/boards.ts';
import { Malformed, placingRolls, under } from '../files/malformed.ts';
import { carryOut } from '../play/order.ts';
import type { Run } from '../play/run.ts';
import type { Scenario, Step } from '../files/schema.ts';

/** The chosen value of each choice. Keys and values are their ids. */
export type Chosen = Readonly<Record<string, string>>;

/** The outcome for both sides, and its chance. */
export interface ComparedOutcome extends Shared {
  readonly chance: Fraction;
}

/**
 * The result of a situation in one game with one set of choices: the exact chances, or why the
 * situation does not arise.
 */
export type Counted =
  | { readonly outcomes: readonly ComparedOutcome[]; readonly assumes: string | null }
  | { readonly says: string; readonly clause: ClauseId };

/** Every set of choices. The first one has the first value of every choice. */
export const combinations = (choices: Situation['choices']): readonly Chosen[] =>
  choices.reduce<readonly Chosen[]>(
    (all, { id, values }) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value.id }))),
    [{}],
  );

/** A set of choices as an address holds it: `horse=heavy&foot=line`. */
export const chosenText = (chosen: Chosen): string =>
  Object.entries(chosen)
    .map(([choice, value]) => `${choice}=${value}`)
    .join('&');

/** The scenario with these changes to its board and to the order of one of its steps. */
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
 * A step before its order: the board, and the order with its verdict; null if the step has no
 * order.
 */
interface StepBeforeOrder {
  readonly state: Awaiting;
  readonly given: { readonly order: OrderLike; readonly verdict: Verdict } | null;
}

/**
 * Ends the phases that a step passes, and judges its order. With `mayBeGone`, an order that cannot
 * be read counts as no order: the dice may have destroyed its unit.
 */
function reach({ engine, path, dice }: Run, from: Awaiting, step: Step, mayBeGone = false): StepBeforeOrder {
  const passing: Run = { engine, path: `${path}.pass`, dice };
  const state = step.pass === undefined ? from : advanceTo(passing, from, step.pass).state;
  const written = step.order ?? step.try;
  if (written === undefined) return { state, given: null };
  const order = engine.order(written, state);
  if (!order.ok && mayBeGone) return { state, given: null };
  if (!order.ok) throw new Malformed(under(`${path}.order`, order.error));
  return { state, given: { order: order.value, verdict: engine.judge(state, order.value) } };
}

/** The first and the last of the steps whose orders are counted. */
type Span = readonly [first: string, last: string];

/** What is counted of a scenario. */
export interface CountedSteps {
  readonly beats: Span;
  readonly changes: readonly Change[];
  /** One of the game's horizons. */
  readonly horizon?: string | null | undefined;
}

/**
 * Counts the exact chances of some steps of a scenario, after changes to its board, by the rules
 * themselves. The steps before the first use the scenario's dice; from the first to the last, every
 * way in which the dice can fall is tried. The scenario's orders are given as long as they are
 * allowed; the game's policy makes the choices that follow them. In a game with horizons the policy
 * goes on from the last order to `horizon`; if it is left out, to the farthest. What a side may
 * play besides is never mixed in: the policy alone plays.
 *
 * If a change makes the rules refuse an order before the first step, that refusal is the result; an
 * order that was only to be tried changes nothing there. Throws `Malformed` with the path in the
 * scenario if it cannot be played or if nothing comes of it without a die, and `TooManyWays`.
 */
export function countSteps(
  engine: AnyEngine,
  whole: Scenario,
  { beats: [first, last], changes, horizon = engine.horizons?.at(-1)?.id ?? null }: CountedSteps,
): Counted {
  const scenario = changedScenario(whole, last, changes);
  const start = engine.start(scenario.board, scenario.readings);
  if (!start.ok) throw new Malformed(under('board', start.error));
  const ends = [first, last].map((id) => scenario.steps.findIndex((step) => step.id === id));
  let from = start.value;
  for (const [n, step] of scenario.steps.entries()) {
    const path = `steps.${n}`;
    if (n >= ends[0]!) return countFrom(engine, from, { steps: scenario.steps.slice(n, ends[1]! + 1), at: n, horizon });
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

/** Some steps of a scenario. */
interface Steps {
  readonly steps: readonly Step[];
  /** The index of the first in the file. */
  readonly at: number;
  /** How far is looked after the last order. */
  readonly horizon: string | null;
}

/** The same rules, whose policy chooses for each side from what that side sees itself. */
function choosingApart(engine: AnyEngine) {
  const seen = seenThrough(engine, firstDue);
  const policy = policyOf(engine);
  const choose: typeof policy.choose = (state, options) => policy.choose(seen.seen(state), options);
  return { ...seen, policy: { ...policy, choose } };
}

/** Whether something comes of the orders: a rule may need no die to remove a unit. */
const isDone = (chances: string | Chances): boolean =>
  typeof chances !== 'string' && Object.keys(chances).some((shared) => shared !== JSON.stringify(UNHARMED));

/** The chances of these steps. The side that orders in the last of them is the actor. */
function countFrom(engine: AnyEngine, start: Awaiting, { steps, at, horizon }: Steps): Counted {
  const choosing = choosingApart(engine);
  /**
   * Whether anything was rolled or chosen in any of the ways. `never` is the first refusal of an
   * order before anything was rolled.
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
    return everyWay((passing) => {
      const passed = recorded(passing);
      const run: Run = { engine, path: `steps.${at + n}`, dice: passed };
      const { state, given: due } = reach(run, from, step, n > 0);
      if (due === null) return chancesFrom(state, n + 1, before);
      if (!due.verdict.ok) {
        if (!course.isRolled) course.never ??= refusal(engine, state, due.verdict);
        return chancesFrom(state, n + 1, before);
      }
      const isActors = engine.moment(state).side === acting;
      const begun = { began: due.order, horizon: n === steps.length - 1 ? horizon : null };
      return playedInEveryWay(choosing, begun, state, (played) => {
        course.isChosen ||= played.isChosen;
        course.isRolled ||= passed.rolled.length > 0 || played.isRolled;
        const shared = engine.outcomes[engine.tally(played.events).word] ?? UNHARMED;
        const seen = isActors ? shared : { actor: shared.target, target: shared.actor };
        return chancesFrom(played.state, n + 1, {
          actor: worst(before.actor, seen.actor),
          target: worst(before.target, seen.target),
        });
      });
    });
  };
  const chances = chancesFrom(start, 0, UNHARMED);
  if (course.never !== null && !course.isRolled && !isDone(chances)) return course.never;
  if (typeof chances === 'string' || !(course.isRolled || isDone(chances)))
    throw new Malformed([{ path: `steps.${at}`, found: 'nothing to count', wanted: 'orders that roll dice' }]);
  const outcomes = Object.entries(chances).map(([shared, chance]) => ({ ...(JSON.parse(shared) as Shared), chance }));
  return { outcomes, assumes: course.isChosen ? policyOf(engine).says : null };
}
