import type { March, Step } from '../../games/table/moving/marching.ts';
import { corners, middleOf } from '../../geometry/bases.ts';
import { tableOutline } from '../../geometry/edges.ts';
import { MEASURES, type Measure } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Spot } from '../../scene/scene.ts';
import { numbersMarkup } from './numbers.ts';
import { padSpots, padsOf } from './pads.ts';
import { onDrawing, type MapView, pathThrough, spotText } from './map-view.ts';
import { standingAround, type MovingUnit } from './moving-unit.ts';
import { takesSaid } from './wording.ts';

const between = ([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** A stroke across a line at each whole unit of measure. */
function ticks({ px, projection }: MapView, [one, two]: readonly [Spot, Spot], measure: Measure): string {
  const unit = (MEASURES[measure] / 1000) * projection.scale;
  const [dx, dy] = [two[0] - one[0], two[1] - one[1]];
  const length = Math.hypot(dx, dy);
  // If a measure is only a few pixels long, the strokes would merge into a bar.
  if (unit < 6 * px) return '';
  const [ax, ay] = [(-dy / length) * 4 * px, (dx / length) * 4 * px];
  return Array.from({ length: Math.floor(length / unit + 1e-6) }, (_, n) => {
    const [x, y] = between(one, two, ((n + 1) * unit) / length);
    return `M${spotText([x - ax, y - ay])}L${spotText([x + ax, y + ay])}`;
  }).join('');
}

/** A leg on the drawing: its ruler as markup, and the line that its number stands beside. */
interface RuledLeg {
  readonly ruler: string;
  readonly line: readonly [Spot, Spot];
}

/**
 * The ruler of one leg: along the path of the middle of the front; in a wheel, of the outer corner.
 * Null for a turn or a change of formation, which have no ruler.
 */
function ruled({ mover }: MovingUnit, view: MapView, { leg, from, to }: Step): RuledLeg | null {
  if (leg.go === 'turn' || leg.go === 'form') return null;
  if (leg.go === 'wheel') {
    const corner = leg.hand === 'left' ? 1 : 0;
    const [one, two] = [onDrawing(view, corners(from)[corner]!), onDrawing(view, corners(to)[corner]!)];
    const radius = ((from.width / 1000) * view.projection.scale).toFixed(1);
    const arc = `M${spotText(one)}A${radius} ${radius} 0 0 ${corner === 1 ? 0 : 1} ${spotText(two)}`;
    return { ruler: `<path class="ruler" d="${arc}"/>`, line: [one, two] };
  }
  const line = [onDrawing(view, middleOf(from, 'front')), onDrawing(view, middleOf(to, 'front'))] as const;
  const marks = mover.measures ? ticks(view, line, mover.measure) : '';
  const path = `M${spotText(line[0])}L${spotText(line[1])}`;
  return { ruler: `<path class="ruler" d="${path}"/><path class="tick" d="${marks}"/>`, line };
}

/**
 * The ordered path with its rulers, and beside each leg the length that it takes, clear of the
 * pads.
 */
export function wayMarkup(moving: MovingUnit, view: MapView, march: March): string {
  const { steps, end } = march;
  const legs = steps.flatMap((step) => {
    const leg = ruled(moving, view, step);
    return leg === null ? [] : [{ ...leg, text: takesSaid(moving, step, march) }];
  });
  const around = standingAround(moving, end);
  const pads = padSpots(view, padsOf(view, moving.handles, end), end, around);
  return legs.map(({ ruler }) => ruler).join('') + numbersMarkup(view, legs, { pads, bases: [end, ...around] });
}

/**
 * The part of an order that is refused: the footprint that was wanted, the line from the unit to
 * it, and a cross where the unit stops. Empty if all is allowed.
 */
export function wantedMarkup(view: MapView, { wanted, end }: March): string {
  if (wanted === null) return '';
  const [x, y] = onDrawing(view, middleOf(end, 'front'));
  const arm = 6 * view.px;
  const cross = `M${spotText([x - arm, y - arm])}L${spotText([x + arm, y + arm])}M${spotText([x - arm, y + arm])}L${spotText([x + arm, y - arm])}`;
  const on = pathThrough(view, [middleOf(end, 'front'), middleOf(wanted, 'front')]);
  return `<path class="wanted" d="${pathThrough(view, corners(wanted), true)}"/><path class="on" d="${on}"/><path class="cross" d="${cross}"/>`;
}

/** The table beyond the reach, to be dimmed, and the edge of the reach. */
export function reachMarkup({ mover, state }: MovingUnit, view: MapView, outline: readonly Point[]): string {
  if (outline.length < 3) return '';
  const edge = pathThrough(view, outline, true);
  return `<path class="beyond" fill-rule="evenodd" d="${pathThrough(view, tableOutline(mover.size(state)), true)}${edge}"/><path class="edge" d="${edge}"/>`;
}
