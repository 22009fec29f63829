import { createSignal, onCleanup } from 'solid-js';
import { failure, success } from '../../core/result.ts';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { Playing } from '../player/playing.ts';
import { markSolved } from '../progress/solved.ts';
import { announced, answer, type Answer, type Task } from './answer.ts';
import { createOrdering, type DrawnBoard } from './createOrdering.ts';
import type { OrderReceiver } from './reader-orders.ts';
import { paleUnable } from './highlights.ts';
import { rowOf, type Feedback } from './Feedback.tsx';
import { addSymbols, type PlayedOrder, type Session } from './session.ts';
import type { AskingStep } from './StepOrders.tsx';

/** A task that a reader answers on its board. */
interface TaskBoard extends AskingStep<Session> {
  /** Plays a complete right answer on the board. */
  readonly showMe: () => void;
}

/** The board with the units drawn pale that can get no order. */
function pale(at: Session, { state, scene }: Omit<DrawnBoard, 'live'>): DrawnBoard {
  const now = paleUnable(at, scene, state);
  return { state, scene: now, live: at.tools.svgLive(now) };
}

/**
 * Returns a function that keeps the row of buttons below the map as high as it is, so that nothing
 * below it moves up when there are fewer buttons.
 */
function createKeptHeight(board: HTMLElement): () => void {
  const row = rowOf(board);
  // The browser reports the height after each layout. Asking for it would force a layout in the
  // middle of a click.
  let high = 0;
  const measured = new ResizeObserver(([entry]) => (high = entry!.borderBoxSize[0]!.blockSize));
  measured.observe(row);
  onCleanup(() => {
    measured.disconnect();
    row.style.minHeight = '';
  });
  return () => (row.style.minHeight = `${high}px`);
}

/** The orders of an answer that were carried out so far. */
interface Past {
  readonly orders: () => readonly PlayedOrder[];
  readonly keep: (orders: readonly PlayedOrder[]) => void;
  /** The board after them. */
  readonly board: (at: Session) => DrawnBoard;
}

function pastOf({ frame: { before: start } }: Task, playing: Playing): Past {
  const [past, setPast] = createSignal<readonly PlayedOrder[]>([]);
  return {
    orders: past,
    keep(orders) {
      setPast(orders);
      playing.setReaderOrders(orders.map(({ before, order }) => ({ before, order, faces: null })));
    },
    board: (at) => pale(at, past().at(-1) ?? { state: start, scene: at.game.scene(start, []) }),
  };
}

function solved(board: HTMLElement, { frame }: Task): void {
  markSolved(board, frame.id);
  for (const hint of board.querySelectorAll<HTMLDetailsElement>('.panel [data-hint]')) hint.open = false;
}

/** The verdict that stays beside a note: that an answer is right so far. */
const besideNote = ({ verdict }: Feedback): Partial<Feedback> => ({ verdict: verdict === 'open' ? 'open' : 'none' });

/**
 * The reader's answer to a task: the orders that were carried out so far, and what the engine says
 * about them.
 */
export function createTask(board: HTMLElement, task: Task, playing: Playing): TaskBoard {
  let session: Session | null = null;
  const past = pastOf(task, playing);
  const beside = () => besideNote(feedback());
  const offering = createKeptHeight(board);
  const ordering = createOrdering(board, playing, { order, stand, takeBack, beside, offering });
  const { feedback, tell } = ordering;

  function judge(at: Session, order: OrderLike): Answer['verdict'] {
    const { given, verdict, head, says, shows = [] } = answer(at, task, past.orders(), order);
    const { refusal, events } = given.report;
    addSymbols(at, given.scene);
    const isOpen = verdict === 'open';
    ordering.show(refusal !== null || isOpen ? pale(at, given) : given, refusal !== null);
    tell({ verdict, head, says, html: at.tools.orderReportMarkup(given.report) });
    if (refusal === null) {
      past.keep([...past.orders(), given]);
      ordering.pointer()?.on(given.state, isOpen ? undefined : shows);
    }
    playing.says(announced(head, says, events));
    return verdict;
  }
  function order(given: OrderLike) {
    if (session !== null && judge(session, given) === 'right') solved(board, task);
  }
  /** Shows the board after the reader's orders so far. */
  function stand() {
    if (session !== null) playing.show(past.board(session));
  }
  /** Returns to an earlier list of orders and shows the board as it was after them. */
  function back(to: readonly PlayedOrder[], note: string) {
    if (session === null) return;
    past.keep(to);
    ordering.show(past.board(session), false);
    board.querySelector<HTMLDetailsElement>('[data-hint=answer]')!.open = false;
    tell({ says: note });
    ordering.pointer()?.on(past.orders().at(-1)?.state ?? task.frame.before);
  }
  const stands = () => past.orders().length > 0;
  function undo() {
    back(
      past.orders().slice(0, -1),
      ordering.attempted() !== null || stands() ? 'Order undone.' : 'No order is given yet.',
    );
    board.querySelector<SVGSVGElement>('.sheet svg')!.focus({ preventScroll: true });
  }
  function takeBack(): boolean {
    const { verdict, says } = feedback();
    // A shown solution stays, so that the reader can look at it: only a button takes it back.
    if (verdict === 'shown') playing.says(says);
    const isAnswer = verdict === 'right' || (verdict === 'wrong' && stands());
    if (isAnswer) undo();
    return isAnswer || verdict === 'shown';
  }
  return {
    ordering,
    stands,
    undo,
    reset: () => back([], 'Back to the start.'),
    begin(at) {
      session = at;
      stand();
      ordering.begin(at, task.frame);
      takeOrders(playing, at, task, (orders) => {
        back([], '');
        for (const each of orders) judge(at, each);
      });
    },
    showMe() {
      if (session === null) return;
      past.keep([]);
      for (const right of task.right) judge(session, right);
      tell({ verdict: 'shown', head: 'One solution.', says: 'Undo to try it yourself.', html: feedback().html });
    },
    redraw: () => showAgain({ playing, stand }, ordering.attempted() ?? past.orders().at(-1), feedback()),
  };
}

/** Shows a board again with what was said about it; without an order, the board of the task. */
function showAgain(
  { playing, stand }: { readonly playing: Playing; readonly stand: () => void },
  shown: DrawnBoard | undefined,
  { head, says }: Feedback,
): void {
  if (shown === undefined) {
    stand();
    return;
  }
  playing.show(shown);
  playing.says(`${head} ${says}`.trim());
}

/** Lets a link to a position give the orders of the task. */
function takeOrders(playing: Playing, at: Session, task: Task, show: OrderReceiver['show']): void {
  playing.setReceiver({
    after(past, order) {
      const { given, verdict, says } = answer(at, task, past, order);
      return given.report.allowed === true ? success({ given, isOpen: verdict === 'open' }) : failure(says);
    },
    show,
  });
}
