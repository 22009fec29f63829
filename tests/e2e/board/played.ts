import { shownGames, library, type PlayedScenario } from '../../../src/library/plays.ts';
import type { Awaiting } from '../../../src/games/engine.ts';
import type { State, Unit } from '../../../src/games/paper-bayonet/state.ts';
import type { Played } from '../../../src/scenario/played.ts';

/** A frame of a board. A question or a task is followed by its answer, a decision or the board before an order by the step itself. */
export interface Shown {
  readonly step: Played;
  readonly kind: 'before' | 'step' | 'ask' | 'task' | 'answer';
  /** The end of its link. */
  readonly id: string;
}

/** The played scenario of a board, such as `pb.clear-at-last`; under another reading `pb.one-tree-one-house@any-one`. Throws if there is none. */
export async function scenario(id: string): Promise<PlayedScenario> {
  for (const game of shownGames()) {
    const { scenarios, rulings } = await library(game);
    const own = [...scenarios.values()].find((each) => each.scenario.id === id);
    if (own !== undefined) return own;
    for (const { ruling, plays } of rulings.values()) {
      const isShown = ({ key, played }: (typeof plays)[number]): boolean =>
        id === `${played.scenario.id}@${key}` || (key === ruling.ruling && id === played.scenario.id);
      const found = plays.find(isShown);
      if (found !== undefined) return found.played;
    }
  }
  throw new Error(`no scenario ${id}`);
}

/** The frames that its board shows, in order. */
export const shown = ({ play }: PlayedScenario): readonly Shown[] =>
  play.steps.flatMap((step, at): readonly Shown[] => {
    const answer: Shown = { step, kind: 'answer', id: `${step.id}.answer` };
    if (step.ask !== null) return [{ step, kind: 'ask', id: step.id }, answer];
    if (step.task !== null) return [{ step, kind: 'task', id: step.id }, answer];
    const own: Shown = { step, kind: 'step', id: step.id };
    if (step.decision !== null) return [{ step, kind: 'task', id: `${step.id}.before` }, own];
    const isUnseen = step.order !== null && (at === 0 || step.lead !== null);
    return isUnseen ? [{ step, kind: 'before', id: `${step.id}.before` }, own] : [own];
  });

/** The units in a state of Paper Bayonet. */
export const unitsOf = (state: Awaiting): readonly Unit[] => Object.values((state as State).units);
