import type { Spot } from '../../scene/scene.ts';

/** The elements of a board on the page: its figure, the element around its map, and the map itself as SVG. */
export interface Host {
  readonly figure: HTMLElement;
  readonly frame: HTMLElement;
  readonly svg: SVGSVGElement;
  /** The layer of the map that changes from step to step. */
  readonly live: Element;
}

/** The mapping from the drawing to the canvas, in canvas pixels. */
export interface Fit {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The canvas pixel of a point of the drawing. */
  readonly pixel: (spot: Spot) => readonly [x: number, y: number];
}

/** Adds a canvas over a board's map, hidden from assistive technology and from the pointer. */
export function overlay({ frame }: Host): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'over-map';
  canvas.setAttribute('aria-hidden', 'true');
  frame.classList.add('under-canvas');
  frame.append(canvas);
  return canvas;
}

/** Aligns a length to device pixels in the way browsers align the edge of an SVG. */
const snapped = (from: number, size: number): { readonly at: number; readonly pixels: number } => ({
  at: Math.round(from * devicePixelRatio) / devicePixelRatio,
  pixels: Math.ceil(size * devicePixelRatio),
});

/** Places the canvas exactly over the SVG, aligned to device pixels, so that nothing is blurred. */
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
  const { x: left, y: top, width, height } = svg.viewBox.baseVal;
  const [across, down] = [map.width / width, map.height / height];
  // Where a map may not be as high as its width asks for, its drawing stands in the middle of it.
  const scale = (down < across * 0.999 ? down : across) * devicePixelRatio;
  const side = down < across * 0.999 ? (map.width * devicePixelRatio - width * scale) / 2 : 0;
  return {
    width: x.pixels,
    height: y.pixels,
    scale,
    pixel: ([atX, atY]) => [(atX - left) * scale + side, (atY - top) * scale],
  };
}

/** Calls back when an element changes its size or the screen its pixel density. Returns a function that stops this. */
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

/** Calls back when the system or the page changes its colour scheme. Returns a function that stops this. */
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
