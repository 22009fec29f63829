import { createEffect, createSignal, onCleanup, onMount, Show, untrack } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import { Words } from '../orders/Words.tsx';
import type { OrderReceiver } from '../orders/reader-orders.ts';
import type { Playing } from '../player/playing.ts';
import type { LinkedPosition, PendingPosition } from './opening.ts';
import { fingerprintOf } from '../charts/stored.ts';
import { orderSession, session } from '../orders/session.ts';
import { isReloadNeeded, OLD_PAGE } from '../old-page.ts';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly playing: Playing;
}

const NOT_LOADED = 'The rules could not be loaded, and so the position of this link is not shown. Reload the page.';

/**
 * The board that the address names, decoded, without what a sentence has left at its end.
 * (`pages.ts` has its own copy of this, see `kept-steps.ts`.)
 */
function namedBoard(): string {
  try {
    return decodeURIComponent(location.hash.slice(1)).replace(/[^\p{L}\p{N}]+$/u, '');
  } catch {
    return '';
  }
}

/**
 * The position that the address contains for this board. If the address names a board that the page
 * does not have, the first board of the page gets the position, to say so. Null if there is none.
 */
function positionFor(board: HTMLElement): LinkedPosition | null {
  const asked = new URLSearchParams(location.search);
  const [text, charts] = [asked.get('position'), asked.get('charts') ?? ''];
  const id = namedBoard();
  if (text === null || id.includes(':')) return null;
  if (id === board.id) return { text, missing: null, charts };
  const isFirst = board === document.querySelector('[data-board]');
  return isFirst && id.includes('.') && document.getElementById(id) === null ? { text, missing: id, charts } : null;
}

/**
 * Sets where the link in the panel leads and what it is called: to a step, or to a position of the
 * reader's own.
 */
function writeLink(board: HTMLElement, { id: step, before }: FrameData, position: string | null): void {
  const permalink = board.querySelector<HTMLAnchorElement>('.permalink:not(.copied)');
  if (permalink === null) return;
  const charts = fingerprintOf(before.charts);
  const [href, text] =
    position === null
      ? [`#${board.id}:${step}`, 'Link to this step']
      : [`?position=${position}${charts && `&charts=${charts}`}#${board.id}`, 'Link to this position'];
  permalink.setAttribute('href', href);
  permalink.textContent = text;
}

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
    writeLink(board, now, writePosition({ at, frame: now }, given));
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
