import { createSignal, onCleanup, type Accessor } from 'solid-js';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { FrameData } from '../../sent/boards.ts';
import type { Mark } from '../../scene/scene.ts';
import type { Playing } from '../player/playing.ts';
import { createFeedback, type Feedback, type FeedbackState } from './Feedback.tsx';
import { createChoice, type BesideChoice } from './createChoice.ts';
import { pointing, type OpenOrder, type Pointer } from './pointing.ts';
import type { Offer } from './selection.ts';
import type { PlayedOrder, Session } from './session.ts';

/** A board as it is drawn. */
export type DrawnBoard = Pick<PlayedOrder, 'state' | 'scene' | 'live'>;

/** What judges the orders on a board: a task, a moment of decision, or a battle in play. */
export interface Umpire {
  /** Judges an order and shows its result. */
  readonly order: (order: OrderLike) => void;
  /** Shows the board as it stands, without the result of an order that was only tried. */
  readonly stand: () => void;
  /**
   * Takes back an answer that stands on the board; that is all that the click does then. Returns
   * false if there is no answer. Without this method, an order that was only tried is taken back.
   */
  readonly takeBack?: () => boolean;
  /** Feedback that stays beside a note. */
  readonly beside?: () => Partial<Feedback>;
  /** Called with the marks of a unit that has just been selected: its place, and its targets. */
  readonly selected?: (marks: readonly Mark[]) => void;
  /** Called after something is said in the panel. */
  readonly saying?: () => void;
  /** Called before other buttons are shown below the map. */
  readonly offering?: () => void;
}

/** What all boards have in common on which a reader gives orders. */
export interface OrderingBoard extends FeedbackState {
  readonly offers: Accessor<readonly Offer[]>;
  /** Lets the reader give orders. Called once the rules are loaded. */
  readonly begin: (at: Session, frame: FrameData, isOpen?: boolean) => void;
  /** What is begun or shown and not given. */
  readonly open: Accessor<OpenOrder>;
  /** The input of the map; null until the rules are loaded. */
  readonly pointer: () => Pointer | null;
  readonly choose: (offer: Offer) => void;
  /** What may go with the next order; null until the rules are loaded. */
  readonly choice: Accessor<BesideChoice | null>;
  /**
   * Draws a board. If the order is only tried, for example because it is refused, the next pointing
   * removes it from the board.
   */
  readonly show: (drawn: DrawnBoard, isTried: boolean) => void;
  /** The board with an order that was only tried; null if it shows none. */
  readonly attempted: () => DrawnBoard | null;
  /** Removes an order that was only tried from the board. */
  readonly clear: () => void;
}

/**
 * Lets a reader give orders on a board: connects the map, the buttons and the panel to what judges
 * the orders.
 */
export function createOrdering(board: HTMLElement, playing: Playing, umpire: Umpire): OrderingBoard {
  const { feedback, tell: say } = createFeedback(playing);
  const [offers, setOffers] = createSignal<readonly Offer[]>([]);
  const [choice, setChoice] = createSignal<BesideChoice | null>(null);
  const [open, setOpen] = createSignal<OpenOrder>(null);
  let pointer: Pointer | null = null;
  let attempted: DrawnBoard | null = null;
  onCleanup(() => pointer?.end());

  function tell(now: Partial<Feedback>) {
    say(now);
    if (now.says !== undefined) umpire.saying?.();
  }
  function clear() {
    if (attempted === null) return;
    attempted = null;
    umpire.stand();
  }
  function note(says: string, spoken = says) {
    clear();
    tell({ ...umpire.beside?.(), says });
    playing.says(spoken);
  }
  function takeBack(): boolean {
    if (umpire.takeBack !== undefined) return umpire.takeBack();
    clear();
    return false;
  }
  return {
    feedback,
    tell,
    offers,
    choice,
    open,
    begin(at, frame, isOpen = false) {
      let state = frame.before;
      const beside = setChoice(
        createChoice(
          at,
          () => state,
          () => made.bring(),
        ),
      );
      const made = pointing(beside.at, {
        board,
        frame,
        isOpen,
        takeBack,
        opened: setOpen,
        order: umpire.order,
        selected: umpire.selected,
        offers(now) {
          umpire.offering?.();
          setOffers(now);
        },
        says: note,
        spoken: playing.says,
        beside,
      });
      pointer = {
        ...made,
        on(to, answer) {
          state = to;
          beside.forget();
          made.on(to, answer);
        },
      };
    },
    pointer: () => pointer,
    choose: (offer) => pointer?.choose(offer),
    show(drawn, isTried) {
      attempted = isTried ? drawn : null;
      playing.show(drawn);
    },
    attempted: () => attempted,
    clear,
  };
}
