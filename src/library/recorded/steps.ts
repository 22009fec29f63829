import { createHash } from 'node:crypto';
import type { Readings, RulingId } from '../../core/ids.ts';
import { termsOf, termsOfNumber, type Reason, type Term } from '../../core/reasons.ts';
import { leastText } from '../../core/fraction.ts';
import type { AnyEngine, Awaiting, EventLike } from '../../games/contract/engine.ts';
import { Malformed } from '../../scenario/files/malformed.ts';
import { playReading } from '../../scenario/play/play.ts';
import type { Play, Played } from '../../scenario/play/played.ts';
import type { Ruling } from '../../scenario/files/ruling-schema.ts';
import type { Scenario, Step } from '../../scenario/files/schema.ts';
import { playStep } from '../../scenario/play/step.ts';
import { shownGames } from '../plays.ts';
import { watchedReadings, watchReadings } from '../../scenario/play/watch-readings.ts';

/*
 * A hash of the result of each step of a board under the rules: verdict and clause, types and
 * fields of events, purposes and faces of dice, values and clauses of sums, and odds. Labels and
 * the form of the reasons are left out.
 */

/** Questions, decisions and expectations do not affect the result and take most of the time. */
const bare = (scenario: Scenario): Scenario => ({
  ...scenario,
  steps: scenario.steps.map(({ ask: _ask, task: _task, decide: _decide, expect: _expect, ...step }): Step => step),
});

/** The fields that contain the reasons of an event; their numbers are recorded separately. */
const SUMS = ['reasons', 'attackDice', 'defenceDice'];

const isReason = (value: unknown): value is Reason => typeof value === 'object' && value !== null && 'kind' in value;

const numbers = (terms: readonly Term[]): readonly unknown[] =>
  terms.map(({ clause, value, counted }) => [clause, value, counted]);

/**
 * The terms of sums and of the numbers they are compared with, under the keys that the first
 * recording used.
 */
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

/** What is recorded for a step. */
function record({ passed, passedRolls, verdict, events, rolls, odds, state }: Played): unknown {
  return {
    verdict: verdict === null ? null : verdict.ok ? verdict.clauses : [verdict.clause, verdict.reason, verdict.params],
    events: [...passed, ...events].map(({ event }) => facts(event)),
    dice: [...passedRolls, ...rolls].map(({ purpose, result }) => [purpose, result]),
    odds: odds === null ? null : Object.entries(odds.chances).map(([word, chance]) => [word, leastText(chance)]),
    over: state.awaits === null,
  };
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10);

/** The hashes of a play, with a cross at the end if its dice script no longer fits. */
const hashes = ({ steps, malformed }: Play): string =>
  [...steps.map((step) => hash(record(step))), ...(malformed.length > 0 ? ['×'] : [])].join(' ');

/** A board before a step; `key` is the same for all that differ in nothing but their readings. */
interface Before {
  readonly state: Awaiting;
  readonly key: string;
}

function beforeOf(state: Awaiting): Before {
  const { readings: _readings, ...rest } = state;
  return { state, key: JSON.stringify(rest) };
}

/**
 * What was once played, and the readings that its rules looked up: whatever others say, it comes to
 * the same.
 */
interface Kept {
  readonly asked: ReadonlyMap<RulingId, string | undefined>;
  readonly hash: string;
  readonly isMalformed: boolean;
  /** Null where the board cannot be set up, or the order or its dice cannot be played. */
  readonly after: Before | null;
}

/** Those of the readings that were looked up. */
const askedOf = (readings: Readings, seen: ReadonlySet<RulingId>): Kept['asked'] =>
  new Map([...seen].map((id) => [id, readings[id]]));

function setUp(engine: AnyEngine, board: Scenario['board'], readings: Readings): Kept {
  const seen = new Set<RulingId>();
  const start = engine.start(board, watchedReadings(readings, seen));
  const after = start.ok ? beforeOf(start.value) : null;
  return { asked: askedOf(readings, seen), hash: '', isMalformed: !start.ok, after };
}

function playOne(engine: AnyEngine, from: Awaiting, step: Step, path: string): Kept {
  const watched = watchReadings(from);
  const asked = () => askedOf(from.readings, watched.seen);
  try {
    const { played, malformed } = playStep(engine, watched.state, step, path);
    const hashed = hash(record(played));
    return { asked: asked(), hash: hashed, isMalformed: malformed.length > 0, after: beforeOf(played.state) };
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    return { asked: asked(), hash: '', isMalformed: true, after: null };
  }
}

/**
 * Plays a scenario under one set of readings after another, and sets it up and plays each of its
 * steps only where the rules look up a reading that has changed. Returns the hashes, and the
 * rulings that were looked up.
 */
function stepwise(engine: AnyEngine, { board, steps }: Scenario) {
  const kept = new Map<string, Kept[]>();
  /** What is kept for these readings under a key, or else what `play` plays. */
  const knownOr = (key: string, readings: Readings, play: () => Kept): Kept => {
    const known = kept.get(key) ?? [];
    const fits = known.find((each) => [...each.asked].every(([id, value]) => readings[id] === value));
    const one = fits ?? play();
    if (fits === undefined) kept.set(key, [...known, one]);
    return one;
  };
  return (readings: Readings): { readonly hashes: string; readonly asked: ReadonlySet<RulingId> } => {
    const first = knownOr('', readings, () => setUp(engine, board, readings));
    const asked = new Set<RulingId>(first.asked.keys());
    const found: string[] = [];
    let { after: before, isMalformed } = first;
    for (const [at, step] of steps.entries()) {
      if (before === null) break;
      const from = { ...before.state, readings };
      const one = knownOr(`${at} ${before.key}`, readings, () => playOne(engine, from, step, `steps.${at}`));
      for (const id of one.asked.keys()) asked.add(id);
      isMalformed ||= one.isMalformed;
      if (one.after !== null) found.push(one.hash);
      before = one.after;
    }
    return { hashes: [...found, ...(isMalformed ? ['×'] : [])].join(' '), asked };
  };
}

/** The same rules, whose odds look no way ahead, so that none are counted. */
const withoutOdds = (engine: AnyEngine): AnyEngine => ({ ...engine, horizons: [] });

/**
 * Plays a scenario under our readings, and under each other reading that may affect it: lines of
 * `id reading hashes`, only for those that differ. Odds are recorded where a page tells them: under
 * our readings, and under each reading of the ruling whose board it is. A game that no page shows
 * yet is recorded under our readings alone: its rulings are still being written, and its boards
 * often change.
 */
export function recordScenario(engine: AnyEngine, full: Scenario, ruling?: Ruling): readonly string[] {
  const scenario = bare(full);
  const own = scenario.readings;
  const told = (key: string | undefined) =>
    ruling === undefined || key === undefined
      ? stepwise(engine, scenario)(own).hashes
      : hashes(playReading(engine, ruling, scenario, key));
  const first = told(ruling?.ruling);
  if (!shownGames().includes(scenario.game)) return [`${scenario.id} ${first}`];
  const play = stepwise(withoutOdds(engine), scenario);
  const ours = play(own);
  const others = Object.entries(engine.readings).flatMap(([id, keys]) =>
    keys.flatMap((key) => {
      const ask = id as RulingId;
      if (!ours.asked.has(ask) || key === own[ask]) return [];
      const isBoards = ruling?.id === ask;
      const under = isBoards ? told(key) : play({ ...own, [ask]: key }).hashes;
      return under === (isBoards ? first : ours.hashes) ? [] : [`${scenario.id} ${id}=${key} ${under}`];
    }),
  );
  return [`${scenario.id} ${first}`, ...others];
}
