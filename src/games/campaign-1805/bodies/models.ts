import { areFarApart, type Base } from '../../../geometry/bases.ts';
import { gap } from '../../../geometry/gaps.ts';
import { wholeUm, type Um } from '../../../geometry/lengths.ts';
import { plus, size, whole } from '../../../geometry/vectors.ts';
import { cm, isMounted, type Arm } from '../tables.ts';
import type { Body } from './body.ts';

/** One model of a body, and the square that it stands on. */
export interface Model {
  /** Its rank from the front, and its file from the left; both from 0. */
  readonly rank: number;
  readonly file: number;
  readonly kind: 'o' | 'C' | 's';
  readonly base: Base;
}

/** The side of the square of one model: 1 cm on foot, 2 cm on a horse. @ruling cf-002 */
const squareOf = (arm: Arm): Um => cm(isMounted(arm) ? 2 : 1);

/** The ground that a body takes up with its gaps: its files by its ranks. @ruling cf-002 */
export function blockOf({ at, facing, arm, ranks }: Pick<Body, 'at' | 'facing' | 'arm' | 'ranks'>): Base {
  const side = squareOf(arm);
  return { at, facing, width: (side * ranks[0]!.length) as Um, depth: (side * ranks.length) as Um };
}

/** The models of a body, each in its place; models stand edge to edge. @ruling cf-002 */
export function modelsOf(body: Pick<Body, 'at' | 'facing' | 'arm' | 'ranks'>): readonly Model[] {
  const { at, facing, arm, ranks } = body;
  const side = squareOf(arm);
  const unit = size(facing);
  const models: Model[] = [];
  ranks.forEach((places, rank) => {
    const ahead = ((ranks.length - 1) / 2 - rank) * side;
    [...places].forEach((kind, file) => {
      if (kind === '.') return;
      const right = (file - (places.length - 1) / 2) * side;
      const by = whole([
        (facing[0] * ahead + facing[1] * right) / unit,
        (facing[1] * ahead - facing[0] * right) / unit,
      ]);
      const base = { at: plus(at, by), facing, width: side, depth: side };
      models.push({ rank, file, kind: kind as Model['kind'], base });
    });
  });
  return models;
}

/** How many models a body has. @ruling cf-116 */
export const countOf = ({ ranks }: Pick<Body, 'ranks'>): number => ranks.join('').replaceAll('.', '').length;

/**
 * The distance between two bodies: between the nearest edges of their models' squares.
 * @ruling cf-060
 */
export function rangeBetween(one: readonly Model[], other: readonly Model[]): Um {
  let nearest = Infinity;
  for (const a of one)
    for (const b of other) {
      if (nearest < Infinity && areFarApart(a.base, b.base, nearest)) continue;
      nearest = Math.min(nearest, gap(a.base, b.base));
    }
  return wholeUm(nearest);
}
