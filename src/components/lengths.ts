import { followStored } from './stored.ts';

/** What `src/islands/lengths/lengths.ts` exports. */
interface LengthsModule {
  tellLengths(button: HTMLElement, isPressed: boolean): void;
}

/**
 * Makes the switch at the foot of a page work, which tells lengths in inches and centimetres. What
 * tells them is loaded only when a reader presses it or has switched it on before: on another page,
 * in another tab, or since the browser showed this page and kept it.
 */
export function handleLengths(): void {
  const button = document.querySelector<HTMLElement>('[data-lengths]')!;
  // If it cannot be loaded, the switch stays off.
  const tell = (click?: Event) =>
    void import(/* @vite-ignore */ button.dataset.lengths!)
      .then((module: LengthsModule) => module.tellLengths(button, !!click))
      .catch(() => undefined);
  button.onclick = tell;
  followStored(({ lengths }) => {
    if (lengths) tell();
  });
}
