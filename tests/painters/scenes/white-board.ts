import { corners, type Base } from '../../../src/geometry/bases.ts';
import { frameOf } from '../../../src/geometry/companies.ts';
import { facingAlong } from '../../../src/geometry/facings.ts';
import { um } from '../../../src/geometry/lengths.ts';
import { loopAround } from '../../../src/geometry/loops.ts';
import { TERRAIN } from '../../../src/games/regiments-and-roundshot/tables.ts';
import type { GroupSign, Mark, Scene, Spot } from '../../../src/scene/scene.ts';

const INCH = 25.4;
const inches = ([x, y]: Spot): Spot => [x * INCH, y * INCH];

/** How the figures of a chain stand: inches from the first one across its facing and behind it. */
interface Chain {
  readonly at: Spot;
  /** Degrees clockwise; 0 faces north. */
  readonly turn: number;
  readonly side: 'first' | 'second';
  readonly symbol: string;
  readonly places: readonly Spot[];
  readonly sign: GroupSign | null;
  readonly signs?: Readonly<Record<number, readonly string[]>>;
}

const line = (count: number): readonly Spot[] => Array.from({ length: count }, (_, n): Spot => [n * 0.5, 0]);
const column = (count: number): readonly Spot[] => Array.from({ length: count }, (_, n): Spot => [0, n * 0.5]);

const baseOf = ({ at, facing, size }: Mark<'base'>): Base => ({
  at: [um(at[0], 'mm'), um(at[1], 'mm')],
  facing: facingAlong(facing),
  width: um(size[0], 'mm'),
  depth: um(size[1], 'mm'),
});
const spotOf = ([x, y]: readonly [number, number]): Spot => [x / 1000, y / 1000];

/** The marks of a formation: its figures, its loop if it has several, and its name. */
function formation(id: string, name: string, chain: Chain): readonly Mark[] {
  const { at, turn, side, symbol, places, sign, signs = {} } = chain;
  const angle = (turn * Math.PI) / 180;
  const facing: Spot = [Math.sin(angle), Math.cos(angle)];
  const figures = places.map(([right, behind], n): Mark<'base'> => ({
    kind: 'base',
    id: `${id}-${n + 1}`,
    at: inches([at[0] + right * facing[1] - behind * facing[0], at[1] - right * facing[0] - behind * facing[1]]),
    facing,
    size: [12.7, 12.7],
    side,
    symbol,
    condition: 'steady',
    formation: 'line',
    ...(places.length > 1 && { group: id }),
    ...(signs[n] !== undefined && { signs: signs[n] }),
  }));
  const several = places.length > 1;
  const bases = figures.map(baseOf);
  const [left, right] = corners(frameOf(bases), 1270);
  const points = (loopAround(bases, 1270) ?? []).map(spotOf);
  const text = several ? `${name} · ${places.length}` : name;
  return [
    ...(several
      ? [{ kind: 'loop', id: `group-${id}`, side, sign, points, front: [spotOf(left!), spotOf(right!)] } as const]
      : []),
    ...figures,
    { kind: 'name', id: `name-${id}`, of: several ? id : `${id}-1`, text },
  ];
}

/** A piece of each kind of ground that the game knows, by its points in inches. */
const GROUND: Readonly<Record<keyof typeof TERRAIN, readonly Spot[]>> = {
  woods: [[0.8, 6.2], [2.4, 5.8], [3.6, 6.5], [3.4, 8], [1.8, 8.4], [0.7, 7.6]],
  water: [[9.6, 6.6], [11.3, 6.4], [11.6, 8], [10.2, 8.6], [9.3, 7.7]],
  hill: [[4.4, 7], [5.6, 6.3], [7.4, 6.5], [8, 7.6], [6.6, 8.5], [4.9, 8.3]],
  road: [[0, 3.3], [3.2, 2.9], [6.5, 3.4], [9, 4.4], [12, 4.5]],
  hamlet: [[9.8, 2.5], [11.4, 2.7], [11.2, 3.9], [9.9, 3.8]],
  town: [[0.5, 0.5], [2.6, 0.4], [2.5, 2.1], [0.6, 2]],
  wall: [[8.2, 0.6], [9.6, 1.5], [11.4, 1.3]],
}; // prettier-ignore

const ground = (Object.keys(GROUND) as (keyof typeof TERRAIN)[]).map((kind): Mark => {
  const own = { id: `ground-${kind}`, ground: kind, points: GROUND[kind].map(inches) };
  return TERRAIN[kind] === 'line' ? { kind: 'strip', width: 12.7, ...own } : { kind: 'outline', ...own };
});

/**
 * A white board of 12 by 9 inches in its lesson's size: each kind of ground, and chains of both
 * sides in every shape, some of their figures disrupted or routing.
 */
export const whiteBoardScene: Scene = {
  width: 12 * INCH,
  height: 9 * INCH,
  sheet: 'white-board',
  grid: false,
  measure: { length: INCH, sign: 'in' },
  alt: 'Five battalions in line are charged by three regiments of dragoons.',
  description: [],
  marks: [
    ...ground,
    ...formation('fusiliers', 'Fusiliers', {
      at: [4.2, 3.9], turn: 0, side: 'first', symbol: 'infantry', places: line(5), sign: 'line', signs: { 1: ['disrupted'] },
    }),
    ...formation('dragoons', 'Dragoons', {
      at: [5.7, 4.4], turn: 180, side: 'second', symbol: 'cavalry', places: line(3), sign: 'line',
    }),
    ...formation('grenadiers', 'Grenadiers', {
      at: [3.6, 1.9], turn: 30, side: 'first', symbol: 'infantry', places: column(4), sign: 'column',
    }),
    ...formation('uhlans', 'Uhlans', {
      at: [8.7, 5.9], turn: 225, side: 'second', symbol: 'cavalry', places: column(3), sign: 'column', signs: { 2: ['disrupted'] },
    }),
    ...formation('battery', 'Battery', {
      at: [2.4, 4.6], turn: 60, side: 'first', symbol: 'artillery', places: [[0, 0], [0.5, 0.3], [0.5, 0.8]], sign: null,
    }),
    ...formation('grenzers', 'Grenzers', {
      at: [8.4, 2.6], turn: 270, side: 'second', symbol: 'infantry', places: [[0, 0], [0.5, 0.5], [1, 0.5], [1, 1]], sign: null,
    }),
    ...formation('guns', 'Guns', {
      at: [5.5, 7.6], turn: 180, side: 'second', symbol: 'artillery', places: line(2), sign: 'line',
    }),
    ...formation('lost', 'Chasseurs', {
      at: [1.4, 5.3], turn: 300, side: 'first', symbol: 'cavalry', places: [[0, 0]], sign: null, signs: { 0: ['routing'] },
    }),
    ...formation('fled', 'Pandours', {
      at: [10.4, 5.6], turn: 45, side: 'second', symbol: 'infantry', places: [[0, 0]], sign: null, signs: { 0: ['routing'] },
    }),
    ...formation('marshal', 'Marshal', {
      at: [5.6, 1.5], turn: 0, side: 'first', symbol: 'hq', places: [[0, 0]], sign: null,
    }),
    ...formation('archduke', 'Archduke', {
      at: [6.9, 6.9], turn: 180, side: 'second', symbol: 'hq', places: [[0, 0]], sign: null,
    }),
    ...(Object.keys(GROUND).map((kind) => ({ kind: 'name', id: `name-${kind}`, of: `ground-${kind}`, text: kind }) as const)),
  ],
}; // prettier-ignore
