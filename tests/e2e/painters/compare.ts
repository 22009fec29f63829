import type { Board } from '../board/board.ts';

/** How much a board with its canvas differs from its SVG alone. */
export interface Comparison {
  /**
   * The share of pixels in the worst tile that differ by more than 40 of 255 in a colour channel.
   */
  readonly worst: number;
  /** The share of all pixels that differ by more than that. */
  readonly all: number;
  /** Whether the canvas is not empty. */
  readonly isPainted: boolean;
}

/**
 * Compares, within the page, what readers see of a board (the canvas over an SVG whose marks are
 * hidden) with the SVG alone. Null if there is no canvas.
 */
export const compare = ({ figure }: Pick<Board, 'figure'>): Promise<Comparison | null> =>
  figure.evaluate(async (board) => {
    const [LIMIT, TILE] = [40, 12];
    const canvas = board.querySelector('canvas');
    if (canvas === null || board.dataset['painter'] !== 'pixi') return null;
    const map = board.querySelector<SVGSVGElement>('.sheet svg')!;
    const scheme =
      document.documentElement.dataset['theme'] ??
      (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const rules = Array.from(document.styleSheets).flatMap((sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText),
    );

    /** The SVG as a separate image, with the styles and symbols of the page. */
    const drawn = async (more: string): Promise<CanvasRenderingContext2D> => {
      const svg = map.cloneNode(true) as SVGSVGElement;
      svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
      svg.removeAttribute('class');
      const { width, height } = map.getBoundingClientRect();
      const size = { width: width * devicePixelRatio, height: height * devicePixelRatio };
      for (const [name, value] of Object.entries(size)) svg.setAttribute(name, String(value));
      svg.style.colorScheme = scheme;
      const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
      style.textContent = `${rules.join('\n')} svg { stroke-linejoin: round; stroke-linecap: round } ${more}`;
      svg.prepend(style, ...Array.from(document.querySelectorAll('.sprite defs'), (defs) => defs.cloneNode(true)));
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
      await image.decode();
      const pen = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(image, 0, 0, size.width, size.height);
      return pen as unknown as CanvasRenderingContext2D;
    };
    const pixels = (pen: CanvasRenderingContext2D) => pen.getImageData(0, 0, canvas.width, canvas.height).data;

    const alone = await drawn('');
    const below = await drawn(
      '[data-layer=live] :is(use, path) { visibility: hidden } [data-layer=live] .label path { visibility: visible }',
    );
    const svgOnly = pixels(below);
    below.drawImage(canvas, 0, 0);
    const [one, two] = [pixels(alone), pixels(below)];
    const differ = (a: Uint8ClampedArray, b: Uint8ClampedArray, at: number) =>
      [0, 1, 2].some((colour) => Math.abs(a[at + colour]! - b[at + colour]!) > LIMIT);
    const tiles = new Map<string, number>();
    let [count, painted] = [0, 0];
    for (let at = 0; at < one.length; at += 4) {
      if (differ(svgOnly, two, at)) painted += 1;
      if (!differ(one, two, at)) continue;
      count += 1;
      const [x, y] = [(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)];
      const tile = `${Math.floor(x / TILE)} ${Math.floor(y / TILE)}`;
      tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
    }
    return { worst: Math.max(0, ...tiles.values()) / TILE ** 2, all: count / (one.length / 4), isPainted: painted > 0 };
  });
