import type { Annotation } from '../../core/annotations.ts';
import { partsOf, recorded, type Dice, type Rolled } from '../../core/dice.ts';
import type { GameId } from '../../core/ids.ts';
import { isAwaitingChoice, type Awaiting, type EventLike, type OrderLike } from '../../games/contract/engine.ts';
import type { OrderReport } from '../../panel/order-report.ts';
import type { Orderer } from '../../panel/shares.ts';
import type { Happened } from './narrated.ts';
import type { PlayableGame } from '../../scene/module.ts';
import type { BareScene, Scene } from '../../scene/scene.ts';
import type { BoardData, FrameData } from '../../sent/boards.ts';
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

/** A board, or a battle, and the part of the table that its frames show. */
type OfGame = Pick<BoardData, 'game'> & {
  readonly frames?: readonly (Pick<FrameData, 'state'> & { readonly scene?: BareScene })[];
};

/**
 * Loads the game of a board, once for all boards of a page; its scenes show the part of the table
 * that the board shows. Rejects if it cannot be loaded; the next call then tries again.
 */
export async function session({ game, frames }: OfGame): Promise<Session> {
  const at = await loadedGame(game);
  const view = frames?.[0]?.scene?.view ?? null;
  return view === null ? at : { ...at, game: at.tools.framed(at.game, view) };
}

function loadedGame(game: GameId): Promise<Session> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const coming = import('./tools.ts').then(async (loaded) => ({ game: await loaded.playModule(game), tools: loaded }));
  loading.set(game, coming);
  coming.catch(() => loading.delete(game));
  return coming;
}

/** Loads the game of a board on which orders are given; on a free table with the mover. */
export async function orderSession(data: OfGame): Promise<Session> {
  const at = await session(data);
  return at.game.input.mover === undefined ? at : { ...at, mover: await import('../mover/index.ts') };
}

/** The rolls of an order that are hidden from some side, and what makes them again. */
export interface HiddenRolls {
  /** The seed of the dice that only hidden rolls are taken from. */
  readonly seed: number;
  /** The side that the result was shown to. */
  readonly eyes: string;
  readonly purposes: readonly string[];
}

/** An order that the reader gave, and its result. */
export interface PlayedOrder {
  readonly before: Awaiting;
  readonly order: OrderLike;
  readonly state: Awaiting;
  readonly report: OrderReport;
  readonly events: readonly EventLike[];
  readonly happened: readonly Happened[];
  /** What the verdict draws on the board. */
  readonly shows: readonly Annotation[];
  readonly scene: Scene;
  readonly live: string;
  /** Null if nothing was hidden, or if hidden rolls had no seed of their own. */
  readonly hidden: HiddenRolls | null;
}

