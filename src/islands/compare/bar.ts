import { beatOf, turnTo } from './beats.ts';

/** How long *Play all* stays at a beat, in milliseconds: long enough to read its sentences. */
const STAY = 4000;

/**
 * Makes the bar below several boards step all of them. It follows the boards when they are stepped
 * in another way: by keyboard, or by a link.
 */
export function handleBar(bar: HTMLElement, boards: readonly HTMLElement[]): void {
  const beats = bar.querySelectorAll<HTMLElement>('[data-beat]');
  const find = (what: string) => bar.querySelector<HTMLElement>(what)!;
  const [back, next, play] = ['back', 'next', 'play'].map((go) => find(`[data-go=${go}]`)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  let timer: number | undefined;

  /** The beat that the boards show. The first of them leads the others. */
  const now = () => beatOf(boards[0]!);
  /** The beat that was asked for and is still being fetched: the next press goes on from there. */
  let asked: number | null = null;
  const isEnd = () => now() === beats.length - 1;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    play.ariaPressed = 'false';
  }
  function show(): void {
    const at = now();
    if (at === asked) asked = null;
    back.ariaDisabled = String(at === 0);
    next.ariaDisabled = String(isEnd());
    for (const beat of beats) {
      if (beat.dataset['beat'] === String(at)) beat.setAttribute('aria-current', 'step');
      else beat.removeAttribute('aria-current');
    }
    for (const alike of document.querySelectorAll<HTMLElement>('[data-alike]'))
      alike.hidden = alike.dataset['alike'] !== String(at);
    if (isEnd()) stop();
  }
  const go = (to: number) => {
    if (beats[to] === undefined) return;
    asked = to;
    turnTo(boards[0]!, to);
  };
  const steps: Readonly<Record<string, () => void>> = {
    back: () => go((asked ?? now()) - 1),
    next: () => go((asked ?? now()) + 1),
    details: () => {
      const place = document.querySelector<HTMLElement>('[data-boards]')!;
      const isOn = place.dataset['details'] === 'off';
      place.dataset['details'] = isOn ? 'on' : 'off';
      find('[data-go=details]').ariaPressed = String(isOn);
    },
  };
  /** A press on the bar is meant for every board: each gets its player. */
  function touch(): void {
    for (const board of boards) board.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  bar.addEventListener('click', touch, { once: true });
  bar.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button === null || button.ariaDisabled === 'true') return;
    const { go: what, beat } = button.dataset;
    const isPlaying = timer !== undefined;
    if (what !== 'details') stop();
    if (beat !== undefined) go(Number(beat));
    else if (what !== 'play') steps[what!]?.();
    else if (!isPlaying) {
      play.ariaPressed = 'true';
      go(isEnd() ? 0 : now() + 1);
      timer = window.setInterval(() => go(now() + 1), STAY);
    }
  });
  document.addEventListener('drill:turned', show, { capture: true });
  show();
}
