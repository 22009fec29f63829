import { fetchInTime, query } from './frames.ts';

/** Something that a board must load before it can do what its reader wants. */
interface Load {
  readonly load: () => Promise<unknown>;
  /** The ARIA role of its message: only something that the reader asked for is announced. */
  readonly role: string;
  failures: number;
}

/** What each board is loading or has failed to load. A later load replaces an earlier one. */
const loads = new Map<HTMLElement, Load>();
/** Milliseconds before failed loads are tried again. They double with each round. */
let pause = 1000;
let timer = 0;

/** Whether a board is loading something, or says that it could not be loaded. */
export const isWaiting = (board: HTMLElement): boolean => loads.has(board);

/** Whether a load of a board has failed and is not being tried at this moment. */
export const hasFailed = (board: HTMLElement): boolean => loads.has(board) && board.ariaBusy === null;

/** The message about a load. A step that is gone has a message of its own, which outlasts loads. */
const FAULT = '.fault:not(.gone)';

/**
 * Writes a message about a load on a board. The button of an earlier message stays, so that it
 * keeps the focus.
 */
function say(board: HTMLElement, role: string, text: string, action = ''): void {
  if (board.querySelector(FAULT) === null)
    query(board, '.beside').insertAdjacentHTML('afterbegin', '<p class="fault"><span></span></p>');
  const fault = query(board, FAULT);
  // A message about a load that the page began by itself becomes an alert once the reader asks for
  // something.
  fault.role = role;
  query(fault, 'span').textContent = text;
  if (action !== '')
    (fault.querySelector('button') ?? fault.appendChild(document.createElement('button'))).textContent = action;
}

/** Says on a board that it is not complete. */
export function sayMissing(board: HTMLElement, role = '', action = 'Try again'): void {
  const isEmpty = query(board, '[data-layer=live]').firstChild === null;
  say(board, role, `${isEmpty ? 'This' : 'The rest of this'} board could not be loaded. `, action);
}

/** Says on a board that the step of a link is not there. */
export function sayGone(board: HTMLElement, step: string): void {
  forgetGone(board);
  query(board, '.beside').insertAdjacentHTML('afterbegin', '<p class="fault gone" role="alert"></p>');
  query(board, '.gone').textContent = `This board has no step “${step}”. The link may be old or not whole.`;
}

/** Removes the message about a step that is not there: it goes with the next step. */
export const forgetGone = (board: HTMLElement): void => board.querySelector('.gone')?.remove();

/** Ends the load of a board and removes its message. */
export function settle(board: HTMLElement): void {
  loads.delete(board);
  board.ariaBusy = null;
  if (board.querySelector(`${FAULT} :focus`) !== null) query(board, '[data-panel]').focus({ preventScroll: true });
  board.querySelector(FAULT)?.remove();
  pause = 1000;
}

/** The addresses of the player's modules, the player first. Only one board of a page has them. */
export const playerModules = (): readonly string[] => query(document, '[data-player]').dataset.player!.split(' ');

/**
 * Says that a load has failed. A new deployment removes the files of older ones; then only the
 * reloaded page can load its player.
 */
async function sayFailed(board: HTMLElement, need: Load): Promise<void> {
  const [player = ''] = playerModules();
  const answer = await fetchInTime(player, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (loads.get(board) !== need) return;
  need.failures += 1;
  board.ariaBusy = null;
  if (answer?.status === 404) say(board, need.role, 'This page is from an older version of the site. ', 'Reload');
  // Some browsers keep the failure of a module until the page is reloaded.
  else sayMissing(board, need.role, answer?.ok && need.failures > 2 ? 'Reload' : 'Try again');
  timer ||= window.setTimeout(again, (pause *= 2));
}

async function attempt(board: HTMLElement, need: Load): Promise<void> {
  loads.set(board, need);
  board.ariaBusy = 'true';
  const slow = setTimeout(say, 1000, board, need.role, 'Loading…');
  try {
    await need.load();
    if (loads.get(board) === need) settle(board);
  } catch {
    await sayFailed(board, need);
  }
  clearTimeout(slow);
}

/**
 * Loads something for a board. Until it is loaded, the board says so, and a failed load is tried
 * again: by itself, and when the reader asks for it.
 */
export const loadFor = (board: HTMLElement, load: () => Promise<unknown>, role = ''): Promise<void> =>
  attempt(board, { load, role, failures: 0 });

function again(): void {
  clearTimeout(timer);
  timer = 0;
  for (const [board, need] of loads) if (hasFailed(board)) void attempt(board, need);
}

/**
 * Retries failed loads when the network is back, and when the reader presses the button of a
 * message.
 */
export function handleRetries(): void {
  addEventListener('online', () => {
    pause = 1000;
    again();
  });
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.fault button');
    if (button === null) return;
    if (button.textContent === 'Reload') location.reload();
    else again();
  });
}
