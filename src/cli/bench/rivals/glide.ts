/*
 * What the bare canvases share: a click moves the picture one step on, in as long as our boards
 * take.
 */

const DURATION = 340;

export const canvas = document.querySelector('canvas')!;
export const pen = canvas.getContext('2d')!;

/**
 * Draws `at` clicks after the start, a part of the way (from 0 to 1) from where it was before the
 * last of them.
 */
export function glide(draw: (at: number, part: number) => void): void {
  let at = 0;
  let began = 0;
  const frame = (time: number): void => {
    if (began === 0) began = time;
    const part = Math.min(1, (time - began) / DURATION);
    draw(at, 1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(frame);
  };
  canvas.addEventListener('click', () => {
    at += 1;
    canvas.dataset.at = String(at);
    began = 0;
    requestAnimationFrame(frame);
  });
  draw(0, 1);
}
