import type { Chart, Charts, OurCharts } from '../core/charts.ts';
import { again } from '../core/again.ts';
import { recorded } from '../core/dice.ts';
import type { ScenarioId } from '../core/ids.ts';
import { seedFrom, seeded } from '../core/seeded.ts';
import type { Awaiting } from '../games/contract/engine.ts';
import type { NarratedEvent } from '../games/contract/view.ts';
import { isChange } from '../panel/headline.ts';
import { engineOf } from '../register/index.ts';
import { Malformed } from '../scenario/files/malformed.ts';
import { advanceTo } from '../scenario/play/advance.ts';
import { replayed } from '../scenario/play/replay.ts';
import type { PlayedScenario } from './playable.ts';
import { gameWith, library } from './plays.ts';

/** A step that comes out differently with other charts: the sentences that only one of them has. */
interface ChangedStep {
  readonly id: string;
  readonly title: string;
  /** The chapter of the battle to which it belongs; empty in a scenario without chapters. */
  readonly chapter: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** The step at which a scenario cannot go on as it is written, and why. */
interface Parting {
  readonly title: string;
  readonly says: string;
}

/** A scenario that was played again with other charts. */
interface WithOtherCharts {
  readonly changed: readonly ChangedStep[];
  /** Null if it came to its last step. */
  readonly parting: Parting | null;
}

/**
 * One of our charts with every number so many times as large. Throws if there is no such chart, or
 * no such number.
 */
export function multiplied(ours: OurCharts, id: string, times: number): Charts {
  const chart = ours[id];
  if (chart === undefined) throw new Error(`No chart ${id}: there are ${Object.keys(ours).join(', ') || 'none'}`);
  if (!(times > 0)) throw new Error(`The chart ${id} times ${times}: expected a number above 0, such as 2 or 0.5`);
  const { rows, columns, cells } = chart;
  const larger: Chart['cells'] = cells.map((row) =>
    row.map((each) => (typeof each === 'number' ? times * each : each)),
  );
  return { [id]: { rows, columns, cells: larger, mark: 'own' } };
}

/** A scenario by its id. Throws if there is none. */
async function scenarioOf(id: ScenarioId): Promise<PlayedScenario> {
  const game = gameWith(id);
  const found = game === undefined ? undefined : (await library(game)).scenarios.get(id);
  if (found === undefined) throw new Error(`No scenario ${id}`);
  return found;
}

/** What only the first events say. */
function onlyIn(events: readonly NarratedEvent[], others: readonly NarratedEvent[]): readonly string[] {
  const there = others.map(({ says }) => says);
  return events.flatMap((each) => (isChange(each) && !there.includes(each.says) ? [each.says] : []));
}

/**
 * Plays a scenario again from its first board with charts of ours of which one is multiplied: the
 * same orders, and the dice that fell, each for its purpose; others are drawn from a fixed seed.
 * It goes on as far as the orders are allowed. Tells the steps that come out differently.
 */
export async function withOtherCharts(id: ScenarioId, chart: string, times: number): Promise<WithOtherCharts> {
  const { game, scenario, play } = await scenarioOf(id);
  const engine = await engineOf(game);
  const changed: ChangedStep[] = [];
  let state: Awaiting = { ...play.start!, charts: multiplied(engine.charts ?? {}, chart, times) };
  let chapter = '';
  for (const [i, ours] of play.steps.entries()) {
    const { title, order } = ours;
    chapter = ours.chapter ?? chapter;
    const { pass } = scenario.steps[i]!;
    const seed = seedFrom(0, id, ours.id);
    try {
      const dice = recorded(again(ours.passedRolls, seeded(seed)));
      if (pass !== undefined) ({ state } = advanceTo({ engine, dice, path: title }, state, pass));
    } catch (fault) {
      if (!(fault instanceof Malformed)) throw fault;
      return { changed, parting: { title, says: fault.problems[0]!.found } };
    }
    if (order === null) continue;
    const script = { orders: [order, ...ours.then], tried: ours.tried, rolls: ours.rolls, drawn: [], seed };
    const theirs = replayed(engine, state, script, false);
    const only = { ours: onlyIn(ours.events, theirs.events), theirs: onlyIn(theirs.events, ours.events) };
    if (only.ours.length + only.theirs.length > 0) changed.push({ id: ours.id, title, chapter, ...only });
    if (theirs.stopped !== null) return { changed, parting: { title, says: theirs.stopped } };
    ({ state } = theirs);
  }
  return { changed, parting: null };
}
