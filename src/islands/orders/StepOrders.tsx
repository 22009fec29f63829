import { createEffect, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { nameNext } from '../board/buttons.ts';
import type { Playing } from '../player/playing.ts';
import type { OrderingBoard } from './createOrdering.ts';
import { VerdictText, Markup, Offers, Reload, undoSays } from './Feedback.tsx';
import { OLD_PAGE } from '../old-page.ts';
import { createLoading } from './createLoading.ts';
import { Strip } from './Strip.tsx';

/** A step that asks for orders, and what its buttons do. */
export interface AskingStep<Rules> {
  readonly ordering: OrderingBoard;
  /** Lets the reader give orders. Called once the rules are loaded. */
  readonly begin: (rules: Rules) => void;
  /** Whether an order stands on the board that can be taken back. */
  readonly stands: () => boolean;
  readonly undo: () => void;
  readonly reset: () => void;
  /** Draws again what was on the board. */
  readonly redraw: () => void;
}

interface Props<Rules> {
  readonly board: HTMLElement;
  readonly playing: Playing;
  readonly load: () => Promise<Rules>;
  readonly step: AskingStep<Rules>;
}

/**
 * The orders that a reader gives at a step of a lesson: the verdict in the panel, the buttons below
 * the map, and the report.
 */
export function StepOrders<Rules>(props: Props<Rules>) {
  const { board, playing, load, step } = props; // eslint-disable-line solid/reactivity -- a step keeps its board
  const { feedback, tell, offers, choose } = step.ordering;
  /** Where the panel shows the verdict: in place of the instructions, below the question. */
  const placeNow = () => board.querySelector<HTMLElement>('.panel .feedback')!;
  const [place, setPlace] = createSignal(placeNow());
  /** Only boards on which something lies beside the map have a place for it. */
  const strip = board.querySelector('.beside-map');
  const useRules = createLoading(load);
  const [isOld, setOld] = createSignal(false);

  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    // What is still open is dropped before an order is taken back.
    if (action === 'undo' && step.ordering.pointer()?.drop() === true) return;
    if (action === 'undo' || action === 'reset') step[action]();
  }
  /** The step may be drawn again late, by a link to it. The reader's answer stays. */
  function redrawn() {
    setPlace(placeNow());
    step.redraw();
  }
  createEffect(() => {
    place().dataset['verdict'] = feedback().verdict;
    nameNext(board);
  });
  createEffect(() => {
    const isIdle =
      step.ordering.open() === null &&
      !step.stands() &&
      (feedback().verdict === 'none' || step.ordering.attempted() === null);
    for (const each of board.querySelectorAll<HTMLButtonElement>('.orders > :is([data-do=undo], [data-do=reset])'))
      each.ariaDisabled = String(isIdle);
    const isWrong = feedback().verdict === 'wrong' && step.stands();
    const undo = board.querySelector<HTMLButtonElement>('.orders > [data-do=undo]');
    if (undo !== null) undo.textContent = isWrong ? 'Undo and try again' : undoSays(step.ordering.open());
  });
  onMount(() => {
    board.addEventListener('click', pressed);
    board.addEventListener('drill:turned', redrawn);
    const failed = (old: boolean) => {
      setOld(old);
      tell({ says: old ? OLD_PAGE : 'The rules could not be loaded. Open the step once more to try again.' });
    };
    void useRules(step.begin, failed);
  });
  onCleanup(() => {
    playing.setReceiver(null);
    playing.setReaderOrders([]);
    board.removeEventListener('click', pressed);
    board.removeEventListener('drill:turned', redrawn);
  });
  return (
    <>
      <Portal mount={place()}>
        <VerdictText feedback={feedback()} />
        <Show when={isOld()}>
          <Reload />
        </Show>
      </Portal>
      <Show when={strip !== null && step.ordering.choice()}>
        {(choice) => <Strip place={strip!} choice={choice()} />}
      </Show>
      <Offers board={board} offers={offers()} choose={choose} />
      <Markup class="outcome" html={feedback().html} />
    </>
  );
}
