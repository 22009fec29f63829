import type { ClientDirective } from 'astro';

/** `drill:wake` is for the script that answers first: a click it has answered, or a link into a board that it has opened. */
const INTENTS = ['drill:wake', 'pointerenter', 'touchstart', 'focusin'];

/** Loads and hydrates an island at the first intent within its `[data-board]` figure; without one, within the island itself. */
const intent: ClientDirective = (load, _options, island) => {
  const board = island.closest('[data-board]') ?? island;
  const hydrate = async (): Promise<void> => (await load())();
  const wake = (): void => {
    for (const type of INTENTS) board.removeEventListener(type, wake);
    for (const href of island.dataset.needs?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void hydrate();
  };
  for (const type of INTENTS) board.addEventListener(type, wake, { passive: true });
  if (board.matches('[data-woken],:focus-within')) wake();
};

export default intent;
