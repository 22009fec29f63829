import type { Spot } from '../../../scene/scene.ts';
import type { Counter, Role } from '../counter.ts';
import { box, circle, closed, dashedPolygon, row } from '../path.ts';
import type { Shape } from '../shape.ts';
import { noise } from '../ground/scatter.ts';
import { figures, type Place } from './figures.ts';
import { SPANS } from './models.ts';

/*
 * A base with figures on it, seen from above with its front up: its exact footprint, a bar and a
 * beak at its front, and its figures in ranks. A square is a ring with four fronts; skirmishers
 * stand apart, each on a base of his own.
 */

/** How the figures of a base stand: in their ranks, out of them, or running. */
export const LOOKS = ['formed', 'unformed', 'disordered', 'running'] as const;
export type Look = (typeof LOOKS)[number];

/** How far a figure stands beside its place, in halves of it, and how far it is turned. */
const ASIDE: Readonly<Record<Look, readonly [by: number, degrees: number]>> = {
  formed: [0, 0],
  unformed: [0.28, 16],
  disordered: [0.6, 55],
  running: [0.4, 24],
};

/** How many ways there are to be turned: figures that are turned alike compress well. */
const WAYS = 7;

/** Those that run look to the rear. */
const ABOUT = 180;

/** A figure beside its place, always in the same way. */
function strayed(place: Place, look: Look, n: number): Place {
  const [by, degrees] = ASIDE[look];
  const aside = (seed: number): number => (noise(n * 7 + seed) * 2 - 1) * by;
  const { at, half, turn } = place;
  const least = Math.min(...half);
  const way = Math.floor(noise(n * 7 + 3) * WAYS) / ((WAYS - 1) / 2) - 1;
  return {
    half,
    at: [at[0] + aside(1) * least, at[1] + aside(2) * least],
    turn: turn + way * degrees + (look === 'running' ? ABOUT : 0),
  };
}

/** A base, and how many figures stand in each of its ranks, or on each side of a square. */
export interface Based extends Counter {
  readonly figures: readonly number[];
  readonly look: Look;
}

type Shown = Pick<Based, 'formation' | 'width' | 'height' | 'figures'>;

/** How wide and how deep the place of a figure is. */
function placeOf({ formation, width, height, figures: ranks }: Shown): Spot {
  const files = Math.max(1, ...ranks);
  return formation === 'square' ? [width / files, width / files] : [width / files, height / ranks.length];
}

/** The places of ranks, the front rank first; each rank stands in the middle. */
function inRanks(shown: Shown): readonly Place[] {
  const [across, down] = placeOf(shown);
  return shown.figures.flatMap((count, rank) =>
    Array.from({ length: count }, (_, file): Place => ({
      at: [(file + 0.5 - count / 2) * across, (rank + 0.5) * down - shown.height / 2],
      half: [across / 2, down / 2],
      turn: 0,
    })),
  );
}

/** The places along the four sides of a square, one side after the other around its corners. */
function aroundSquare(shown: Shown): readonly Place[] {
  const [side] = placeOf(shown);
  const { width } = shown;
  return shown.figures.flatMap((count, n) => {
    const apart = (width - side) / Math.max(1, count);
    const turn = n * 90;
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return Array.from({ length: count }, (_, file): Place => {
      const [x, y] = [(file + 0.5) * apart - width / 2, (side - width) / 2];
      return { at: [x * cos - y * sin, x * sin + y * cos], half: [apart / 2, side / 2], turn };
    });
  });
}

/** A rectangle with a hole in it: its inner edge runs the other way. */
const frame = (outer: number, inner: number): string =>
  `${box([0, 0], outer, outer)}M${row(-inner / 2, -inner / 2)}v${row(inner)}h${row(inner)}v${row(-inner)}z`;

/** The most that the bar in front of a base is thick, and that the beak before it is long. */
const [BAR, BEAK] = [6, 13];
/** The same in places of figures: on the map of a whole table these are small. */
const [BAR_PLACES, BEAK_PLACES] = [0.3, 0.75];

/** How thick the bar in front of a base is, and how long the beak before it. */
export function frontOfBase(shown: Shown): { readonly bar: number; readonly beak: number } {
  const place = Math.min(...placeOf(shown));
  return {
    bar: Math.max(1.6, Math.min(BAR, place * BAR_PLACES)),
    beak: Math.max(4, Math.min(BEAK, place * BEAK_PLACES)),
  };
}

