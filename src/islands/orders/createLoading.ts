import { onCleanup } from 'solid-js';
import { isReloadNeeded } from '../old-page.ts';

/**
 * Calls `then` with the loaded value, or `failed` with whether the page must be reloaded; neither
 * if the component is removed before that.
 */
export type UseLoaded<Loaded> = (then: (loaded: Loaded) => void, failed: (isOld: boolean) => void) => Promise<void>;

/** Loads something for a component that may be removed before it is loaded. */
export function createLoading<Loaded>(load: () => Promise<Loaded>): UseLoaded<Loaded> {
  let isLeft = false;
  onCleanup(() => (isLeft = true));
  return async (then, failed) => {
    const loaded = await load().then(
      (value) => ({ value }),
      async (fault: unknown) => ({ isOld: await isReloadNeeded(fault) }),
    );
    if (isLeft) return;
    if ('isOld' in loaded) failed(loaded.isOld);
    else then(loaded.value);
  };
}
