import type { Spot } from '../../../scene/scene.ts';
import { row, short } from '../path.ts';
import type { TextLabel } from '../shape.ts';

/** The font size on a board: 10 px on a phone, where a board is 340 px wide. */
const WRITING = 33;

/**
 * The approximate width of a letter in a sans serif font, relative to the font size: accurate
 * enough for a label.
 */
const breadth = (letter: string): number =>
  /[mwMW@%—]/.test(letter) ? 0.85 : /[ilj.,:;'’|! ()]/.test(letter) ? 0.3 : /[A-Z]/.test(letter) ? 0.64 : 0.53;

/** Half the width and height of a text with its background. */
export const labelHalf = (text: string, size = WRITING): Spot => [
  Math.round(Array.from(text).reduce((sum, letter) => sum + breadth(letter), 0.8) * size) / 2,
  size * 0.64,
];

/** A text on a rounded background, centred at a point. */
export function textLabel(text: string, [x, y]: Spot, size = WRITING): TextLabel {
  const [half] = labelHalf(text, size);
  const [width, height, bend] = [half * 2, size * 1.28, size * 0.3];
  const path =
    `M${row(x - half + bend, y - height / 2)}h${short(width - 2 * bend)}q${row(bend, 0, bend, bend)}v${short(height - 2 * bend)}` +
    `q${row(0, bend, -bend, bend)}h${short(2 * bend - width)}q${row(-bend, 0, -bend, -bend)}v${short(2 * bend - height)}q${row(0, -bend, bend, -bend)}z`;
  return { text, at: [x, y], size, shape: { d: path, fill: 'label', stroke: 'label-edge', width: 2 } };
}
