/* Six hundred sprites drawn by hand on a canvas, without any library. */
import { canvas, glide, pen } from '../glide';
import { COUNT, isFirst, standing } from '../parade';

const SCALE = 0.8;

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

glide((at, part) => {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = '#c9b48c';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (let n = 0; n < COUNT; n += 1) {
    const [from, to] = [standing(n, Math.max(0, at - 1)), standing(n, at)];
    const y = from.y + (to.y - from.y) * part;
    const angle = (to.degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    pen.setTransform(c, s, -s, c, to.x * SCALE, y * SCALE);
    pen.drawImage(isFirst(n) ? first : second, -14, -8);
  }
});
