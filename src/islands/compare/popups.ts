/**
 * Adds the pop-ups of a comparison's clauses to its page. They are fetched from its page of steps,
 * which its boards fetch as well. Throws if that page cannot be fetched.
 */
async function addPopups(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.getElementById('main')!.append(...page.querySelectorAll('.popup'));
}

/**
 * Fetches the pop-ups when the reader first comes near a mark of a clause; from then on the marks
 * open them. If a mark was clicked before, its pop-up opens once it is loaded.
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
