import { gapTo } from '../../geometry/gaps.ts';
import { corners, middleOf, seenFrom, type Base } from '../../geometry/bases.ts';
import { along, square, opposite, type Direction } from '../../geometry/facings.ts';
import { plus, type Point } from '../../geometry/vectors.ts';
import type { Handle } from '../../scene/mover.ts';
import type { Spot } from '../../scene/scene.ts';
import { turningOf } from '../../scene/table/mover.ts';
import type { Grip } from '../orders/move-draft.ts';
import { headingDegrees, onDrawing, onTable, type Box, type MapView, spotText, umPerPixel } from './map-view.ts';

/** The radius of a pad's knob, in pixels. */
export const KNOB = 15;

/** Half the size of a pad and its distance from the base, in pixels. */
const [HALF, OFF] = [24, 46];

/** A pad beside a base that the reader pulls. */
export interface Pad {
  readonly grip: Exclude<Grip, 'base'>;
  readonly at: Point;
}

/**
 * The pads of a base: one behind it to push, two beyond its flanks to turn. None lies before its
 * front, where contact is made.
 */
export function padsOf(view: MapView, handles: readonly Handle[], base: Base): readonly Pad[] {
  const off = (from: Point, direction: Direction): Point => plus(from, along(direction, OFF * umPerPixel(view)));
  const [left, right] = corners(base);
  const turning = turningOf(handles);
  const isPushed = handles.includes('march') || handles.includes('back');
  const push: Pad = { grip: 'push', at: off(middleOf(base, 'rear'), opposite(base.facing)) };
  const flanks: readonly Pad[] = (['left', 'right'] as const).map((grip) => {
    const from = turning === 'wheel' ? (grip === 'left' ? left! : right!) : middleOf(base, grip);
    return { grip, at: off(from, square(base.facing, grip)) };
  });
  return [...(isPushed ? [push] : []), ...(turning === 'none' ? [] : flanks)];
}

/** The arrows on the knobs, for a base that faces up: straight on, and round to a side. */
const ARROWS = {
  on: 'M0 8V-7M-6-1L0-7L6-1',
  left: 'M4 8Q8-4-4-7M2-10L-4-7L0-2',
  right: 'M-4 8Q-8-4 4-7M-2-10L4-7L0-2',
} as const;

/** What a tap on a pad does, in words for the mouse that rests on it. */
const SAID: Readonly<Record<keyof typeof ARROWS, string>> = {
  on: 'Straight on',
  left: 'Turn left',
  right: 'Turn right',
};

/**
 * Where a pad sends the unit: the pad at a flank turns a pivoting unit to that side; a wheeling
 * unit goes forward with that corner, and so round to the other side.
 */
export function wayOf(handles: readonly Handle[], grip: Pad['grip']): keyof typeof ARROWS {
  if (grip === 'push') return 'on';
  return turningOf(handles) === 'wheel' ? (grip === 'left' ? 'right' : 'left') : grip;
}

/**
 * How far a pad slides along the edge of the view to be clear, in steps of half a pad: first not at
 * all, then to either side.
 */
const SLIDES = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] as const;

/** How far a pad may leave its place for its neighbours, in steps of half a pad. */
const RINGS = [1, 2, 3, 4];

/** How far the ring of a neighbour reaches beyond its base, in pixels. */
const RING = 9;

/**
 * What a pad keeps off, the best first: rings and names; rings; at least the bases themselves.
 * `rings` is how far it may go for that.
 */
const KEPT_OFF = [
  { clear: KNOB + RING, isOffNames: true, rings: RINGS.slice(0, 2) },
  { clear: KNOB + RING, isOffNames: false, rings: RINGS },
  { clear: KNOB, isOffNames: false, rings: RINGS },
] as const;
const AROUND = Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6);

/** Whether a pad at a point lies on its own side of the base: behind it, or beyond its flank. */
function isOnSide(base: Base, grip: Pad['grip'], point: Point): boolean {
  const { ahead, right } = seenFrom(base, point);
  if (grip === 'push') return ahead < 0 - base.depth / 2;
  return grip === 'left' ? right < 0 - base.width / 2 : right > base.width / 2;
}

/** How far a spot lies from a box, in the lengths of the drawing. */
function farFrom([x, y]: Spot, { x: left, y: top, width, height }: Box): number {
  const [across, down] = [Math.max(left - x, x - left - width, 0), Math.max(top - y, y - top - height, 0)];
  return Math.hypot(across, down);
}

