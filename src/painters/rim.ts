import type { Scene, Sheet } from '../scene/scene.ts';
import { escape, shapeMarkup } from './markup.ts';
import { MARGIN, type Projection } from './projection.ts';
import { row, short } from './shapes/path.ts';
import type { SharedDrawing } from './sprite.ts';
import type { Token } from './theme.ts';

/** The possible distances between numbers on the edge of a table, in the game's unit of length. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** The shortest bar of the scale, in drawing units. A bar of a small measure is several of it. */
const BAR = 12;
/** The smallest distance between two numbers, in drawing units, and that on a wide rim. */
const [APART, APART_WIDE] = [80, 105];
/**
 * The smallest distance from the end of the rim to the middle of a number, along the lower edge and
 * up the left edge: half of a number on a phone, where numbers are largest.
 */
const [END, TOP] = [20, 18];
/** The same on a wide rim, for each digit. */
const END_OF_DIGIT = 8.5;
/** The distance of the scale's band from the ground, and its thickness. */
const [OFF, BAND] = [3, 8];

/** What a rim is of: its colour, that of its scale, and that of the shine along its edge. */
interface Frame {
  readonly fill: Token;
  readonly ink: Token;
  readonly shine: Token | null;
}
const WOOD: Frame = { fill: 'rim', ink: 'rim-ink', shine: null };
/** The frames of the sheets that have another one. */
const FRAMES: Partial<Readonly<Record<Sheet, Frame>>> = {
  'white-board': { fill: 'aluminium', ink: 'aluminium-ink', shine: 'aluminium-light' },
};

/** The whole units of length between two lengths, and their positions. */
function wholes(from: number, to: number, length: number): readonly (readonly [count: number, at: number])[] {
  const first = Math.ceil(from / length - 1e-6);
  return Array.from({ length: Math.max(0, Math.floor(to / length + 1e-6) - first + 1) }, (_, n) => [
    first + n,
    (first + n) * length,
  ]);
}

/**
 * The rim of a free table: a scale in the game’s own unit of length along two of its edges. It
 * counts from the corner of the table, whatever part of the table is drawn. The rim covers the
 * terrain, which may continue beyond the drawn part.
 */
export function rimMarkup(scene: Scene, { scale, from, width, height, view: [left, top, w, h] }: Projection): string {
  const { measure, sheet } = scene;
  if (measure === undefined) return '';
  const unit = measure.length * scale;
  const margin = 0 - left;
  const apart = margin > MARGIN ? APART_WIDE : APART;
  const step = STEPS.find((each) => each * unit >= apart) ?? 500;
  const each = STEPS.find((count) => count * unit >= BAR) ?? step;
  const bar = each * unit;
  const files = wholes(from[0], from[0] + width / scale, measure.length);
  const ranks = wholes(from[1], from[1] + height / scale, measure.length);
  const isDark = (count: number): boolean => count % (2 * each) === 0;
  const across = (at: number): number => (at - from[0]) * scale;
  const up = (at: number): number => height - (at - from[1]) * scale;
  // Every other bar is dark, as on the edge of a map.
  const along = files
    .filter(([count, at]) => isDark(count) && across(at) + bar <= width + 1)
    .map(([, at]) => across(at));
  const high = ranks.filter(([count, at]) => isDark(count) && up(at) - bar >= -1).map(([, at]) => up(at));
  const middle = OFF + BAND / 2;
  const dark = [
    ...along.slice(0, 1).map((first) => `M${row(first, height + middle)}H${short(along.at(-1)! + bar)}`),
    ...high.slice(0, 1).map((first) => `M${row(-middle, first)}V${short(high.at(-1)! - bar)}`),
  ];
  const numbered = ([count]: readonly [number, number]): boolean => count % step === 0;
  // The corner shows the unit of length.
  const isClear = ([, at]: readonly [number, number]): boolean => across(at) > 18;
  const below = files
    .filter(numbered)
    .filter(isClear)
    .map(([count, at]) => {
      const end = left + w - Math.max(END, margin > MARGIN ? String(count).length * END_OF_DIGIT : 0);
      return `<text x="${short(Math.min(across(at), end))}" y="${height + MARGIN - 9}">${count}</text>`;
    });
  const beside = ranks
    .filter(numbered)
    .map(([count, at]) => `<text x="${-margin / 2 - 5}" y="${short(Math.max(up(at) + 9, TOP))}">${count}</text>`);
  // Numbers of three digits are smaller, so that they fit on the rim, unless it is wide.
  const isLong = margin === MARGIN && [...files, ...ranks].some(([count]) => count >= 100);
  const style = margin > MARGIN ? ' wide' : isLong ? ' long' : '';
  const rim = `M${left} ${top}h${w}v${h}H${left}zM0 0V${height}H${width}V0z`;
  const { fill, ink, shine } = FRAMES[sheet] ?? WOOD;
  const edge = `M${left + 2.5} ${top + 2.5}h${w - 5}v${h - 5}H${left + 2.5}z`;
  return `<path d="${rim}" fill="var(--${fill})"/>${shine === null ? '' : shapeMarkup({ d: edge, stroke: shine, width: 5 })}${shapeMarkup(
    { d: `M0 0H${width}V${height}H0z`, stroke: ink, width: 2.4 },
  )}<g class="margin scale${style}"><path d="${dark.join('')}" fill="none" stroke="var(--${ink})" stroke-width="${BAND}" stroke-dasharray="${Math.round(bar * 100) / 100}" stroke-linecap="butt"/>${below.join('')}${beside.join('')}<text class="measure" x="${-margin / 2}" y="${height + MARGIN - 9}">${escape(measure.sign)}</text></g>`;
}

/** The id of the clip for the ground of a free table, which hides everything beyond it. */
export const clipId = ({ width, height }: Projection): string => `clip-${width}x${height}`;

/** The clips of these projections, for the sprite. */
export const clips = (projections: Iterable<Projection>): readonly SharedDrawing[] => [
  ...new Map(
    Array.from(projections, (projection): SharedDrawing => {
      const [id, { width, height }] = [clipId(projection), projection];
      return [id, `<clipPath id="${id}"><path d="M0 0h${width}v${height}H0z"/></clipPath>`];
    }),
  ),
];
