/** The first of these tells that a chapter is being read. */
const READING = ['scroll', 'pointerdown', 'keydown'];

interface Keeper {
  begin(place: HTMLElement): Promise<void>;
}

/** Fetches what keeps a reader's progress: in the contents at once, in a chapter when it is being read. */
export function keepProgress(): void {
  const place = document.querySelector<HTMLElement>('[data-progress]')!;
  const start = () => {
    for (const type of READING) removeEventListener(type, start);
    const [keeper = '', ...needs] = place.dataset['progress']!.split(' ');
    for (const module of needs) void import(/* @vite-ignore */ module);
    // Without it the page is read as well, and forgets.
    void import(/* @vite-ignore */ keeper).then((module: Keeper) => module.begin(place)).catch(() => undefined);
  };
  if (place.dataset['chapter'] === undefined) start();
  else for (const type of READING) addEventListener(type, start, { passive: true });
}
