import { leastGreatest } from '../../../geometry/assignment.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { distance } from '../../../geometry/vectors.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Body, MoveEnd } from '../bodies/body.ts';
import { countOf, modelsOf, type Model } from '../bodies/models.ts';
import type { Reading } from '../state.ts';
import { read } from '../rulings.ts';
import { isColumn, speedOf } from './speed.ts';

/**
 * The ranks of a body in so many files, without gaps but in its last rank. The commander stands in
 * the middle of the front rank and the colours beside him; with few files they follow in the next.
 * @clause cf.move.formation-free @ruling cf-115
 */
export function formed({ ranks }: Pick<Body, 'ranks'>, files: number): Ranks {
  const all = ranks.join('');
  const special = ['C', 's'].flatMap((kind) => [...all].filter((each) => each === kind));
  const count = countOf({ ranks });
  const first = Math.max(0, Math.floor((Math.min(files, count) - special.length) / 2));
  const models = Array.from({ length: count }, (_, n) => special[n - first] ?? 'o');
  return Array.from({ length: Math.ceil(count / files) }, (_, rank) => {
    const row = models.slice(rank * files, (rank + 1) * files);
    // The last rank stands behind the middle of the others.
    const before = Math.floor((files - row.length) / 2);
    return row
      .join('')
      .padStart(before + row.length, '.')
      .padEnd(files, '.');
  });
}

const ofKind = (models: readonly Model[], kind: Model['kind']): readonly Model[] =>
  models.filter((model) => model.kind === kind);

/**
 * How far the model goes that goes farthest, if each goes to the place that keeps this the least;
 * commander and colours go to theirs. Where the formation stays, each model keeps its place in it.
 * @clause cf.move.formation-limit @ruling cf-053
 */
export function farthestModel(body: Body, end: MoveEnd): Um {
  const [from, to] = [modelsOf(body), modelsOf({ ...body, ...end })];
  if (String(end.ranks) === String(body.ranks))
    return wholeUm(Math.max(0, ...from.map(({ base }, n) => distance(base.at, to[n]!.base.at))));
  const kinds = ['o', 'C', 's'] as const;
  return wholeUm(
    Math.max(
      0,
      ...kinds.flatMap((kind) => {
        const [own, places] = [ofKind(from, kind), ofKind(to, kind)];
        const far = own.map(({ base }) => places.map((place) => distance(base.at, place.base.at)));
        return leastGreatest(far).map((place, n) => far[n]![place]!);
      }),
    ),
  );
}

/**
 * How far a body may move if it ends in these ranks: as a column only if it is one from first to
 * last, or by one reading if it begins as one. @clause cf.move.infantry-line
 * cf.move.infantry-column @ruling cf-052
 */
export function allowanceOf(state: Reading, body: Body, ranks: Ranks): Um {
  const own = speedOf(state, body);
  if (read(state, 'cf-052') === 'at-start' || isColumn({ ranks }) || !isColumn(body)) return own;
  return speedOf(state, { ...body, ranks });
}

/** Whether no model goes farther than the move of its body. @clause cf.move.formation-limit */
export const isInReach = (state: Reading, body: Body, end: MoveEnd): boolean =>
  atMost(farthestModel(body, end), allowanceOf(state, body, end.ranks));
