import { leastGreatest } from '../../../geometry/assignment.ts';
import { core } from '../../../geometry/bases.ts';
import { facingTo, radiansTo } from '../../../geometry/facings.ts';
import { spansOver } from '../../../geometry/ground.ts';
import { atMost, wholeUm, type Um } from '../../../geometry/lengths.ts';
import { overlapping } from '../../../geometry/outlines.ts';
import { distance, type Point } from '../../../geometry/vectors.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Body, MoveEnd } from '../bodies/body.ts';
import { blockOf, countOf, modelsOf, type Model } from '../bodies/models.ts';
import type { Reading } from '../state.ts';
import { read } from '../rulings.ts';
import { isColumn, roughIn, speedOf, type Ground } from './speed.ts';

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

/**
 * How many files each other formation of a body has: one for each number of ranks, the widest
 * first, and its own if that closes gaps. @clause cf.move.formation-free
 */
export function formationsOf(body: Pick<Body, 'ranks'>): readonly number[] {
  const count = countOf(body);
  const all = new Set(Array.from({ length: count }, (_, n) => Math.ceil(count / (n + 1))));
  return [...all, body.ranks[0]!.length]
    .filter((files, n, list) => files <= count && list.indexOf(files) === n)
    .filter((files) => String(formed(body, files)) !== String(body.ranks));
}

const ofKind = (models: readonly Model[], kind: Model['kind']): readonly Model[] =>
  models.filter((model) => model.kind === kind);

/** How a model goes: where it begins, how far it has wheeled by then, and where it ends. */
interface Step {
  readonly from: Point;
  readonly arc: number;
}

/**
 * Where the ways of the models begin: where they stand; by one reading the body first wheels about
 * its middle, and each has gone its arc by then. @ruling cf-053
 */
function stepsOf(state: Reading, body: Body, { facing }: MoveEnd): (model: Model) => Step {
  if (read(state, 'cf-053') === 'start-to-end') return ({ base }) => ({ from: base.at, arc: 0 });
  const radians = Math.min(radiansTo(body.facing, 'left', facing), radiansTo(body.facing, 'right', facing));
  const wheeled = modelsOf({ ...body, facing });
  return ({ rank, file, base }) => ({
    from: wheeled.find((each) => each.rank === rank && each.file === file)!.base.at,
    arc: radians * distance(body.at, base.at),
  });
}

/**
 * How far the model goes that goes farthest, if each goes to the place that keeps this the least;
 * commanders and colours go to theirs. Where the formation stays, each model keeps its place in it.
 * @clause cf.move.formation-limit @ruling cf-053
 */
export function farthestModel(state: Reading, body: Body, end: MoveEnd): Um {
  const [own, ends] = [modelsOf(body), modelsOf({ ...body, ...end })];
  const stepOf = stepsOf(state, body, end);
  const far = (model: Model, to: Model): number => {
    const { from, arc } = stepOf(model);
    return arc + distance(from, to.base.at);
  };
  if (String(end.ranks) === String(body.ranks))
    return wholeUm(Math.max(0, ...own.map((model, n) => far(model, ends[n]!))));
  const kinds = ['o', 'C', 's'] as const;
  return wholeUm(
    Math.max(
      0,
      ...kinds.flatMap((kind) => {
        const places = ofKind(ends, kind);
        const all = ofKind(own, kind).map((model) => places.map((place) => far(model, place)));
        // Officers keep their order: each is somebody.
        if (kind === 'C') return all.map((own, n) => own[n]!);
        return leastGreatest(all).map((place, n) => all[n]![place]!);
      }),
    ),
  );
}

/** Whether a body comes over ground that slows it, turned and formed as it ends. @ruling cf-056 */
function isSlowed(state: Ground, body: Body, end: MoveEnd): boolean {
  const rough = roughIn(state);
  if (rough.length === 0) return false;
  const start = core(blockOf({ ...body, ...end, at: body.at }));
  const long = distance(body.at, end.at);
  const met = spansOver(start, facingTo(body.at, end.at, end.facing), rough);
  return (
    rough.some((piece) => overlapping(core(blockOf(body)), piece)) || met.some(([from]) => from < Math.max(1, long))
  );
}

/**
 * How far a body may move if it ends so: as a column only if it is one from first to last, or by
 * one reading if it begins as one; by another half as far if it comes over rough ground.
 * @clause cf.move.infantry-line cf.move.infantry-column @ruling cf-052 cf-056
 */
export function allowanceOf(state: Ground, body: Body, end: MoveEnd): Um {
  const open = { readings: state.readings };
  const isFull = read(state, 'cf-052') === 'at-start' || isColumn(end) || !isColumn(body);
  const speed = speedOf(open, isFull ? body : { ...body, ranks: end.ranks });
  return isSlowed(state, body, end) ? wholeUm(speed / 2) : speed;
}

/** Whether no model goes farther than the move of its body. @clause cf.move.formation-limit */
export const isInReach = (state: Ground, body: Body, end: MoveEnd): boolean =>
  atMost(farthestModel(state, body, end), allowanceOf(state, body, end));