/**
 * Where the pads are drawn: at their places, or as near as the view and the neighbours allow. If
 * the knob would lie on the ring, the name or the base of a neighbour, the pad moves away from it,
 * on its side of the base.
 */
export function padSpots(
  view: MapView,
  pads: readonly Pad[],
  base: Base,
  neighbours: readonly Base[] = [],
): readonly Spot[] {
  const spots = [...spotsInView(view, pads, base)];
  const knob = KNOB * umPerPixel(view);
  const [left, top, w, h] = view.projection.view;
  const margin = HALF * view.px;
  const isIn = ([x, y]: Spot): boolean =>
    x >= left + margin && x <= left + w - margin && y >= top + margin && y <= top + h - margin;
  const isOff = (spot: Spot, { clear, isOffNames }: (typeof KEPT_OFF)[number]): boolean => {
    const point = onTable(view, spot);
    const isOffBases = neighbours.every((each) => gapTo(point, each).length >= clear * umPerPixel(view));
    return isOffBases && (!isOffNames || (view.names ?? []).every((name) => farFrom(spot, name) >= KNOB * view.px));
  };
  for (const [n, { grip }] of pads.entries()) {
    const [x, y] = spots[n]!;
    const others = spots.filter((_, m) => m !== n);
    const isClear = (spot: Spot): boolean =>
      isIn(spot) &&
      isOnSide(base, grip, onTable(view, spot)) &&
      gapTo(onTable(view, spot), base).length >= knob &&
      others.every((other) => Math.hypot(spot[0] - other[0], spot[1] - other[1]) >= 2 * KNOB * view.px);
    const around = (ring: number) =>
      AROUND.map((angle): Spot => [x + ring * margin * Math.cos(angle), y + ring * margin * Math.sin(angle)]);
    for (const off of KEPT_OFF) {
      const tried = off.rings.flatMap(around).filter((spot) => isOff(spot, off));
      const found = isOff([x, y], off) ? ([x, y] as const) : tried.find(isClear);
      if (found === undefined) continue;
      spots[n] = found;
      break;
    }
  }
  return spots;
}

/**
 * The places of the pads, or as near as the view allows. A pad that the edge would push on to the
 * base or another pad slides along that edge.
 */
function spotsInView(view: MapView, pads: readonly Pad[], base: Base): readonly Spot[] {
  const [left, top, w, h] = view.projection.view;
  const margin = HALF * view.px;
  const within = ([px, py]: Spot): Spot => [
    Math.max(left + margin, Math.min(left + w - margin, px)),
    Math.max(top + margin, Math.min(top + h - margin, py)),
  ];
  const knob = KNOB * view.px;
  const spots = pads.map(({ at }) => within(onDrawing(view, at)));
  for (const [n, { at }] of pads.entries()) {
    const [wx, wy] = onDrawing(view, at);
    const [x, y] = spots[n]!;
    if (x === wx && y === wy) continue;
    const others = spots.filter((_, m) => m !== n);
    const isClear = (spot: Spot): boolean =>
      gapTo(onTable(view, spot), base).length >= KNOB * umPerPixel(view) &&
      others.every((other) => Math.hypot(spot[0] - other[0], spot[1] - other[1]) >= 2 * knob);
    const slid = SLIDES.map((by): Spot => within(x === wx ? [x + by * margin, y] : [x, y + by * margin]));
    spots[n] = slid.find(isClear) ?? spots[n]!;
  }
  return spots;
}

/** The pads as markup. Each is as large as a finger, whatever the scale of the map. */
export function padsMarkup(view: MapView, handles: readonly Handle[], base: Base, neighbours: readonly Base[]): string {
  const pads = padsOf(view, handles, base);
  const turn = headingDegrees(base).toFixed(1);
  const spots = padSpots(view, pads, base, neighbours);
  return pads
    .map(({ grip }, n) => {
      const place = `translate(${spotText(spots[n]!)})rotate(${turn})scale(${view.px.toFixed(4)})`;
      const way = wayOf(handles, grip);
      return `<g class="pad" data-grip="${grip}" data-way="${way}" transform="${place}"><title>${SAID[way]}</title><circle class="touch" r="${HALF}"/><circle class="knob" r="${KNOB}"/><path d="${ARROWS[way]}"/></g>`;
    })
    .join('');
}
