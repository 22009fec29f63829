/** A board of this page, with the ids of its tasks and questions. */
export interface BoardOnPage {
  readonly board: HTMLElement;
  readonly tasks: readonly string[];
}

/** The boards of this page. */
export const boardsOnPage = (): readonly BoardOnPage[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-board]'), (board) => ({
    board,
    tasks: (board.dataset['tasks'] ?? '').split(' ').filter(Boolean),
  }));

/** Whether a board shows its last frame. */
export const isAtEnd = (board: HTMLElement): boolean =>
  Number(board.dataset['at']) >= Number(board.dataset['frames']) - 1;

/** Whether a board has nothing to step through and nothing to answer. */
export const isOnlyShown = ({ board, tasks }: BoardOnPage): boolean =>
  board.dataset['frames'] === '1' && tasks.length === 0;

/** The id of a board, and those of its tasks and questions. */
interface BoardOfTasks extends Pick<BoardOnPage, 'tasks'> {
  readonly board: Pick<HTMLElement, 'id'>;
}

/**
 * Whether each task and question of a board is solved, now or on an earlier visit. A question that
 * was answered wrongly is not solved.
 */
export const areSolved = ({ board, tasks }: BoardOfTasks, solved: ReadonlySet<string>): boolean =>
  tasks.length > 0 && tasks.every((step) => solved.has(`${board.id}:${step}`));

const boardOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-board]') : null;

/** Calls back when a board shows another frame, or when one of its tasks or questions is solved. */
export function watchBoards(changed: (board: HTMLElement, isSolved: boolean) => void): void {
  for (const type of ['drill:turned', 'drill:solved'])
    // Not all of these events bubble, so they are caught in the capture phase.
    document.addEventListener(
      type,
      (event) => {
        const board = boardOf(event);
        if (board !== null) changed(board, type === 'drill:solved');
      },
      { capture: true },
    );
}
