import { recorded, type Dice } from '../core/dice.ts';
import type { AnyEngine, Awaiting, EventLike, OrderLike } from '../games/engine.ts';
import type { Happened, Told } from '../panel/happened.ts';
import type { Scene } from '../scene/scene.ts';
import type { BoardData } from './data.ts';
import type * as engine from './engine.ts';

/** The engine of a board's game with all that a live move needs. */
export interface Table {
  readonly engine: AnyEngine;
  readonly tools: typeof engine;
}

let loading: Promise<Table> | undefined;

/** Loads the engine of a board's game, once. Rejects where it does not come; the next call then tries again. */
export function table({ game }: BoardData): Promise<Table> {
  loading ??= import('./engine.ts').then(async (tools) => ({ engine: await tools.GAMES[game](), tools }));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** What came of an order that was really given. */
export interface Given {
  readonly state: Awaiting;
  readonly happened: Happened;
  readonly events: readonly EventLike[];
  readonly scene: Scene;
  readonly live: string;
}

const anySeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** Gives an order on a board with real dice. A refused order changes nothing; a choice that follows a roll takes the first that is offered. */
export function give({ engine, tools }: Table, { game }: BoardData, before: Awaiting, order: OrderLike): Given {
  const verdict = engine.judge(before, order);
  const dice = recorded(tools.seeded(anySeed()));
  const { state, told } = verdict.ok ? carryOut(engine, before, order, dice) : { state: before, told: [] };
  const happened: Happened = {
    orderSays: engine.words.order(order, before),
    tried: !verdict.ok,
    allowed: verdict.ok,
    refusal: verdict.ok ? null : { says: engine.words.refusal(verdict, before), clause: verdict.clause },
    permits: verdict.ok ? verdict.clauses : [],
    dice: dice.rolled.map((rolled) => ({ rolled, caption: engine.words.roll(rolled.purpose, before) })),
    events: told,
    odds: verdict.ok && dice.rolled.length > 0 ? tools.countOdds(engine, before, order) : null,
    outcomes: engine.outcomes,
    reads: [],
  };
  const signs = verdict.ok ? engine.signs(before, order) : (verdict.shows ?? []);
  const scene = tools.drawScene(game, state, signs, before);
  return { state, happened, events: told.map((each) => each.event), scene, live: tools.svgLive(scene) };
}

function carryOut(
  engine: AnyEngine,
  before: Awaiting,
  order: OrderLike,
  dice: Dice,
): { state: Awaiting; told: readonly Told[] } {
  const told: Told[] = [];
  let state = before;
  let due: OrderLike | null = order;
  while (due !== null) {
    for (const event of engine.resolve(state, due, dice)) {
      told.push({ event, says: engine.words.event(event, state) });
      state = engine.apply(state, event);
    }
    due = choiceIn(engine, state);
  }
  return { state, told };
}

/** The first of the choices that an order's resolution has stopped for; null where it has not. */
function choiceIn(engine: AnyEngine, state: Awaiting): OrderLike | null {
  if (state.awaits?.orders.includes('end-phase') === true) return null;
  const option = engine.options(state).find(({ kind }) => kind === 'order');
  return option?.kind === 'order' ? option.order : null;
}

/** Puts stamps into the page's sprite that no frame of this page has used, so that a live result can be drawn. */
export function stamps({ tools }: Table, scene: Scene): void {
  const missing = tools.stampsOf([scene]).filter((id) => document.getElementById(id) === null);
  if (missing.length > 0) document.body.insertAdjacentHTML('afterbegin', tools.svgSprite([scene]));
}
