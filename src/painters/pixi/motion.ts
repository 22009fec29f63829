import type { Container } from 'pixi.js';

/** The duration of a step's motion in milliseconds. Motion never carries information by itself. */
export const DURATION = 340;

/**
 * The progress of a motion in its first picture: one frame, because at progress 0 it would look
 * like the picture before it.
 */
export const FIRST = 1000 / 60 / DURATION;

/** Sets the state of a motion at a progress from 0 to 1. */
export type Motion = (part: number) => void;

/** Cubic ease-out, from 0 to 1. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Linear interpolation between two numbers. */
export const lerp = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Interpolation between two angles in degrees, the shorter way round. */
export const lerpAngle = (from: number, to: number, part: number): number => {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return from + way * part;
};

/** Fades a new figure in, to its own opacity. */
export function fadeIn(body: Container, alpha: number): Motion {
  body.alpha = 0;
  return (part) => {
    body.alpha = alpha * easeOut(part);
  };
}

/** Fades a removed figure out, then calls `end`. */
export const fadeOut = (body: Container, end: () => void): Motion => {
  const from = body.alpha;
  return (part) => {
    body.alpha = from * (1 - part);
    if (part === 1) end();
  };
};

/** Briefly shakes a figure whose appearance has changed. */
export const shake =
  (body: Container): Motion =>
  (part) => {
    body.angle = part === 1 ? 0 : Math.sin(part * 4 * Math.PI) * (1 - part) * 7;
  };
