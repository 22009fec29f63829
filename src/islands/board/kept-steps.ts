/**
 * Milliseconds to wait for further steps before they are stored: browsers refuse to change the
 * state of an address too often.
 */
const PAUSE = 200;

const boardsHere = () => Array.from(document.querySelectorAll<HTMLElement>('[data-board]'));

/** The frame of each board by its id, as stored in this entry of the browser's history. */
function keptSteps(): ReadonlyMap<string, number> {
  const state: unknown = history.state;
  const steps: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'steps') : null;
  if (typeof steps !== 'object' || steps === null) return new Map();
  return new Map(Object.entries(steps).filter((each): each is [string, number] => Number.isInteger(each[1])));
}

/**
 * Stores the frame of every board in this entry of the history, so that a reader who comes back
 * finds the boards as they were.
 */
export function keepSteps(): void {
  let timer = 0;
  const keep = () => {
    const steps = boardsHere().map(({ id, dataset }) => [id, Number(dataset['at'])] as const);
    history.replaceState({ ...history.state, steps: Object.fromEntries(steps.filter(([, at]) => at > 0)) }, '');
  };
  const turned = () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, PAUSE);
  };
  // The event does not bubble, so it is caught in the capture phase.
  document.addEventListener('drill:turned', turned, { capture: true });
  if (boardsHere().some(({ dataset }) => dataset['at'] !== '0')) turned();
}

/**
 * The id of the board that the address names. This does not use deep-link.ts: a module that the
 * inlined script shares with a file loaded later becomes a file of its own, and then that script
 * cannot be inlined.
 */
const namedBoard = () => location.hash.slice(1).split(/:|%3A/i)[0];

/**
 * Shows every board at the frame where it was when the reader left this entry of the history. A
 * board that the address names is left alone.
 */
export function restoreSteps(): void {
  const kept = keptSteps();
  const named = namedBoard();
  for (const board of boardsHere()) {
    const at = kept.get(board.id);
    if (at === undefined || board.id === named || board.dataset['at'] !== '0') continue;
    board.dispatchEvent(new CustomEvent('drill:turn', { detail: at, bubbles: true }));
  }
}
