import { createEffect, createSignal, onCleanup, onMount, Show, untrack } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { BoardData, FrameData } from './data.ts';
import type { Taker } from './given.ts';
import type { Playing } from './playing.ts';
import type * as position from './position/index.ts';
import { playOrder, session, type Session } from './session.ts';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly playing: Playing;
}

type Reading = ReturnType<typeof position.readPosition>;

/** A position that waits for its step to be shown. */
interface Waiting {
  readonly tools: typeof position;
  readonly at: Session;
  readonly frame: FrameData;
  readonly position: Extract<Reading, { readonly ok: true }>['value'];
}

/** What reads and writes positions, loaded only when there is one. */
const loadTools = () => import('./position/index.ts');

const NOT_LOADED = 'The rules could not be loaded, and so the position of this link is not shown. Reload the page.';

/** The board that the address names, decoded. (`pages.ts` has its own copy of this, see `kept-steps.ts`.) */
function namedBoard(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** The text of the position that the address names for this board, or for none of the page, which the first board then tells; null if there is none. */
function positionFor(board: HTMLElement): { readonly text: string; readonly missing: string | null } | null {
  const text = new URLSearchParams(location.search).get('position');
  const id = namedBoard();
  if (text === null || id.includes(':')) return null;
  if (id === board.id) return { text, missing: null };
  const isFirst = board === document.querySelector('[data-board]');
  return isFirst && id.includes('.') && document.getElementById(id) === null ? { text, missing: id } : null;
}

/** The link to what a board shows: to its step, or to the reader's own position where that differs. Opens such a link too, or says why it cannot. */
export function PositionLink(props: Props) {
  const { board, data, playing } = props; // eslint-disable-line solid/reactivity -- a player keeps its board and its data
  const { frame } = playing.current;
  const [refusal, setRefusal] = createSignal('');
  const [waiting, setWaiting] = createSignal<Waiting | null>(null);
  let round = 0;

  /** Where the link in the panel leads, and what it is called. */
  function link(position: string | null) {
    const permalink = board.querySelector<HTMLAnchorElement>('.permalink:not(.copied)');
    if (permalink === null) return;
    const [href, text] =
      position === null
        ? [`#${board.id}:${frame().id}`, 'Link to this step']
        : [`?position=${position}#${board.id}`, 'Link to this position'];
    permalink.setAttribute('href', href);
    permalink.textContent = text;
  }
  async function relink() {
    const [given, now] = [playing.given(), frame()];
    round += 1;
    const own = round;
    if (given.length === 0) {
      link(null);
      return;
    }
    const loaded = await Promise.all([loadTools(), session(data)]).catch(() => null);
    if (loaded === null || own !== round) return;
    const [tools, at] = loaded;
    link(tools.written({ at, frame: now }, given));
  }
  const turnTo = (to: FrameData) =>
    board.dispatchEvent(new CustomEvent('drill:turn', { detail: data.frames.indexOf(to), bubbles: true }));
  async function open(text: string, missing: string | null) {
    const tools = await loadTools();
    const read = tools.readPosition(text);
    if (missing !== null) setRefusal(tools.noBoard(missing));
    else if (!read.ok) setRefusal(tools.why(read.error));
    else {
      const { step } = read.value;
      const found = data.frames.find(({ id }) => id === step);
      if (found === undefined) setRefusal(tools.why({ path: 'step', found: step, wanted: 'a step of this board' }));
      else {
        setWaiting({ tools, at: await session(data), frame: found, position: read.value });
        if (frame() !== found) turnTo(found);
      }
    }
  }
  function finish({ tools, at, frame: here, position }: Waiting, taker: Taker | null) {
    // The stages of the step's own result would draw over it; to turn there once more ends them.
    if (board.dataset['stage'] !== undefined) turnTo(here);
    if (taker !== null) {
      const orders = tools.replayed({ at, frame: here }, position, taker);
      if (orders.ok) taker.show(orders.value);
      else setRefusal(orders.error);
      return;
    }
    const fallen = here.rolls && here.order !== null ? tools.rolled({ at, frame: here }, position, playOrder) : null;
    if (fallen?.ok === true) playing.roll(fallen.value);
    else setRefusal(fallen?.error ?? tools.noOrders);
  }

  createEffect(() => {
    playing.given();
    frame();
    playing.linked = untrack(relink);
  });
  createEffect(() => {
    const [held, taker] = [waiting(), playing.taker()];
    if (held?.frame !== frame()) return;
    if (taker === null && (held.frame.task !== null || held.frame.decision !== undefined)) return;
    setWaiting(null);
    queueMicrotask(() => finish(held, taker));
  });
  onMount(() => {
    // The panel is written anew with each step, and with it the link.
    const turned = () => void (playing.linked = relink());
    board.addEventListener('drill:turned', turned);
    onCleanup(() => board.removeEventListener('drill:turned', turned));
    const own = positionFor(board);
    if (own !== null) open(own.text, own.missing).catch(() => setRefusal(NOT_LOADED));
  });
  createEffect(() => {
    const says = refusal();
    if (says !== '') playing.says(says);
  });
  const place = document.createElement('div');
  board.querySelector('.beside')!.prepend(place);
  onCleanup(() => place.remove());
  return (
    <Show when={refusal() !== ''}>
      <Portal mount={place}>
        <div class="refused-link">
          <p>{refusal()}</p>
          <button type="button" on:click={() => setRefusal('')}>
            Close
          </button>
        </div>
      </Portal>
    </Show>
  );
}
