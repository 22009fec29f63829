import { areInContact, contact } from '../../../geometry/contact.ts';
import { isGapWithin } from '../../../geometry/gaps.ts';
import { SAME, type Um } from '../../../geometry/lengths.ts';
import type { Body } from '../bodies/body.ts';
import { rollsDice } from '../bodies/counting.ts';
import { blockOf, modelsOf, type Model } from '../bodies/models.ts';
import { read } from '../rulings.ts';
import { enemiesOf, type Field, type Reading } from '../state.ts';

/**
 * Whether two models touch: they share a stretch of edge, or by one reading any point.
 * @clause cf.melee.dice-contact @ruling cf-085
 */
function touch(state: Reading, one: Model, other: Model): boolean {
  if (!areInContact(one.base, other.base)) return false;
  const shared = contact(one.base, other.base);
  return (shared !== null && shared.length > 0) || read(state, 'cf-085') === 'any-point';
}

/** Whether a model touches any of others. */
const touchesAny = (state: Reading, model: Model, others: readonly Model[]): boolean =>
  others.some((other) => touch(state, model, other));

/** More than what touches: a model may be rounded to the outside of its block. */
const NEAR = (2 * SAME) as Um;

/** The models of a body that stand near the ground of another: no others can touch it. */
function modelsBeside(body: Body, other: Body): readonly Model[] {
  const block = blockOf(other);
  return modelsOf(body).filter(({ base }) => isGapWithin(base, block, NEAR));
}

/** The models of a body that touch another. @clause cf.melee.dice-contact @ruling cf-085 */
export function modelsTouching(state: Reading, body: Body, other: Body): readonly Model[] {
  const theirs = modelsBeside(other, body);
  return modelsBeside(body, other).filter((model) => touchesAny(state, model, theirs));
}

/** Whether two bodies are in contact. @clause cf.melee.dice-contact @ruling cf-085 */
export function areTouching(state: Reading, one: Body, other: Body): boolean {
  if (!isGapWithin(blockOf(one), blockOf(other), NEAR)) return false;
  const theirs = modelsBeside(other, one);
  return modelsBeside(one, other).some((model) => touchesAny(state, model, theirs));
}

/** The enemies that a body is in contact with. */
export const enemiesTouching = (field: Field, body: Body): readonly Body[] =>
  enemiesOf(field, body).filter((enemy) => areTouching(field, body, enemy));

/** A model as it is told apart from the others of its body: `rank.file`. */
const placeOf = ({ rank, file }: Pick<Model, 'rank' | 'file'>): string => `${rank}.${file}`;

/**
 * The models of a body that strike at another: those that touch it, and the one directly behind
 * each of them, by another reading all in its file. A gap passes nothing on. None strikes twice in
 * a turn. Those who rout strike too; by some readings they do not.
 * @clause cf.melee.dice-contact cf.melee.dice-rank-behind
 * @ruling cf-048 cf-084 cf-087 cf-115 cf-116 cf-120 cf-122
 */
export function strikersOf(field: Field, body: Body, at: Body): readonly string[] {
  const { ranks, condition } = body;
  const isHelpless = (): boolean =>
    read(field, 'cf-120') === 'does-not-strike' || read(field, 'cf-048') === 'no-reaction';
  if (condition === 'routing' && isHelpless()) return [];
  const isModel = (rank: number, file: number): boolean => (ranks[rank]?.[file] ?? '.') !== '.';
  // Behind two ranks stands nobody, by whatever reading.
  const deep = ranks.length < 3 || read(field, 'cf-084') === 'one-rank' ? 1 : ranks.length;
  // A gun is touched like a model, and strikes nobody.
  const touched = modelsTouching(field, body, at).filter(({ kind }) => kind !== 'g');
  const places = touched.flatMap((model) => {
    const found: string[] = [];
    for (let n = 0; n <= deep && isModel(model.rank + n, model.file); n += 1)
      found.push(placeOf({ rank: model.rank + n, file: model.file }));
    return found;
  });
  const before = field.suffered.struck[body.id] ?? [];
  const kindAt = (place: string): string => {
    const [rank, file] = place.split('.').map(Number) as [number, number];
    return ranks[rank]![file]!;
  };
  return [...new Set(places)].filter((place) => !before.includes(place) && rollsDice(field, kindAt(place)));
}
