import { D10, D6, type Die } from '../../../core/dice.ts';
import { add, total } from '../../../core/reasons.ts';
import { holds } from '../../../geometry/outlines.ts';
import type { Ranks } from '../../table/boards/ranks.ts';
import type { Body } from '../bodies/body.ts';
import { rollsDice, troopsOf, withDice } from '../bodies/counting.ts';
import { modelsOf, type Model } from '../bodies/models.ts';
import type { Addend, Dice, Pool } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Field, Reading } from '../state.ts';
import { BAND_ADDS, NEEDED, RANGED_SKILL, type Band, type CfClauseId } from '../tables.ts';

/**
 * The ranks of a body that shoot: the first two in which a model is left, by other readings all of
 * them, or one. @ruling cf-059
 */
function shootingRanks(state: Reading, ranks: Ranks): readonly number[] {
  const standing = ranks.flatMap((rank, n) => (rank.replaceAll('.', '') === '' ? [] : [n]));
  if (standing.length < 2) return standing;
  return standing.slice(0, { 'two-ranks': 2, 'all-models': ranks.length, 'front-rank': 1 }[read(state, 'cf-059')]);
}

/** How many models of a body shoot. @clause cf.fire.hit-number @ruling cf-059 cf-116 */
export const shootersOf = (state: Reading, { ranks }: Pick<Body, 'ranks'>): number =>
  shootingRanks(state, ranks).reduce(
    (sum, rank) => sum + [...ranks[rank]!].filter((kind) => rollsDice(state, kind)).length,
    0,
  );

/** The models of a body that shoot, each where it stands. @ruling cf-059 cf-060 cf-116 */
export function shootingModels(state: Reading, body: Body): readonly Model[] {
  const ranks = shootingRanks(state, body.ranks);
  return withDice(state, modelsOf(body)).filter(({ rank }) => ranks.includes(rank));
}

/** A volley as it was measured: who shoots at whom, and what counts in it. */
export interface Volley {
  readonly unit: string;
  readonly at: string;
  readonly dice: number;
  readonly band: Band;
  readonly toHit: readonly Addend[];
  readonly toWound: readonly Addend[];
}

/**
 * The clause of each band. @clause cf.fire.band-point-blank cf.fire.band-effective
 * cf.fire.band-long
 * cf.fire.band-max
 */
export const BAND_CLAUSE: Readonly<Record<Band, CfClauseId>> = {
  'point-blank': 'cf.fire.band-point-blank',
  effective: 'cf.fire.band-effective',
  long: 'cf.fire.band-long',
  max: 'cf.fire.band-max',
};

const BAND_NAME: Readonly<Record<Band, string>> = {
  'point-blank': 'point blank',
  effective: 'effective range',
  long: 'long range',
  max: 'maximum range',
};

/** What is taken off a shot at somebody who charges or counters a charge, and by which clause. */
export interface Penalty {
  readonly by: 'cf.charge.stand-and-shoot-penalty' | 'cf.charge.counter-charge-support';
  readonly value: number;
}

/**
 * What counts in a volley at this band: `penalty` is that of a shot at somebody who charges.
 * @clause cf.fire.hit-number cf.fire.skill cf.fire.wound-number cf.fire.heavy-cavalry
 * cf.charge.stand-and-shoot-penalty cf.charge.counter-charge-support
 */
export function volleyOf(
  state: Reading & Pick<Field, 'terrain'>,
  body: Body,
  target: Body,
  { band, penalty }: { readonly band: Band; readonly penalty?: Penalty },
): Volley {
  const { hit, wound } = BAND_ADDS[band];
  return {
    unit: body.id,
    at: target.id,
    dice: shootersOf(state, body),
    band,
    toHit: [
      add('cf.fire.skill', 'skill', RANGED_SKILL[troopsOf(state, body)]),
      add(BAND_CLAUSE[band], BAND_NAME[band], hit),
      ...(isCovered(state, target) ? [add('cf.fire.hit-number' as const, 'in cover', -1)] : []),
      ...(penalty === undefined || penalty.value === 0 ? [] : [add(penalty.by, 'at a charge', penalty.value)]),
    ],
    toWound: [
      ...(wound === 0 ? [] : [add(BAND_CLAUSE[band], BAND_NAME[band], wound)]),
      add('cf.fire.heavy-cavalry', 'heavy cavalry', -1, target.arm === 'heavy-cavalry'),
    ],
  };
}

/** The ground that is cover. @ruling cf-057 */
const COVER = ['woods', 'building'];

/**
 * Whether a body is in cover that makes it harder to hit: by one reading, with its middle in a wood
 * or a building. @ruling cf-057
 */
const isCovered = (state: Reading & Pick<Field, 'terrain'>, { at }: Body): boolean =>
  Object.values(state.terrain).some(
    ({ kind, outline }) => COVER.includes(kind) && outline !== null && holds(outline, at),
  ) && read(state, 'cf-057') === 'minus-one';

/** Dice that hit and then wound: who rolls them, and what each stage needs. */
export interface Blows {
  readonly of: string;
  readonly dice: number;
  readonly hits: { readonly clause: CfClauseId; readonly score: number; readonly terms: readonly Addend[] };
  readonly wounds: { readonly clause: CfClauseId; readonly score: number; readonly terms: readonly Addend[] };
}

/** The die that wounds. @clause cf.fire.wound-number cf.melee.wound-number @ruling cf-110 */
const WOUND_DIE = { d10: D10, 'd6-to-wound': D6 } as const;

/**
 * What a die must show at least: by one reading a 10 always is enough. A 1 never is by any reading,
 * for nobody is so good that he needs less than a 3. @ruling cf-063
 */
function needed(state: Reading, { score, terms }: Blows['hits'], { sides }: Die): number {
  const least = score - total(terms);
  const bounded = sides === D10.sides ? Math.min(10, least) : least;
  return bounded === least || read(state, 'cf-063') === 'no-automatics' ? least : bounded;
}

/** How many wounds some dice make, and why. @clause cf.melee.two-rolls @ruling cf-063 cf-110 */
export function rollBlows(state: Reading, { of, dice: count, hits, wounds }: Blows, dice: Dice) {
  const wound = WOUND_DIE[read(state, 'cf-110')];
  const needs = [needed(state, hits, D10), needed(state, wounds, wound)] as const;
  const { left, stages } = dice.stages(
    [
      { purpose: `hits.${of}`, atLeast: needs[0] },
      { purpose: `wounds.${of}`, atLeast: needs[1], die: wound },
    ],
    count,
    D10,
  );
  const reasons = stages.map((rolled, n): Pool => {
    const { clause, terms } = n === 0 ? hits : wounds;
    return {
      kind: 'pool',
      of,
      stage: n === 0 ? 'hits' : 'wounds',
      clause,
      die: n === 0 ? D10 : wound,
      terms,
      needs: needs[n]!,
      ...rolled,
    };
  });
  return { wounds: left, reasons };
}

/** Fires a volley: to hit, then to wound. @clause cf.fire.hit-number cf.fire.wound-number */
export const fireVolley = (state: Reading, { unit, dice: count, toHit, toWound }: Volley, dice: Dice) =>
  rollBlows(
    state,
    {
      of: unit,
      dice: count,
      hits: { clause: 'cf.fire.hit-number', score: NEEDED.shot, terms: toHit },
      wounds: { clause: 'cf.fire.wound-number', score: NEEDED.shotWound, terms: toWound },
    },
    dice,
  );
