import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type Card, HEIGHT, previewSvg, WIDTH } from '../../painters/preview/card.ts';
import { FAMILIES, FONT } from '../../painters/preview/fonts.ts';
import type { Width } from '../../painters/preview/lines.ts';

/** The fonts that `npm run fonts` cuts for previews. No font of the machine is ever used. */
export const FILES = ['serif-semibold', 'sans', 'sans-semibold', 'sans-italic'].map(
  (name) => `src/fonts/previews/${name}.ttf`,
);
const OPTIONS: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles: FILES, defaultFontFamily: FAMILIES.sans },
};

/**
 * How wide a text of the title stands between two letters that others keep their usual distance
 * from, in hundredths of the size of its font.
 */
function between(text: string): number {
  const written = `n${text}n`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text y="80" ${FONT.serif} font-size="100" xml:space="preserve">${written}</text></svg>`;
  return new Resvg(svg, OPTIONS).getBBox()!.width;
}

/** The width of each character, measured once. */
const known = new Map<string, number>();

/** The width of a text in the font of titles, as the sum of its characters. */
export const titleWidth: Width = (text) => {
  let sum = 0;
  for (const character of text) {
    const width = known.get(character) ?? (between(character) - between('')) / 100;
    known.set(character, width);
    sum += width;
  }
  return sum;
};

/**
 * How many colours a picture keeps: as many as this quality asks for, at most 256. Half of them are
 * shades between two colours, at the edges of letters.
 */
const PALETTE = { palette: true, quality: 60, effort: 1, dither: 0, compressionLevel: 9 } as const;

/** A preview as a PNG file. `css` is the text of `board.css`. */
export async function previewPicture(card: Card, css: string): Promise<Buffer> {
  const drawn = await renderAsync(previewSvg(card, css, titleWidth), OPTIONS);
  const pixels = sharp(drawn.pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
  return pixels.removeAlpha().png(PALETTE).toBuffer();
}
