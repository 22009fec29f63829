import { coveredBy, type Covered } from '../../../geometry/discs.ts';
import type { Um } from '../../../geometry/lengths.ts';
import { holds } from '../../../geometry/outlines.ts';
import type { Point } from '../../../geometry/vectors.ts';
import type { Body } from '../bodies/body.ts';
import type { Model } from '../bodies/models.ts';
import { read } from '../rulings.ts';
import { bodiesIn, type Field, type State } from '../state.ts';
import type { CfClauseId } from '../tables.ts';
import type { Battery } from './battery.ts';
import type { Fallen } from './deviation.ts';
import { TEMPLATES, templateOf } from './guns.ts';
import { menOf, type OnLine } from './laying.ts';

/** A model of a body. */
export interface Man {
  readonly body: Body;
  readonly model: Model;
}

/** A model that a shot hits, and the clause by which it may fall. */
export interface Hit extends Man {
  readonly by: CfClauseId;
}

/** Where a shot comes down: the marker and the landing, in micrometres from the gun. */
export interface Landing {
  readonly fallen: Fallen;
  readonly marker: Um;
  readonly landing: Um;
}

/**
 * The stretch of its line along which a ball hits: between the marker and the place where it lands;
 * by other readings all the way from the gun. @ruling cf-072
 */
function stretchOf(field: Field, { marker, landing }: Landing): readonly [number, number] {
  const isFromMarker = read(field, 'cf-072') === 'marker-to-landing';
  return [isFromMarker ? Math.min(marker, landing) : 0, isFromMarker ? Math.max(marker, landing) : landing];
}

/**
 * Whether an officer or the colours are spared by a gun: by one reading, as long as anybody else of
 * their body is left. @ruling cf-067
 */
const isSpared = (field: Field, { body, model }: Man): boolean =>
  model.kind !== 'o' && read(field, 'cf-067') === 'everywhere' && body.ranks.join('').includes('o');

/**
 * A number for what a ball meets of the models on its line: balls of one number meet the same. It
 * counts the models that it comes as far as, and those that are behind where it begins to hit.
 */
export function meetingOf(field: Field, all: readonly OnLine[], shot: Landing): number {
  const [from, to] = stretchOf(field, shot);
  let [begun, passed] = [0, 0];
  for (const { span } of all) {
    if (span[0] <= to) begun += 1;
    if (span[1] < from) passed += 1;
  }
  return begun * (all.length + 1) + passed;
}

/**
 * The models that a ball hits, in the order in which it reaches them: all whose base touches its
 * line, of whatever side. @clause cf.gun.line-hits @ruling cf-067 cf-072 cf-085
 */
export function hitByBall(field: Field, all: readonly OnLine[], shot: Landing): readonly Hit[] {
  const [from, to] = stretchOf(field, shot);
  const met = all.filter(({ span }) => span[0] <= to && span[1] >= from);
  const isStopped = read(field, 'cf-072') === 'cannon-to-marker-through';
  const [first] = met;
  const hit = isStopped ? met.filter(({ body }) => body.id === first!.body.id) : met;
  return hit
    .filter((each) => !isSpared(field, each))
    .map(({ body, model }) => ({ body, model, by: 'cf.gun.line-wound' }));
}

/** The building on whose roof a shell bursts; null if on none, or its roof is open. */
export function roofAt({ terrain, opened }: Pick<State, 'terrain' | 'opened'>, at: Point): string | null {
  const found = Object.entries(terrain).find(
    ([id, { kind, outline }]) => isRoofed(kind) && outline !== null && !opened.includes(id) && holds(outline, at),
  );
  return found?.[0] ?? null;
}

const isRoofed = (kind: string): boolean => kind === 'building';

/** All models on the table, each with its body. */
export const menIn = (field: Field): readonly Man[] =>
  bodiesIn(field).flatMap((body) => menOf(body).map((model) => ({ body, model })));

/** How surely a model falls that lies so under the template. @ruling cf-078 */
const clauseOf = (covered: Exclude<Covered, 'not'>, isWeak: boolean): CfClauseId =>
  covered === 'mostly' && !isWeak ? 'cf.gun.template-majority' : 'cf.gun.template-partial';

/**
 * The models that a shell hits where it bursts: all that lie under the template, of whatever side,
 * but those under a roof.
 * @clause cf.gun.howitzer-impact cf.gun.howitzer-cover cf.gun.howitzer-roof cf.gun.template-small
 * cf.gun.template-large cf.gun.template-majority cf.gun.template-partial
 * @ruling cf-067 cf-078 cf-080 cf-085
 */
export function hitByShell(state: State, battery: Battery, at: Point, all = menIn(state)): readonly Hit[] {
  const template = templateOf(state, battery.gun);
  const isWeak = template === 'small' && read(state, 'cf-078') === 'large-only';
  const coverOf = coveredBy(at, TEMPLATES[template]);
  return all.flatMap(({ body, model }): readonly Hit[] => {
    const covered = coverOf(model.base);
    if (covered === 'not' || isSpared(state, { body, model })) return [];
    return roofAt(state, model.base.at) === null ? [{ body, model, by: clauseOf(covered, isWeak) }] : [];
  });
}
