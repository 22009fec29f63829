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
/** That of a white board, on which nobody shall see that its traces return. */
const LARGE = [1280, 960] as const;
const tileOf = (sheet: Sheet): readonly [number, number] => (sheet === 'white-board' ? LARGE : TILE);

/** Light falls on all sheets but the white board, which stays as white in its corners. */
const isLit = (sheet: Sheet): boolean => sheet !== 'white-board';

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

/** Where an old drawing was wiped off: broad swipes, and what the cloth left of some lines. */
const WIPED: readonly Shape[] = [
  { d: 'M120 150q150-60 310-6M70 620q190 60 330-14', stroke: 'wiped', width: 46 },
  { d: 'M820 420q170 70 320-20M700 800q120-40 260 6M560 170q140 60 300 10', stroke: 'wiped', width: 52 },
  { d: 'M170 130q60-16 110-4M330 138q30 2 60 14M300 96l34 40-44 30', stroke: 'pen-grey', width: 4, opacity: 0.12 },
  { d: 'M860 396q44 30 96 26M1010 424q40-2 76-26', stroke: 'pen-blue', width: 4, opacity: 0.12 },
  { d: 'M640 170q40 22 84 22M760 194q34-2 58-14', stroke: 'pen-red', width: 4, opacity: 0.12 },
];

const TEXTURES: Readonly<Record<Sheet, readonly Shape[]>> = {
  'grid-paper': [specks('grid-paper-stain', 40, 14, 3), specks('grid-paper-stain', 90, 3, 4.5)],
  'white-board': WIPED,
  baize: [specks('baize-stain', 60, 50, 3), specks('baize-line', 160, 40, 3)],
  earth: [stains('earth-stain', 11, 7), furrows('earth-line', 260, 26)],
  sand: [specks('sand-stain', 31, 30, 6), specks('sand-line', 360, 60, 2.5)],
};

const GLOW: SharedDrawing = [
  'glow',
  `<radialGradient id="glow" cx=".46" cy=".42" r=".75"><stop stop-color="var(--glow)" stop-opacity=".5"/><stop offset=".55" stop-color="var(--glow)" stop-opacity="0"/>` +
    `<stop offset=".6" stop-color="var(--dusk)" stop-opacity="0"/><stop offset="1" stop-color="var(--dusk)" stop-opacity=".3"/></radialGradient>`,
];

const pattern = (sheet: Sheet): SharedDrawing => {
  const [width, height] = tileOf(sheet);
  return [
    `sheet-${sheet}`,
    `<pattern id="sheet-${sheet}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" stroke-linecap="round"><path fill="var(--${sheet})" d="M0 0h${width}v${height}H0z"/>${TEXTURES[sheet].map(shapeMarkup).join('')}</pattern>`,
  ];
};

/** The textures of these sheets and the light on them, for the sprite. */
export function sheetDefinitions(sheets: Iterable<Sheet>): readonly SharedDrawing[] {
  const all = [...new Set(sheets)];
  return [...(all.some(isLit) ? [GLOW] : []), ...all.map(pattern)];
}

/** The sheet of a board with its texture and frame. */
export function sheetMarkup({ sheet }: Scene, { grid, width, height, view: [left, top, w, h] }: Projection): string {
  const whole = `M${left} ${top}h${w}v${h}H${left}z`;
  const ground = `M0 0H${width}V${height}H0z`;
  const neat = `M-5-5H${width + 5}V${height + 5}H-5z`;
  const light = isLit(sheet) ? `<path d="${whole}" fill="url(#glow)"/>` : '';
  return (
    `<path d="${whole}" fill="var(--${sheet})"/><path d="${ground}" fill="url(#sheet-${sheet})"/>` +
    `${light}${shapeMarkup({ d: ground, stroke: `${sheet}-line`, width: grid ? 3 : 2 })}${shapeMarkup({
      d: neat,
      stroke: `${sheet}-line`,
      width: 1.2,
    })}`
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
