/*
 * Six hundred bases of two sides on a table of 1,200 by 900. Both pages of this comparison show the
 * same bases, and move the same ones on a click.
 */

export const [WIDTH, HEIGHT] = [1200, 900];
export const COUNT = 600;
/** Every base with a number divisible by this moves on a click. */
export const MOVING = 10;

/** The position of a base after this many clicks: the moving ones go forward and back. */
export function standing(
  n: number,
  clicks: number,
): { readonly x: number; readonly y: number; readonly degrees: number } {
  const [column, row] = [n % 30, Math.floor(n / 30)];
  const moved = n % MOVING === 0 ? (clicks % 2) * 9 : 0;
  return { x: 25 + column * 39, y: 30 + row * 44 + moved, degrees: (n * 37) % 360 };
}

export const isFirst = (n: number): boolean => n % 2 === 0;

/** As many models in bodies of 24, five in a row; those whose number is divisible by ten move. */
export const BODIES = 25;

export function bodyAt(n: number, clicks: number): { readonly x: number; readonly y: number } {
  const moved = n % MOVING === 0 ? (clicks % 2) * 40 : 0;
  return { x: 120 + (n % 5) * 240, y: 90 + Math.floor(n / 5) * 170 + moved };
}