export const anySeed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** An order, the seed of its dice, and how choices during its resolution are made. */
export interface OrderWithDice {
  readonly order: OrderLike;
  readonly seed?: number;
  /** Dice that are already rolled, instead of a seed. */
  readonly dice?: Dice;
  /** The seed of hidden rolls, which then come from dice of their own. */
  readonly hidden?: number | undefined;
  /**
   * Whether a choice waits for the reader. Any other choice is made by the policy that the odds are
   * counted with.
   */
  readonly waits?: (state: Awaiting) => boolean;
  /** Plays on as far as the odds of the order are counted, whoever is asked. */
  readonly isCounted?: boolean;
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
  { order, seed = anySeed(), dice: own, hidden, waits = isNoChoice, isCounted = false, by }: OrderWithDice,
): PlayedOrder {
  const { game, tools } = at;
  const { rules } = game;
  const verdict = rules.judge(before, order);
  const open = own ?? tools.seeded(seed);
  const isHidden = (purpose: string) => tools.isHidden(rules, purpose);
  const dice = recorded(hidden === undefined ? open : tools.withHidden(open, tools.seeded(hidden), isHidden));
  const looking = rules.eyes(before);
  const countOdds = () => tools.oddsOf(rules, before, order, looking);
  // Where odds look farther than the order, an order that alone rolls nothing may have some.
  const farther = verdict.ok && rules.horizons !== undefined ? countOdds() : null;
  const begun = { began: order, horizon: farther?.horizon ?? null };
  const next = (now: Awaiting): OrderLike | null => {
    if (isCounted) return tools.orderAfter(rules, begun, now);
    return waits(now) ? null : choiceOf(at, now);
  };
  const { state, happened } = verdict.ok
    ? carryOut(at, before, order, { dice, next })
    : { state: before, happened: [] };
  // It is told to the eyes that look at the board afterwards.
  const eyes = rules.eyes(state);
  const told = game.through(() => eyes).rules;
  const events = tools.narrated(happened, told);
  const isSealed = tools.seenOrder(rules, order, eyes) === null;
  const counted = farther ?? (verdict.ok && dice.rolled.length > 0 ? countOdds() : null);
  const report: OrderReport = {
    orderSays: told.words.order(order, before),
    tried: !verdict.ok,
    allowed: verdict.ok,
    refusal: verdict.ok ? null : { says: told.words.refusal(verdict, before), clause: verdict.clause },
    permits: verdict.ok && !isSealed ? verdict.clauses : [],
    dice: tools.captioned(told, before, tools.seenRolls(rules, dice.rolled, eyes)),
    events,
    headline: told.words.headline(
      events.map(({ event }) => event),
      before,
    ),
    odds: isSealed ? null : tools.toldOdds(told, told.seen(state), counted),
    by: by ?? (tools.isReaders(rules, before, order) ? 'reader' : 'enemy'),
    clauseTitle: game.clauseTitle,
    reads: [],
    otherwise: [],
  };
  const shows = isSealed ? [] : verdict.shows;
  const scene = game.scene(state, shows, before);
  return {
    before,
    order,
    state,
    report,
    events: happened.map(({ event }) => event),
    happened,
    shows,
    scene,
    live: tools.svgLive(scene),
    hidden: hidden === undefined ? null : hiddenOf(dice.rolled, isHidden, { seed: hidden, eyes }),
  };
}

/**
 * An order as it is told while the task is still to be solved that it answers: without what would
 * have served better.
 */
export function whileOpen({ game, tools }: Session, played: PlayedOrder): PlayedOrder {
  const { happened, state, report } = played;
  const eyes = game.rules.eyes(state);
  const events = tools.narrated(happened, game.through(() => eyes).rules, true);
  return { ...played, report: { ...report, events } };
}

/** The hidden ones among these rolls; null if there are none. */
function hiddenOf(
  rolled: readonly Rolled[],
  isHidden: (purpose: string) => boolean,
  from: Pick<HiddenRolls, 'seed' | 'eyes'>,
): HiddenRolls | null {
  const purposes = rolled
    .flatMap(partsOf)
    .map(({ purpose }) => purpose)
    .filter(isHidden);
  return purposes.length === 0 ? null : { ...from, purposes };
}

/** The choice of the first side that is due, from what it sees itself. */
function choiceOf({ game, tools }: Session, state: Awaiting): OrderLike {
  return tools.policyChoice(game.through(tools.firstDue).rules, state);
}

/** By default only choices are made for the reader: free orders and the end of a phase wait. */
const isNoChoice = (state: Awaiting): boolean => !isAwaitingChoice(state);

interface PlayOptions {
  readonly dice: Dice;
  /** The order that comes next without the reader; null if the reader is asked or play stops. */
  readonly next: (state: Awaiting) => OrderLike | null;
}

function carryOut(
  at: Session,
  before: Awaiting,
  order: OrderLike,
  { dice, next }: PlayOptions,
): { state: Awaiting; happened: readonly Happened[] } {
  const { rules } = at.game;
  const happened: Happened[] = [];
  let state = before;
  let due: OrderLike | null = order;
  while (due !== null) {
    for (const event of rules.carryOut(state, due, dice)) {
      happened.push({ event, on: state });
      state = rules.apply(state, event);
    }
    due = next(state);
  }
  return { state, happened };
}

/** Adds to the page the symbols of a scene that no board has used yet. */
export function addSymbols({ tools }: Session, scene: Scene): void {
  const missing = tools.liveDrawings(scene).filter(([id]) => document.getElementById(id) === null);
  if (missing.length > 0) document.body.insertAdjacentHTML('afterbegin', tools.spriteOf(missing));
}
