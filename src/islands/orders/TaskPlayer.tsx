import { onCleanup, onMount } from 'solid-js';
import type { Playing } from '../player/playing.ts';
import type { Task } from './answer.ts';
import { createTask } from './createTask.ts';
import { orderSession, type Session } from './session.ts';
import { StepOrders } from './StepOrders.tsx';

interface Props {
  readonly board: HTMLElement;
  readonly task: Task;
  readonly playing: Playing;
}

/**
 * A task on the board: the reader selects a unit and points at a target, or presses the button of
 * an order. The engine judges, plays and explains it.
 */
export function TaskPlayer(props: Props) {
  const { board, task, playing } = props; // eslint-disable-line solid/reactivity -- a task keeps its board
  const own = createTask(board, task, playing);

  function hinted({ open, dataset }: HTMLDetailsElement) {
    const { hint: name = '' } = dataset;
    const [units, shows] = [name === 'look' ? task.units : [], name === 'clause' ? task.shows : []];
    if (name !== 'answer') own.ordering.pointer()?.hint(name, open ? units : [], open ? shows : []);
    else if (open) own.showMe();
  }
  function begin(at: Session) {
    own.begin(at);
    board.querySelectorAll<HTMLDetailsElement>('[data-hint][open]').forEach(hinted);
  }
  function toggled({ target }: Event) {
    if (target instanceof HTMLDetailsElement && target.dataset['hint'] !== undefined) hinted(target);
  }
  onMount(() => board.addEventListener('toggle', toggled, true));
  onCleanup(() => board.removeEventListener('toggle', toggled, true));
  const [load, step] = [() => orderSession(task.data), { ...own, begin }];
  return <StepOrders board={board} playing={playing} load={load} step={step} />;
}
