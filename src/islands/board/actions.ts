/** What the buttons of a board do, by their `data-do` attribute. */
export type Actions = Readonly<Record<'play' | 'roll' | 'script' | 'link', () => void>>;

const isAction = (name: string, actions: Actions): name is keyof Actions => Object.hasOwn(actions, name);

/**
 * Handles the buttons of a board, and runs the action of one that was pressed before this script
 * was loaded.
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
