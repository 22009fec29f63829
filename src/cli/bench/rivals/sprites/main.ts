/* Six hundred sprites drawn by hand on a canvas, without any library. */
import { COUNT, isFirst, standing } from '../parade';

const DURATION = 340;
const SCALE = 0.8;

const canvas = document.querySelector('canvas')!;
const pen = canvas.getContext('2d')!;
let at = 0;
let began = 0;

function sprite(colour: string): OffscreenCanvas {
  const picture = new OffscreenCanvas(28, 16);
  const brush = picture.getContext('2d')!;
  brush.fillStyle = '#1d1a15';
  brush.fillRect(0, 0, 28, 16);
  brush.fillStyle = colour;
  brush.fillRect(2, 2, 24, 12);
  brush.fillStyle = '#fbf4e0';
  brush.fillRect(4, 3, 20, 3);
  return picture;
}
const [first, second] = [sprite('#23487f'), sprite('#a6352a')];

function draw(part: number): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = '#c9b48c';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (let n = 0; n < COUNT; n += 1) {
    const [from, to] = [standing(n, at - 1 + (at === 0 ? 1 : 0)), standing(n, at)];
    const y = from.y + (to.y - from.y) * part;
    const angle = (to.degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    pen.setTransform(c, s, -s, c, to.x * SCALE, y * SCALE);
    pen.drawImage(isFirst(n) ? first : second, -14, -8);
  }
}

function frame(time: number): void {
  if (began === 0) began = time;
  const part = Math.min(1, (time - began) / DURATION);
  draw(1 - (1 - part) ** 3);
  if (part < 1) requestAnimationFrame(frame);
}

canvas.addEventListener('click', () => {
  at += 1;
  canvas.dataset.at = String(at);
  began = 0;
  requestAnimationFrame(frame);
});
draw(1);
