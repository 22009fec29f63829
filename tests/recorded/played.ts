import { createHash } from 'node:crypto';
import type { RulingId } from '../../src/core/ids.ts';
import { termsOf, termsOfNumber, type Reason, type Term } from '../../src/core/reasons.ts';
import { written } from '../../src/core/fraction.ts';
import type { AnyEngine, Awaiting, EventLike } from '../../src/games/engine.ts';
import { playReading, playScenario } from '../../src/scenario/play.ts';
import type { Play, Played } from '../../src/scenario/played.ts';
import type { Ruling, Scenario, Step } from '../../src/scenario/schema.ts';

/*
 * What the rules of a game made of each step of its boards, as a hash: verdict and clause, types and fields of events, purposes and faces of
 * dice, values and clauses of what was added up, odds. Labels, and the form in which reasons are told, are left out.
 */

/** Questions and expectations change nothing on the board, and cost most of the time. */
const bare = (scenario: Scenario): Scenario => ({
  ...scenario,
  steps: scenario.steps.map(({ ask: _ask, task: _task, expect: _expect, ...step }): Step => step),
});

/** Where the reasons of an event stand; what they add up is recorded apart from their form. */
const SUMS = ['reasons', 'attackDice', 'defenceDice'];

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'kind' in value;

const numbers = (terms: readonly Term[]): readonly unknown[] =>
  terms.map(({ clause, value, counted }) => [clause, value, counted]);

/** What was added up and what had to be reached: under the names under which they were recorded first. */
function added(event: EventLike): readonly unknown[] {
  const { reasons } = event;
  const needed = reasons?.flatMap(termsOfNumber) ?? [];
  const dice = Object.entries(event)
    .filter(([field]) => field === 'attackDice' || field === 'defenceDice')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, sum]: readonly [string, unknown]) => [field, ...numbers(isReason(sum) ? termsOf(sum) : [])]);
  return [
    ...(reasons === undefined ? [] : [['lines', ...numbers(reasons.flatMap(termsOfTotal))]]),
    ...(needed.length === 0 ? [] : [['needs', ...numbers(needed)]]),
    ...dice,
  ];
}

const termsOfTotal = (reason: Reason): readonly Term[] => (reason.kind === 'lookup' ? [] : reason.terms);

const facts = (event: EventLike): unknown => [
  Object.entries(event)
    .filter(([field]) => !SUMS.includes(field))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
  added(event),
];

/** What is recorded of a step. */
function record({ passed, passedRolls, verdict, events, rolls, odds, state }: Played): unknown {
  return {
    verdict: verdict === null ? null : verdict.ok ? verdict.clauses : [verdict.clause, verdict.reason, verdict.params],
    events: [...passed, ...events].map(({ event }) => facts(event)),
    dice: [...passedRolls, ...rolls].map(({ purpose, result }) => [purpose, result]),
    odds: odds === null ? null : Object.entries(odds.chances).map(([word, chance]) => [word, written(chance)]),
    over: state.awaits === null,
  };
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);

/** The hashes of a play; a script that no longer fits ends it with a cross. */
const hashes = ({ steps, malformed }: Play): string =>
  [...steps.map((step) => hash(record(step))), ...(malformed.length > 0 ? ['×'] : [])].join(' ');

/** The same rules, noting each ruling that they ask a board for; what is not asked for cannot change what is played. */
function noting(engine: AnyEngine): { readonly engine: AnyEngine; readonly asked: ReadonlySet<RulingId> } {
  const asked = new Set<RulingId>();
  const readings = (state: Awaiting): Awaiting['readings'] =>
    new Proxy(state.readings, {
      get(target, id) {
        if (typeof id === 'string') asked.add(id as RulingId);
        return Reflect.get(target, id) as unknown;
      },
    });
  const start: AnyEngine['start'] = (setup, given) => {
    const began = engine.start(setup, given);
    return began.ok ? { ok: true, value: { ...began.value, readings: readings(began.value) } } : began;
  };
  return { engine: { ...engine, start }, asked };
}

/** How the board of a scenario begins, without the readings themselves. */
function beginning(engine: AnyEngine, { board }: Scenario, readings: Awaiting['readings']): string {
  const start = engine.start(board, readings);
  return JSON.stringify(start.ok ? { ...start.value, readings: {} } : start.error);
}

/** A scenario played as the ledger rules and under each reading that bears on it: `id reading hashes`, a line each where they differ. */
export function recordScenario(engine: AnyEngine, full: Scenario, ruling?: Ruling): readonly string[] {
  const scenario = bare(full);
  const watch = noting(engine);
  const ruled =
    ruling === undefined
      ? playScenario(watch.engine, scenario)
      : playReading(watch.engine, ruling, scenario, ruling.ruling);
  const first = hashes(ruled);
  const own = scenario.readings;
  const begun = beginning(engine, scenario, own);
  const others = Object.entries(engine.readings).flatMap(([id, keys]) =>
    keys.flatMap((key) => {
      const ask = id as RulingId;
      const bears = watch.asked.has(ask) || beginning(engine, scenario, { ...own, [ask]: key }) !== begun;
      if (!bears || key === own[ask]) return [];
      const play =
        ruling?.id === ask
          ? playReading(engine, ruling, scenario, key)
          : playScenario(engine, scenario, { [ask]: key });
      const under = hashes(play);
      return under === first ? [] : [`${scenario.id} ${id}=${key} ${under}`];
    }),
  );
  return [`${scenario.id} ${first}`, ...others];
}
