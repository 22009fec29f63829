import type { Scene, Sheet } from '../scene/scene.ts';
import { type Frame, MARGIN, SQUARE } from './frame.ts';
import { shapeMarkup } from './markup.ts';
import { circle, oval } from './shapes/path.ts';
import type { Shape } from './shapes/shape.ts';
import { whim } from './shapes/whim.ts';
import type { Token } from './theme.ts';

/** Specks and stains of one tile of a sheet, 550 by 350. */
const TILE = [550, 350] as const;

const strewn = (count: number, seed: number, draw: (x: number, y: number, chance: number) => string): string =>
  Array.from({ length: count }, (_, index) =>
    draw(
      15 + whim(seed + index) * (TILE[0] - 30),
      15 + whim(seed + index + 500) * (TILE[1] - 30),
      whim(seed + index + 900),
    ),
  ).join('');

const stains = (token: Token, seed: number, opacity: number): Shape => ({
  d: strewn(4, seed, (x, y, chance) => oval([100 + x * 0.63, 60 + y * 0.65], 60 + chance * 40, 30 + chance * 30)),
  fill: token,
  opacity,
});
const specks = (token: Token, seed: number, count: number, size: number): Shape => ({
  d: strewn(count, seed, (x, y, chance) => circle([x, y], size * (0.5 + chance))),
  fill: token,
  opacity: 0.8,
});

const TEXTURES: Readonly<Record<Sheet, readonly Shape[]>> = {
  'grid-paper': [specks('grid-paper-stain', 40, 26, 1.8)],
  'white-board': [],
  baize: [specks('baize-stain', 60, 60, 1.7), specks('baize-line', 160, 50, 1.5)],
  earth: [stains('earth-stain', 11, 0.25), specks('earth-line', 260, 44, 2)],
  sand: [stains('sand-stain', 31, 0.25), specks('sand-line', 360, 70, 1.5)],
};

/** What every board of a page shares: the texture of its sheet and the light that falls on it. */
export const sheetDefinitions = (sheets: Iterable<Sheet>): string =>
  `<radialGradient id="glow" cx=".46" cy=".42" r=".75"><stop stop-color="var(--glow)" stop-opacity=".5"/><stop offset=".55" stop-color="var(--glow)" stop-opacity="0"/>` +
  `<stop offset=".6" stop-color="var(--dusk)" stop-opacity="0"/><stop offset="1" stop-color="var(--dusk)" stop-opacity=".3"/></radialGradient>${Array.from(
    new Set(sheets),
    (sheet) =>
      `<pattern id="sheet-${sheet}" width="${TILE[0]}" height="${TILE[1]}" patternUnits="userSpaceOnUse"><path fill="var(--${sheet})" d="M0 0h${TILE[0]}v${TILE[1]}H0z"/>${TEXTURES[sheet].map(shapeMarkup).join('')}</pattern>`,
  ).join('')}`;

/** The sheet of a board with its frame, and its grid where it has one. */
export function sheetMarkup({ sheet }: Scene, { grid, width, height, view: [left, top, w, h] }: Frame): string {
  const whole = `M${left} ${top}h${w}v${h}H${left}z`;
  const ground = `M0 0H${width}V${height}H0z`;
  return (
    `<path d="${whole}" fill="var(--${sheet})"/><path d="${ground}" fill="url(#sheet-${sheet})"/>` +
    `<path d="${whole}" fill="url(#glow)"/>${shapeMarkup({ d: ground, stroke: `${sheet}-line`, width: grid ? 3 : 2 })}`
  );
}

/** The lines of the grid; they lie on the ground's washes, as on a printed map. */
export function gridMarkup({ sheet, width, height }: Scene): string {
  const lines =
    Array.from({ length: width - 1 }, (_, file) => `M${(file + 1) * SQUARE} 0v${height * SQUARE}`).join('') +
    Array.from({ length: height - 1 }, (_, rank) => `M0 ${(rank + 1) * SQUARE}h${width * SQUARE}`).join('');
  return shapeMarkup({ d: lines, stroke: `${sheet}-line`, width: 2 });
}

/** The names of files and ranks in the margin. */
export function marginMarkup({ width, height }: Scene): string {
  const file = (index: number): string =>
    `<text x="${(index + 0.5) * SQUARE}" y="${height * SQUARE + MARGIN - 13}">${String.fromCharCode(97 + index)}</text>`;
  const rank = (index: number): string =>
    `<text x="${-MARGIN / 2}" y="${(height - index - 0.5) * SQUARE + 11}">${index + 1}</text>`;
  return `<g class="margin">${Array.from({ length: width }, (_, index) => file(index)).join('')}${Array.from({ length: height }, (_, index) => rank(index)).join('')}</g>`;
}
