import { createEffect, createSignal, For, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { OrderLike } from '../games/engine.ts';
import type { Decision } from '../scenario/decide.ts';
import type { BoardData, FrameData } from './data.ts';
import { compared, decided, type Decided, type Shown } from './decision.ts';
import type { Playing } from './playing.ts';
import { pointing, type Pointer } from './pointing.ts';
import type { Offer } from './selection.ts';
import { addSymbols, createSession, type Session } from './session.ts';
import { markSolved } from './solved.ts';
import { Judged, type Verdict } from './TaskPlayer.tsx';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly decision: Decision;
  readonly playing: Playing;
}

/** A moment of a battle at which the reader decides: any allowed order of the unit is an answer, and its exact odds are shown beside those of the battle. */
export function DecisionPlayer(props: Props) {
  const { board, data, frame, decision, playing } = props; // eslint-disable-line solid/reactivity -- a decision keeps its board
  const [verdict, setVerdict] = createSignal<Verdict>('none');
  const [head, setHead] = createSignal('');
  const [says, setSays] = createSignal('');
  const [report, setReport] = createSignal('');
  const [place, setPlace] = createSignal(board.querySelector<HTMLElement>('.panel .feedback')!);
  const [offers, setOffers] = createSignal<readonly Offer[]>([]);
  const useSession = createSession(() => data);
  const row = board.querySelector<HTMLElement>('.orders')!;
  let pointer: Pointer | null = null;
  let session: Session | null = null;
  /** The order whose result is on the board, refused ones too. */
  let shown: Decided | null = null;

  function tell(kind: Verdict, text: string, { first = '', html = '' } = {}) {
    setVerdict(kind);
    setHead(first);
    setSays(text);
    setReport(html);
    playing.says(`${first} ${text}`.trim());
  }
  function draw(at: Session, to?: Shown) {
    const { state, scene } = to ?? { state: frame.before, scene: at.game.scene(frame.before, []) };
    addSymbols(at, scene);
    playing.show({ state, scene, live: at.tools.svgLive(scene) });
  }
  function order(given: OrderLike) {
    if (session === null) return;
    const answer = decided(session, frame.before, decision, given);
    shown = answer;
    draw(session, answer.shown);
    if (answer.weighed === null) {
      tell('wrong', answer.says, { first: answer.head, html: answer.html });
      return;
    }
    tell('open', compared(session, frame.before, decision, answer), { first: answer.head, html: answer.html });
    markSolved(board, frame.id);
    // The next order is given from the board of the moment, and not from what came of this one.
    pointer?.on(frame.before);
  }
  /** Shows the board of the moment again. */
  function back(text = '') {
    if (session === null || shown === null) return;
    shown = null;
    draw(session);
    tell('none', text);
  }
  function ready(at: Session) {
    session = at;
    const note = (text: string, spoken = text) => {
      back();
      tell('none', text);
      playing.says(spoken);
    };
    const takeBack = () => {
      back();
      return false;
    };
    pointer = pointing(at, {
      ...{ board, data, frame, order, offers: setOffers, says: note, spoken: playing.says, takeBack },
    });
  }
  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (action !== 'undo' && action !== 'reset') return;
    back('Order undone.');
    pointer?.on(frame.before);
  }
  /** The step was drawn once more, as a link to it may do late: the reader's answer stays. */
  function redrawn() {
    setPlace(board.querySelector<HTMLElement>('.panel .feedback')!);
    if (session !== null && shown !== null) draw(session, shown.shown);
  }
  createEffect(() => (place().dataset['verdict'] = verdict()));
  onMount(() => {
    board.addEventListener('click', pressed);
    board.addEventListener('drill:turned', redrawn);
    const failed = () => tell('none', 'The rules could not be loaded. Open the step once more to try again.');
    void useSession(ready, failed);
  });
  onCleanup(() => {
    pointer?.end();
    board.removeEventListener('click', pressed);
    board.removeEventListener('drill:turned', redrawn);
  });
  return (
    <>
      <Portal mount={place()}>
        <Judged verdict={verdict()} head={head()} says={says()} />
      </Portal>
      <Portal mount={row.firstElementChild!}>
        <For each={offers()}>
          {(offer) => (
            <button type="button" on:click={() => pointer?.choose(offer)}>
              {offer.says}
            </button>
          )}
        </For>
      </Portal>
      <div class="outcome" ref={(outcome) => createEffect(() => (outcome.innerHTML = report()))} />
    </>
  );
}
