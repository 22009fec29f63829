import type { March, Step } from '../../games/table/moving/marching.ts';
import { corners, middleOf } from '../../geometry/bases.ts';
import { tableOutline } from '../../geometry/edges.ts';
import { MEASURES, type Measure } from '../../geometry/lengths.ts';
import type { Point } from '../../geometry/vectors.ts';
import type { Spot } from '../../scene/scene.ts';
import { numbersMarkup } from './numbers.ts';
import { padSpots, padsOf } from './pads.ts';
import { onPaper, type Paper, pathThrough, spotText } from './paper.ts';
import type { Taken } from './taken.ts';
import { takesSaid } from './wording.ts';

const between = ([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** A stroke across a line at each whole measure of it. */
function ticks({ px, projection }: Paper, [one, two]: readonly [Spot, Spot], measure: Measure): string {
  const unit = (MEASURES[measure] / 1000) * projection.scale;
  const [dx, dy] = [two[0] - one[0], two[1] - one[1]];
  const length = Math.hypot(dx, dy);
  // Where a measure is hardly a pixel, strokes would be a bar.
  if (unit < 6 * px) return '';
  const [ax, ay] = [(-dy / length) * 4 * px, (dx / length) * 4 * px];
  return Array.from({ length: Math.floor(length / unit + 1e-6) }, (_, n) => {
    const [x, y] = between(one, two, ((n + 1) * unit) / length);
    return `M${spotText([x - ax, y - ay])}L${spotText([x + ax, y + ay])}`;
  }).join('');
}

/** A leg on the drawing: its ruler as markup, and the line beside which stands what it takes. */
interface Ruled {
  readonly ruler: string;
  readonly line: readonly [Spot, Spot];
}

/**
 * One leg: the way of the middle of the front, or of the outer corner in a wheel. Null if nothing
 * of it is measured.
 */
function ruled({ mover }: Taken, paper: Paper, { leg, from, to }: Step): Ruled | null {
  if (leg.go === 'turn' || leg.go === 'form') return null;
  if (leg.go === 'wheel') {
    const corner = leg.hand === 'left' ? 1 : 0;
    const [one, two] = [onPaper(paper, corners(from)[corner]!), onPaper(paper, corners(to)[corner]!)];
    const radius = ((from.width / 1000) * paper.projection.scale).toFixed(1);
    const arc = `M${spotText(one)}A${radius} ${radius} 0 0 ${corner === 1 ? 0 : 1} ${spotText(two)}`;
    return { ruler: `<path class="ruler" d="${arc}"/>`, line: [one, two] };
  }
  const line = [onPaper(paper, middleOf(from, 'front')), onPaper(paper, middleOf(to, 'front'))] as const;
  const marks = mover.measures ? ticks(paper, line, mover.measure) : '';
  const path = `M${spotText(line[0])}L${spotText(line[1])}`;
  return { ruler: `<path class="ruler" d="${path}"/><path class="tick" d="${marks}"/>`, line };
}

/**
 * The way that is ordered, with its rulers, and what each leg takes beside it, clear of the pads.
 */
export function wayMarkup(taken: Taken, paper: Paper, { steps, end }: March): string {
  const legs = steps.flatMap((step) => {
    const leg = ruled(taken, paper, step);
    return leg === null ? [] : [{ ...leg, text: takesSaid(taken, step) }];
  });
  const around = [...taken.friends, ...taken.foes].map(({ base }) => base);
  const pads = padSpots(paper, padsOf(paper, taken.handles, end), end);
  return legs.map(({ ruler }) => ruler).join('') + numbersMarkup(paper, legs, { pads, bases: [end, ...around] });
}

/**
 * What is not allowed, where it bites: the footprint that was wanted, the way on to it, and a cross
 * where the unit stops. Empty if all is allowed.
 */
export function wantedMarkup(paper: Paper, { wanted, end }: March): string {
  if (wanted === null) return '';
  const [x, y] = onPaper(paper, middleOf(end, 'front'));
  const arm = 6 * paper.px;
  const cross = `M${spotText([x - arm, y - arm])}L${spotText([x + arm, y + arm])}M${spotText([x - arm, y + arm])}L${spotText([x + arm, y - arm])}`;
  const on = pathThrough(paper, [middleOf(end, 'front'), middleOf(wanted, 'front')]);
  return `<path class="wanted" d="${pathThrough(paper, corners(wanted), true)}"/><path class="on" d="${on}"/><path class="cross" d="${cross}"/>`;
}

/** The table beyond a reach, to be dimmed, and the edge of the reach. */
export function reachMarkup({ mover }: Taken, paper: Paper, outline: readonly Point[]): string {
  if (outline.length < 3) return '';
  const edge = pathThrough(paper, outline, true);
  return `<path class="beyond" fill-rule="evenodd" d="${pathThrough(paper, tableOutline(mover.size), true)}${edge}"/><path class="edge" d="${edge}"/>`;
}
