import type { Spot } from '../../../scene/scene.ts';
import type { Counter, Role } from '../counter.ts';
import { box, closed, dashedPolygon, oval, together } from '../path.ts';
import type { Shape } from '../shape.ts';

/*
 * A body of models seen from above with its front up: its exact base, a bar and a beak at its
 * front, and a sign for each place of its ranks. All models are one filled path, because a stroke
 * with many parts is slow to paint.
 */

/** The arms whose models are longer than they are wide. */
const MOUNTED = /cavalry|horse|lancers|cossacks|hussars|dragoons/;

/** The middle and half the size of a place in the ranks. */
interface Place {
  readonly at: Spot;
  readonly half: number;
  readonly deep: number;
}

/** The places of the ranks where one of these characters stands. */
function placesOf(ranks: readonly string[], { width, height }: Counter, sign: string): readonly Place[] {
  const files = ranks[0]!.length;
  const [across, down] = [width / files, height / ranks.length];
  const half = Math.min(across, down) / 2;
  return ranks.flatMap((rank, row) =>
    [...rank].flatMap((place, file) =>
      place === sign
        ? [{ at: [(file + 0.5) * across - width / 2, (row + 0.5) * down - height / 2] as const, half, deep: down / 2 }]
        : [],
    ),
  );
}

/** A model: round for the first side, square for the second. */
function model(role: Role, isMounted: boolean, { at, half, deep }: Place): string {
  const [w, h] = [half * (isMounted ? 0.55 : 0.78), isMounted ? Math.min(deep * 0.86, half * 1.5) : half * 0.78];
  return role === 'first' ? oval(at, w, h) : box(at, w * 1.8, h * 1.8);
}

/** How large the hollow of a model is whose body routs. */
const HOLLOW = 0.56;

/** The middle of a model that routs, which is left open. */
const hollowOf = (role: Role, symbol: string, { at, half, deep }: Place): string =>
  model(role, MOUNTED.test(symbol), { at, half: half * HOLLOW, deep: deep * HOLLOW });

/** An officer: a wedge that points to the front, this part of its place large. */
function wedge({ at: [x, y], half }: Place, part: number): string {
  const by = half * part;
  return closed([
    [x, y - by],
    [x + by, y + by * 0.85],
    [x - by, y + by * 0.85],
  ]);
}

/** The colours: a pole across the depth of the place, and a flag on it. */
const pole = ({ at: [x, y], half, deep }: Place): string => box([x - half * 0.75, y], half * 0.3, deep * 2);
const flag = ({ at: [x, y], half, deep }: Place): string =>
  box([x + half * 0.1, y - deep * 0.35], half * 1.7, deep * 1.25);
const stripe = ({ at: [x, y], half, deep }: Place): string =>
  box([x + half * 0.14, y - deep * 0.35], half * 1.35, deep * 0.62);

/** The spans of the bar along the front: one for the first side, four for the second. */
export const SPANS: Readonly<Record<Role, readonly (readonly [from: number, to: number])[]>> = {
  first: [[-0.5, 0.5]],
  second: [
    [-0.5, -0.3],
    [-0.2, -0.05],
    [0.05, 0.2],
    [0.3, 0.5],
  ],
};

/** The most that the bar in front of a base is thick and that the beak before it is long. */
const [BAR, BEAK] = [6, 17];
/** The same in places of the ranks: on the map of a whole table men are small. */
const [BAR_PLACES, BEAK_PLACES] = [0.3, 0.8];

/** How thick the bar in front of a body is, and how long the beak before it. */
export function frontOfRanks(ranks: readonly string[], { width, height }: Pick<Counter, 'width' | 'height'>) {
  const place = Math.min(width / ranks[0]!.length, height / ranks.length);
  return { bar: Math.min(BAR, place * BAR_PLACES), beak: Math.min(BEAK, place * BEAK_PLACES) };
}

/** A fallen model: it lies, as long as a place is wide. */
const lying = (role: Role, { at, half }: Place): string =>
  role === 'first' ? oval(at, half * 0.86, half * 0.36) : box(at, half * 1.72, half * 0.66);

