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

const isTask = (board: HTMLElement): boolean => board.querySelector('[data-panel][data-kind=task]') !== null;
const boardOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-board]') : null;

/** Calls back when a board was stepped to another frame, and with `tried` when a question on it was answered or an order given. */
export function watchBoards(used: (board: HTMLElement, tried: boolean) => void): void {
  const on = (type: string, isTried: (event: Event, board: HTMLElement) => boolean) =>
    // These events do not all bubble, so they are caught on their way down.
    document.addEventListener(
      type,
      (event) => {
        const board = boardOf(event);
        if (board !== null) used(board, isTried(event, board));
      },
      { capture: true },
    );
  on('drill:turned', () => false);
  on('drill:solved', () => true);
  on('drill:draw', (_, board) => isTask(board));
  on('toggle', ({ target }) => target instanceof HTMLDetailsElement && target.open && target.matches('.choice'));
}
