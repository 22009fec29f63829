import type { Awaiting, OrderLike } from '../games/engine.ts';
import type { GameId } from '../games/index.ts';
import * as paperBayonet from './paper-bayonet-hand.ts';
import type { Mark, Spot } from './scene.ts';

/** What a reader's hand does on a board: a place is pointed at, and a unit taken up or an order made of it. */
export interface Hand {
  /** The place under a spot of the scene, by its name; null off the board. */
  placeAt(state: Awaiting, spot: Spot): string | null;
  /** The place one step further in a direction, for keyboards; the same place at the edge. */
  step(state: Awaiting, place: string, across: number, along: number): string;
  /** Where a unit stands. */
  placeOf(state: Awaiting, unit: string): string;
  /** The unit of the side that must order now on this place. */
  own(state: Awaiting, place: string): string | null;
  /** The order that a taken-up unit is given by pointing at a place; null where pointing there means nothing. */
  order(state: Awaiting, options: readonly OrderLike[], unit: string, place: string): OrderLike | null;
  /** The places at which pointing gives this unit an order that is allowed. */
  reach(state: Awaiting, options: readonly OrderLike[], unit: string): readonly string[];
  /** A lit place. */
  light(id: string, place: string, sense: 'light' | 'reach'): Mark;
  /** A place as it is read out. */
  says(state: Awaiting, place: string): string;
}

const HANDS: Readonly<Record<GameId, Hand>> = { 'paper-bayonet': paperBayonet.hand };

/** The hand of one game. */
export const handOf = (game: GameId): Hand => HANDS[game];
