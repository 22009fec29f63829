import { createEffect, createSignal, onCleanup, onMount, Show, untrack } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import { Words } from '../orders/Words.tsx';
import type { OrderReceiver } from '../orders/reader-orders.ts';
import type { Playing } from '../player/playing.ts';
import { linkText } from '../charts/link.ts';
import { positionFor, type LinkedPosition } from './linked.ts';
import type { PendingPosition } from './opening.ts';
import { orderSession, session, type Session } from '../orders/session.ts';
import { isReloadNeeded, OLD_PAGE } from '../old-page.ts';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly playing: Playing;
}

const NOT_LOADED = 'The rules could not be loaded, and so the position of this link is not shown. Reload the page.';

/**
 * Sets where the link in the panel leads and what it is called: to a step, or to a position of the
 * reader's own.
 */
function writeLink(board: HTMLElement, { id: step }: FrameData, position: string | null, charts = ''): void {
  const permalink = board.querySelector<HTMLAnchorElement>('.permalink:not(.copied)');
  if (permalink === null) return;
  const [href, text] =
    position === null
      ? [`#${board.id}:${step}`, 'Link to this step']
      : [
          `?position=${position}${charts && `&charts=${encodeURIComponent(charts)}`}#${board.id}`,
          'Link to this position',
        ];
  permalink.setAttribute('href', href);
  permalink.textContent = text;
}

/** The reader's own charts with which a position was played, as its link names them. */
const chartsIn = ({ game: { rules } }: Session, { before }: FrameData): string =>
  before.charts === undefined ? '' : linkText(rules.charts ?? {}, before.charts);

/** Makes the link in the panel lead to what the board shows. */
function createLink({ board, data, playing }: Props): void {
  const { frame } = playing.current;
  let round = 0;
  async function relink() {
    const [given, now] = [playing.readerOrders(), frame()];
    round += 1;
    const own = round;
    if (given.length === 0) {
      writeLink(board, now, null);
      return;
    }
    // A position with only dice can be written without the mover.
    const load = given.every(({ faces }) => faces !== null) ? session : orderSession;
    const loaded = await Promise.all([import('./writing.ts'), load(data)]).catch(() => null);
    if (loaded === null || own !== round) return;
    const [{ writePosition }, at] = loaded;
    writeLink(board, now, writePosition({ at, frame: now }, given), chartsIn(at, now));
  }
  createEffect(() => {
    playing.readerOrders();
    frame();
    playing.linked = untrack(relink);
  });
  onMount(() => {
    // Each step replaces the panel, and with it the link.
    const turned = () => void (playing.linked = relink());
    board.addEventListener('drill:turned', turned);
    onCleanup(() => board.removeEventListener('drill:turned', turned));
  });
}

/**
 * The link to what a board shows: its step, or the reader's own position if that differs. Also
 * opens such a link, or says why it cannot.
 */
export function PositionLink(props: Props) {
  const { board, data, playing } = props; // eslint-disable-line solid/reactivity -- a player keeps its board and its data
  const { frame } = playing.current;
  /** Why a link is refused, or what its reader should know about it. */
  const [told, setTold] = createSignal('');
  const [waiting, setWaiting] = createSignal<PendingPosition | null>(null);
  createLink({ board, data, playing });

  const turnTo = (to: FrameData) =>
    board.dispatchEvent(new CustomEvent('drill:turn', { detail: data.frames.indexOf(to), bubbles: true }));
  async function open(linked: LinkedPosition) {
    const { openPosition } = await import('./opening.ts');
    const opened = await openPosition(data, linked);
    if (!opened.ok) setTold(opened.error);
    else {
      setTold(opened.value.note);
      setWaiting(opened.value);
      if (frame() !== opened.value.frame) turnTo(opened.value.frame);
    }
  }
  function show({ frame: here, play }: PendingPosition, receiver: OrderReceiver | null) {
    // The stages of the step's own result would draw over the position. Turning to the step again
    // ends them.
    if (board.dataset['stage'] !== undefined) turnTo(here);
    const shown = play(receiver);
    if (!shown.ok) setTold(shown.error);
    else if ('fallen' in shown.value) playing.roll(shown.value.fallen);
    else receiver?.show(shown.value.orders);
  }
  createEffect(() => {
    const [held, receiver] = [waiting(), playing.receiver()];
    if (held?.frame !== frame()) return;
    if (receiver === null && (held.frame.task !== null || held.frame.decision !== undefined)) return;
    setWaiting(null);
    queueMicrotask(() => show(held, receiver));
  });
  onMount(() => {
    const own = positionFor(board);
    const failed = async (fault: unknown) =>
      setTold((await isReloadNeeded(fault)) ? `${OLD_PAGE} ${NOT_LOADED}` : NOT_LOADED);
    if (own !== null) open(own).catch((fault: unknown) => void failed(fault));
  });
  createEffect(() => {
    const says = told();
    if (says !== '') playing.says(says);
  });
  const place = document.createElement('div');
  board.querySelector('.beside')!.prepend(place);
  onCleanup(() => place.remove());
  return (
    <Show when={told() !== ''}>
      <Portal mount={place}>
        <div class="refused-link">
          <p>
            <Words of={told()} />
          </p>
          <button type="button" on:click={() => setTold('')}>
            Close
          </button>
        </div>
      </Portal>
    </Show>
  );
}
