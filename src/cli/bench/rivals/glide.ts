/*
 * What the bare canvases share: a click moves the picture one step on, in the same time as on our
 * boards.
 */

const DURATION = 340;

export const canvas = document.querySelector('canvas')!;
export const pen = canvas.getContext('2d')!;

/**
 * Draws the picture `at` clicks after the start. `part` is the progress, from 0 to 1, of the motion
 * that the last click began.
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
