import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { OrderLike } from '../games/engine.ts';
import { answer, type Answer, type Task } from './answer.ts';
import type { Playing } from './playing.ts';
import { pointing, type Pointer } from './pointing.ts';
import { markSolved } from './solved.ts';
import type { Offer } from './selection.ts';
import { createSession, addSymbols, type PlayedOrder, type Session } from './session.ts';

interface Props {
  readonly board: HTMLElement;
  readonly task: Task;
  readonly playing: Playing;
}

type Verdict = 'none' | 'shown' | Answer['verdict'];

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  none: '',
  shown: '',
  open: '',
  right: 'Right',
  wrong: 'Not yet',
};

/** A task on the board: the reader selects a unit and points at a target, or presses the button of an order; the engine judges, plays and explains it. */
export function TaskPlayer(props: Props) {
  const { board, task, playing } = props; // eslint-disable-line solid/reactivity -- a task keeps its board
  const [verdict, setVerdict] = createSignal<Verdict>('none');
  const [says, setSays] = createSignal('');
  const [offers, setOffers] = createSignal<readonly Offer[]>([]);
  const useSession = createSession(() => task.data);
  const row = board.querySelector('.orders')!;
  let result!: HTMLDivElement;
  let pointer: Pointer | null = null;
  let session: Session | null = null;
  /** The reader's orders so far that were carried out. */
  let past: readonly PlayedOrder[] = [];
  const listeners = new AbortController();
  onCleanup(() => {
    listeners.abort();
    pointer?.end();
  });

  function tell(kind: Verdict, text: string, html = '') {
    setVerdict(kind);
    setSays(text);
    result.innerHTML = html;
    playing.says(text);
  }

  function judge(at: Session, order: OrderLike): Answer['verdict'] {
    const { given, verdict: judged, says: reason, shows = [] } = answer(at, task, past, order);
    const { refusal, events } = given.report;
    addSymbols(at, given.scene);
    playing.show(given);
    tell(judged, reason, at.tools.orderReportMarkup(given.report));
    if (refusal === null) {
      past = [...past, given];
      pointer?.on(given.state, judged === 'open' ? undefined : shows);
    }
    playing.says([reason, refusal?.says, ...events.map(({ says }) => says)].join(' '));
    return judged;
  }

  function order(given: OrderLike) {
    if (session !== null && judge(session, given) === 'right') markSolved(board, task.frame.id);
  }

  /** The board after the reader's orders so far. */
  const stand = (at: Session): Pick<PlayedOrder, 'state' | 'scene' | 'live'> => {
    const { before, scene } = task.frame;
    return past.at(-1) ?? { state: before, scene, live: at.tools.svgLive(scene) };
  };

  /** Returns to an earlier list of orders and shows the board as it was after them. */
  function back(to: readonly PlayedOrder[]) {
    if (session === null) return;
    past = to;
    const { state } = stand(session);
    playing.show(stand(session));
    board.querySelector<HTMLDetailsElement>('[data-hint=answer]')!.open = false;
    tell('none', 'The board is as it was.');
    pointer?.on(state);
  }

  /** Plays a complete right answer on the board. */
  function showMe(at: Session) {
    if (past.length > 0) back([]);
    for (const right of task.right) judge(at, right);
    tell('shown', 'This is a right answer. Undo, and give your own.', result.innerHTML);
  }

  function ready(at: Session) {
    session = at;
    const takeBack = () => {
      const stands = verdict() === 'right' || verdict() === 'shown' || (verdict() === 'wrong' && past.length > 0);
      if (stands) undo();
      return stands;
    };
    const note = (text: string) => {
      if (verdict() === 'wrong') playing.show(stand(at));
      tell(verdict() === 'open' ? 'open' : 'none', text);
    };
    pointer = pointing(at, { board, ...task, order, offers: setOffers, says: note, takeBack });
    board.querySelectorAll<HTMLDetailsElement>('[data-hint][open]').forEach(hinted);
  }

  function hinted(hint: HTMLDetailsElement) {
    if (session === null) return;
    const { hint: name = '' } = hint.dataset;
    if (name === 'answer') {
      if (hint.open) showMe(session);
    } else
      pointer?.hint(
        name,
        hint.open && name === 'look' ? task.units : [],
        hint.open && name === 'clause' ? task.shows : [],
      );
  }

  function undo() {
    back(past.slice(0, -1));
    board.querySelector<SVGSVGElement>('.sheet svg')!.focus({ preventScroll: true });
  }

  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (action === 'undo') undo();
    if (action === 'reset') back([]);
  }

  const failed = () => tell('none', 'The rules could not be loaded. Open the step once more to try again.');
  onMount(() => {
    const { signal } = listeners;
    board.addEventListener('click', pressed, { signal });
    const toggled = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.dataset['hint'] !== undefined) hinted(target);
    };
    board.addEventListener('toggle', toggled, { signal, capture: true });
    void useSession(ready, failed);
  });

  return (
    <>
      <Portal mount={row.firstElementChild!}>
        <div class="feedback" data-verdict={verdict()}>
          <Judged verdict={verdict()} says={says()} />
          <For each={offers()}>
            {(offer) => (
              <button type="button" on:click={() => pointer?.choose(offer)}>
                {offer.says}
              </button>
            )}
          </For>
        </div>
      </Portal>
      <Portal mount={row}>
        <div class="outcome" ref={result} />
      </Portal>
    </>
  );
}

function Judged(props: { readonly verdict: Verdict; readonly says: string }) {
  return (
    <Show when={props.says !== ''}>
      <p class="verdict">
        <Show when={VERDICT_WORDS[props.verdict]}>
          <b class={props.verdict === 'right' ? 'yes' : 'no'}>{VERDICT_WORDS[props.verdict]}</b>{' '}
        </Show>
        {props.says}
      </p>
    </Show>
  );
}
