import type { Box } from './placement.ts';

/**
 * What a map draws for a step, or for an order that the reader points at: lines, squares and
 * labels, but no pieces and no reach.
 */
const STEP_MARKS =
  '[data-layer=live] > [data-k]:not([data-k=base], [data-k=badge]), [data-layer=selection] > [data-k=trace]';

/** A line is covered by boxes: the number of its parts, and half the size of a box in pixels. */
const [PARTS, HALF] = [16, 8];

/** Small boxes along a line. A single box around a slanting line would be mostly empty. */
function along(line: SVGPathElement): readonly Box[] {
  const matrix = line.getScreenCTM()!;
  const length = line.getTotalLength();
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / PARTS).matrixTransform(matrix);
    return { left: x - HALF, top: y - HALF, right: x + HALF, bottom: y + HALF };
  });
}

/** The boxes of everything that a map draws for its step, apart from the pieces. */
export const stepBoxes = (svg: SVGSVGElement): readonly Box[] =>
  Array.from(svg.querySelectorAll<SVGGraphicsElement>(STEP_MARKS)).flatMap((each) => {
    const lines = each.dataset['k'] === 'trace' ? Array.from(each.querySelectorAll('path')) : [];
    const [longest] = lines.sort((a, b) => b.getTotalLength() - a.getTotalLength());
    return longest === undefined ? [each.getBoundingClientRect()] : along(longest);
  });
