import type { GameId } from '../src/core/ids.ts';
import type { ChosenBeside } from '../src/games/contract/beside.ts';
import type { Awaiting, OrderLike } from '../src/games/contract/engine.ts';
import { replyTo } from '../src/islands/mover/replying.ts';
import { takeUp } from '../src/islands/mover/moving-unit.ts';
import { begun } from '../src/islands/orders/replying.ts';
import type { Input, Ordering } from '../src/islands/orders/ordering.ts';
import { library } from '../src/library/plays.ts';
import { loadGame } from '../src/register/index.ts';
import { meets, SEED, type TypedGoal } from '../src/scenario/ask/goal.ts';
import { seeded } from '../src/core/seeded.ts';
import type { PlayableGame } from '../src/scene/module.ts';

/* What *Show me* prints, typed by a reader. */

/** What may go with an order on this board, with these items chosen. */
function besideOn({ rules }: PlayableGame, state: Awaiting, chosen: readonly string[]): ChosenBeside | null {
  const beside = rules.beside?.(state, rules.eyes(state)) ?? null;
  return beside === null || beside.most === 0 ? null : { items: beside.items, most: beside.most, chosen };
}

/** The order that a reader gives by typing this for a unit; null if none can be confirmed. */
function typed(game: PlayableGame, state: Awaiting, unit: string, text: string): OrderLike | null {
  const start = begun({ game, state, beside: besideOn(game, state, []) });
  let on: Ordering = replyTo(start, { kind: 'begin' })!.now;
  let order: OrderLike | null = null;
  const give = (input: Input) => {
    const reply = replyTo(on, input);
    on = reply?.now ?? on;
    for (const deed of reply?.does ?? []) {
      if (deed.do === 'order') ({ order } = deed);
      if (deed.do !== 'bring') continue;
      give({ kind: 'beside', beside: besideOn(game, state, deed.items) });
      give(deed.otherwise);
    }
  };
  give({ kind: 'choose', offer: { says: '', select: unit } });
  give({ kind: 'write', text });
  give({ kind: 'confirm' });
  return order;
}

/** An order with legs that *Show me* prints for a task. */
interface Shown {
  readonly at: string;
  readonly unit: string;
  readonly before: Awaiting;
  readonly says: string;
  readonly goal: TypedGoal;
}

async function shownIn(id: GameId): Promise<readonly Shown[]> {
  const { scenarios } = await library(id);
  return [...scenarios.values()].flatMap(({ scenario, play }) =>
    play.steps.flatMap(({ id: step, before, task }) =>
      (task?.right ?? []).flatMap(({ orders: [order, ...others], says }) => {
        if (order === undefined || others.length > 0 || !('legs' in order) || !('unit' in order)) return [];
        return [{ at: `${scenario.id}:${step}: ${says}`, unit: String(order.unit), before, says, goal: task!.goal }];
      }),
    ),
  );
}

/**
 * Types the legs of every order that *Show me* prints on the boards of a game. Returns the printed
 * orders, and the faults: those that are not accepted or do not give the answer.
 */
export async function typedAnswers(id: GameId) {
  const game = await loadGame(id);
  const { engine, rules } = game;
  const mover = game.input.mover!;
  const shown = (await shownIn(id)).filter(({ before, unit }) => takeUp(mover, rules.seen(before), unit) !== null);
  const faults = shown.flatMap(({ at, unit, before, says, goal }) => {
    const state = rules.seen(before);
    const order = typed(game, state, unit, says.slice(says.indexOf(': ') + 2));
    if (order === null || !engine.judge(state, order).ok) return [`${at}: not accepted`];
    const events = engine.carryOut(state, order, seeded(SEED));
    const after = events.reduce((now, event) => engine.apply(now, event), state);
    return meets(engine, { before: state, order, state: after, events }, goal) ? [] : [`${at}: not the answer`];
  });
  return { printed: shown.map(({ says }) => says), faults };
}
