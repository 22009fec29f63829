const sheetOf = (board: HTMLElement): HTMLElement => board.querySelector<HTMLElement>('.sheet')!;

const isStuck = (board: HTMLElement): boolean => getComputedStyle(sheetOf(board)).position === 'sticky';

/**
 * If the map of a board sticks to the top of the window, a new step begins right below it, however
 * far the last one was scrolled.
 */
export function readFromStart(board: HTMLElement): void {
  // While the step changes, the page keeps its scroll position. In the next frame the styles are
  // known; reading them earlier would compute them twice.
  requestAnimationFrame(() => {
    if (!isStuck(board)) return;
    const { top } = board.getBoundingClientRect();
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  });
}

/**
 * If the map sticks and the panel lies below the window, moves the board up to the top of the
 * window.
 */
export function bringPanelUp(board: HTMLElement): void {
  requestAnimationFrame(() => {
    if (!isStuck(board)) return;
    const { top } = board.getBoundingClientRect();
    const panel = board.querySelector('[data-panel]')!.getBoundingClientRect().top;
    // The heading and the question take about a quarter of a phone's window.
    if (top < 0 || panel > innerHeight * 0.75) scrollBy({ top, behavior: 'instant' });
  });
}

/**
 * If the line of what is due is above the window, moves the board down until it is in the window.
 */
export function bringDueDown(board: HTMLElement): void {
  requestAnimationFrame(() => {
    const { top } = board.querySelector('.due')!.getBoundingClientRect();
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  });
}

/** So much of the window the map and the buttons may take at most while the text scrolls. */
const MOST_FIXED = 0.6;

/**
 * Whether the map and the buttons leave room to read. The page of a battle keeps its own measures.
 */
const leavesRoom = (board: HTMLElement): boolean => {
  const high = [sheetOf(board), board.querySelector<HTMLElement>('.controls')!].map((each) => each.offsetHeight);
  return board.matches('.played') || high.reduce((sum, each) => sum + each, 0) <= MOST_FIXED * innerHeight;
};

/**
 * Tells the style sheet the height of the map: on a phone the map and the buttons stick to the top
 * of the window, one below the other. If they would leave too little room to read, they scroll with
 * the text until the next step, so that nothing sticks anew while a step is read. Returns a
 * function that ends this.
 */
export function measureMap(board: HTMLElement): () => void {
  const measure = () => {
    board.style.setProperty('--map-height', `${sheetOf(board).getBoundingClientRect().height}px`);
    if (board.dataset['scrolls'] !== undefined || leavesRoom(board)) return;
    const { top } = board.getBoundingClientRect();
    const wasStuck = isStuck(board);
    board.dataset['scrolls'] = '';
    // What stuck stays where it is.
    if (wasStuck && top < 0) scrollBy({ top, behavior: 'instant' });
  };
  const turned = () =>
    requestAnimationFrame(() => {
      if (leavesRoom(board)) delete board.dataset['scrolls'];
    });
  const sizes = new ResizeObserver(measure);
  sizes.observe(sheetOf(board));
  sizes.observe(board.querySelector('.controls')!);
  board.addEventListener('drill:turned', turned);
  return () => {
    sizes.disconnect();
    board.removeEventListener('drill:turned', turned);
    delete board.dataset['scrolls'];
  };
}
