import type { Annotation } from '../../core/annotations.ts';
import type { Awaiting, OrderLike, Target } from '../../games/contract/engine.ts';
import type { Spot } from '../../scene/scene.ts';
import type { Grip, MoveDraft, Pull } from './move-draft.ts';
import type { Field, Offer, Selection } from './selection.ts';

/** The units and annotations of a hint. */
interface Hinted {
  readonly units: readonly string[];
  readonly shows: readonly Annotation[];
}

/** What a reader is doing on a board: all that is selected, held or planned on it. */
export interface Ordering {
  readonly field: Field;
  /**
   * The board shows an answer, with these reasons, that is taken back before the next order; null
   * if not.
   */
  readonly answered: readonly Annotation[] | null;
  readonly selection: Selection;
  /** The hints that are open, by their names. */
  readonly hints: Readonly<Record<string, Hinted>>;
  /** The unit in the reader's hand, which is the selected one, with the order in the making. */
  readonly draft: MoveDraft | null;
  readonly pull: Pull | null;
  /**
   * The orders that were begun and not confirmed, one for a unit. They wait while others are looked
   * at.
   */
  readonly plans: readonly MoveDraft[];
  /** Whether the reader has been told of the orders that wait. */
  readonly isWarned: boolean;
}

/** A click on the map. */
export interface Click {
  readonly kind: 'click';
  readonly spot: Spot;
  /** Where the button went down: where nothing is held, one who pulls at a unit means that unit. */
  readonly press: Spot;
  readonly isTouch: boolean;
  /** Whether it is the second click of a double click. */
  readonly isDouble: boolean;
  /** Whether a pad or the unit in hand was pressed, and not pulled. */
  readonly isOnGrip: boolean;
  /** How much of the scene a pixel of the page shows. */
  readonly pixel: number;
}

/** What a reader does on the map or beside it, and what becomes of the board. */
export type Input =
  | Click
  | { readonly kind: 'begin' }
  /** The board goes on from this state. */
  | { readonly kind: 'board'; readonly state: Awaiting; readonly answered: readonly Annotation[] | null }
  | ({ readonly kind: 'hint'; readonly name: string } & Hinted)
  | { readonly kind: 'hover'; readonly spot: Spot }
  | { readonly kind: 'key'; readonly key: string; readonly isShift: boolean }
  /** A target is meant, by a click or by a key. */
  | { readonly kind: 'activate'; readonly target: Target; readonly isByKey: boolean }
  | { readonly kind: 'choose'; readonly offer: Offer }
  /** A grip is taken hold of, pulled, and let go. */
  | { readonly kind: 'grab'; readonly grip: Grip; readonly spot: Spot; readonly isTouch: boolean }
  | { readonly kind: 'pull'; readonly spot: Spot; readonly pixel: number }
  | { readonly kind: 'release' }
  /** The buttons and the field of the unit in hand. */
  | { readonly kind: 'confirm' | 'undo' | 'put-down' }
  | { readonly kind: 'write'; readonly text: string };

/** What is to be done; what is drawn follows from the ordering itself. */
export type Deed =
  | { readonly do: 'order'; readonly order: OrderLike }
  /** A note, which screen readers announce in these other words where they are given. */
  | { readonly do: 'note'; readonly text: string; readonly spoken?: string }
  | { readonly do: 'speak'; readonly text: string }
  /** The pop-up of the map shows what is there. */
  | { readonly do: 'look'; readonly at: Target }
  /** The answer on the board is taken back. If there is none, this is next. */
  | { readonly do: 'take-back'; readonly otherwise: Input }
  /** The keyboard goes on at the map. */
  | { readonly do: 'focus' };

/** The reply to an input. */
export interface Reply {
  readonly now: Ordering;
  readonly does: readonly Deed[];
}

/** A note to the reader. */
export const note = (text: string, spoken = text): Deed => ({ do: 'note', text, spoken });
