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

/** The tasks and questions of a board that were tried on this page, as its player marks them. */
export const triedOn = ({ dataset: { tried = '', solved = '' } }: HTMLElement): readonly string[] =>
  `${tried} ${solved}`.split(' ').filter(Boolean);

/** Whether each task and question of a board was tried or solved, now or on an earlier visit. */
export const isTried = ({ tasks }: Pick<BoardOnPage, 'tasks'>, tried: ReadonlySet<string>): boolean =>
  tasks.length > 0 && tasks.every((step) => tried.has(step));

const boardOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-board]') : null;

/** Calls back when a board was stepped to another frame, and with the step when a question on it was answered or an order given. */
export function watchBoards(used: (board: HTMLElement, tried: string | null) => void): void {
  const on = (type: string, isTried: (event: Event) => boolean) =>
    // These events do not all bubble, so they are caught on their way down.
    document.addEventListener(
      type,
      (event) => {
        const board = boardOf(event);
        const step = board?.querySelector<HTMLElement>('[data-panel]')?.dataset['frame'] ?? null;
        if (board !== null) used(board, isTried(event) ? step : null);
      },
      { capture: true },
    );
  on('drill:turned', () => false);
  on('drill:tried', () => true);
  on('drill:solved', () => true);
  // A hint is no answer.
  on('toggle', ({ target }) => target instanceof HTMLDetailsElement && target.open && target.matches('.ask .choice'));
}
