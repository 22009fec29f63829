import type { Extent } from './extent.ts';

/** How the drawing lies on the canvas, in the canvas's pixels. */
export interface Fit {
  readonly scale: number;
  readonly origin: readonly [x: number, y: number];
  /** What of the drawing is seen. */
  readonly view: Extent;
}

/** A canvas that lies exactly over a board's SVG, hidden from readers of the page and from the pointer. */
export interface Overlay {
  readonly pen: CanvasRenderingContext2D;
  /** Lays the canvas over the SVG anew, pixel on pixel of the screen, so that nothing is blurred. */
  readonly fit: () => Fit;
  readonly remove: () => void;
}

/** A stretch of the page from the pixel of the screen to which browsers snap where an SVG begins. */
const snapped = (from: number, size: number): { readonly at: number; readonly pixels: number } => ({
  at: Math.round(from * devicePixelRatio) / devicePixelRatio,
  pixels: Math.ceil(size * devicePixelRatio),
});

/** Lays a canvas over an SVG, in the element that frames it. */
export function overlay(frame: HTMLElement, svg: SVGSVGElement): Overlay {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas');
  canvas.className = 'over-map';
  canvas.setAttribute('aria-hidden', 'true');
  frame.classList.add('under-canvas');
  frame.append(canvas);
  return {
    pen,
    fit: () => {
      const [map, around] = [svg.getBoundingClientRect(), frame.getBoundingClientRect()];
      const [x, y] = [snapped(map.left, map.width), snapped(map.top, map.height)];
      const style = {
        left: x.at - around.left - frame.clientLeft,
        top: y.at - around.top - frame.clientTop,
        width: x.pixels / devicePixelRatio,
        height: y.pixels / devicePixelRatio,
      };
      for (const [property, value] of Object.entries(style)) canvas.style.setProperty(property, `${value}px`);
      if (canvas.width !== x.pixels) canvas.width = x.pixels;
      if (canvas.height !== y.pixels) canvas.height = y.pixels;
      const { x: left, y: top, width, height } = svg.viewBox.baseVal;
      const scale = (map.width * devicePixelRatio) / width;
      const view = { left, top, right: left + width, bottom: top + height };
      return { scale, origin: [-left * scale, -top * scale], view };
    },
    remove: () => {
      canvas.remove();
      frame.classList.remove('under-canvas');
    },
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
