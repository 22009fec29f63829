import { describe, expect, test } from 'vitest';
import { written } from '../../../src/core/fraction.ts';
import { isKeyed } from '../../../src/core/ids.ts';
import { termsOf } from '../../../src/core/reasons.ts';
import { engine, type Event, type State } from '../../../src/games/two-by-two/index.ts';
import { baseOf } from '../../../src/games/two-by-two/state.ts';
import { TABLE } from '../../../src/games/two-by-two/tables.ts';
import { corners } from '../../../src/geometry/bases.ts';
import { isOn } from '../../../src/geometry/edges.ts';
import { SAME } from '../../../src/geometry/lengths.ts';
import { degreesBetween } from '../../../src/geometry/facings.ts';
import type { AnyEngine } from '../../../src/games/contract/engine.ts';
import { rulingFiles, scenarioFiles } from '../../../src/library/files.ts';
import { playReading, playScenario } from '../../../src/scenario/play/play.ts';
import type { Play, Played } from '../../../src/scenario/play/played.ts';
import type { Ruling } from '../../../src/scenario/files/ruling-schema.ts';
import type { Scenario } from '../../../src/scenario/files/schema.ts';
import { apart, backFrom, engineOn, eventOn, stateOn, turnBy } from './turned.ts';

/* The position of a table in a room makes no difference, as long as no edge of the table counts. */

const [ANGLE, ASIDE] = [37, [7001, -4003]] as const;
const [turn, back] = [turnBy(ANGLE, ASIDE), backFrom(ANGLE, ASIDE)];
const turnedEngine = engineOn(turn, back);
const plain = engine as unknown as AnyEngine;

/**
 * How far places may differ after the table is turned back, in micrometres, and facings, in
 * degrees. A way back is measured from centre to centre. In a melee the centres are 12 mm apart, in
 * whole micrometres; over the longest way their error grows to three times the tolerance of
 * contact.
 */
const [WITHIN, ASKEW] = [3 * SAME, 0.01];

/** One file that is played, and how it is played. */
interface File {
  readonly name: string;
  readonly play: (by: AnyEngine) => Play;
}

/**
 * A scenario without its tasks. Tasks are tried with candidates that turn to the points of the
 * compass, and these are different ones on a turned table.
 */
const bare = (scenario: Scenario): Scenario => ({
  ...scenario,
  steps: scenario.steps.map(({ task: _task, expect: { task: _wanted, ...expected } = {}, ...step }) => ({ ...step, expect: expected })), // prettier-ignore
});

/** In a whole battle the edges of the table count from the beginning. */
const isBattle = ({ board }: Scenario): boolean => isKeyed(board) && 'battle' in board;
const scenarios = [...[...scenarioFiles('two-by-two'), ...scenarioFiles('two-by-two', 'tests/games')].map(({ value }) => value)].filter((each) => !isBattle(each)); // prettier-ignore
const rulings = rulingFiles('two-by-two').map(({ value }) => value);
const shownBy = ({ scenario }: Ruling): Scenario | undefined =>
  typeof scenario === 'string' ? scenarios.find(({ id }) => id === scenario) : scenario;

const files: readonly File[] = [
  ...scenarios.map((scenario) => ({ name: scenario.id, play: (by: AnyEngine) => playScenario(by, bare(scenario)) })),
  ...rulings.flatMap((ruling) =>
    ruling.readings.flatMap(({ key, playable }) => {
      const scenario = shownBy(ruling);
      // A reading under which the edge of a side counts is not tried.
      if (scenario === undefined || isBattle(scenario) || !playable || key === 'to-own-edge') return [];
      return [{ name: `${ruling.id} ${key}`, play: (by: AnyEngine) => playReading(by, ruling, bare(scenario), key) }];
    }),
  ),
];

const statesOf = ({ start, steps }: Play): readonly State[] =>
  [start, ...steps.flatMap(({ before, state }) => [before, state])] as readonly unknown[] as readonly State[];

