import { createEffect, createSignal, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { failure, success } from '../../core/result.ts';
import type { OrderLike } from '../../games/contract/engine.ts';
import type { Decision } from '../../scenario/ask/decide.ts';
import type { BoardData, FrameData } from '../../sent/boards.ts';
import type * as weighing from './decision.ts';
import type { Decided, Shown } from './decision.ts';
import { createTelling, Judged, Markup, Offers } from './Judged.tsx';
import { nameNext } from '../board/next-label.ts';
import type { Playing } from '../player/playing.ts';
import { pointing, type Pointer } from './pointing.ts';
import type { Offer } from './selection.ts';
import { addSymbols, createLoading, orderSession, playOrder, type Session } from './session.ts';
import { markSolved } from '../progress/solved.ts';

interface Props {
  readonly board: HTMLElement;
  readonly data: BoardData;
  readonly frame: FrameData;
  readonly decision: Decision;
  readonly playing: Playing;
}

/** A board's game, with what weighs orders. */
type Ready = Session & { readonly weighing: typeof weighing };

/** A moment of a battle at which the reader decides: any allowed order of the unit is an answer, and its exact odds are shown beside those of the battle. */
export function DecisionPlayer(props: Props) {
  const { board, data, frame, decision, playing } = props; // eslint-disable-line solid/reactivity -- a decision keeps its board
  const { told, tell } = createTelling(playing);
  const [place, setPlace] = createSignal(board.querySelector<HTMLElement>('.panel .feedback')!);
  const [offers, setOffers] = createSignal<readonly Offer[]>([]);
  // Only at a moment of decision is anything weighed.
  const useRules = createLoading(() =>
    Promise.all([orderSession(data), import('./decision.ts')]).then(([at, weighing]) => ({ ...at, weighing })),
  );
  let pointer: Pointer | null = null;
  let rules: Ready | null = null;
  /** The order whose result is on the board, refused ones too. */
  let shown: Decided | null = null;

  function draw(at: Session, to?: Shown) {
    const { state, scene } = to ?? { state: frame.before, scene: at.game.scene(frame.before, []) };
    addSymbols(at, scene);
    playing.show({ state, scene, live: at.tools.svgLive(scene) });
  }
  function order(given: OrderLike) {
    if (rules !== null && decide(rules, given)) markSolved(board, frame.id);
  }
  /** Weighs an order, and shows it; false if it is no answer. */
  function decide(at: Ready, given: OrderLike): boolean {
    const answer = at.weighing.decided(at, frame.before, decision, given);
    shown = answer;
    draw(at, answer.shown);
    if (answer.weighed === null) {
      tell({ ...answer, verdict: 'wrong' });
      playing.setGiven([]);
      return false;
    }
    tell({ ...answer, verdict: 'decided', says: at.weighing.compared(at, frame.before, decision, answer) });
    playing.setGiven([{ before: frame.before, order: given, faces: null }]);
    // Nothing is marked: the units may no longer stand where the next order would be given from.
    pointer?.on(frame.before, []);
    return true;
  }
  /** Shows the board of the moment again. */
  function back() {
    if (rules === null || shown === null) return;
    const isDecided = shown.weighed !== null;
    shown = null;
    playing.setGiven([]);
    draw(rules);
    tell({});
    // The next order is given from the board of the moment, and not from what came of the last.
    if (isDecided) pointer?.on(frame.before);
  }
  function ready(at: Ready) {
    rules = at;
    const note = (text: string, spoken = text) => {
      back();
      tell({ says: text });
      playing.says(spoken);
    };
    const takeBack = () => {
      back();
      return false;
    };
    pointer = pointing(at, {
      ...{ board, data, frame, order, offers: setOffers, says: note, spoken: playing.says, takeBack },
    });
    playing.setTaker({
      after(_past, given) {
        const { weighed, says } = at.weighing.decided(at, frame.before, decision, given);
        return weighed === null
          ? failure(says)
          : success({ given: playOrder(at, frame.before, { order: given, seed: at.tools.SEED }), isOpen: false });
      },
      show([given]) {
        if (given !== undefined) decide(at, given);
      },
    });
  }
  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (action !== 'undo' && action !== 'reset') return;
    const undone = shown === null ? 'No order is given yet.' : 'Order undone.';
    back();
    tell({ says: action === 'reset' ? 'Back to the start.' : undone });
    pointer?.on(frame.before);
  }
  /** The step was drawn once more, as a link to it may do late: the reader's answer stays. */
  function redrawn() {
    setPlace(board.querySelector<HTMLElement>('.panel .feedback')!);
    if (rules !== null && shown !== null) draw(rules, shown.shown);
  }
  createEffect(() => {
    place().dataset['verdict'] = told().verdict;
    nameNext(board);
  });
  onMount(() => {
    board.addEventListener('click', pressed);
    board.addEventListener('drill:turned', redrawn);
    const failed = () => tell({ says: 'The rules could not be loaded. Open the step once more to try again.' });
    void useRules(ready, failed);
  });
  onCleanup(() => {
    pointer?.end();
    playing.setTaker(null);
    playing.setGiven([]);
    board.removeEventListener('click', pressed);
    board.removeEventListener('drill:turned', redrawn);
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
