import { createSignal, onCleanup, onMount, type Accessor } from 'solid-js';
import type { BoardData } from '../../sent/boards.ts';
import type { Awaiting } from '../../games/contract/engine.ts';
import { createAutoplay, type Autoplay } from './autoplay.ts';
import { describeWhole } from '../board/described.ts';
import type { ReaderOrder, OrderReceiver } from '../orders/reader-orders.ts';
import { createCurrentFrame, type CurrentFrame } from '../board/current-frame.ts';
import type { PlayedOrder } from '../orders/session.ts';
import { paintOnCanvas } from '../board/canvas.ts';
import { answerOnMap } from '../about/map.ts';
import { drawChoices } from '../orders/choices.ts';
import { measureMap, readFromStart } from '../board/scrolling.ts';
import { answerButtons, nameNext } from '../board/buttons.ts';
import { copyStepLink } from '../board/step-link.ts';

/** The state of a board's player, and what can be done with it. */
export interface Playing {
  readonly current: CurrentFrame;
  readonly autoplay: Autoplay;
  /** How often the reader has rolled their own dice on this step. */
  readonly rolls: Accessor<number>;
  /** Whether the script is open. */
  readonly script: Accessor<boolean>;
  /** Rolls the reader's own dice, or shows those that have fallen. */
  readonly roll: (fallen?: PlayedOrder) => void;
  /** The roll to show; null if the dice are still to be rolled. */
  readonly fallen: Accessor<PlayedOrder | null>;
  /** What the reader has done at this step; empty if the board is as the lesson shows it. */
  readonly readerOrders: Accessor<readonly ReaderOrder[]>;
  readonly setReaderOrders: (orders: readonly ReaderOrder[]) => void;
  /**
   * Takes the orders of a link at this step; null if the step has no orders, or until the rules are
   * loaded.
   */
  readonly receiver: Accessor<OrderReceiver | null>;
  readonly setReceiver: (receiver: OrderReceiver | null) => void;
  /** Resolves when the link in the panel leads to what the board shows. */
  linked: Promise<unknown>;
  /** Shows the step as its author wrote it. */
  readonly reset: () => void;
  /** Shows the result of the reader's own order on the board. */
  readonly show: (played: Pick<PlayedOrder, 'state' | 'scene' | 'live'>) => void;
  /** The state that the board shows: that of the step, or the one after the reader's own order. */
  readonly shown: () => Awaiting;
  /** Announces a text to screen readers. */
  readonly says: (text: string) => void;
}

/** Handles the buttons of a board, and follows `pages.ts`, which changes its frames. */
export function createPlaying(board: HTMLElement, data: BoardData): Playing {
  const current = createCurrentFrame(board, data);
  const turn = (to: number) => board.dispatchEvent(new CustomEvent('drill:turn', { detail: to, bubbles: true }));
  const autoplay = createAutoplay(board, () => turn(current.at() + 1));
  const [rolls, setRolls] = createSignal(0);
  const [script, setScript] = createSignal(false);
  const [fallen, setFallen] = createSignal<PlayedOrder | null>(null);
  const [readerOrders, setReaderOrders] = createSignal<readonly ReaderOrder[]>([]);
  const [receiver, setReceiver] = createSignal<OrderReceiver | null>(null);
  let own: Awaiting | null = null;
  const shown = () => own ?? current.frame().state;

  function play() {
    if (autoplay.playing()) autoplay.stop();
    else {
      if (current.isLast()) turn(0);
      autoplay.play();
    }
  }
  function roll(shown: PlayedOrder | null = null) {
    autoplay.stop();
    setFallen(shown);
    board.dataset['mode'] = 'rolled';
    setRolls(rolls() + 1);
  }
  function open() {
    setScript(!script());
    board.querySelector('[data-do=script]')!.setAttribute('aria-expanded', String(script()));
  }
  function turned() {
    setRolls(0);
    delete board.dataset['mode'];
    own = null;
    nameNext(board);
    readFromStart(board);
    current.refresh();
    if (current.isLast()) autoplay.stop();
  }
  onMount(() => {
    board.addEventListener('drill:turned', turned);
    const link = () => void playing.linked.then(() => copyStepLink(board));
    answerButtons(board, { play, roll: () => roll(), script: open, link });
    board.addEventListener('drill:solved', () => nameNext(board));
    nameNext(board);
    onCleanup(drawChoices(board, data));
    onCleanup(describeWhole(board, data, current));
    onCleanup(measureMap(board));
    onCleanup(paintOnCanvas(board));
    onCleanup(answerOnMap(board, { data, frame: current.frame, shown }));
  });
  const playing: Playing = {
    current,
    autoplay,
    rolls,
    script,
    roll,
    fallen,
    shown,
    readerOrders,
    setReaderOrders,
    receiver,
    setReceiver,
    linked: Promise.resolve(),
    reset: () => turn(current.at()),
    show({ state, scene, live }) {
      own = state;
      const detail = { live, alt: scene.alt };
      board.dispatchEvent(new CustomEvent('drill:draw', { detail, bubbles: true }));
    },
    says: (text) => (board.querySelector('[data-live]')!.textContent = text),
  };
  return playing;
}