/** Does an edge count: is a unit over an edge, or does one leave the table there? */
const isAtEdge = (play: Play): boolean =>
  statesOf(play).some(({ units }) => Object.values(units).some((unit) => !isOn(corners(baseOf(unit)), TABLE))) ||
  play.steps.some(({ verdict, events }) => (verdict?.ok === false && verdict.reason === 'off-table') || events.some(({ event }) => 'because' in event && event.because === 'edge')); // prettier-ignore

/** The results of a step, without places and lengths. */
const told = ({ id, passed, events, verdict, odds, reasons, ask }: Played) => ({
  id,
  types: [...passed, ...events].map(({ event }) => event.type),
  clauses: [...passed, ...events].map(({ event }) => event.clauses),
  verdict: verdict === null ? null : verdict.ok ? ['ok', ...verdict.clauses] : [verdict.clause, verdict.reason],
  numbers: reasons.map((reason) => termsOf(reason).map(({ clause, value, counted }) => [clause, value, counted])),
  totals: reasons.map((reason) => ('total' in reason ? reason.total : null)),
  odds: odds === null ? null : Object.fromEntries(Object.entries(odds.chances).map(([word, chance]) => [word, written(chance)])), // prettier-ignore
  right: ask?.choices.map(({ right, clauses }) => [right, clauses]) ?? null,
});

/** The places and lengths in an event. */
function placesOf(event: Event) {
  const poses = event.type === 'unit-moved' ? event.through : event.type === 'unit-routed' ? [event.from] : event.type === 'unit-fled' || event.type === 'unit-thrown-back' || event.type === 'unit-followed-up' ? [event.to] : event.type === 'unit-faced' ? [event.to, event.slid] : []; // prettier-ignore
  const lengths =
    event.type === 'shot-fired'
      ? [event.distance]
      : event.type === 'unit-fled' || event.type === 'unit-thrown-back'
        ? [event.by]
        : [];
  return { poses, lengths };
}

describe.each(files)('$name, on a table turned by 37° and shifted', ({ play }) => {
  const [lying, standing] = [play(plain), play(turnedEngine)];
  const isLeftOut = isAtEdge(lying) || isAtEdge(standing);

  test.runIf(!isLeftOut)('comes to the same events, clauses, numbers and odds', () => {
    expect([...standing.malformed, ...standing.unmet]).toEqual([]);
    expect(standing.steps.map(told)).toEqual(lying.steps.map(told));
  });

  test.runIf(!isLeftOut)('has every unit in the same place, once it is turned back', () => {
    for (const [n, state] of statesOf(standing).entries()) {
      const there = stateOn(back, state).units;
      for (const [id, { at, facing }] of Object.entries(statesOf(lying)[n]!.units)) {
        expect(apart(there[id]!.at, at), `${id} in state ${n}`).toBeLessThanOrEqual(WITHIN);
        expect(degreesBetween(there[id]!.facing, facing), `${id} in state ${n}`).toBeLessThanOrEqual(ASKEW);
      }
    }
    const events = standing.steps.flatMap((step) => step.events.map(({ event }) => placesOf(eventOn(back, event as unknown as Event)))); // prettier-ignore
    const wanted = lying.steps.flatMap((step) => step.events.map(({ event }) => placesOf(event as unknown as Event)));
    for (const [n, { poses, lengths }] of wanted.entries()) {
      poses.forEach(({ at }, i) => expect(apart(events[n]!.poses[i]!.at, at)).toBeLessThanOrEqual(WITHIN));
      lengths.forEach((length, i) => expect(Math.abs(events[n]!.lengths[i]! - length)).toBeLessThanOrEqual(WITHIN));
    }
  });
});

test('most files are compared: no edge counts in them', () => {
  const compared = files.filter(({ play }) => !isAtEdge(play(plain)) && !isAtEdge(play(turnedEngine)));
  expect(compared.length).toBeGreaterThan(30);
  expect(compared.length).toBeGreaterThan((files.length * 3) / 4);
});
