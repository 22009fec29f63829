/** How long a step takes on the board, in milliseconds; it never carries information alone. */
export const DURATION = 340;

/** Fast at first, gentle at the end; from 0 to 1. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** A number on its way to another. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Degrees on their way to others, the shorter way round. */
export const swing = (from: number, to: number, part: number): number => {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return from + way * part;
};
