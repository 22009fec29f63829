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

/** Adds a button for each reading; on a phone only the chosen reading is shown. A link to a board chooses its reading. */
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
    // A module shared with the script of the boards would become a request of its own.
    const to = location.hash.slice(1).replace(/%3A/i, ':');
    const section = sections.find((each) => each.querySelector('[data-board]')?.id === to.split(':')[0]);
    if (section !== undefined) choose(section);
  };
  tabs.append(...buttons);
  group.before(tabs);
  group.setAttribute('data-tabbed', '');
  choose(sections[0]!);
  linked();
  // Before the board scrolls into view.
  addEventListener('hashchange', linked, { capture: true });
}

/** The steps of a board, frame by frame: a step whose board is shown before its order has two frames. A board that does not say has one for each. */
const stepsOf = ({ dataset }: HTMLElement): readonly number[] =>
  dataset['beats']?.split(' ').map(Number) ?? Array.from({ length: Number(dataset['frames']) }, (_, n) => n);

/**
 * The frame that a board shows beside frame `at` of another, both given as the steps of their frames; where it stands already, or -1 where it has no
 * such step. A step of two frames goes through them together with another of two, and waits within them beside one that has a single frame.
 */
export function frameBeside(own: readonly number[], now: number, others: readonly number[], at: number): number {
  const step = others[at]!;
  const isPaired = others.filter((each) => each === step).length > 1;
  if (!isPaired) return own[now] === step ? now : own.lastIndexOf(step);
  return others[at + 1] === step ? own.indexOf(step) : own.lastIndexOf(step);
}

function follow(boards: readonly HTMLElement[], leader: EventTarget | null): void {
  if (!(leader instanceof HTMLElement) || leader.dataset['at'] === undefined) return;
  for (const board of boards) {
    if (board === leader) continue;
    const now = Number(board.dataset['at']);
    const at = frameBeside(stepsOf(board), now, stepsOf(leader), Number(leader.dataset['at']));
    if (at >= 0 && at !== now) board.dispatchEvent(new CustomEvent('drill:turn', { detail: at, bubbles: true }));
  }
}
