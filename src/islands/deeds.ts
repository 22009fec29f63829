/** What the buttons of a board do, by their `data-do`. */
export type Deeds = Readonly<Record<'play' | 'roll' | 'script', () => void>>;

const isDeed = (name: string, deeds: Deeds): name is keyof Deeds => Object.hasOwn(deeds, name);

/** Answers the buttons of a board, and at once the one that was pressed before there was anyone to answer. */
export function answering(board: HTMLElement, deeds: Deeds): void {
  board.addEventListener('click', (event) => {
    const deed = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset['do'];
    if (deed === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isDeed(deed, deeds)) deeds[deed]();
  });
  board.dataset['alive'] = '';
  const wanted = board.dataset['wants'];
  if (wanted !== undefined && isDeed(wanted, deeds)) deeds[wanted]();
}