/** The outlines of the bar and of the beak at the front of a base, or at all sides of a square. */
export function frontsOf(role: Role, shown: Shown): readonly (readonly Spot[])[] {
  const { bar, beak } = frontOfBase(shown);
  const sides = shown.formation === 'square' ? [0, 90, 180, 270] : [0];
  const { width, height } = shown;
  return sides.flatMap((turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const at = (x: number, y: number): Spot => [x * cos - y * sin, x * sin + y * cos];
    const edge = 0 - height / 2;
    const bars = SPANS[role].map(([from, to]): readonly Spot[] => [
      at(from * width, edge - bar),
      at(to * width, edge - bar),
      at(to * width, edge),
      at(from * width, edge),
    ]);
    return [...bars, [at(0 - beak, edge - bar), at(0, edge - bar - beak), at(beak, edge - bar)]];
  });
}

const cornersOf = ({ width, height }: Shown): readonly Spot[] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
];

/** What the figures stand on, in its shadow. */
function ground(based: Based, places: readonly Place[]): readonly Shape[] {
  const { formation, width, height, look } = based;
  const [across, down] = placeOf(based);
  if (formation === 'skirmish-order') {
    const side = Math.min(across, down);
    const own = places.map(({ at }) => box(at, side, side)).join('');
    return [
      { d: dashedPolygon(cornersOf(based), 7, 7), stroke: 'edge', width: 1.4 },
      { d: own, fill: 'flock', stroke: 'edge', width: 1.4 },
    ];
  }
  if (formation === 'square') {
    const inner = Math.max(0, width - 2 * across);
    return [
      { d: frame(width + 8, inner), fill: 'shade', opacity: 0.3 },
      { d: frame(width, inner), fill: 'flock', stroke: 'edge', width: 1.8 },
    ];
  }
  return [
    { d: box([0, 0], width + 8, height + 8), fill: 'shade', opacity: 0.3 },
    { d: closed(cornersOf(based)), fill: 'flock' },
    look === 'running'
      ? { d: dashedPolygon(cornersOf(based), 9, 6), stroke: 'edge', width: 2 }
      : { d: closed(cornersOf(based)), stroke: 'edge', width: 1.8 },
  ];
}

/** A base with its figures. */
export function plinth(based: Based): readonly Shape[] {
  const { role, symbol, look } = based;
  const places = based.formation === 'square' ? aroundSquare(based) : inRanks(based);
  const standing = places.map((place, n) => strayed(place, look, n));
  return [
    ...ground(based, standing),
    { d: frontsOf(role, based).map(closed).join(''), fill: `${role}-hollow` },
    ...figures(role, symbol, { places: standing, isHollow: look === 'running' }),
  ];
}

/** The five points of a star. */
const star = (x: number, y: number, r: number): string =>
  closed(
    Array.from({ length: 10 }, (_, n): Spot => {
      const [angle, far] = [(n * Math.PI) / 5, n % 2 === 0 ? r : r * 0.45];
      return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
    }),
  );

/**
 * The round marker of a general, with a star for each level of command; the ring of the second side
 * is broken.
 */
export function general({ role, width, height, figures: [level = 1] }: Based): readonly Shape[] {
  const r = Math.min(width, height) / 2;
  const ink = `${role}-hollow` as const;
  const stars = Array.from({ length: level }, (_, n) => star((n - (level - 1) / 2) * r * 0.52, r * 0.06, r * (level > 1 ? 0.3 : 0.52))); // prettier-ignore
  const ring = Array.from({ length: 16 }, (_, n): string => {
    const [from, to] = [n / 16, (n + (role === 'first' ? 1 : 0.55)) / 16].map((part) => part * 2 * Math.PI);
    const at = (angle: number): Spot => [Math.sin(angle) * r * 0.84, -Math.cos(angle) * r * 0.84];
    return `M${row(...at(from!), ...at(to!))}`;
  });
  return [
    { d: circle([0, 0], r + 3), fill: 'shade', opacity: 0.3 },
    { d: circle([0, 0], r), fill: 'flock', stroke: 'edge', width: 1.8 },
    ...ring.map((d): Shape => ({ d, stroke: ink, width: r * 0.17, cut: true })),
    { d: stars.join(''), fill: ink },
  ];
}
