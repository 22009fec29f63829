/** What a board says to the page that shows it in a frame: how high it is, in CSS pixels. */
interface HeightTold {
  readonly type: 'drill-square:height';
  readonly height: number;
}

/** What the page around may ask at any time. */
const ASKS = 'drill-square:ask';

/**
 * Tells the page around this one how high the content is, whenever that changes and when it asks:
 * `public/embed.js` sets the height of the frame by it. Does nothing on a page that is not in a
 * frame. The height tells nothing of the reader, so whoever shows the board may hear it.
 */
export function tellHeight(): void {
  if (window.parent === window) return;
  let told = 0;
  const tell = (): void => {
    told = Math.ceil(document.body.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'drill-square:height', height: told } satisfies HeightTold, '*');
  };
  new ResizeObserver(() => {
    if (Math.ceil(document.body.getBoundingClientRect().height) !== told) tell();
  }).observe(document.body);
  addEventListener('message', ({ data, source }) => {
    if (source === window.parent && data === ASKS) tell();
  });
}
