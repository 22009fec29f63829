/** A canvas that lies exactly over a board's SVG, hidden from readers of the page and from the pointer. */
export interface Overlay {
  readonly pen: CanvasRenderingContext2D;
  /** Lays the canvas over the SVG anew, in the pixels of the screen. */
  readonly fit: () => void;
  readonly remove: () => void;
}

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
      const style = {
        left: map.left - around.left - frame.clientLeft,
        top: map.top - around.top - frame.clientTop,
        width: map.width,
        height: map.height,
      };
      for (const [property, value] of Object.entries(style)) canvas.style.setProperty(property, `${value}px`);
      const [width, height] = [map.width, map.height].map((side) => Math.round(side * devicePixelRatio));
      if (canvas.width !== width) canvas.width = width ?? 0;
      if (canvas.height !== height) canvas.height = height ?? 0;
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
