/**
 * Adds the pop-ups of a comparison's clauses to its page. They are on its page of steps, which its
 * boards fetch as well. Throws if that cannot be had.
 */
async function addPopups(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.getElementById('main')!.append(...page.querySelectorAll('.popup'));
}

/**
 * The marks of clauses on this page open their pop-ups as soon as these are there: they are fetched
 * when a reader comes near. A mark that was clicked before opens its pop-up then.
 */
export function handleMarks(path: string, from: Event): void {
  let isThere: Promise<void> | undefined;
  const mark = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLButtonElement>('button.cite') : null;
  const near = (event: Event): void => {
    const clicked = event.type === 'click' ? mark(event) : null;
    if (mark(event) === null || (isThere !== undefined && clicked === null)) return;
    if (clicked !== null && document.getElementById(clicked.getAttribute('popovertarget')!) !== null) return;
    isThere ??= addPopups(path);
    isThere.then(
      () => clicked?.click(),
      () => (isThere = undefined),
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, near);
  near(from);
}
