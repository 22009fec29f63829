/**
 * The step of each frame of a board: a step that shows its board before the order has two frames. A
 * board without this attribute has one frame for each step.
 */
export const stepsOf = ({ dataset }: HTMLElement): readonly number[] =>
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

/** A moment that all boards show together: the frame of one of them that leads the others to it. */
export interface Together {
  readonly step: number;
  readonly board: number;
  readonly frame: number;
}

/**
 * The moments that boards go through together, in order. A step that any board shows in two frames
 * has two moments, and such a board leads there.
 */
export function momentsOf(boards: readonly (readonly number[])[]): readonly Together[] {
  const last = Math.max(...boards.flat());
  return Array.from({ length: last + 1 }, (_, step) => {
    const counts = boards.map((steps) => steps.filter((each) => each === step).length);
    const board = counts.indexOf(Math.max(...counts));
    const first = boards[board]!.indexOf(step);
    return Array.from({ length: counts[board]! }, (__, n) => ({ step, board, frame: first + n }));
  }).flat();
}

const turnTo = (board: HTMLElement, frame: number): void =>
  void board.dispatchEvent(new CustomEvent('drill:turn', { detail: frame, bubbles: true }));

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
      if (board !== leader && at >= 0 && at !== now) turnTo(board, at);
    }
  };
  // The event does not bubble, so it is caught in the capture phase.
  document.addEventListener('drill:turned', ({ target }) => follow(target), { capture: true });
  // A deep link may have opened a step before this script ran.
  follow(boards.find((board) => board.dataset['at'] !== '0') ?? null);
}

/** Shows a moment on all boards: the board that leads there is turned, and the others follow. */
export function turnTogether(boards: readonly HTMLElement[], { board, frame }: Together): void {
  turnTo(boards[board]!, frame);
}
