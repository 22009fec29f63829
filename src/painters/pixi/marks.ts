import type { Spot } from '../../scene/scene.ts';

/** A part of a mark, and how it lies in it. */
export interface Part {
  readonly element: SVGGraphicsElement;
  readonly matrix: DOMMatrix;
}

/** A mark of a board as its SVG shows it at the moment. */
export interface Mark {
  readonly id: string;
  readonly at: Spot;
  /** Is it moved as a whole? Otherwise it is drawn where it lies. */
  readonly hasPlace: boolean;
  /** What it covers around its own origin, without its strokes. */
  readonly area: DOMRect;
  readonly parts: readonly Part[];
  /** What it shows, apart from where it stands and how its parts are turned. */
  readonly look: string;
}

/** One path, and how it lies in its mark. */
export interface Shape {
  readonly path: SVGPathElement;
  readonly matrix: DOMMatrix;
}

const matrixOf = ({ transform }: SVGGraphicsElement): DOMMatrix =>
  Array.from(transform.baseVal).reduce((all, { matrix }) => all.multiply(matrix), new DOMMatrix());

/** What an element is made of; a `<use>` is made of what it refers to. */
function inner(element: Element): readonly SVGGraphicsElement[] {
  const from = element instanceof SVGUseElement ? document.getElementById(element.href.baseVal.slice(1)) : element;
  return Array.from(from?.children ?? []).filter((child) => child instanceof SVGGraphicsElement);
}

const parts = (element: Element): readonly Part[] =>
  inner(element).map((child) => ({ element: child, matrix: matrixOf(child) }));

/** The paths of a part, from the lowest to the highest. */
export const shapesIn = ({ element, matrix }: Part): readonly Shape[] =>
  element instanceof SVGPathElement
    ? [{ path: element, matrix }]
    : parts(element).flatMap((part) => shapesIn({ element: part.element, matrix: matrix.multiply(part.matrix) }));

/** Is it a drawing that is used at many places, and so turned where it is used? */
export const isSymbol = ({ element }: Part): boolean => element instanceof SVGUseElement;

/** Is it a text label? */
export const isLabel = ({ element }: Part): boolean => element.classList.contains('label');

/** A mirrored part looks the other way. */
export const isMirrored = ({ matrix: { a, b, c, d } }: Part): boolean => a * d < b * c;

const lookOf = (part: Part): string =>
  part.element instanceof SVGUseElement ? `${part.element.href.baseVal} ${isMirrored(part)}` : part.element.outerHTML;

/** The marks of a live layer, from the lowest to the highest. */
export const marksIn = (layer: Element): readonly Mark[] =>
  parts(layer).map(({ element, matrix: { e, f } }) => {
    const own = parts(element);
    const hasPlace = element.transform.baseVal.length > 0;
    const id = element.dataset['m'] ?? '';
    return { id, at: [e, f], hasPlace, area: element.getBBox(), parts: own, look: own.map(lookOf).join() };
  });