/** The fallen of a body, pale in their places. */
export function fallen(counter: Counter, ranks: readonly string[]): readonly Shape[] {
  const lies = placesOf(ranks, counter, 'o').map((place) => lying(counter.role, place));
  return [{ d: together(lies), fill: `${counter.role}-hollow`, opacity: 0.42 }];
}

/** The ground on which a gun stands: all places of the ranks with its sign, as one. */
function groundOf(places: readonly Place[]): { readonly at: Spot; readonly half: Spot } {
  const [xs, ys] = [places.map(({ at: [x] }) => x), places.map(({ at: [, y] }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { half, deep } = places[0]!;
  return { at: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2 + half, (bottom - top) / 2 + deep] };
}

/** How wide a barrel is, and how far it reaches before its wheels, as parts of the gun’s ground. */
const BARRELS = { g: [0.17, 0.92], h: [0.26, 0.55] } as const;

/**
 * A gun with its muzzle to the front: the long barrel of a cannon `g`, or the short and wide one of
 * a howitzer `h`.
 */
function gun(counter: Counter, ranks: readonly string[], sign: 'g' | 'h'): readonly Shape[] {
  const places = placesOf(ranks, counter, sign);
  if (places.length === 0) return [];
  const {
    at: [x, y],
    half: [w, h],
  } = groundOf(places);
  const [wide, far] = BARRELS[sign];
  const wheel = (side: number): string => box([x + side * w * 0.68, y], w * 0.26, h * 0.8);
  const axle = box([x, y], w * 1.2, h * 0.14);
  const trail = box([x, y + h * 0.5], w * 0.2, h * 0.8);
  const barrel = (by: number): string =>
    closed([
      [x - w * wide + by, y - h * far + by],
      [x + w * wide - by, y - h * far + by],
      [x + w * (wide + 0.1) - by, y + h * 0.3 - by],
      [x - w * (wide + 0.1) + by, y + h * 0.3 - by],
    ]);
  return [
    { d: wheel(-1) + wheel(1) + axle + trail + barrel(0), fill: 'edge' },
    { d: barrel(w * 0.07), fill: 'brass' },
  ];
}

/** A body on a base of this size. */
export function body(counter: Counter, ranks: readonly string[]): readonly Shape[] {
  const { role, symbol, style, width, height } = counter;
  const front = 0 - height / 2;
  const { bar: thick, beak: long } = frontOfRanks(ranks, counter);
  const ink = `${role}-hollow` as const;
  const drawn = (sign: string, draw: (place: Place) => string): string =>
    together(placesOf(ranks, counter, sign).map(draw));
  const filled = (d: string, fill: 'edge' | 'brass' | 'hollow' | typeof ink): readonly Shape[] =>
    d === '' ? [] : [{ d, fill }];
  const corners: readonly Spot[] = [
    [-width / 2, front],
    [width / 2, front],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  const bar = SPANS[role].map(([from, to]) =>
    box([((from + to) / 2) * width, front - thick / 2], (to - from) * width, thick),
  );
  const beak: readonly Spot[] = [
    [-long, front - thick],
    [0, front - thick - long],
    [long, front - thick],
  ];
  return [
    { d: box([0, 0], width + 8, height + 8), fill: 'shade', opacity: 0.3 },
    { d: closed(corners), fill: 'hollow' },
    style === 'hollow'
      ? { d: dashedPolygon(corners, 9, 5), stroke: ink, width: 2.6 }
      : { d: closed(corners), stroke: 'edge', width: 1.8 },
    { d: bar.join('') + closed(beak), fill: ink },
    ...filled(
      drawn('o', (place) => model(role, MOUNTED.test(symbol), place)),
      ink,
    ),
    ...(style === 'hollow'
      ? filled(
          drawn('o', (place) => hollowOf(role, symbol, place)),
          'hollow',
        )
      : []),
    ...gun(counter, ranks, 'g'),
    ...gun(counter, ranks, 'h'),
    ...filled(drawn('C', (place) => wedge(place, 1)) + drawn('s', pole) + drawn('s', flag), 'edge'),
    ...filled(drawn('C', (place) => wedge(place, 0.62)) + drawn('s', stripe), 'brass'),
  ];
}
