import type { Base } from '../../../geometry/bases.ts';
import { isGapWithin, nearestGap } from '../../../geometry/gaps.ts';
import { atMost, SAME, type Um } from '../../../geometry/lengths.ts';
import { plus, size, whole } from '../../../geometry/vectors.ts';
import { cm, isMounted, type Arm } from '../tables.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Body } from './body.ts';

/** One model of a body, and the square that it stands on. */
export interface Model {
  /**
   * Its rank from the front, and its file from the left; both from 0. The file of a gun is -1.
   */
  readonly rank: number;
  readonly file: number;
  readonly kind: 'o' | 'C' | 's' | 'g';
  readonly base: Base;
}

/**
 * A body as its models stand on the table; `g` in the ranks of a battery is a part of the ground on
 * which its gun stands.
 */
type Standing = Pick<Body, 'at' | 'facing' | 'arm' | 'ranks' | 'gun'>;

/**
 * The ground of a battery in squares of 1 cm: the gun in the middle, 2 cm wide and 3 cm deep, and
 * its crew on either side, the foremost level with its front. @ruling cf-002 cf-122
 */
const gridOf = (ranks: Ranks): Ranks =>
  [0, 1, 2].map((rank) => `${ranks[rank]?.[0] ?? '.'}gg${ranks[rank]?.[1] ?? '.'}`);

/** The places that a body takes up, the front rank first. */
const placesOf = ({ ranks, gun }: Pick<Standing, 'ranks' | 'gun'>): Ranks =>
  gun === undefined ? ranks : gridOf(ranks);

/** The side of the square of one model: 1 cm on foot, 2 cm on a horse. @ruling cf-002 */
export const squareOf = (arm: Arm): Um => cm(isMounted(arm) ? 2 : 1);

/** The ground that a body takes up with its gaps: its files by its ranks. @ruling cf-002 */
export function blockOf(body: Standing): Base {
  const { at, facing, arm } = body;
  const [side, ranks] = [squareOf(arm), placesOf(body)];
  return { at, facing, width: (side * ranks[0]!.length) as Um, depth: (side * ranks.length) as Um };
}

/**
 * The models of a body, each in its place; models stand edge to edge. Of a battery also the ground
 * of its gun, which is touched like a model. @ruling cf-002 cf-122
 */
export function modelsOf(body: Standing): readonly Model[] {
  const { at, facing, arm, gun } = body;
  const [side, ranks] = [squareOf(arm), placesOf(body)];
  const unit = size(facing);
  const models: Model[] = [];
  // Loops without lists, because nothing is asked for as often as where the models stand.
  for (let rank = 0; rank < ranks.length; rank += 1) {
    const places = ranks[rank]!;
    const ahead = ((ranks.length - 1) / 2 - rank) * side;
    for (let file = 0; file < places.length; file += 1) {
      const kind = places[file]!;
      if (kind === '.') continue;
      const right = (file - (places.length - 1) / 2) * side;
      const by = whole([
        (facing[0] * ahead + facing[1] * right) / unit,
        (facing[1] * ahead - facing[0] * right) / unit,
      ]);
      const base = { at: plus(at, by), facing, width: side, depth: side };
      const own = gun === undefined ? file : kind === 'g' ? -1 : file === 0 ? 0 : 1;
      models.push({ rank, file: own, kind: kind as Model['kind'], base });
    }
  }
  return models;
}

/**
 * Whether two bodies are at most so far apart. Their blocks hold their models, so that most who are
 * not are told by them.
 */
export function isWithin(one: Standing, other: Standing, far: Um): boolean {
  if (!isGapWithin(blockOf(one), blockOf(other), (far + 2 * SAME) as Um)) return false;
  return atMost(rangeBetween(modelsOf(one), modelsOf(other)), far);
}

/** How many models a body has. @ruling cf-116 */
export function countOf({ ranks }: Pick<Body, 'ranks'>): number {
  let count = 0;
  for (const rank of ranks) for (const kind of rank) if (kind !== '.') count += 1;
  return count;
}

/**
 * The distance between two bodies: between the nearest edges of their models' squares.
 * @ruling cf-060
 */
export const rangeBetween = (one: readonly Model[], other: readonly Model[]): Um =>
  nearestGap(one.map(baseOf), other.map(baseOf));

const baseOf = ({ base }: Model): Base => base;
