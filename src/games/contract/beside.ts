import type { ClauseId } from '../../core/ids.ts';

/** Something beside the board that may go with the next order: a card, or a unit that waits. */
export interface BesideItem {
  readonly id: string;
  /** `the Five`. */
  readonly name: string;
  /** What is printed large on a card: `5`, `K`; missing if it is no card of a deck. */
  readonly mark?: string;
  /** What it is or does, in a few words. */
  readonly says: string;
  /**
   * Whether it can go with an order that is allowed now. Any other is refused with its reason.
   */
  readonly fits: boolean;
  /** What it is for, in a sentence or two, and the clause that says so; told where it is idle. */
  readonly use?: { readonly says: string; readonly clause: ClauseId };
}

/** What lies beside the board, as one side sees it. */
export interface Beside {
  /** The side whose items these are. */
  readonly of: string;
  /** What is asked, as a heading: `Your cards`, `The units that wait there`. */
  readonly says: string;
  readonly items: readonly BesideItem[];
  /** How many cards of other sides lie face down. */
  readonly covered: number;
  /** What lies open for everybody, in a sentence: the discards; missing if nothing does. */
  readonly heap?: string;
  /** The most items that may go with one order; 0 if the items only lie there. */
  readonly most: number;
  /** Whether the sequence of the chosen items counts. */
  readonly isOrdered: boolean;
  /** Whether all of them must go with the order. */
  readonly isWhole: boolean;
}

/** What may go with the next order, and what of it is chosen. */
export interface ChosenBeside extends Pick<Beside, 'items' | 'most'> {
  /** The chosen items, in the sequence of the choice. */
  readonly chosen: readonly string[];
}
