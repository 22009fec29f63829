/**
 * The steps of a board, frame by frame: a step whose board is shown before its order has two
 * frames. A board that does not say has one for each.
 */
const stepsOf = ({ dataset }: HTMLElement): readonly number[] =>
  dataset['beats']?.split(' ').map(Number) ?? Array.from({ length: Number(dataset['frames']) }, (_, n) => n);

/**
 * The frame that a board shows beside frame `at` of another, both given as the steps of their
 * frames; where it stands already, or -1 where it has no such step. A step of two frames goes
 * through them together with another of two, and waits within them beside one that has a single
 * frame.
 */
export function frameBeside(own: readonly number[], now: number, others: readonly number[], at: number): number {
  const step = others[at]!;
  const isPaired = others.filter((each) => each === step).length > 1;
  if (!isPaired) return own[now] === step ? now : own.lastIndexOf(step);
  return others[at + 1] === step ? own.indexOf(step) : own.lastIndexOf(step);
}

/**
 * Keeps boards of different scenarios on the same beat: a step of each, which one of them may show
 * in two frames.
 */
export function keepBeats(boards: readonly HTMLElement[]): void {
  const follow = (leader: EventTarget | null) => {
    if (!(leader instanceof HTMLElement) || leader.dataset['at'] === undefined) return;
    for (const board of boards) {
      const now = Number(board.dataset['at']);
      const at = frameBeside(stepsOf(board), now, stepsOf(leader), Number(leader.dataset['at']));
      if (board !== leader && at >= 0 && at !== now)
        board.dispatchEvent(new CustomEvent('drill:turn', { detail: at, bubbles: true }));
    }
  };
  // The event does not bubble, so it is caught in the capture phase.
  document.addEventListener('drill:turned', ({ target }) => follow(target), { capture: true });
  // A deep link may have opened a step before this script ran.
  follow(boards.find((board) => board.dataset['at'] !== '0') ?? null);
}
