import { roman } from '../../core/numbers.ts';
import type { Spot } from '../../scene/scene.ts';
import type { Token } from '../theme.ts';
import { closed } from './path.ts';
import type { Shape } from './shape.ts';

/**
 * The position of a brigade's shield on a counter of the grid: its lower left corner, opposite the
 * badge.
 */
export const SHIELD_AT: Spot = [-29, 18];

/**
 * The outline of a shield around its centre. It is large enough for its numeral to be read on a
 * phone.
 */
const OUTLINE = 'M-17-19H17V3C17 12 9 17 0 21C-9 17-17 12-17 3z';

/**
 * The numeral tells which brigade it is; the colour only helps. The colours repeat after five
 * brigades.
 */
const FILLS: readonly Token[] = ['brass', 'first-mark', 'rallied', 'routed', 'counted'];

/** The thickness of a stroke, and half the height of a numeral. */
const [THICK, HALF] = [5, 10];

const slanted = (top: number, bottom: number): string =>
  closed([
    [top - THICK / 2, -HALF],
    [top + THICK / 2, -HALF],
    [bottom + THICK / 2, HALF],
    [bottom - THICK / 2, HALF],
  ]);

/** The drawing of each letter around x, and its width. */
const LETTERS: Readonly<Record<string, { readonly width: number; readonly at: (x: number) => string }>> = {
  I: { width: 5, at: (x) => slanted(x, x) },
  V: { width: 13, at: (x) => slanted(x - 4.5, x) + slanted(x + 4.5, x) },
  X: { width: 13, at: (x) => slanted(x - 4.5, x + 4.5) + slanted(x + 4.5, x - 4.5) },
};

/** The space between two letters. */
const GAP = 3.5;

/** A numeral as one filled path, around the centre of its shield. */
function numeral(number: number): string {
  const letters = Array.from(roman(number), (letter) => LETTERS[letter]!);
  let x = -(letters.reduce((sum, { width }) => sum + width, GAP * (letters.length - 1)) / 2);
  return letters
    .map(({ width, at }) => {
      const drawn = at(x + width / 2);
      x += width + GAP;
      return drawn;
    })
    .join('');
}

/** The shield with the numeral of a brigade. */
export const shield = (number: number): readonly Shape[] => [
  { d: OUTLINE, fill: FILLS[(number - 1) % FILLS.length]!, stroke: 'badge-ink', width: 3 },
  { d: numeral(number), fill: 'badge-ink' },
];
