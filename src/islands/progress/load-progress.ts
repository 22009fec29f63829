/**
 * Milliseconds to wait in a chapter, so that what the reader asked for loads first. Tasks that are
 * solved meanwhile are noted on their board.
 */
const LATER = 2000;

/** The first of these events shows that a chapter is being read. */
const READING = ['scroll', 'pointerdown', 'keydown'];

interface ProgressModule {
  begin(place: HTMLElement): Promise<void>;
}

/** Whether this browser has stored progress, or steps of boards that the reader returns to. */
function isKept(): boolean {
  try {
    return !!history.state || 'drill-square.progress.1' in localStorage;
  } catch {
    return false;
  }
}

/**
 * Says that the page is old, if the site no longer has this module. The words are those of
 * `old-page.ts`: this script stands in the page itself, which it can only while it shares no
 * module.
 */
async function sayIfGone(module: string): Promise<void> {
  const answer = await fetch(module, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return;
  const bar = document.createElement('p');
  bar.className = 'old-page';
  bar.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Load the page anew';
  button.addEventListener('click', () => location.reload());
  bar.append('This page is from an older version of the site. ', button);
  document.body.append(bar);
}

/**
 * Loads the progress module: on a contents page at once; on other pages when the page has loaded,
 * if there is stored progress to show; in a chapter at the latest when the reader starts reading.
 */
export function loadProgress(): void {
  const place = document.querySelector<HTMLElement>('[data-progress]')!;
  const start = () => {
    const [tracker = '', ...needs] = place.dataset['progress']!.split(' ');
    // What the tracker needs; if it does not come, the tracker does not come either.
    for (const module of needs) void import(/* @vite-ignore */ module).catch(() => undefined);
    // If it cannot be loaded, the page still works but stores no progress. An old page says why.
    void import(/* @vite-ignore */ tracker)
      .then((module: ProgressModule) => module.begin(place))
      .catch(() => sayIfGone(tracker));
  };
  const { chapter, home } = place.dataset;
  if (isKept()) addEventListener('load', start);
  else if (chapter !== undefined) {
    const read = () => {
      for (const type of READING) removeEventListener(type, read);
      setTimeout(start, LATER);
    };
    for (const type of READING) addEventListener(type, read, { passive: true });
  } else if (home === undefined) start();
}
