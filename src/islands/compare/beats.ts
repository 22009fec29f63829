/**
 * The step of each frame of a board: a step that shows its board before the order has two frames. A
 * board without this attribute has one frame for each step.
 */
const stepsOf = ({ dataset }: HTMLElement): readonly number[] =>
  dataset['beats']?.split(' ').map(Number) ?? Array.from({ length: Number(dataset['frames']) }, (_, n) => n);

/**
 * The frame that a board shows while another board shows frame `at`; -1 if it has no such step.
 * Both boards are given as the steps of their frames. If both have two frames for the step, they go
 * through them together. Beside a step with one frame, a board that already shows the step stays at
 * `now`.
 */
export function frameBeside(own: readonly number[], now: number, others: readonly number[], at: number): number {
  const step = others[at]!;
  const isPaired = others.filter((each) => each === step).length > 1;
  if (!isPaired) return own[now] === step ? now : own.lastIndexOf(step);
  return others[at + 1] === step ? own.indexOf(step) : own.lastIndexOf(step);
}

/**
 * Keeps boards of different scenarios on the same beat: on corresponding steps, which one board may
 * show in two frames and another in one.
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
