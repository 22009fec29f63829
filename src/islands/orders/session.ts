import { onCleanup } from 'solid-js';
import { recorded, type Dice } from '../../core/dice.ts';
import type { GameId } from '../../core/ids.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike } from '../../games/contract/engine.ts';
import type { OrderReport } from '../../panel/order-report.ts';
import type { Orderer } from '../../panel/shares.ts';
import type { NarratedEvent } from '../../scenario/play/played.ts';
import type { PlayableGame } from '../../scene/module.ts';
import type { Scene } from '../../scene/scene.ts';
import type { BoardData } from '../../sent/boards.ts';
import type { Mover } from './mover.ts';
import type * as tools from './tools.ts';

/** The game of a board, and the code that a reader's orders need. */
export interface Session {
  readonly game: PlayableGame;
  readonly tools: typeof tools;
  /** What lets the reader pull units; only in games on a free table. */
  readonly mover?: Mover;
}

const loading = new Map<GameId, Promise<Session>>();

/**
 * Loads the game of a board, once for all boards of a page. Rejects if it cannot be loaded; the
 * next call then tries again.
 */
export function session({ game }: Pick<BoardData, 'game'>): Promise<Session> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const coming = import('./tools.ts').then(async (loaded) => ({
    game: loaded.listingOnce(await loaded.playModule(game)),
    tools: loaded,
  }));
  loading.set(game, coming);
  coming.catch(() => loading.delete(game));
  return coming;
}

/** Loads the game of a board on which orders are given; on a free table with the mover. */
export async function orderSession(data: Pick<BoardData, 'game'>): Promise<Session> {
  const at = await session(data);
  return at.game.input.mover === undefined ? at : { ...at, mover: await import('../mover/index.ts') };
}

/**
 * Calls `then` with the loaded value, or `failed`; neither if the component is removed before that.
 */
export type UseLoaded<Loaded> = (then: (loaded: Loaded) => void, failed: () => void) => Promise<void>;

/** Loads something for a component that may be removed before it is loaded. */
export function createLoading<Loaded>(load: () => Promise<Loaded>): UseLoaded<Loaded> {
  let isLeft = false;
  onCleanup(() => (isLeft = true));
  return async (then, failed) => {
    const loaded = await load().then(
      (value) => ({ value }),
      () => null,
    );
    if (isLeft) return;
    if (loaded === null) failed();
    else then(loaded.value);
  };
}

/** An order that the reader gave, and its result. */
export interface PlayedOrder {
  readonly before: Awaiting;
  readonly order: OrderLike;
  readonly state: Awaiting;
  readonly report: OrderReport;
  readonly events: readonly EventLike[];
  readonly scene: Scene;
  readonly live: string;
}

const anySeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** An order, the seed of its dice, and how choices during its resolution are made. */
export interface OrderWithDice {
  readonly order: OrderLike;
  readonly seed?: number;
  /** Dice that are already rolled, instead of a seed. */
  readonly dice?: Dice;
  /**
   * Whether a choice waits for the reader. Any other choice is made by the policy that the odds are
   * counted with.
   */
  readonly waits?: (state: Awaiting) => boolean;
  /** Who gives the order; if left out, the state says it. */
  readonly by?: Orderer;
}

/**
 * Judges and carries out an order, with random dice unless a seed is given. A refused order changes
 * nothing.
 */
export function playOrder(
  at: Session,
  before: Awaiting,
  { order, seed = anySeed(), dice: own, waits = isNoChoice, by }: OrderWithDice,
): PlayedOrder {
  const { game, tools } = at;
  const { rules } = game;
  const verdict = rules.judge(before, order);
  const dice = recorded(own ?? tools.seeded(seed));
  const { state, narrated } = verdict.ok
    ? carryOut(at, before, order, { dice, waits })
    : { state: before, narrated: [] };
  const report: OrderReport = {
    orderSays: rules.words.order(order, before),
    tried: !verdict.ok,
    allowed: verdict.ok,
    refusal: verdict.ok ? null : { says: rules.words.refusal(verdict, before), clause: verdict.clause },
    permits: verdict.ok ? verdict.clauses : [],
    dice: dice.rolled.map((rolled) => ({ rolled, caption: rules.words.roll(rolled.purpose, before) })),
    events: narrated,
    odds: verdict.ok && dice.rolled.length > 0 ? tools.oddsOf(rules, before, order) : null,
    by: by ?? (tools.isReaders(rules, before, order) ? 'reader' : 'enemy'),
    clauseTitle: game.clauseTitle,
    reads: [],
    otherwise: [],
  };
  const scene = game.scene(state, verdict.shows, before);
  return {
    before,
    order,
    state,
    report,
    events: narrated.map((each) => each.event),
    scene,
    live: tools.svgLive(scene),
  };
}

/** By default only choices are made for the reader: free orders and the end of a phase wait. */
const isNoChoice = (state: Awaiting): boolean => !isAwaitingChoice(state);

interface PlayOptions {
  readonly dice: Dice;
  readonly waits: (state: Awaiting) => boolean;
}

function carryOut(
  { game: { rules }, tools }: Session,
  before: Awaiting,
  order: OrderLike,
  { dice, waits }: PlayOptions,
): { state: Awaiting; narrated: readonly NarratedEvent[] } {
  const narrated: NarratedEvent[] = [];
  let state = before;
  let due: OrderLike | null = order;
  while (due !== null) {
    for (const event of rules.carryOut(state, due, dice)) {
      narrated.push({ event, says: rules.words.event(event, state) });
      state = rules.apply(state, event);
    }
    due = waits(state) ? null : tools.policyChoice(rules, state);
  }
  return { state, narrated };
}

/** Adds to the page the symbols of a scene that no board has used yet. */
export function addSymbols({ tools }: Session, scene: Scene): void {
  const missing = tools.liveDrawings(scene).filter(([id]) => document.getElementById(id) === null);
  if (missing.length > 0) document.body.insertAdjacentHTML('afterbegin', tools.spriteOf(missing));
}
