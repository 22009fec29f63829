import { resolve } from 'node:path';
import type { Arbitrary } from 'fast-check';
import type { Dice } from '../../src/core/dice.ts';
import type { GameId } from '../../src/core/ids.ts';
import type { Awaiting, EventLike, OrderLike } from '../../src/games/engine.ts';
import { gameFolders } from '../../src/register/folders.ts';

/** A board as it is seen from elsewhere: in a mirror, or turned. */
export interface Mirror<State, Order, Event> {
  readonly name: string;
  readonly seen: (from: State) => {
    readonly state: State;
    readonly order: (order: Order) => Order;
    readonly event: (event: Event) => unknown;
    /** An event of the mirrored board, in the form in which it is compared. */
    readonly there: (event: Event) => unknown;
  };
}

/** Whole games, of a game of which every phase is on the site. */
export interface WholeGames<State, Order, Event> {
  readonly count: number;
  readonly begin: (seed: number) => State;
  /** Of all that may be ordered one order, so that something happens. */
  readonly choose: (state: State, from: readonly Order[], dice: Dice) => Order;
  /** Every type of event that there is; so many games come to each of them, but for the rare ones. */
  readonly events: readonly Event['type' & keyof Event][];
  readonly rare: readonly string[];
  /** What is wrong with a board of a whole game besides. */
  readonly broken: (state: State) => readonly string[];
}

/** What a game gives to the laws that hold for all games: `tests/games/<game>/laws.ts`. */
export interface GameLaws<State extends Awaiting, Order extends OrderLike, Event extends EventLike> {
  /** Boards of all kinds. */
  readonly boards: Arbitrary<State>;
  /** Orders as an author might write them on a board, most of them forbidden. */
  readonly written: (state: State) => Arbitrary<unknown>;
  readonly mirrors: readonly Mirror<State, Order, Event>[];
  /** What is wrong with a board, after these events on the board before. */
  readonly broken: (state: State, before: State, events: readonly Event[]) => readonly string[];
  readonly games: WholeGames<State, Order, Event> | null;
}

export type AnyLaws = GameLaws<Awaiting, OrderLike, EventLike>;

/** The laws of a game: in `tests/games/<game>/` for those of `src`, in `laws/<game>.ts` of its root for another. */
export async function lawsOf(game: GameId): Promise<AnyLaws> {
  const { root } = gameFolders().find((each) => each.game === game)!;
  const file = root === 'src' ? `tests/games/${game}/laws.ts` : `${root}/laws/${game}.ts`;
  const { laws } = (await import(/* @vite-ignore */ resolve(file))) as { readonly laws: AnyLaws };
  return laws;
}
