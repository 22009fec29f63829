import type { AnyRules, Awaiting, OrderLike } from '../games/engine.ts';
import type { GameId } from '../games/index.ts';
import * as paperBayonet from './paper-bayonet-hand.ts';
import type { Mark, Spot } from './scene.ts';

/** What one does to give an order: whose it is, and where one points. */
export interface Aim {
  /** Null for an order of the whole side: the end of a phase. */
  readonly unit: string | null;
  /** Null for an order that needs no place: to form Square, to keep one's dice. */
  readonly place: string | null;
}

/** An order that may be given now, as a hand finds it, with its words for a button. */
export interface Choice extends Aim {
  readonly order: OrderLike;
  readonly says: string;
}

/** What a reader's hand does on the board of one game: places are pointed at, units taken up, orders made of both. */
export interface Hand {
  /** The place under a spot of the scene, by its name; null off the board. */
  placeAt(state: Awaiting, spot: Spot): string | null;
  /** The place one step further in a direction, for keyboards; the same place at the edge. */
  step(state: Awaiting, place: string, across: number, along: number): string;
  /** Where a unit stands; null where it is not on the board. */
  placeOf(state: Awaiting, unit: string): string | null;
  /** A unit's name: `the gun`. */
  name(state: Awaiting, unit: string): string;
  /** The units on this place of the side that must order now. */
  own(state: Awaiting, place: string): readonly string[];
  /** What one does to give this order. */
  aim(state: Awaiting, order: OrderLike): Aim;
  /**
   * The orders that one would mean by pointing at this place with this unit taken up, whether they are allowed or not, the likeliest first;
   * with no place, those that need none; with no unit, those of the whole side.
   */
  meant(state: Awaiting, unit: string | null, place: string | null): readonly OrderLike[];
  /** A lit place: `reach` may be ordered, `zone` may not. */
  light(id: string, place: string, sense: 'light' | 'reach' | 'zone'): Mark;
  /** A place as it is read out. */
  says(state: Awaiting, place: string): string;
}

const HANDS: Readonly<Record<GameId, Hand>> = { 'paper-bayonet': paperBayonet.hand };

/** The hand of one game. */
export const handOf = (game: GameId): Hand => HANDS[game];

/** Everything that may be ordered now, in the order of the engine's options. */
export const choicesOf = (engine: AnyRules, hand: Hand, state: Awaiting): readonly Choice[] =>
  engine.options(state).flatMap((option) => {
    if (option.kind !== 'order') return [];
    const { order } = option;
    return [{ ...hand.aim(state, order), order, says: engine.words.order(order, state) }];
  });
