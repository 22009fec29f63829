import type { Box } from './placement.ts';

/**
 * What is drawn of a step or of an order that is pointed at: lines, squares and labels, but no
 * pieces and no reach.
 */
const STEP_MARKS =
  '[data-layer=live] > [data-k]:not([data-k=base], [data-k=badge]), [data-layer=selection] > [data-k=trace]';

/** The parts in which a line is kept in sight, and half the size of each in pixels. */
const [PARTS, HALF] = [16, 8];

/** Small boxes along a line: the box around all of a slanting one is mostly empty. */
function along(line: SVGPathElement): readonly Box[] {
  const matrix = line.getScreenCTM()!;
  const length = line.getTotalLength();
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / PARTS).matrixTransform(matrix);
    return { left: x - HALF, top: y - HALF, right: x + HALF, bottom: y + HALF };
  });
}

/** The boxes of everything that a map shows of its step, apart from the pieces. */
export const stepBoxes = (svg: SVGSVGElement): readonly Box[] =>
  Array.from(svg.querySelectorAll<SVGGraphicsElement>(STEP_MARKS)).flatMap((each) => {
    const lines = each.dataset['k'] === 'trace' ? Array.from(each.querySelectorAll('path')) : [];
    const [longest] = lines.sort((a, b) => b.getTotalLength() - a.getTotalLength());
    return longest === undefined ? [each.getBoundingClientRect()] : along(longest);
  });
