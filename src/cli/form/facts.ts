import type { Rolled } from '../../core/dice.ts';
import type { AnyEngine } from '../../games/contract/engine.ts';
import { gameFiles } from '../../library/files.ts';
import { playReading, playScenario } from '../../scenario/play/play.ts';
import type { Play, Played } from '../../scenario/play/played.ts';
import type { Scenario } from '../../scenario/files/schema.ts';
import { scenariosOf } from './written.ts';

/** What came out of the played content of a game, by type, reason or purpose. */
export interface Facts {
  /** For each type of event: a sentence, and each field that it had once, with a value. */
  readonly events: ReadonlyMap<string, { readonly says: string; readonly fields: ReadonlyMap<string, unknown> }>;
  /** For each reason of a refusal: a sentence, and the clauses by which it was refused. */
  readonly refusals: ReadonlyMap<string, { readonly says: string; readonly clauses: ReadonlySet<string> }>;
  /** For each first part of a purpose: a roll, and the ways in which dice were rolled for it. */
  readonly rolls: ReadonlyMap<string, { readonly purpose: string; readonly dice: ReadonlySet<string> }>;
}

/** The fields of every event, which need no telling. */
const OF_EVERY_EVENT = ['type', 'clauses'];

const diceOf = ({ die, kind, count }: Rolled): string => {
  if (die === null) return `one of ${count} cards`;
  const sort = `D${die.sides}${die.lowest === 0 ? ' from 0' : ''}`;
  if (kind === 'roll') return sort;
  return kind === 'sum' ? `the sum of several ${sort}` : `a pool of ${sort}`;
};

/** A scenario without what does not change the board: its tasks, questions and drawings. */
const bare = (scenario: Scenario): Scenario => ({
  ...scenario,
  steps: scenario.steps.map(({ task: _task, ask: _ask, decide: _decide, show: _show, lead: _lead, ...step }) => step),
});

/** The sentence of the order of a step, found by playing up to it; null if it cannot be played. */
export function spoken(engine: AnyEngine, scenario: Scenario, step: string): string | null {
  const last = scenario.steps.findIndex(({ id }) => id === step);
  const { steps } = playScenario(engine, bare({ ...scenario, steps: scenario.steps.slice(0, last + 1) }));
  return steps.find(({ id }) => id === step)?.orderSays ?? null;
}

/** Plays all content of a game that can be read, and the rule tests; rulings under each reading. */
function plays(engine: AnyEngine, game: string): readonly Play[] {
  const all = scenariosOf(game).map(({ scenario }) => scenario);
  const scenarios = all.map((scenario) => playScenario(engine, bare(scenario)));
  const others = gameFiles(game).rulings.found.flatMap(({ value: ruling }) => {
    const { scenario: own } = ruling;
    const scenario = typeof own === 'string' ? all.find(({ id }) => id === own) : own;
    if (scenario === undefined) return [];
    const keys = ruling.readings.filter(({ key, playable }) => playable && key !== ruling.ruling);
    return keys.map(({ key }) => playReading(engine, ruling, bare(scenario), key));
  });
  return [...scenarios, ...others];
}

/** Collects the facts of a game by playing. */
export function factsOf(engine: AnyEngine, game: string): Facts {
  const events = new Map<string, { says: string; fields: Map<string, unknown> }>();
  const refusals = new Map<string, { says: string; clauses: Set<string> }>();
  const rolls = new Map<string, { purpose: string; dice: Set<string> }>();
  const hear = ({ passed, events: own, passedRolls, rolls: rolled, verdict, refusalSays }: Played): void => {
    for (const { event, says } of [...passed, ...own]) {
      const known = events.get(event.type) ?? { says, fields: new Map<string, unknown>() };
      events.set(event.type, known);
      for (const [field, value] of Object.entries(event))
        if (!OF_EVERY_EVENT.includes(field) && !known.fields.has(field)) known.fields.set(field, value);
    }
    for (const roll of [...passedRolls, ...rolled]) {
      const [kind = ''] = roll.purpose.split('.');
      const known = rolls.get(kind) ?? { purpose: roll.purpose, dice: new Set<string>() };
      rolls.set(kind, known);
      known.dice.add(diceOf(roll));
    }
    if (verdict?.ok !== false) return;
    const known = refusals.get(verdict.reason) ?? { says: refusalSays ?? '', clauses: new Set<string>() };
    refusals.set(verdict.reason, known);
    known.clauses.add(verdict.clause);
  };
  for (const { steps } of plays(engine, game)) steps.forEach(hear);
  return { events, refusals, rolls };
}
