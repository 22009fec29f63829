import type { Spot } from '../../../scene/scene.ts';
import type { Role } from '../counter.ts';
import { box, circle, closed, together } from '../path.ts';
import type { Shape } from '../shape.ts';
import type { Token } from '../../theme.ts';

/*
 * Figures on a base, seen from above. All figures of a base are a few filled paths, because a page
 * may show some hundreds of them.
 */

/** The place of a figure: its middle, half its width and depth, and where it looks, in degrees. */
export interface Place {
  readonly at: Spot;
  readonly half: Spot;
  readonly turn: number;
}

/** A point of a figure that is one wide and deep to each side of its middle, where it stands. */
const on =
  ({ at: [x, y], half: [w, d], turn }: Place) =>
  ([px, py]: Spot): Spot => {
    const [a, b] = [px * w, py * d];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return [x + a * cos - b * sin, y + a * sin + b * cos];
  };

const area = (place: Place, points: readonly Spot[]): string => closed(points.map(on(place)));
const least = ({ half: [w, d] }: Place): number => Math.min(w, d);

/** A round part of a figure for the first side, a square one for the second. */
function cap(role: Role, place: Place, at: Spot, radius: number): string {
  const [middle, r] = [on(place)(at), radius * least(place)];
  return role === 'first' ? circle(middle, r) : box(middle, r * 1.8, r * 1.8);
}

/** The paths of a kind of figure: its body in the colour of its side, and what lies on it. */
interface Drawn {
  readonly body: string;
  readonly top: string;
}
type Draw = (role: Role, place: Place) => Drawn;

const SHOULDERS: Readonly<Record<Role, readonly Spot[]>> = {
  first: [
    [-0.8, 0],
    [-0.5, -0.36],
    [0.5, -0.36],
    [0.8, 0],
    [0.5, 0.4],
    [-0.5, 0.4],
  ],
  second: [
    [-0.76, -0.34],
    [0.76, -0.34],
    [0.76, 0.4],
    [-0.76, 0.4],
  ],
};
const MUSKET: readonly Spot[] = [
  [0.42, -0.95],
  [0.6, -0.95],
  [0.6, -0.2],
  [0.42, -0.2],
];

/** A man with his musket at the ready. */
const foot: Draw = (role, place) => ({
  body: area(place, SHOULDERS[role]) + area(place, MUSKET),
  top: cap(role, place, [0, 0.02], 0.3),
});

const HORSE: readonly Spot[] = [
  [-0.1, -0.92],
  [0.1, -0.92],
  [0.17, -0.55],
  [0.34, -0.3],
  [0.34, 0.55],
  [0.16, 0.85],
  [-0.16, 0.85],
  [-0.34, 0.55],
  [-0.34, -0.3],
  [-0.17, -0.55],
];

/** A heavy horse with its shabraque, which is broad and square. */
const HEAVY: readonly Spot[] = [
  ...HORSE.slice(0, 3),
  [0.44, -0.34],
  [0.52, 0.62],
  [0.2, 0.9],
  [-0.2, 0.9],
  [-0.52, 0.62],
  [-0.44, -0.34],
  ...HORSE.slice(-1),
];

/** A rider. */
const riderOn =
  (outline: readonly Spot[]): Draw =>
  (role, place) => ({ body: area(place, outline), top: cap(role, place, [0, 0.12], 0.26) });

const WHEELS: readonly (readonly Spot[])[] = [-0.62, 0.62].map((x): readonly Spot[] => [
  [x - 0.15, -0.42],
  [x + 0.15, -0.42],
  [x + 0.15, 0.2],
  [x - 0.15, 0.2],
]);
const AXLE: readonly Spot[] = [
  [-0.6, -0.16],
  [0.6, -0.16],
  [0.6, -0.04],
  [-0.6, -0.04],
];
const TRAIL: readonly Spot[] = [
  [-0.2, 0],
  [0.2, 0],
  [0.1, 0.78],
  [-0.1, 0.78],
];
const BARREL: readonly Spot[] = [
  [-0.17, -0.9],
  [0.17, -0.9],
  [0.26, 0.16],
  [-0.26, 0.16],
];

const carriage = (place: Place): string => [...WHEELS, AXLE, TRAIL].map((part) => area(place, part)).join('');

/** A gun with its muzzle to the front. */
const gun: Draw = (_, place) => ({ body: carriage(place), top: area(place, BARREL) });

/** A gun behind its team: it is drawn backwards, with its muzzle to the rear. */
const limbered: Draw = (_, { at, half: [w, d], turn }) => {
  const middle = on({ at, half: [w, d], turn });
  const piece: Place = { at: middle([0, 0.46]), half: [w, d * 0.52], turn: turn + 180 };
  const team = [-0.42, 0.42].map((x) => area({ at: middle([x, -0.5]), half: [w * 0.62, d * 0.44], turn }, HORSE));
  return { body: team.join('') + carriage(piece), top: area(piece, BARREL) };
};

/** A kind of figure, and the colour of what lies on it, which has a rim if it lies on the base. */
interface Kind {
  readonly draw: Draw;
  readonly top: Token;
  readonly isRimmed?: true;
}

/** Each kind of figure. */
const KINDS = {
  infantry: { draw: foot, top: 'flock' },
  cavalry: { draw: riderOn(HORSE), top: 'flock' },
  'heavy-horse': { draw: riderOn(HEAVY), top: 'brass' },
  guns: { draw: gun, top: 'brass', isRimmed: true },
  'limbered-guns': { draw: limbered, top: 'brass', isRimmed: true },
} as const satisfies Readonly<Record<string, Kind>>;

/** The figures that can be drawn. */
export const FIGURE_KINDS = Object.keys(KINDS);

const isKind = (symbol: string): symbol is keyof typeof KINDS => Object.hasOwn(KINDS, symbol);

/** Figures at their places; hollow ones run. Throws for unknown figures, and lists the known. */
export function figures(
  role: Role,
  symbol: string,
  { places, isHollow }: { readonly places: readonly Place[]; readonly isHollow: boolean },
): readonly Shape[] {
  if (!isKind(symbol)) throw new Error(`Unknown figures «${symbol}»: expected one of ${FIGURE_KINDS.join(', ')}.`);
  const { draw, top, isRimmed }: Kind = KINDS[symbol];
  const all = places.map((place) => draw(role, place));
  const [bodies, tops] = [together(all.map(({ body }) => body)), together(all.map((each) => each.top))];
  const ink = `${role}-hollow` as const;
  if (isHollow) return [{ d: bodies, fill: 'flock', stroke: ink, width: 1.8 }];
  return [
    { d: bodies, fill: ink },
    isRimmed === true ? { d: tops, fill: top, stroke: 'edge', width: 1 } : { d: tops, fill: top },
  ];
}
