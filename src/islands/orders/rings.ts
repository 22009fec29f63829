import type { Target } from '../../games/contract/engine.ts';
import { wholeUm } from '../../geometry/lengths.ts';
import { clockwise, holds, type Outline } from '../../geometry/outlines.ts';
import { distance, type Point } from '../../geometry/vectors.ts';
import { sameTarget } from '../../scene/input.ts';
import { pointAt } from '../../scene/table/board.ts';
import { able, type Field } from './selection.ts';

/** The middle of an outline: the mean of its corners. */
function middleOf(outline: Outline): Point {
  const mean = (of: 0 | 1) => wholeUm(outline.reduce((sum, point) => sum + point[of], 0) / outline.length);
  return [mean(0), mean(1)];
}

/**
 * The unit whose ring or frame is around a point of a free table: what is marked can be tapped. Of
 * several the one whose middle is nearest. Null if there is none, on a grid, and while a unit
 * beside the table waits for a place.
 */
export function ringedAt(field: Field, unit: string | null, { point }: { readonly point: Point }): Target | null {
  const { state } = field;
  const { input } = field.game;
  const stands = unit === null ? null : input.locate(state, unit);
  if (unit !== null && stands === null) return null;
  const own = able(field).filter((target) => !sameTarget(target, stands));
  const foes = unit === null ? [] : field.choices.flatMap((each) => (each.unit === unit ? (each.target ?? []) : []));
  const marked = [
    ...own.map((target) => ({ target, mark: input.highlight(state, 'able', target, 'able') })),
    ...foes.map((target) => ({ target, mark: input.highlight(state, 'reach', target, 'target') })),
  ];
  const [nearest] = marked
    .flatMap(({ target, mark }) => {
      const outline = 'unit' in target && mark.kind === 'area' ? clockwise(mark.points.map(pointAt)) : [];
      return outline.length > 0 && holds(outline, point) ? [{ target, far: distance(middleOf(outline), point) }] : [];
    })
    .sort((a, b) => a.far - b.far);
  return nearest?.target ?? null;
}
