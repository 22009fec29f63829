/**
 * Milliseconds to wait in a chapter, so that what the reader asked for loads first. Tasks solved
 * meanwhile are recorded on their board.
 */
const LATER = 2000;

/** The first of these shows that a chapter is being read. */
const READING = ['scroll', 'pointerdown', 'keydown'];

interface ProgressModule {
  begin(place: HTMLElement): Promise<void>;
}

/**
 * Whether this browser has stored progress, or has steps of boards to which the reader comes back.
 */
function isKept(): boolean {
  try {
    return !!history.state || 'drill-square.progress.1' in localStorage;
  } catch {
    return false;
  }
}

/**
 * Loads the progress module: on a contents page at once; elsewhere when the page has loaded, if
 * progress is stored that it can show; and in a chapter at the latest when the reader starts
 * reading.
 */
export function loadProgress(): void {
  const place = document.querySelector<HTMLElement>('[data-progress]')!;
  const start = () => {
    const [tracker = '', ...needs] = place.dataset['progress']!.split(' ');
    for (const module of needs) void import(/* @vite-ignore */ module);
    // If it cannot be loaded, the page still works but stores no progress.
    void import(/* @vite-ignore */ tracker)
      .then((module: ProgressModule) => module.begin(place))
      .catch(() => undefined);
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
