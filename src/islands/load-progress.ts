/** Milliseconds to wait on a chapter: what the reader asked for comes first, and what is solved in the meantime is recorded on its board. */
const LATER = 2000;

/** The first of these shows that a chapter is being read. */
const READING = ['scroll', 'pointerdown', 'keydown'];

interface Keeper {
  begin(place: HTMLElement): Promise<void>;
}

/** Fetches what keeps a reader's progress: in the contents at once, in a chapter when it is being read. */
export function loadProgress(): void {
  const place = document.querySelector<HTMLElement>('[data-progress]')!;
  const start = () => {
    const [keeper = '', ...needs] = place.dataset['progress']!.split(' ');
    for (const module of needs) void import(/* @vite-ignore */ module);
    // Without it the page is read as well, and forgets.
    void import(/* @vite-ignore */ keeper).then((module: Keeper) => module.begin(place)).catch(() => undefined);
  };
  if (place.dataset['chapter'] === undefined) start();
  else {
    const read = () => {
      for (const type of READING) removeEventListener(type, read);
      setTimeout(start, LATER);
    };
    for (const type of READING) addEventListener(type, read, { passive: true });
  }
}
