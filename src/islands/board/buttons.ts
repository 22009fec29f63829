/** What the buttons of a board do, by their `data-do` attribute. */
export type Actions = Readonly<Record<'play' | 'roll' | 'script' | 'link', () => void>>;

const isAction = (name: string, actions: Actions): name is keyof Actions => Object.hasOwn(actions, name);

/**
 * Handles the buttons of a board. If one was pressed before this script was loaded, its action runs
 * now.
 */
export function answerButtons(board: HTMLElement, actions: Actions): void {
  board.addEventListener('click', (event) => {
    const action = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (action === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isAction(action, actions)) actions[action]();
  });
  board.dataset['alive'] = '';
  const wanted = board.dataset['wants'];
  if (wanted !== undefined && isAction(wanted, actions)) actions[wanted]();
}

/**
 * The names of the *Next* button: during a task or a question it is less prominent, after the right
 * answer it is the way on.
 */
type NextLabel = 'Next' | 'Skip' | 'Continue';

/** After these verdicts there is nothing to skip. */
const DONE = ['right', 'shown', 'decided'];

/**
 * The name of *Next* on the frame that a board shows now. An order of a task may be taken back, the
 * answer to a question may not.
 */
function labelOf(board: HTMLElement): NextLabel {
  const { kind, frame = '' } = board.querySelector<HTMLElement>('[data-panel]')!.dataset;
  if (kind !== 'task' && kind !== 'ask') return 'Next';
  const { verdict = '' } = board.querySelector<HTMLElement>('.panel .feedback')?.dataset ?? {};
  const isSolved = kind === 'ask' ? (board.dataset['solved'] ?? '').split(' ').includes(frame) : DONE.includes(verdict);
  return isSolved ? 'Continue' : 'Skip';
}

/**
 * Renames the *Next* button to fit the frame that the board shows. `data-next` on the board tells
 * the name to the style sheet.
 */
export function nameNext(board: HTMLElement): void {
  const label = labelOf(board);
  board.dataset['next'] = label.toLowerCase();
  // Whatever the page has in the element is replaced: a browser that translates the page puts
  // elements of its own in the place of text.
  const name = board.querySelector('.controls [data-turn=next] span');
  if (name !== null && name.textContent !== label) name.textContent = label;
}
