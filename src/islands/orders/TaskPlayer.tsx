import { createEffect, createSignal, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { failure, success } from '../../core/result.ts';
import type { OrderLike } from '../../games/contract/engine.ts';
import { announced, answer, type Answer, type Task } from './answer.ts';
import { withIdlePale } from './idle.ts';
import { createTelling, Judged, Markup, Offers, rowOf } from './Judged.tsx';
import { nameNext } from '../board/next-label.ts';
import type { Playing } from '../player/playing.ts';
import { pointing, type Pointer } from './pointing.ts';
import { markSolved } from '../progress/solved.ts';
import type { Offer } from './selection.ts';
import { createLoading, orderSession, addSymbols, type PlayedOrder, type Session } from './session.ts';

interface Props {
  readonly board: HTMLElement;
  readonly task: Task;
  readonly playing: Playing;
}

/** What is on the board. */
type Shown = Pick<PlayedOrder, 'state' | 'scene' | 'live'>;

/** The board with the units pale that can be given no order. */
function pale(at: Session, { state, scene }: Omit<Shown, 'live'>): Shown {
  const now = withIdlePale(at, scene, state);
  return { state, scene: now, live: at.tools.svgLive(now) };
}

/** Where the panel shows the verdict: in place of the instructions, beneath the question. */
const placeIn = (board: HTMLElement): HTMLElement => board.querySelector<HTMLElement>('.panel .feedback')!;

/** A task on the board: the reader selects a unit and points at a target, or presses the button of an order; the engine judges, plays and explains it. */
export function TaskPlayer(props: Props) {
  const { board, task, playing } = props; // eslint-disable-line solid/reactivity -- a task keeps its board
  const { told, tell } = createTelling(playing);
  const [place, setPlace] = createSignal(placeIn(board));
  const [offers, setOffers] = createSignal<readonly Offer[]>([]);
  const useSession = createLoading(() => orderSession(task.data));
  const row = rowOf(board);
  // How high the buttons stand is told by the browser after it has laid them out: to ask would lay out the page in the middle of a click.
  let high = 0;
  const measured = new ResizeObserver(([entry]) => (high = entry!.borderBoxSize[0]!.blockSize));
  measured.observe(row);
  onCleanup(() => {
    measured.disconnect();
    row.style.minHeight = '';
  });
  let pointer: Pointer | null = null;
  let session: Session | null = null;
  /** The reader's orders so far that were carried out. */
  let past: readonly PlayedOrder[] = [];
  /** The order whose result is on the board, refused ones too. */
  let shown: PlayedOrder | null = null;
  const listeners = new AbortController();
  onCleanup(() => {
    listeners.abort();
    pointer?.end();
    playing.setTaker(null);
    playing.setGiven([]);
  });

  function keep(orders: readonly PlayedOrder[]) {
    past = orders;
    playing.setGiven(orders.map(({ before, order: given }) => ({ before, order: given, faces: null })));
  }

  function judge(at: Session, order: OrderLike): Answer['verdict'] {
    const { given, verdict: judged, head: first, says: reason, shows = [] } = answer(at, task, past, order);
    const { refusal, events } = given.report;
    const html = at.tools.orderReportMarkup(given.report);
    addSymbols(at, given.scene);
    shown = given;
    playing.show(refusal !== null || judged === 'open' ? pale(at, given) : given);
    tell({ verdict: judged, head: first, says: reason, html });
    if (refusal === null) {
      keep([...past, given]);
      pointer?.on(given.state, judged === 'open' ? undefined : shows);
    }
    playing.says(announced(first, reason, events));
    return judged;
  }

  function order(given: OrderLike) {
    if (session === null) return;
    if (judge(session, given) !== 'right') return;
    markSolved(board, task.frame.id);
    for (const hint of board.querySelectorAll<HTMLDetailsElement>('.panel [data-hint]')) hint.open = false;
  }

  /** The board after the reader's orders so far. */
  const stand = (at: Session): Shown => {
    const { before } = task.frame;
    return pale(at, past.at(-1) ?? { state: before, scene: at.game.scene(before, []) });
  };

  /** Returns to an earlier list of orders and shows the board as it was after them. */
  function back(to: readonly PlayedOrder[], note: string) {
    if (session === null) return;
    keep(to);
    shown = past.at(-1) ?? null;
    const { state } = stand(session);
    playing.show(stand(session));
    board.querySelector<HTMLDetailsElement>('[data-hint=answer]')!.open = false;
    tell({ says: note });
    pointer?.on(state);
  }

  /** Plays a complete right answer on the board. */
  function showMe(at: Session) {
    keep([]);
    for (const right of task.right) judge(at, right);
    tell({ verdict: 'shown', head: 'One solution.', says: 'Undo to try it yourself.', html: told().html });
  }

  /** Shows other buttons below the map. Their row never shrinks, so that nothing below it moves up. */
  function offer(now: readonly Offer[]) {
    row.style.minHeight = `${high}px`;
    setOffers(now);
  }

  function ready(at: Session) {
    session = at;
    playing.show(stand(at));
    const takeBack = () => {
      const { verdict, says } = told();
      // A solution is there to be looked at, so that only a button takes it back.
      if (verdict === 'shown') playing.says(says);
      const stands = verdict === 'right' || (verdict === 'wrong' && past.length > 0);
      if (stands) undo();
      return stands || verdict === 'shown';
    };
    const note = (text: string, spoken = text) => {
      if (told().verdict === 'wrong') {
        shown = past.at(-1) ?? null;
        playing.show(stand(at));
      }
      tell({ verdict: told().verdict === 'open' ? 'open' : 'none', says: text });
      playing.says(spoken);
    };
    pointer = pointing(at, { board, ...task, order, offers: offer, says: note, spoken: playing.says, takeBack });
    board.querySelectorAll<HTMLDetailsElement>('[data-hint][open]').forEach(hinted);
    playing.setTaker({
      after(orders, given) {
        const { given: played, verdict, says } = answer(at, task, orders, given);
        return played.report.allowed === true ? success({ given: played, isOpen: verdict === 'open' }) : failure(says);
      },
      show(orders) {
        back([], '');
        for (const each of orders) judge(at, each);
      },
    });
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
    back(past.slice(0, -1), shown === null ? 'No order is given yet.' : 'Move undone.');
    board.querySelector<SVGSVGElement>('.sheet svg')!.focus({ preventScroll: true });
  }

  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (action === 'undo') undo();
    if (action === 'reset') back([], 'Back to the start.');
  }

  /** The step was drawn once more, as a link to it may do late: the reader's answer stays. */
  function redrawn() {
    setPlace(placeIn(board));
    if (session !== null && shown === null) playing.show(stand(session));
    if (shown === null) return;
    playing.show(shown);
    playing.says(`${told().head} ${told().says}`.trim());
  }

  createEffect(() => {
    place().dataset['verdict'] = told().verdict;
    nameNext(board);
  });
  const failed = () => tell({ says: 'The rules could not be loaded. Open the step once more to try again.' });
  onMount(() => {
    const { signal } = listeners;
    board.addEventListener('click', pressed, { signal });
    board.addEventListener('drill:turned', redrawn, { signal });
    const toggled = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.dataset['hint'] !== undefined) hinted(target);
    };
    board.addEventListener('toggle', toggled, { signal, capture: true });
    void useSession(ready, failed);
  });

  return (
    <>
      <Portal mount={place()}>
        <Judged told={told()} />
      </Portal>
      <Offers board={board} offers={offers()} choose={(offer) => pointer?.choose(offer)} />
      <Markup class="outcome" html={told().html} />
    </>
  );
}
