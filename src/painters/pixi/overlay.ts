import type { Spot } from '../../scene/scene.ts';

/** Where a board stands on the page: its figure, the element that frames its map, and the map itself as SVG. */
export interface Host {
  readonly figure: HTMLElement;
  readonly frame: HTMLElement;
  readonly svg: SVGSVGElement;
  /** What of the map changes from step to step. */
  readonly live: Element;
}

/** How the drawing lies on the canvas, in the canvas's pixels. */
export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Where a spot of the drawing lies. */
  readonly pixel: (spot: Spot) => readonly [x: number, y: number];
}

/** A canvas for a board's map, hidden from readers of the page and from the pointer. */
export function overlay({ frame }: Host): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'over-map';
  canvas.setAttribute('aria-hidden', 'true');
  frame.classList.add('under-canvas');
  frame.append(canvas);
  return canvas;
}

/** A stretch of the page from the pixel of the screen to which browsers snap where an SVG begins. */
const snapped = (from: number, size: number): { readonly at: number; readonly pixels: number } => ({
  at: Math.round(from * devicePixelRatio) / devicePixelRatio,
  pixels: Math.ceil(size * devicePixelRatio),
});

/** Lays the canvas exactly over the SVG, pixel on pixel of the screen, so that nothing is blurred. */
export function fitOver(canvas: HTMLCanvasElement, { frame, svg }: Host): Fit {
  const [map, around] = [svg.getBoundingClientRect(), frame.getBoundingClientRect()];
  const [x, y] = [snapped(map.left, map.width), snapped(map.top, map.height)];
  const style = {
    left: x.at - around.left - frame.clientLeft,
    top: y.at - around.top - frame.clientTop,
    width: x.pixels / devicePixelRatio,
    height: y.pixels / devicePixelRatio,
  };
  for (const [property, value] of Object.entries(style)) canvas.style.setProperty(property, `${value}px`);
  const { x: left, y: top, width } = svg.viewBox.baseVal;
  const scale = (map.width * devicePixelRatio) / width;
  return {
    width: x.pixels,
    height: y.pixels,
    scale,
    pixel: ([across, down]) => [(across - left) * scale, (down - top) * scale],
  };
}

/** Calls back when one of the elements changes its size, or the screen its density. Returns the way to end it. */
export function onScaleChange(elements: readonly Element[], then: () => void): () => void {
  const sizes = new ResizeObserver(then);
  elements.forEach((element) => sizes.observe(element));
  let density: MediaQueryList;
  const watch = (): void => {
    density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener('change', changed, { once: true });
  };
  const changed = (): void => {
    then();
    watch();
  };
  watch();
  return () => {
    sizes.disconnect();
    density.removeEventListener('change', changed);
  };
}

/** Calls back when the reader's system or the page itself changes its colours. Returns the way to end it. */
export function onSchemeChange(then: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const page = new MutationObserver(then);
  system.addEventListener('change', then);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', then);
    page.disconnect();
  };
}
