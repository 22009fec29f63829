import { round } from './lengths.ts';
import { size, type Vector } from './vectors.ts';

/**
 * Sines and angles by + − × ÷ √ alone, which IEEE 754 rounds in the same way everywhere. JavaScript
 * leaves `Math.sin` and its relatives to the engine, and engines differ in the last bit.
 */

/** Half a turn, and a quarter of one, in radians. */
export const HALF_TURN = 3.141592653589793;
const QUARTER_TURN = 1.5707963267948966;
export const DEGREE = HALF_TURN / 180;

/**
 * Cosine and sine of at most an eighth of a turn, by the Taylor series. The first omitted term is
 * below 1e-19.
 */
function series(radians: number): Vector {
  const square = radians * radians;
  let [cos, sin] = [1, 1];
  for (let k = 16; k >= 2; k -= 2) {
    cos = 1 - (square / (k * (k - 1))) * cos;
    sin = 1 - (square / (k * (k + 1))) * sin;
  }
  return [cos, radians * sin];
}

/** A vector after this number of quarter turns to the left. Exact. */
export function quartersLeft([x, y]: Vector, quarters: number): Vector {
  const turns = [[x, y], [0 - y, x], [0 - x, 0 - y], [y, 0 - x]] as const; // prettier-ignore
  return turns[((quarters % 4) + 4) % 4]!;
}

/**
 * Cosine and sine of an angle in radians, with an error of about 2e-16 for a few turns either way.
 */
export function cosSin(radians: number): Vector {
  const quarters = round(radians / QUARTER_TURN);
  return quartersLeft(series(radians - quarters * QUARTER_TURN), quarters);
}

/**
 * The angle from the x axis to a vector in radians: more than minus half a turn, and at most half a
 * turn. 0 for the zero vector. The first guess is right to 0.005; two corrections leave an error of
 * about 2e-16.
 */
export function angleOf([x, y]: Vector): number {
  const [across, up] = [Math.abs(x), Math.abs(y)];
  const [long, short] = [Math.max(across, up), Math.min(across, up)];
  if (long === 0) return 0;
  const slope = short / long;
  const length = size([long, short]);
  let angle = slope * (0.9724 - 0.1919 * slope * slope);
  for (let correction = 0; correction < 2; correction++) {
    const [cos, sin] = series(angle);
    const off = (short * cos - long * sin) / length;
    angle += off * (1 + (off * off) / 6);
  }
  const inQuarter = across >= up ? angle : QUARTER_TURN - angle;
  const inHalf = x >= 0 ? inQuarter : HALF_TURN - inQuarter;
  return y >= 0 ? inHalf : 0 - inHalf;
}
