import { resolve } from 'node:path';
import type { Arbitrary } from 'fast-check';
import type { Dice } from '../../src/core/dice.ts';
import type { Outcome } from '../../src/core/outcomes.ts';
import type { GameId } from '../../src/core/ids.ts';
import type { Awaiting, EventLike, OrderLike } from '../../src/games/contract/engine.ts';
import { gameFolders } from '../../src/register/folders.ts';

/** A symmetry of the board: a mirror image or a rotation. */
export interface Mirror<State, Order, Event> {
  readonly name: string;
  readonly seen: (from: State) => {
    readonly state: State;
    readonly order: (order: Order) => Order;
    readonly event: (event: Event) => unknown;
    /** An event of the mirrored board, in the form used for comparison. */
    readonly there: (event: Event) => unknown;
  };
}

/** Settings for playing whole games, for games whose every phase is on the site. */
interface WholeGames<State, Order, Event> {
  readonly count: number;
  readonly begin: (seed: number) => State;
  /**
   * A player for one game, who picks one of the allowed orders by these dice, preferring those that
   * make something happen.
   */
  readonly player: (dice: Dice) => (state: State) => Order;
  /** Every type of event. `count` games produce each of them, except for those in `rare`. */
  readonly events: readonly Event['type' & keyof Event][];
  readonly rare: readonly string[];
  /** What is wrong with a state, beyond what the other check of the same name finds. */
  readonly broken: (state: State, before: State, events: readonly Event[]) => readonly string[];
}

/** What a game provides for the laws that hold for all games: `tests/games/<game>/laws.ts`. */
export interface GameLaws<State extends Awaiting, Order extends OrderLike, Event extends EventLike> {
  /** States of all kinds. */
  readonly boards: Arbitrary<State>;
  /** Orders as an author might write them, most of them forbidden. */
  readonly written: (state: State) => Arbitrary<unknown>;
  readonly mirrors: readonly Mirror<State, Order, Event>[];
  /**
   * The same board with its ground drawn in parts; missing in a game without ground of any shape.
   */
  readonly inParts?: (state: State) => State;
  /** What is wrong with a state that these events led to from `before`. */
  readonly broken: (state: State, before: State, events: readonly Event[]) => readonly string[];
  /** The unit that the odds of this order are about; null if they are about no unit or several. */
  readonly aimedAt: (order: Order, state: State) => string | null;
  /**
   * Everything that the two boards allow one to say about what has happened to a unit, on the scale
   * that all games share.
   */
  readonly fates: (before: State, after: State, unit: string) => readonly Outcome[];
  readonly games: WholeGames<State, Order, Event> | null;
}

export type AnyLaws = GameLaws<Awaiting, OrderLike, EventLike>;

/**
 * Loads the laws of a game: from `tests/games/<game>/` for a game in `src`, from `laws/<game>.ts`
 * in its root for any other.
 */
export async function lawsOf(game: GameId): Promise<AnyLaws> {
  const { root } = gameFolders().find((each) => each.game === game)!;
  const file = root === 'src' ? `tests/games/${game}/laws.ts` : `${root}/laws/${game}.ts`;
  const { laws } = (await import(/* @vite-ignore */ resolve(file))) as { readonly laws: AnyLaws };
  return laws;
}
