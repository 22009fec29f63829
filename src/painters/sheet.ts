import type { Scene, Sheet, Spot } from '../scene/scene.ts';
import { type Projection, MARGIN, SQUARE } from './projection.ts';
import { shapeMarkup } from './markup.ts';
import { oval, row } from './shapes/path.ts';
import type { Shape } from './shapes/shape.ts';
import { noise } from './shapes/ground/scatter.ts';
import type { SharedDrawing } from './sprite.ts';
import type { Token } from './theme.ts';

/** The size of a tile of the sheet's texture, in drawing units. */
const TILE = [550, 350] as const;

/** Pseudo-random points of a tile, with whole coordinates and at least 10 units from its edge. */
const strewn = (count: number, seed: number): readonly Spot[] =>
  Array.from({ length: count }, (_, index): Spot => [
    Math.round(10 + noise(seed + index) * (TILE[0] - 20)),
    Math.round(10 + noise(seed + index + 500) * (TILE[1] - 20)),
  ]);

const specks = (token: Token, seed: number, count: number, size: number): Shape => ({
  d: strewn(count, seed)
    .map(([x, y]) => `M${row(x, y)}h0`)
    .join(''),
  stroke: token,
  width: size,
  opacity: 0.8,
});

/** Broad, pale stains. */
const stains = (token: Token, seed: number, count: number): Shape => ({
  d: strewn(count, seed)
    .map(([x, y], n) =>
      oval(
        [Math.max(95, Math.min(TILE[0] - 95, x)), Math.max(35, Math.min(TILE[1] - 35, y))],
        45 + noise(seed + n) * 48,
        14 + noise(seed - n) * 18,
      ),
    ) // prettier-ignore
    .join(''),
  fill: token,
  opacity: 0.2,
});

/** Short brush strokes. */
const furrows = (token: Token, seed: number, count: number): Shape => ({
  d: strewn(count, seed)
    .map(
      ([x, y], n) => `M${row(x, y)}l${row(Math.round(4 + noise(seed + n) * 6), Math.round(noise(seed - n) * 4 - 2))}`,
    )
    .join(''),
  stroke: token,
  width: 2.2,
  opacity: 0.7,
});

const TEXTURES: Readonly<Record<Sheet, readonly Shape[]>> = {
  'grid-paper': [specks('grid-paper-stain', 40, 14, 3), specks('grid-paper-stain', 90, 3, 4.5)],
  'white-board': [],
  baize: [specks('baize-stain', 60, 50, 3), specks('baize-line', 160, 40, 3)],
  earth: [stains('earth-stain', 11, 7), furrows('earth-line', 260, 26)],
  sand: [specks('sand-stain', 31, 30, 6), specks('sand-line', 360, 60, 2.5)],
};

const GLOW: SharedDrawing = [
  'glow',
  `<radialGradient id="glow" cx=".46" cy=".42" r=".75"><stop stop-color="var(--glow)" stop-opacity=".5"/><stop offset=".55" stop-color="var(--glow)" stop-opacity="0"/>` +
    `<stop offset=".6" stop-color="var(--dusk)" stop-opacity="0"/><stop offset="1" stop-color="var(--dusk)" stop-opacity=".3"/></radialGradient>`,
];

/** The textures of these sheets and the light on them, for the sprite. */
export const sheetDefinitions = (sheets: Iterable<Sheet>): readonly SharedDrawing[] => [
  GLOW,
  ...Array.from(new Set(sheets), (sheet): SharedDrawing => [
    `sheet-${sheet}`,
    `<pattern id="sheet-${sheet}" width="${TILE[0]}" height="${TILE[1]}" patternUnits="userSpaceOnUse" stroke-linecap="round"><path fill="var(--${sheet})" d="M0 0h${TILE[0]}v${TILE[1]}H0z"/>${TEXTURES[sheet].map(shapeMarkup).join('')}</pattern>`,
  ]),
];

/** The sheet of a board with its texture and frame. */
export function sheetMarkup({ sheet }: Scene, { grid, width, height, view: [left, top, w, h] }: Projection): string {
  const whole = `M${left} ${top}h${w}v${h}H${left}z`;
  const ground = `M0 0H${width}V${height}H0z`;
  const neat = `M-5-5H${width + 5}V${height + 5}H-5z`;
  return (
    `<path d="${whole}" fill="var(--${sheet})"/><path d="${ground}" fill="url(#sheet-${sheet})"/>` +
    `<path d="${whole}" fill="url(#glow)"/>${shapeMarkup({ d: ground, stroke: `${sheet}-line`, width: grid ? 3 : 2 })}${shapeMarkup(
      { d: neat, stroke: `${sheet}-line`, width: 1.2 },
    )}`
  );
}

/** The lines of the grid. They are drawn over the terrain, as on a printed map. */
export function gridMarkup({ sheet, width, height }: Scene): string {
  const lines =
    Array.from({ length: width - 1 }, (_, file) => `M${(file + 1) * SQUARE} 0v${height * SQUARE}`).join('') +
    Array.from({ length: height - 1 }, (_, rank) => `M0 ${(rank + 1) * SQUARE}h${width * SQUARE}`).join('');
  return shapeMarkup({ d: lines, stroke: `${sheet}-line`, width: 2 });
}

/**
 * The names of files and ranks in the margin. One text element for all files and one for all
 * single-digit ranks keeps the markup small.
 */
export function marginMarkup({ width, height }: Scene): string {
  const count = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
  const across = count(width).map((index) => (index + 0.5) * SQUARE);
  const letters = String.fromCharCode(...count(width).map((index) => 97 + index));
  const files = `<text x="${across.join(' ')}" y="${height * SQUARE + MARGIN - 13}">${letters}</text>`;
  const up = (index: number): number => (height - index - 0.5) * SQUARE + 11;
  const low = count(Math.min(9, height));
  const ranks = `<text x="${low.map(() => -MARGIN / 2).join(' ')}" y="${low.map(up).join(' ')}">${low.map((index) => index + 1).join('')}</text>`;
  const high = count(height).slice(9);
  const further = high.map((index) => `<text x="${-MARGIN / 2}" y="${up(index)}">${index + 1}</text>`);
  return `<g class="margin">${files}${ranks}${further.join('')}</g>`;
}
