import { onCleanup } from 'solid-js';

/**
 * Whether only the reloaded page can load what has failed: a new deployment has removed it. Some
 * browsers name what has failed. If this one does not, the page is reloaded whenever the site
 * answers, because browsers also keep the failure of a script until then.
 */
export async function isReloadNeeded(fault: unknown): Promise<boolean> {
  const named = /https?:\S+\.m?js/.exec(String(fault))?.[0];
  const answer = await fetch(named ?? location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return named === undefined ? answer?.ok === true : answer?.status === 404;
}

/** The message about a page of which a new deployment has removed a part. */
export const OLD_PAGE = 'This page is from an older version of the site.';

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
