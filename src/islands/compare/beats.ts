/*
 * Boards of different games are on the same beat if they show the same frame, for each beat is one
 * frame on every board. The build refuses a scenario in which it is two.
 */

/** Shows a beat on one of the boards; the others follow. */
export const turnTo = (board: HTMLElement, beat: number): void =>
  void board.dispatchEvent(new CustomEvent('drill:turn', { detail: beat, bubbles: true }));

/** The beat that a board shows. */
export const beatOf = (board: HTMLElement): number => Number(board.dataset['at']);

/** Keeps boards of different scenarios on the same beat. */
export function keepBeats(boards: readonly HTMLElement[]): void {
  const follow = (leader: EventTarget | null) => {
    if (!(leader instanceof HTMLElement) || leader.dataset['at'] === undefined) return;
    const beat = beatOf(leader);
    for (const board of boards) if (board !== leader && beatOf(board) !== beat) turnTo(board, beat);
  };
  // The event does not bubble, so it is caught in the capture phase.
  document.addEventListener('drill:turned', ({ target }) => follow(target), { capture: true });
  // A deep link may have opened a step before this script ran.
  follow(boards.find((board) => board.dataset['at'] !== '0') ?? null);
}
