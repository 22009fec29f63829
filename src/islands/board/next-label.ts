/**
 * How *Next* is called: during a task or a question it steps back, and after the right answer it is
 * the way on.
 */
type NextLabel = 'Next' | 'Skip' | 'Continue';

/** The verdicts after which there is nothing to skip. */
const DONE = ['right', 'shown', 'decided'];

/**
 * What *Next* is called on the frame that a board shows now. An order of a task may be taken back,
 * the answer to a question may not.
 */
function labelOf(board: HTMLElement): NextLabel {
  const { kind, frame = '' } = board.querySelector<HTMLElement>('[data-panel]')!.dataset;
  if (kind !== 'task' && kind !== 'ask') return 'Next';
  const { verdict = '' } = board.querySelector<HTMLElement>('.panel .feedback')?.dataset ?? {};
  const isSolved = kind === 'ask' ? (board.dataset['solved'] ?? '').split(' ').includes(frame) : DONE.includes(verdict);
  return isSolved ? 'Continue' : 'Skip';
}

/**
 * Renames the *Next* button of a board for what it shows now. `data-next` on the board says it to
 * the style sheet.
 */
export function nameNext(board: HTMLElement): void {
  const label = labelOf(board);
  board.dataset['next'] = label.toLowerCase();
  const text = board.querySelector('.controls [data-turn=next]')?.firstChild;
  if (text instanceof Text && text.data.trim() !== label) text.data = label;
}
