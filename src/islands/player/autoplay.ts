import { createSignal, onCleanup, type Accessor } from 'solid-js';

/** Milliseconds for each step, by speed. */
const SPEEDS = { slow: 6000, even: 3500, quick: 1800 } as const;
export type Speed = keyof typeof SPEEDS;

/** Steps through a board by itself. */
export interface Autoplay {
  readonly playing: Accessor<boolean>;
  readonly speed: Accessor<Speed>;
  readonly play: () => void;
  readonly stop: () => void;
  /** Sets the speed from now on. */
  readonly keep: (speed: Speed) => void;
}

/**
 * The autoplay of a board. It ends with its player and when the tab is hidden, and keeps the state
 * of the board's play button up to date.
 */
export function createAutoplay(board: HTMLElement, next: () => void): Autoplay {
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>('even');
  let timer = 0;

  function set(plays: boolean) {
    clearInterval(timer);
    if (plays) timer = window.setInterval(next, SPEEDS[speed()]);
    setPlaying(plays);
    board.querySelector('[data-do=play]')?.setAttribute('aria-pressed', String(plays));
  }
  /** Nobody watches a hidden tab: the reader would come back to a later step. */
  const hidden = () => {
    if (document.hidden) set(false);
  };
  document.addEventListener('visibilitychange', hidden);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hidden);
    set(false);
  });
  return {
    playing,
    speed,
    play: () => set(true),
    stop: () => set(false),
    keep(to) {
      setSpeed(to);
      set(playing());
    },
  };
}
