import { box, circle, closed, open, scaled } from '../path.ts';
import type { Shape } from '../shape.ts';
import type { Spot } from '../../../scene/scene.ts';

/*
 * The chits that lie behind a base on a green table, upright whichever way it faces. Each has its
 * own outline and its own sign, so that none depends on its colour. They are drawn 30 wide and
 * deep.
 */

const SIZE = 30;

const CARD = box([0, 0], 27, 27);
const ROUND = circle([0, 0], 14.5);
const DIAMOND = closed([
  [0, -16.5],
  [16.5, 0],
  [0, 16.5],
  [-16.5, 0],
]);
const SHIELD = 'M-12.5-13.5H12.5V2Q12.5 12 0 16Q-12.5 12-12.5 2z';
const TRIANGLE = closed([
  [0, -17],
  [17, 13],
  [-17, 13],
]);

const card = (d: string): Shape => ({ d, fill: 'counted', stroke: 'badge-ink', width: 2.2 });
const alarm = (d: string): Shape => ({ d, fill: 'disrupted', stroke: 'badge-ink', width: 2.2 });
const line = (d: string, width = 3.2): Shape => ({ d, stroke: 'badge-ink', width });
const solid = (d: string): Shape => ({ d, fill: 'badge-ink' });

/** A bottle, so full: what strength is left. */
function bottle(part: number): readonly Shape[] {
  const [top, bottom] = [-5, 12.5];
  const level = bottom - (bottom - top) * part;
  const water = part === 0 ? [] : [solid(`M-6.5 ${level}H6.5V${bottom}H-6.5z`)];
  return [card(CARD), ...water, line('M-3-12.5V-8L-7.5-4V13H7.5V-4L3-8V-12.5z', 2.4)];
}

/** A clock on which the quarters of a turn that are still needed are dark. */
function clock(left: number): readonly Shape[] {
  const part = Math.min(4, left) / 4;
  const angle = part * 2 * Math.PI;
  const end: Spot = [Math.sin(angle) * 10.5, -Math.cos(angle) * 10.5];
  const far = part > 0.5 ? 1 : 0;
  const pie = part >= 1 ? circle([0, 0], 10.5) : `M0 0V-10.5A10.5 10.5 0 ${far} 1 ${end.map((at) => Math.round(at * 10) / 10).join(' ')}z`; // prettier-ignore
  // More than a turn: a second clock behind the first.
  const more = left > 4 ? [card(circle([4, -4], 14))] : [];
  return [...more, card(ROUND), solid(pie), line('M0-14V-11M14 0H11M0 14V11M-14 0H-11', 1.8)];
}

const CHITS: Readonly<Record<string, readonly Shape[]>> = {
  // Ranks that are no longer straight.
  unformed: [card(CARD), line('M-9-6Q-5-11 0-6T9-6M-9 6Q-5 1 0 6T9 6')],
  disordered: [alarm(DIAMOND), line('M2-10L-5 1H5L-2 10')],
  shaken: [alarm(TRIANGLE), line('M0-8V3', 3.8), solid(circle([0, 8], 2.3))],
  retreating: [card(SHIELD), line('M0-9V9M-6 3L0 9 6 3', 3)],
  routing: [alarm(SHIELD), line('M-7-8L0-2 7-8M-7 0L0 6 7 0', 3)],
  tired: bottle(0.66),
  exhausted: bottle(0.28),
  'utterly-exhausted': [...bottle(0), line('M-4 0L4 8M4 0L-4 8', 2.4)],
  // A ball that has left: crossed out.
  'volley-spent': [card(ROUND), solid(circle([0, 0], 5)), line(open([[-8, 8], [8, -8]]), 2.6)], // prettier-ignore
};

/** The sign of a unit that is busy, with the quarters of a turn that it still needs. */
export const CLOCK = /^busy-(\d+)$/;

/** The chits that can lie behind a base, without the clocks. */
export const CHIT_SIGNS = Object.keys(CHITS);

export const isChit = (sign: string): boolean => CLOCK.test(sign) || Object.hasOwn(CHITS, sign);

const shapesOf = (sign: string): readonly Shape[] | undefined => {
  const left = CLOCK.exec(sign)?.[1];
  return left === undefined ? CHITS[sign] : clock(Number(left));
};

/**
 * A chit of this size around its middle. Throws for an unknown sign and lists the known ones.
 */
export function chit(sign: string, size: number): readonly Shape[] {
  const shapes = shapesOf(sign);
  if (shapes === undefined)
    throw new Error(`Unknown sign «${sign}»: expected one of ${CHIT_SIGNS.join(', ')}, or busy-2: quarters of a turn.`);
  const by = size / SIZE;
  return shapes.map((shape) => ({
    ...shape,
    d: scaled(shape.d, by),
    ...('width' in shape && { width: shape.width * by }),
  }));
}

/** The least and the largest size of a chit, in drawing units, and its size in millimetres. */
const [LEAST, MOST, MM] = [30, 38, 13];

/** How large a chit is at a scale. */
export const chitSize = (scale: number): number => Math.min(MOST, Math.max(LEAST, Math.round(MM * scale)));

/** How far behind the rear of a base the row of its chits ends. */
export const chitsReach = (scale: number): number => chitSize(scale) * 1.2;

/** The middles of so many chits, in a row that begins this far behind the middle of their base. */
export function chitSpots(count: number, rear: number, scale: number): readonly Spot[] {
  const size = chitSize(scale);
  return Array.from({ length: count }, (_, n): Spot => [(n - (count - 1) / 2) * size * 1.14, rear + size * 0.66]);
}
