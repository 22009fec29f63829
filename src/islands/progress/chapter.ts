import { boardsOnPage, isAtEnd, areSolved, isOnlyShown, watchBoards, type BoardOnPage } from './boards.ts';
import type { Progress } from './record.ts';
import { tickSidebar } from './sidebar.ts';
import { rememberGame, save, stored, watch, type Saved } from './storage.ts';

/** The public ids of the tasks and questions that were solved on this page. */
const solved = (boards: readonly BoardOnPage[]): readonly string[] =>
  boards.flatMap(({ board: { id, dataset } }) =>
    (dataset['solved'] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((step) => `${id}:${step}`),
  );

const NOT_SAVED: Readonly<Record<Saved, string>> = {
  saved: '',
  full: ', but not saved: this browser has no room left',
  blocked: ', but not saved: this browser does not allow it',
};

/** Says below a board how many of its tasks and questions are solved. */
function markBoard({ board, tasks }: BoardOnPage, known: ReadonlySet<string>, saved: Saved): void {
  const done = tasks.filter((step) => known.has(`${board.id}:${step}`)).length;
  const old = board.querySelector('.done');
  if (done === 0) old?.remove();
  else {
    const says = old ?? board.querySelector('.below')!.appendChild(document.createElement('b'));
    says.className = `done${done === tasks.length ? ' yes' : ''}`;
    const isNew = board.dataset['solved'] !== undefined;
    says.textContent =
      (done === tasks.length ? 'Solved' : `${done} of ${tasks.length} solved`) + (isNew ? NOT_SAVED[saved] : '');
  }
}

/**
 * Stores which boards of a chapter were used and which tasks are solved. A board is used once it
 * was stepped to its end or all its questions are solved; once all boards were used, the chapter
 * counts as read. Shows this on the boards and in the sidebar.
 */
export function chapter(end: HTMLElement): void {
  const id = end.dataset['chapter']!;
  const boards = boardsOnPage();
  /**
   * The boards used on this page. They are kept here too, because the browser may forbid storage.
   */
  const used = new Set(boards.filter(({ board }) => board.dataset['at'] !== '0' && isAtEnd(board)).map(({ board }) => board.id)); // prettier-ignore
  const isUsed = (each: BoardOnPage, { read, solved: known }: Progress) =>
    isOnlyShown(each) ||
    used.has(each.board.id) ||
    read.includes(each.board.id) ||
    areSolved(each, new Set([...known, ...solved(boards)]));

  let saved: Saved = 'saved';
  const mark = () => {
    const { progress } = stored();
    const known = new Set([...progress.solved, ...solved(boards)]);
    for (const each of boards) markBoard(each, known, saved);
    tickSidebar(progress, boards.filter((each) => isUsed(each, progress)).length);
  };
  const note = () => {
    const { progress } = stored();
    const read = boards.filter((each) => !isOnlyShown(each) && isUsed(each, progress)).map(({ board }) => board.id);
    const isRead = boards.every((each) => isUsed(each, progress));
    saved = save({ read: [...read, ...(isRead ? [id] : [])], solved: solved(boards) });
    mark();
  };
  watchBoards((board, isSolved) => {
    if (isAtEnd(board)) used.add(board.id);
    else if (!isSolved) return;
    rememberGame(new URL('..', location.href).pathname);
    note();
  });
  watch(mark);
  note();
}
