import type { Leg } from '../table/orders/legs.ts';
import type { OfType } from '../contract/words.ts';
import type { Formation } from './state.ts';
import type { BattleOrder } from './battle/orders.ts';

/** One shot: who shoots, and at whom. */
export interface Shot {
  readonly unit: string;
  readonly at: string;
}

/** Every order a player of 2 by 2 can give. */
export type Order =
  | { readonly type: 'move'; readonly unit: string; readonly legs: readonly Leg[] }
  /** A move into contact with an enemy. */
  | { readonly type: 'charge'; readonly unit: string; readonly at: string; readonly legs: readonly Leg[] }
  /** The same by cavalry in the middle of the enemy's half of the turn. */
  | { readonly type: 'counter-charge'; readonly unit: string; readonly at: string; readonly legs: readonly Leg[] }
  /** The answers of a unit that is charged: it stays as it is, or routs of its own free will. */
  | { readonly type: 'stand' | 'rout'; readonly unit: string }
  /** Charged infantry turns to face the enemy who touches it; `at` is left out where it answers a charge. */
  | { readonly type: 'face'; readonly unit: string; readonly at?: string }
  /** A unit changes its formation. */
  | { readonly type: 'form'; readonly unit: string; readonly into: Formation }
  /** A unit tries to be rid of an effect; of which, where it has both. */
  | { readonly type: 'rally'; readonly unit: string; readonly of?: 'pinned' | 'disrupted' }
  /** The side whose melees are resolved names who fights. */
  | { readonly type: 'fight'; readonly unit: string }
  /** The other side names who fights against it, where there are several. */
  | { readonly type: 'name'; readonly unit: string }
  /** A winner takes the ground of the beaten enemy, or leaves it. */
  | { readonly type: 'follow' | 'hold'; readonly unit: string }
  | ({ readonly type: 'shoot' } & Shot)
  /** All shots of a phase at once, under one reading of tt-035. */
  | { readonly type: 'declare'; readonly shots: readonly Shot[] }
  /** Puts out a screen of skirmishers, or calls it in; under one reading of tt-009. */
  | { readonly type: 'screen'; readonly unit: string }
  | { readonly type: 'end-phase' }
  | BattleOrder;

/** The order of one type. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
