import type { Annotation } from '../../core/annotations.ts';
import type { ChosenBeside } from '../../games/contract/beside.ts';
import type { Awaiting, OrderLike, Target } from '../../games/contract/engine.ts';
import type { Spot } from '../../scene/scene.ts';
import type { Grip, MoveDraft, Pull } from './move-draft.ts';
import type { Field, Offer, Selection } from './selection.ts';

/** The units and annotations of a hint. */
interface Hinted {
  readonly units: readonly string[];
  readonly shows: readonly Annotation[];
}

/** What a reader is doing on a board: what is selected, being moved or planned there. */
export interface Ordering {
  readonly field: Field;
  /**
   * If the board shows an answer, the reasons drawn for it. The answer is taken back before the
   * next order. Null if the board shows no answer.
   */
  readonly answered: readonly Annotation[] | null;
  readonly selection: Selection;
  /** The open hints by name. */
  readonly hints: Readonly<Record<string, Hinted>>;
  /** The selected unit with the order in the making, if the reader can move it. */
  readonly draft: MoveDraft | null;
  readonly pull: Pull | null;
  /**
   * The orders that were begun and not confirmed, one for each unit. They wait while the reader
   * looks at other units.
   */
  readonly plans: readonly MoveDraft[];
  /** Whether the reader has been warned of the orders that wait. */
  readonly isWarned: boolean;
}

/** A click on the map. */
export interface Click {
  readonly kind: 'click';
  readonly spot: Spot;
  /**
   * Where the pointer went down. If no unit is taken up, a reader who pulls at a unit means that
   * unit.
   */
  readonly press: Spot;
  readonly isTouch: boolean;
  /** If it may be the second click of a double click: the spot of the first. */
  readonly doubles: Spot | null;
  /** The pad, or the moving unit itself, that was pressed and not pulled; null if there is none. */
  readonly grip: Grip | null;
  /** The length of the scene that one pixel of the page shows. */
  readonly pixel: number;
}

/** What a reader does on the map or beside it, and changes of the board. */
export type Input =
  | Click
  | { readonly kind: 'begin' }
  /** The board continues from this state. */
  | {
      readonly kind: 'board';
      readonly state: Awaiting;
      readonly answered: readonly Annotation[] | null;
      readonly beside?: ChosenBeside | null;
    }
  /** Something else is chosen to go with the next order. */
  | { readonly kind: 'beside'; readonly beside: ChosenBeside | null }
  | ({ readonly kind: 'hint'; readonly name: string } & Hinted)
  | { readonly kind: 'hover'; readonly spot: Spot; readonly pixel?: number }
  | { readonly kind: 'key'; readonly key: string; readonly isShift: boolean }
  /** A target is activated, by a click or a key. */
  | { readonly kind: 'activate'; readonly target: Target; readonly isByKey: boolean }
  | { readonly kind: 'choose'; readonly offer: Offer }
  /** A unit that is not taken up yet is pressed and pulled. */
  | { readonly kind: 'seize'; readonly spot: Spot; readonly isTouch: boolean; readonly pixel: number }
  /** A grip is grabbed, pulled, and released. */
  | { readonly kind: 'grab'; readonly grip: Grip; readonly spot: Spot; readonly isTouch: boolean }
  | { readonly kind: 'pull'; readonly spot: Spot; readonly pixel: number }
  | { readonly kind: 'release' }
  /** The buttons and the field of the mover's panel. */
  | { readonly kind: 'confirm' | 'undo' | 'put-down' }
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'form'; readonly into: string };

/** What must be done in reply to an input. What is drawn follows from the ordering itself. */
export type Deed =
  | { readonly do: 'order'; readonly order: OrderLike }
  /** A note. Screen readers announce `spoken` instead, if it is given. */
  | { readonly do: 'note'; readonly text: string; readonly spoken?: string }
  | { readonly do: 'speak'; readonly text: string }
  /** The pop-up of the map shows what is there. */
  | { readonly do: 'look'; readonly at: Target }
  /** The answer on the board is taken back. If there is none, `otherwise` is replied to. */
  | { readonly do: 'take-back'; readonly otherwise: Input }
  /** These items are chosen to go with the next order. Then `otherwise` is replied to. */
  | { readonly do: 'bring'; readonly items: readonly string[]; readonly otherwise: Input }
  /** The map gets the focus. */
  | { readonly do: 'focus' };

/** The reply to an input. */
export interface Reply {
  readonly now: Ordering;
  readonly does: readonly Deed[];
}

/** A note to the reader. */
export const note = (text: string, spoken = text): Deed => ({ do: 'note', text, spoken });
