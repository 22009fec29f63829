/* A board drawn by hand on a canvas, without any library: a click moves ten counters one square on, in as long as our boards take. */
const FILES = 12;
const RANKS = 9;
const SIDE = 80;
const DURATION = 340;

const canvas = document.querySelector('canvas')!;
const pen = canvas.getContext('2d')!;
let at = 0;
let began = 0;

function draw(along: number): void {
  for (let file = 0; file < FILES; file += 1) {
    for (let rank = 0; rank < RANKS; rank += 1) {
      pen.fillStyle = (file + rank) % 2 === 0 ? '#e9dfc6' : '#ddd0b0';
      pen.fillRect(file * SIDE, rank * SIDE, SIDE, SIDE);
    }
  }
  for (let unit = 0; unit < 10; unit += 1) {
    const file = (unit + along) % FILES;
    pen.fillStyle = unit % 2 === 0 ? '#8f3223' : '#3c5876';
    pen.fillRect(file * SIDE + 12, (unit % RANKS) * SIDE + 22, SIDE - 24, SIDE - 44);
  }
}

function frame(time: number): void {
  if (began === 0) began = time;
  const part = Math.min(1, (time - began) / DURATION);
  draw(at - 1 + (1 - (1 - part) ** 3));
  if (part < 1) requestAnimationFrame(frame);
}

canvas.addEventListener('click', () => {
  at += 1;
  canvas.dataset.at = String(at);
  began = 0;
  requestAnimationFrame(frame);
});
draw(0);
