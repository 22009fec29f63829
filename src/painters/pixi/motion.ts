import type { Container } from 'pixi.js';

/** How long a step takes on the board, in milliseconds; it never carries information alone. */
export const DURATION = 340;

/** What moves, at a part of the way from 0 to 1. */
export type Motion = (part: number) => void;

/** Fast at first, gentle at the end; from 0 to 1. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** A number on its way to another. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Degrees on their way to others, the shorter way round. */
export const swing = (from: number, to: number, part: number): number => {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return from + way * part;
};

/** What is new appears. */
export function appear(body: Container): Motion {
  body.alpha = 0;
  return (part) => {
    body.alpha = easeOut(part);
  };
}

/** What is gone fades; `end` takes it away. */
export const fade = (body: Container, end: () => void): Motion => {
  const from = body.alpha;
  return (part) => {
    body.alpha = from * (1 - part);
    if (part === 1) end();
  };
};

/** What looks another way than before wavers for a moment. */
export const waver =
  (body: Container): Motion =>
  (part) => {
    body.angle = part === 1 ? 0 : Math.sin(part * 4 * Math.PI) * (1 - part) * 7;
  };
