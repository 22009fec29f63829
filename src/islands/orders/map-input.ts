import { projectionOf, toScene } from '../../painters/projection.ts';
import type { BareScene, Spot } from '../../scene/scene.ts';

/** A point in viewport coordinates. */
export type At = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * Where the map was pressed, or touched, before the player was loaded; null if it was not. The
 * script of the page has noted it on the board, as fractions of the map's size.
 */
export function earlyAt(board: HTMLElement, svg: SVGSVGElement, as: 'pressed' | 'touched'): At | null {
  const [x, y] = (board.dataset[as] ?? '').split(' ').map(Number);
  board.removeAttribute(`data-${as}`);
  if (x === undefined || y === undefined) return null;
  const { left, top, width, height } = svg.getBoundingClientRect();
  return { clientX: left + x * width, clientY: top + y * height };
}

/** Where the map is in the window. Reading it may force a layout of the page. */
export interface MapInWindow {
  /** The spot of the scene under a pointer. */
  readonly spotOf: (at: At) => Spot;
  /** The length of the scene that one pixel shows. */
  readonly pixel: number;
}

/** Reads where the map is in the window now. */
export function mapInWindow(svg: SVGSVGElement, scene: BareScene): MapInWindow {
  const matrix = svg.getScreenCTM()!;
  const [inverse, projection] = [matrix.inverse(), projectionOf(scene)];
  return {
    spotOf({ clientX, clientY }) {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse);
      return toScene(projection, [x, y]);
    },
    pixel: 1 / (projection.scale * matrix.a),
  };
}

/** The spot of the scene under a pointer. */
export const spotOf = (at: At, svg: SVGSVGElement, scene: BareScene): Spot => mapInWindow(svg, scene).spotOf(at);
