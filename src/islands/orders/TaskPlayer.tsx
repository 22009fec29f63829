import { createSignal, onCleanup, onMount } from 'solid-js';
import type { Playing } from '../player/playing.ts';
import type { Task } from './answer.ts';
import { createTask } from './createTask.ts';
import { Answered, placeIn } from './Judged.tsx';
import { createLoading, orderSession, type Session } from './session.ts';

interface Props {
  readonly board: HTMLElement;
  readonly task: Task;
  readonly playing: Playing;
}

/** A task on the board: the reader selects a unit and points at a target, or presses the button of an order; the engine judges, plays and explains it. */
export function TaskPlayer(props: Props) {
  const { board, task, playing } = props; // eslint-disable-line solid/reactivity -- a task keeps its board
  const [place, setPlace] = createSignal(placeIn(board));
  const useSession = createLoading(() => orderSession(task.data));
  const own = createTask(board, task, playing);
  const { ordering } = own;

  function hinted({ open, dataset }: HTMLDetailsElement) {
    const { hint: name = '' } = dataset;
    if (name === 'answer') {
      if (open) own.showMe();
    } else
      ordering
        .pointer()
        ?.hint(name, open && name === 'look' ? task.units : [], open && name === 'clause' ? task.shows : []);
  }
  function ready(at: Session) {
    own.begin(at);
    board.querySelectorAll<HTMLDetailsElement>('[data-hint][open]').forEach(hinted);
  }
  function pressed({ target }: Event) {
    const action = (target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (action === 'undo') own.undo();
    if (action === 'reset') own.reset();
  }
  /** The step was drawn once more, as a link to it may do late: the reader's answer stays. */
  function redrawn() {
    setPlace(placeIn(board));
    own.redraw();
  }
  function toggled({ target }: Event) {
    if (target instanceof HTMLDetailsElement && target.dataset['hint'] !== undefined) hinted(target);
  }
  onMount(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    board.addEventListener('click', pressed, { signal });
    board.addEventListener('drill:turned', redrawn, { signal });
    board.addEventListener('toggle', toggled, { signal, capture: true });
    onCleanup(() => {
      listeners.abort();
      playing.setTaker(null);
      playing.setGiven([]);
    });
    const says = 'The rules could not be loaded. Open the step once more to try again.';
    void useSession(ready, () => ordering.tell({ says }));
  });
  return <Answered board={board} place={place()} ordering={ordering} />;
}
