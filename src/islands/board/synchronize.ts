/** Keeps boards that stand side by side on the same step, so that readers see where they differ. */
export function synchronizeBoards(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-readings]')) {
    const boards = [...group.querySelectorAll<HTMLElement>('[data-board]')];
    addTabs(group, group.dataset['readings']!);
    // The event does not bubble, so it is caught in the capture phase.
    group.addEventListener('drill:turned', ({ target }) => follow(boards, target), { capture: true });
    // A deep link may have opened a step before this script ran.
    follow(boards, boards.find((board) => board.dataset['at'] !== '0') ?? null);
  }
}

/**
 * Adds a button for each reading; on a phone only the chosen reading is shown. A link to a board
 * chooses its reading.
 */
function addTabs(group: Element, label: string): void {
  const sections = [...group.children];
  if (sections.length < 2) return;
  const tabs = document.createElement('div');
  tabs.className = 'tabs';
  tabs.role = 'group';
  tabs.ariaLabel = label;
  const buttons = sections.map((section) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = section.querySelector('h3')!.textContent;
    button.addEventListener('click', () => choose(section));
    return button;
  });
  function choose(chosen: Element): void {
    for (const [i, section] of sections.entries()) {
      section.toggleAttribute('data-chosen', section === chosen);
      buttons[i]!.ariaPressed = String(section === chosen);
    }
  }
  const linked = () => {
    // `deep-link.ts` is not used here: a module shared with the script of the boards would need a
    // request of its own.
    const to = location.hash.slice(1).replace(/%3A/i, ':');
    const section = sections.find((each) => each.querySelector('[data-board]')?.id === to.split(':')[0]);
    if (section !== undefined) choose(section);
  };
  tabs.append(...buttons);
  group.before(tabs);
  group.setAttribute('data-tabbed', '');
  choose(sections[0]!);
  linked();
  // In the capture phase, so that the reading is shown before its board scrolls into view.
  addEventListener('hashchange', linked, { capture: true });
}

function follow(boards: readonly HTMLElement[], leader: EventTarget | null): void {
  const at = leader instanceof HTMLElement ? leader.dataset['at'] : undefined;
  if (at === undefined) return;
  for (const board of boards) {
    if (board === leader || board.dataset['at'] === at || Number(at) >= Number(board.dataset['frames'])) continue;
    board.dispatchEvent(new CustomEvent('drill:turn', { detail: Number(at), bubbles: true }));
  }
}
