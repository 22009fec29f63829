import type { Spot } from '../../scene/scene.ts';

/** A part of a mark, and its transform within the mark. */
export interface Part {
  readonly element: SVGGraphicsElement;
  readonly matrix: DOMMatrix;
}

/** A mark of a board as its SVG shows it now. */
export interface Mark {
  readonly id: string;
  readonly at: Spot;
  /** Whether it has a transform and can move as a whole. Otherwise it is drawn in place. */
  readonly hasPlace: boolean;
  /** Its bounding box around its own origin, without strokes. */
  readonly area: DOMRect;
  readonly parts: readonly Part[];
  /** Its opacity as a whole. */
  readonly alpha: number;
  /** A key for its appearance, apart from its position and the rotation of its parts. */
  readonly look: string;
}

/** A path, and its transform within its mark. */
export interface Shape {
  readonly path: SVGPathElement;
  readonly matrix: DOMMatrix;
}

const matrixOf = ({ transform }: SVGGraphicsElement): DOMMatrix =>
  Array.from(transform.baseVal).reduce((all, { matrix }) => all.multiply(matrix), new DOMMatrix());

/** The children of an element; for a `<use>`, those of the element it refers to. */
function inner(element: Element): readonly SVGGraphicsElement[] {
  const from = element instanceof SVGUseElement ? document.getElementById(element.href.baseVal.slice(1)) : element;
  return Array.from(from?.children ?? []).filter((child) => child instanceof SVGGraphicsElement);
}

const parts = (element: Element): readonly Part[] =>
  inner(element).map((child) => ({ element: child, matrix: matrixOf(child) }));

/** The paths of a part, in painting order. */
export const shapesIn = ({ element, matrix }: Part): readonly Shape[] =>
  element instanceof SVGPathElement
    ? [{ path: element, matrix }]
    : parts(element).flatMap((part) => shapesIn({ element: part.element, matrix: matrix.multiply(part.matrix) }));

/** Whether it is a shared drawing, whose rotation is part of its use. */
export const isSymbol = ({ element }: Part): boolean => element instanceof SVGUseElement;

/** Whether it is a text label. */
export const isLabel = ({ element }: Part): boolean => element.classList.contains('label');

/** Whether a part is mirrored, which is the case if its determinant is negative. */
export const isMirrored = ({ matrix: { a, b, c, d } }: Part): boolean => a * d < b * c;

const lookOf = (part: Part): string =>
  part.element instanceof SVGUseElement ? `${part.element.href.baseVal} ${isMirrored(part)}` : part.element.outerHTML;

/** The bounding box of a turned box. */
function turnedBox(box: DOMRect, turn: DOMMatrix): DOMRect {
  if (turn.isIdentity) return box;
  // Browsers give the bounding box of an SVG element without its right and bottom edge.
  const [across, down] = [
    [box.x, box.x + box.width],
    [box.y, box.y + box.height],
  ] as const;
  const corners = across.flatMap((x) => down.map((y) => turn.transformPoint({ x, y })));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}

/**
 * The marks of a live layer. Asking an element for its box and its matrices is slow, and most marks
 * do not change. So a mark that is not in the changes since the last reading is returned as the
 * same object.
 */
export class Marks {
  readonly #layer: Element;
  readonly #read = new WeakMap<Element, Mark>();

  constructor(layer: Element) {
    this.#layer = layer;
  }

  /** Notes which marks of the layer have changed. */
  changed(changes: readonly MutationRecord[]): void {
    for (const { target, addedNodes, removedNodes } of changes) {
      const touched = target === this.#layer ? [...addedNodes, ...removedNodes] : [this.#markAround(target)];
      for (const node of touched) if (node instanceof Element) this.#read.delete(node);
    }
  }

  #markAround(node: Node): Node {
    const { parentNode } = node;
    return parentNode === null || parentNode === this.#layer ? node : this.#markAround(parentNode);
  }

  /** All marks, in painting order. */
  now(): readonly Mark[] {
    return inner(this.#layer).map((element) => {
      const mark = this.#read.get(element) ?? markOf(element);
      this.#read.set(element, mark);
      return mark;
    });
  }
}

function markOf(element: SVGGraphicsElement): Mark {
  const { a, b, c, d, e, f } = matrixOf(element);
  // The rotation of a whole mark applies to each of its parts.
  const turn = new DOMMatrix([a, b, c, d, 0, 0]);
  const own = parts(element).map((part) => ({ element: part.element, matrix: turn.multiply(part.matrix) }));
  const hasPlace = element.transform.baseVal.length > 0;
  const id = element.dataset['m'] ?? '';
  const alpha = Number(element.getAttribute('opacity') ?? 1);
  return {
    id,
    at: [e, f],
    hasPlace,
    alpha,
    area: turnedBox(element.getBBox(), turn),
    parts: own,
    look: own.map(lookOf).join(),
  };
}
