import { D10 } from '../../../core/dice.ts';
import { add, total } from '../../../core/reasons.ts';
import type { Body } from '../bodies/body.ts';
import type { Addend, Dice, Pool } from '../reasons.ts';
import { read } from '../rulings.ts';
import type { Reading } from '../state.ts';
import { BAND_ADDS, NEEDED, RANGED_SKILL, type Band, type CfClauseId } from '../tables.ts';

/**
 * How many models of a body shoot: those of the first two ranks in which one is left; by other
 * readings all of them, or one rank. @clause cf.fire.hit-number @ruling cf-059 cf-116
 */
export function shootersOf(state: Reading, { ranks }: Pick<Body, 'ranks'>): number {
  const counts = ranks.map((rank) => rank.replaceAll('.', '').length).filter((count) => count > 0);
  const many = { 'two-ranks': 2, 'all-models': counts.length, 'front-rank': 1 }[read(state, 'cf-059')];
  return counts.slice(0, many).reduce((sum, count) => sum + count, 0);
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

/**
 * What counts in a volley at this band: `penalty` is that of a shot at somebody who charges.
 * @clause cf.fire.hit-number cf.fire.skill cf.fire.wound-number cf.fire.heavy-cavalry
 * cf.charge.stand-and-shoot-penalty
 */
export function volleyOf(
  state: Reading,
  body: Body,
  target: Body,
  { band, penalty = 0 }: { readonly band: Band; readonly penalty?: number },
): Volley {
  const { hit, wound } = BAND_ADDS[band];
  return {
    unit: body.id,
    at: target.id,
    dice: shootersOf(state, body),
    band,
    toHit: [
      add('cf.fire.skill', 'skill', RANGED_SKILL[body.troops]),
      add(BAND_CLAUSE[band], BAND_NAME[band], hit),
      ...(penalty === 0 ? [] : [add('cf.charge.stand-and-shoot-penalty' as const, 'at a charge', penalty)]),
    ],
    toWound: [
      ...(wound === 0 ? [] : [add(BAND_CLAUSE[band], BAND_NAME[band], wound)]),
      add('cf.fire.heavy-cavalry', 'heavy cavalry', -1, target.arm === 'heavy-cavalry'),
    ],
  };
}

/** Dice that hit and then wound: who rolls them, and what each stage needs. */
export interface Blows {
  readonly of: string;
  readonly dice: number;
  readonly hits: { readonly clause: CfClauseId; readonly score: number; readonly terms: readonly Addend[] };
  readonly wounds: { readonly clause: CfClauseId; readonly score: number; readonly terms: readonly Addend[] };
}

/** How many wounds some dice make, and why. @clause cf.melee.two-rolls @ruling cf-063 cf-110 */
export function rollBlows({ of, dice: count, hits, wounds }: Blows, dice: Dice) {
  const needs = [hits, wounds].map(({ score, terms }) => score - total(terms)) as [number, number];
  const { left, stages } = dice.stages(
    [
      { purpose: `hits.${of}`, atLeast: needs[0] },
      { purpose: `wounds.${of}`, atLeast: needs[1] },
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
      die: D10,
      terms,
      needs: needs[n]!,
      ...rolled,
    };
  });
  return { wounds: left, reasons };
}

/** Fires a volley: to hit, then to wound. @clause cf.fire.hit-number cf.fire.wound-number */
export const fireVolley = ({ unit, dice: count, toHit, toWound }: Volley, dice: Dice) =>
  rollBlows(
    {
      of: unit,
      dice: count,
      hits: { clause: 'cf.fire.hit-number', score: NEEDED.shot, terms: toHit },
      wounds: { clause: 'cf.fire.wound-number', score: NEEDED.shotWound, terms: toWound },
    },
    dice,
  );
