import type { Leg } from '../table/legs.ts';
import type { OfType } from '../words.ts';

/** One shot: who shoots, and at whom. */
export interface Shot {
  readonly unit: string;
  readonly at: string;
}

/** Every order a player of 2 by 2 can give. */
export type Order =
  | { readonly type: 'move'; readonly unit: string; readonly legs: readonly Leg[] }
  | ({ readonly type: 'shoot' } & Shot)
  /** All shots of a phase at once, under one reading of tt-035. */
  | { readonly type: 'declare'; readonly shots: readonly Shot[] }
  /** Puts out a screen of skirmishers, or calls it in; under one reading of tt-009. */
  | { readonly type: 'screen'; readonly unit: string }
  | { readonly type: 'end-phase' };

/** The order of one type. */
export type OrderOf<T extends Order['type']> = OfType<Order, T>;
