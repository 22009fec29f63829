import { library, type PlayedScenario } from '../../../src/library/plays.ts';
import type { ScenarioId } from '../../../src/core/ids.ts';
import type { Awaiting } from '../../../src/games/engine.ts';
import type { State, Unit } from '../../../src/games/paper-bayonet/state.ts';
import type { Played } from '../../../src/scenario/played.ts';

/** A picture of a board with its panel, in the order in which they are stepped through: a question, and then what came of it. */
export interface Shown {
  readonly step: Played;
  readonly kind: 'step' | 'ask' | 'task' | 'answer';
  /** What the link to it ends with. */
  readonly id: string;
}

/** A scenario of Paper Bayonet as the engine plays it. */
export async function scenario(id: ScenarioId): Promise<PlayedScenario> {
  const found = (await library('paper-bayonet')).scenarios.get(id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
}

/** Everything that its board has to show. */
export const shown = ({ play }: PlayedScenario): readonly Shown[] =>
  play.steps.flatMap((step): readonly Shown[] => {
    const answer: Shown = { step, kind: 'answer', id: `${step.id}.answer` };
    if (step.ask !== null) return [{ step, kind: 'ask', id: step.id }, answer];
    if (step.task !== null) return [{ step, kind: 'task', id: step.id }, answer];
    return [{ step, kind: 'step', id: step.id }];
  });

/** The units on a board of Paper Bayonet. */
export const unitsOf = (state: Awaiting): readonly Unit[] => Object.values((state as State).units);
