import { fetchMain } from '../board/fetched-main.ts';
import { Gone, sayIfGone } from '../old-page.ts';

/** Adds the pop-ups of a comparison's clauses to its page, from the page of its steps. */
async function addPopups(path: string): Promise<void> {
  document.getElementById('main')!.append(...(await fetchMain(path)).querySelectorAll('.popup'));
}

/** Whether the page has the pop-up of a mark. */
const hasPopup = (mark: HTMLButtonElement): boolean =>
  document.getElementById(mark.getAttribute('popovertarget')!) !== null;

/** Says beside a mark why its clause cannot be shown. */
function sayFailed(mark: HTMLButtonElement, says: string): void {
  const said = document.createElement('small');
  said.className = 'fault';
  said.role = 'alert';
  said.textContent = says;
  mark.parentElement!.querySelector(':scope > .fault')?.remove();
  mark.after(' ', said);
}

const NOT_LOADED = 'This rule could not be loaded. Press § again to try once more.';
const NOT_THERE = 'This rule could not be found: this page may be older than the site. Load the page anew.';

/**
 * Fetches the pop-ups when the reader first comes near a mark of a clause; from then on the marks
 * open them, also if the reader only points at one. If a mark was clicked before, its pop-up opens
 * once it is loaded.
 */
export function handleMarks(path: string, from: Event): void {
  let isThere: Promise<void> | undefined;
  for (const mark of document.querySelectorAll('button.cite'))
    mark.setAttribute('interestfor', mark.getAttribute('popovertarget')!);
  const markAt = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLButtonElement>('button.cite') : null;
  function open(mark: HTMLButtonElement) {
    mark.parentElement!.querySelector(':scope > .fault')?.remove();
    // A click on a mark without its pop-up would come back here without end.
    if (hasPopup(mark)) mark.click();
    else {
      sayFailed(mark, NOT_THERE);
      sayIfGone(new Gone(NOT_THERE));
    }
  }
  const near = (event: Event): void => {
    const mark = markAt(event);
    const isClick = event.type === 'click';
    if (mark === null || (isThere !== undefined && !isClick) || (isClick && hasPopup(mark))) return;
    isThere ??= addPopups(path);
    isThere.then(
      () => isClick && open(mark),
      (fault: unknown) => {
        isThere = undefined;
        sayIfGone(fault);
        if (isClick) sayFailed(mark, NOT_LOADED);
      },
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, near);
  near(from);
}
