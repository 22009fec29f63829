import { allFrames, fetchInTime, fill, query } from './frames.ts';
import { hasFailed, isWaiting, playerModules, loadFor } from './loading.ts';

/**
 * Resolves when the browser is idle, after half a second at the latest. Safari has no
 * `requestIdleCallback`: there it resolves after a short pause.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });

/**
 * The first of these events within a board shows that the reader wants to use it: its player is
 * fetched.
 */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'click'];
/**
 * The first of these events on a page shows that it is being read: from then on the frames of
 * boards that come into view are fetched.
 */
const READING = ['scroll', 'pointerdown', 'keydown'];

interface Player {
  mount(board: HTMLElement): Promise<void>;
}

const players = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Fetches a module without running it. Browsers keep the failure of an import until the page is
 * loaded anew, but not that of a fetch: what cannot come yet is not imported, so that it can be
 * tried again.
 */
async function fetched(module: string): Promise<void> {
  const answer = await fetchInTime(module);
  if (!answer.ok) throw new Error(`${module}: ${answer.status}`);
  await answer.arrayBuffer();
}

/**
 * Fetches a board's player and all its modules at once, after the requested frame has been painted,
 * and mounts it.
 */
async function mountPlayer(board: HTMLElement): Promise<void> {
  await whenIdle();
  void allFrames(board).catch(() => undefined);
  const modules = playerModules();
  await Promise.all(modules.map(fetched));
  const player = (await import(/* @vite-ignore */ modules[0]!)) as Player;
  await player.mount(board);
}

/** Mounts a board's player once. If that fails, the next call tries again. */
async function hydrate(board: HTMLElement): Promise<void> {
  const mounting = players.get(board) ?? mountPlayer(board);
  players.set(board, mounting);
  try {
    await mounting;
  } catch (fault) {
    players.delete(board);
    throw fault;
  }
}

/**
 * Hydrates a board because the reader wants to use its player. If that fails at once, the link to
 * the script is followed instead.
 */
export function hydrateNow(board: HTMLElement): void {
  let isFirst = navigator.onLine;
  const load = () =>
    hydrate(board).catch((fault: unknown) => {
      if (isFirst && board.dataset.wants === 'script') {
        delete board.dataset.wants;
        location.assign(query(board, '[data-do=script]').getAttribute('href')!);
      }
      isFirst = false;
      throw fault;
    });
  void loadFor(board, load, 'alert');
}

/**
 * Remembers a button that was pressed before the player is loaded; the player then runs its action.
 */
function note(board: HTMLElement, event: MouseEvent): void {
  const action = (event.target as Element).closest<HTMLElement>('[data-do]')?.dataset.do;
  if (action === undefined || board.dataset.alive !== undefined) return;
  // With these keys the link opens in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  board.dataset.wants = action;
}

/**
 * Remembers where a task's map was pressed or touched before its player is loaded. It is stored as
 * fractions of the map, which stay valid if the page scrolls meanwhile.
 */
function noteTouch(board: HTMLElement, { target, clientX, clientY }: MouseEvent, as: 'pressed' | 'touched'): void {
  const map = (target as Element).closest<SVGElement>('.sheet svg');
  if (map === null || map.dataset.keys !== undefined || board.querySelector('[data-kind=task]') === null) return;
  const { left, top, width, height } = map.getBoundingClientRect();
  board.dataset[as] = `${(clientX - left) / width} ${(clientY - top) / height}`;
}

/** Remembers that Enter was pressed on a task's map before its player is loaded. */
function noteEnter(board: HTMLElement, { target, key }: KeyboardEvent): void {
  const isOnMap = (target as Element).matches('.sheet svg:not([data-keys])');
  if (key === 'Enter' && isOnMap && board.querySelector('[data-kind=task]') !== null) board.dataset.entered = '';
}

/**
 * Fills in boards in the order of the page, each in its own idle period, so that no click has to
 * wait for all of them.
 */
async function fillOneByOne(boards: Iterable<HTMLElement>): Promise<void> {
  for (const board of boards) {
    await whenIdle();
    await fill(board).catch(() => void (isWaiting(board) || loadFor(board, () => fill(board))));
  }
}

/**
 * Fetches the frames of a board ahead of time. From then on the board stays laid out, even when it
 * is out of sight again.
 */
async function prepare(board: HTMLElement): Promise<void> {
  await whenIdle();
  await allFrames(board);
  delete board.dataset.far;
}

/**
 * Prepares a board that comes into view. A board near the top of the page already shows its first
 * frame, so a failure is not reported until the reader needs another frame. A board that begins
 * with a task needs its player at once: its buttons may be the only way to give an order.
 */
function approach(board: HTMLElement): void {
  if (board.querySelector('[data-kind=task]') !== null) void hydrate(board).catch(() => undefined);
  if (board.dataset.far === undefined) void prepare(board).catch(() => undefined);
  else if (!isWaiting(board)) void loadFor(board, () => prepare(board));
}

/**
 * Hydrates boards at the first intent, and fetches the frames of boards that the reader scrolls
 * towards.
 */
export function hydrateOnIntent(): void {
  for (const type of INTENTS) {
    document.addEventListener(
      type,
      (event) => {
        const board = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-board]') : null;
        if (board === null) return;
        if (type === 'pointerdown') noteTouch(board, event as PointerEvent, 'pressed');
        if (type === 'click' && event instanceof MouseEvent) {
          note(board, event);
          noteTouch(board, event, 'touched');
        }
        const { alive, wants, touched } = board.dataset;
        if (type === 'click' && alive === undefined && (wants ?? touched) !== undefined) hydrateNow(board);
        else if (type === 'click' || !hasFailed(board)) void hydrate(board).catch(() => undefined);
      },
      { passive: type !== 'click' },
    );
  }
  document.addEventListener('keydown', (event) => {
    const board = (event.target as Element).closest<HTMLElement>('[data-board]');
    if (board !== null) noteEnter(board, event);
  });
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) approach(target as HTMLElement);
    },
    { rootMargin: '300px' },
  );
  // In a tall window, boards further down may be in view without scrolling.
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) read();
  });
  for (const board of document.querySelectorAll('[data-far]')) seen.observe(board);
  const read = () => {
    seen.disconnect();
    for (const type of READING) removeEventListener(type, read);
    for (const board of document.querySelectorAll('[data-steps]')) near.observe(board);
    void fillOneByOne(document.querySelectorAll('[data-far]'));
  };
  for (const type of READING) addEventListener(type, read, { passive: true });
}
