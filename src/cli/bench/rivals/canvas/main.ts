/*
 * A board drawn by hand on a canvas, without any library: a click moves ten counters one square on.
 */
import { glide, pen } from '../glide';

const FILES = 12;
const RANKS = 9;
const SIDE = 80;

glide((at, part) => {
  for (let file = 0; file < FILES; file += 1) {
    for (let rank = 0; rank < RANKS; rank += 1) {
      pen.fillStyle = (file + rank) % 2 === 0 ? '#e9dfc6' : '#ddd0b0';
      pen.fillRect(file * SIDE, rank * SIDE, SIDE, SIDE);
    }
  }
  for (let unit = 0; unit < 10; unit += 1) {
    const file = (unit + Math.max(0, at - 1 + part)) % FILES;
    pen.fillStyle = unit % 2 === 0 ? '#8f3223' : '#3c5876';
    pen.fillRect(file * SIDE + 12, (unit % RANKS) * SIDE + 22, SIDE - 24, SIDE - 44);
  }
});
