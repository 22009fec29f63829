import { recorded, type Dice } from '../core/dice.ts';
import { isAwaitingChoice, type AnyRules, type Awaiting, type EventLike, type OrderLike } from '../games/engine.ts';
import type { Happened, Told } from '../panel/happened.ts';
import type { Scene } from '../scene/scene.ts';
import type { BoardData } from './data.ts';
import type * as engine from './engine.ts';

/** The engine of a board's game with all that a live move needs. */
export interface Table {
  readonly engine: AnyRules;
  readonly tools: typeof engine;
}

let loading: Promise<Table> | undefined;

/** Loads the engine of a board's game, once. Rejects where it does not come; the next call then tries again. */
export function table({ game }: BoardData): Promise<Table> {
  loading ??= import('./engine.ts').then(async (tools) => ({ engine: await tools.RULES[game](), tools }));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** What came of an order that was really given. */
export interface Given {
  readonly before: Awaiting;
  readonly order: OrderLike;
  readonly state: Awaiting;
  readonly happened: Happened;
  readonly events: readonly EventLike[];
  readonly scene: Scene;
  readonly live: string;
}

const anySeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** An order, with which dice it is given, and what is chosen where its resolution stops for a choice. */
export interface Giving {
  readonly order: OrderLike;
  readonly seed?: number;
  /** Does this choice wait for the reader? Where it does not, it is made as the odds are counted. */
  readonly waits?: (state: Awaiting) => boolean;
}

/** Gives an order on a board, with real dice unless their course is named. A refused order changes nothing. */
export function give(
  set: Table,
  { game }: BoardData,
  before: Awaiting,
  { order, seed = anySeed(), waits = isForNobody }: Giving,
): Given {
  const { engine, tools } = set;
  const verdict = engine.judge(before, order);
  const dice = recorded(tools.seeded(seed));
  const { state, told } = verdict.ok ? carryOut(set, before, order, { dice, waits }) : { state: before, told: [] };
  const happened: Happened = {
    orderSays: engine.words.order(order, before),
    tried: !verdict.ok,
    allowed: verdict.ok,
    refusal: verdict.ok ? null : { says: engine.words.refusal(verdict, before), clause: verdict.clause },
    permits: verdict.ok ? verdict.clauses : [],
    dice: dice.rolled.map((rolled) => ({ rolled, caption: engine.words.roll(rolled.purpose, before) })),
    events: told,
    odds: verdict.ok && dice.rolled.length > 0 ? tools.oddsOf(engine, before, order) : null,
    outcomes: engine.outcomes,
    reads: [],
  };
  const scene = tools.drawScene(game, state, verdict.shows, before);
  return { before, order, state, happened, events: told.map((each) => each.event), scene, live: tools.svgLive(scene) };
}

/** Ends of phases and free orders are no choices: nobody makes them for a reader. */
const isForNobody = (state: Awaiting): boolean => !isAwaitingChoice(state);

interface How {
  readonly dice: Dice;
  readonly waits: (state: Awaiting) => boolean;
}

function carryOut(
  { engine, tools }: Table,
  before: Awaiting,
  order: OrderLike,
  { dice, waits }: How,
): { state: Awaiting; told: readonly Told[] } {
  const told: Told[] = [];
  let state = before;
  let due: OrderLike | null = order;
  while (due !== null) {
    for (const event of engine.resolve(state, due, dice)) {
      told.push({ event, says: engine.words.event(event, state) });
      state = engine.apply(state, event);
    }
    due = waits(state) ? null : tools.chosen(engine, state);
  }
  return { state, told };
}

/** Puts stamps into the page's sprite that no frame of this page has used, so that a live result can be drawn. */
export function stamps({ tools }: Table, scene: Scene): void {
  const missing = tools.stampsOf([scene]).filter((id) => document.getElementById(id) === null);
  if (missing.length > 0) document.body.insertAdjacentHTML('afterbegin', tools.svgSprite([scene]));
}
