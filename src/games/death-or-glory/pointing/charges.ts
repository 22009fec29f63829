import { atMost, type Um } from '../../../geometry/lengths.ts';
import { gap } from '../../../geometry/gaps.ts';
import { chargesDue } from '../charging/answers.ts';
import { chargerBarred } from '../charging/judge.ts';
import { baseOf } from '../figures/base.ts';
import type { Body } from '../figures/unit.ts';
import { rateOf, chargeBonus } from '../moving/rates.ts';
import type { Order } from '../orders.ts';
import { enemiesOf, type State } from '../state.ts';

/** Charges and assaults of a unit that are worth trying: at all enemies that it might reach. */
export function chargesOf(state: State, body: Body): readonly Order[] {
  if (chargerBarred(state, body) !== null) return [];
  const reach = (rateOf(state, body) + chargeBonus(body)) as Um;
  const base = baseOf(state, body);
  return enemiesOf(state, body)
    .filter((foe) => atMost(gap(base, baseOf(state, foe)), reach))
    .flatMap(({ id: at }): readonly Order[] => [
      { type: 'charge', unit: body.id, at },
      { type: 'assault', unit: body.id, at },
    ]);
}

/** The answers of a charged unit that are aimed at nobody. */
export const answers = (unit: string): readonly Order[] => [
  { type: 'stand', unit },
  { type: 'form-square', unit },
  { type: 'turn-to-meet', unit },
  { type: 'counter-charge', unit },
  { type: 'evade', unit },
  { type: 'evade', unit, fires: true },
];

/** All answers of a charged unit that are worth trying. */
export function answersOf(state: State, unit: string): readonly Order[] {
  const charges = chargesDue(state, unit);
  const aimed =
    charges.length < 2
      ? []
      : charges.flatMap(({ unit: at }): readonly Order[] => [
          { type: 'stand', unit, at },
          { type: 'counter-charge', unit, at },
        ]);
  return [...answers(unit), ...aimed];
}

/** What a unit may be meant to do at another. */
export const atUnit = (unit: string, at: string): readonly Order[] => [
  { type: 'fire', unit, at: [at] },
  { type: 'charge', unit, at },
  { type: 'assault', unit, at },
  { type: 'stand', unit, at },
  { type: 'counter-charge', unit, at },
];
