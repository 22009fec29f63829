/** Keeps boards that stand side by side on the same step, so that readers see where they differ. */
export function synchronizeBoards(): void {
  for (const group of document.querySelectorAll('[data-readings]')) {
    const boards = [...group.querySelectorAll<HTMLElement>('[data-board]')];
    // The event does not bubble, so it is caught in the capture phase.
    group.addEventListener('drill:turned', ({ target }) => follow(boards, target), { capture: true });
    // A deep link may have opened a step before this script ran.
    follow(boards, boards.find((board) => board.dataset['at'] !== '0') ?? null);
  }
}

function follow(boards: readonly HTMLElement[], leader: EventTarget | null): void {
  const at = leader instanceof HTMLElement ? leader.dataset['at'] : undefined;
  if (at === undefined) return;
  for (const board of boards) {
    if (board === leader || board.dataset['at'] === at || Number(at) >= Number(board.dataset['frames'])) continue;
    board.dispatchEvent(new CustomEvent('drill:turn', { detail: Number(at), bubbles: true }));
  }
}
