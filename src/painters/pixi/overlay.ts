import type { Spot } from '../../scene/scene.ts';

/**
 * The elements of a board on the page: its figure, the element around its map, and the map itself
 * as SVG.
 */
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
  /**
   * The part of the canvas on which marks may be painted: on a free table only the ground, without
   * the rim.
   */
  readonly clip: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
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

/**
 * The clip of a layer in pixels of the canvas. The id of the clip contains its size; its corner is
 * the origin of the drawing.
 */
function clipOf(live: Element, pixel: Fit['pixel']): Fit['clip'] | null {
  const [, width, height] = /#clip-(\d+)x(\d+)/.exec(live.getAttribute('clip-path') ?? '') ?? [];
  if (width === undefined || height === undefined) return null;
  const [[left, top], [right, bottom]] = [pixel([0, 0]), pixel([Number(width), Number(height)])];
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}

/** The part of a clip that lies on the canvas; without a clip all of the canvas. */
const within = (clip: Fit['clip'] | null, width: number, height: number): Fit['clip'] => ({
  left: Math.max(0, clip?.left ?? 0),
  top: Math.max(0, clip?.top ?? 0),
  right: Math.min(width, clip?.right ?? width),
  bottom: Math.min(height, clip?.bottom ?? height),
});

/** Places the canvas exactly over the SVG, aligned to device pixels, so that nothing is blurred. */
export function fitOver(canvas: HTMLCanvasElement, { frame, svg, live }: Host): Fit {
  const [map, around] = [svg.getBoundingClientRect(), frame.getBoundingClientRect()];
  const [x, y] = [snapped(map.left, map.width), snapped(map.top, map.height)];
  const style = {
    left: x.at - around.left - frame.clientLeft + frame.scrollLeft,
    top: y.at - around.top - frame.clientTop + frame.scrollTop,
    width: x.pixels / devicePixelRatio,
    height: y.pixels / devicePixelRatio,
  };
  for (const [property, value] of Object.entries(style)) canvas.style.setProperty(property, `${value}px`);
  const { x: left, y: top, width, height } = svg.viewBox.baseVal;
  const [across, down] = [map.width / width, map.height / height];
  // If the page limits the width or the height of a map, its drawing is centred.
  const scale = (down < across * 0.999 ? down : across) * devicePixelRatio;
  const side = down < across * 0.999 ? (map.width * devicePixelRatio - width * scale) / 2 : 0;
  const above = across < down * 0.999 ? (map.height * devicePixelRatio - height * scale) / 2 : 0;
  const pixel: Fit['pixel'] = ([atX, atY]) => [(atX - left) * scale + side, (atY - top) * scale + above];
  return {
    width: x.pixels,
    height: y.pixels,
    scale,
    clip: within(clipOf(live, pixel), x.pixels, y.pixels),
    pixel,
  };
}

/**
 * Calls back when another part of the drawing is shown. Returns a function that ends this.
 */
export function onViewChange(svg: SVGSVGElement, then: () => void): () => void {
  const views = new MutationObserver(then);
  views.observe(svg, { attributeFilter: ['viewBox'] });
  return () => views.disconnect();
}

/**
 * Calls back when an element changes its size, or when the pixel density of the screen changes.
 * Returns a function that ends this.
 */
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

/**
 * Calls back when the colour scheme of the system or the page changes. Returns a function that ends
 * this.
 */
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
