/** A part of the site that is gone, because a new deployment has removed it. */
export class Gone extends Error {}

/**
 * Whether only the reloaded page can load what has failed: a new deployment has removed it. Some
 * browsers name what has failed. If this one does not, the page is reloaded whenever the site
 * answers, because browsers also keep the failure of a script until then.
 */
export async function isReloadNeeded(fault: unknown): Promise<boolean> {
  if (fault instanceof Gone) return true;
  const named = /https?:\S+\.m?js/.exec(String(fault))?.[0];
  const answer = await fetch(named ?? location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return named === undefined ? answer?.ok === true : answer?.status === 404;
}

/** The message about a page of which a new deployment has removed a part. */
export const OLD_PAGE = 'This page is from an older version of the site.';

/** The label of the button that loads a page anew. */
export const LOAD_ANEW = 'Load the page anew';

/**
 * Fetches a part of the site. Throws if it does not come; a `Gone` if the site no longer has it.
 */
export async function fetchPart(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (answer.status === 404) throw new Gone(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/**
 * Says at the foot of the window that the page is older than the site, and offers to load it anew.
 */
function say(): void {
  if (document.querySelector('.old-page') !== null) return;
  const bar = document.createElement('p');
  bar.className = 'old-page';
  bar.role = 'alert';
  const says = document.createElement('span');
  says.textContent = OLD_PAGE;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = LOAD_ANEW;
  button.addEventListener('click', () => location.reload());
  bar.append(says, ' ', button);
  document.body.append(bar);
}

/** Says that the page is old, if that is why this script could not be loaded. */
export async function sayIfOld(fault: unknown): Promise<void> {
  if (await isReloadNeeded(fault)) say();
}

/** Says that the page is old, if the site no longer has what was fetched. */
export function sayIfGone(fault: unknown): void {
  if (fault instanceof Gone) say();
}
