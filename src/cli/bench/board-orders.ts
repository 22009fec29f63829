import { problemText } from '../../core/result.ts';
import type { Awaiting, OrderLike } from '../../games/contract/engine.ts';
import { scenarioFiles } from '../../library/files.ts';
import { engineOf } from '../../register/index.ts';
import type { Step } from '../../scenario/files/schema.ts';
import { playScenario } from '../../scenario/play/play.ts';

/** A step at which an order of some types is given, and all such orders that are allowed there. */
export interface StepOrders {
  /** The id of the board, a colon, and the id of the step. */
  readonly name: string;
  readonly state: Awaiting;
  readonly orders: readonly OrderLike[];
}

/** Questions, tasks and expectations take most of the time, and change no board. */
const bare = ({ ask: _ask, task: _task, decide: _decide, expect: _expect, ...step }: Step): Step => step;

/**
 * The steps of all boards of a game at which an order of these types is given or tried: what the
 * reader may order there, of the same types. Throws if a board cannot be played.
 */
export async function ordersOnBoards(game: string, types: readonly string[]): Promise<readonly StepOrders[]> {
  const engine = await engineOf(game);
  return scenarioFiles(game).flatMap(({ value }) => {
    // No odds are counted on the way.
    const play = playScenario({ ...engine, horizons: [] }, { ...value, steps: value.steps.map(bare) });
    if (play.malformed.length > 0) throw new Error(`${value.id}: ${play.malformed.map(problemText).join('; ')}`);
    return play.steps.flatMap(({ id, before, order, verdict }): readonly StepOrders[] => {
      if (order === null || verdict?.ok !== true || !types.includes(order.type)) return [];
      const others = engine.candidates(before).map((option) => option.order);
      const orders = [order, ...others.filter((each) => types.includes(each.type))];
      return [{ name: `${value.id}:${id}`, state: before, orders }];
    });
  });
}
