import { describe, expect, test } from 'vitest';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { chargedBy, judgeCharge, supportersOf } from '../../../src/games/campaign-1805/charging/judge.ts';
import type { OrderOf } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { battery } from './batteries.ts';
import { at, body, charged, field, grenadiers, tirailleurs } from './field.ts';

/* Why a charge is refused, why support is, and the clause of each refusal. */

type Given = Partial<Omit<State, 'awaits'>>;

const rifles = (given: Partial<Body> = {}): Body => ({ ...tirailleurs, ...given });

/** The charge of the grenadiers at the musketeers, which the tirailleurs may support. */
const due = (bodies: readonly Body[] = [grenadiers(), rifles(), charged()], given: Given = {}): State =>
  field(bodies, {
    phase: 'charge',
    ...given,
    written: {
      grenadiers: { does: 'charge', at: 'musketeers' },
      tirailleurs: { does: 'support' },
      ...given.written,
    },
  });

const charge = (support: readonly string[] = [], guess?: number): OrderOf<'charge'> => ({
  type: 'charge',
  unit: 'grenadiers',
  support,
  ...(guess !== undefined && { guess }),
});

const judged = (state: State, order = charge()): unknown => {
  const verdict = judgeCharge(state, order);
  return verdict.ok ? verdict.clauses : [verdict.clause, verdict.reason];
};

test('a charge is issued, with and without support', () => {
  const clauses = ['cf.charge.ordered-only', 'cf.charge.first'];
  expect(judged(due())).toEqual(clauses);
  expect(judged(due(), charge(['tirailleurs']))).toEqual(clauses);
  expect(judged(due(undefined, { forced: 'grenadiers' }))).toEqual(clauses);
});

describe('a charge is refused', () => {
  const [own, foe] = [grenadiers(), charged()];
  const near = body('near', { side: 'allied', ranks: ['oo'], at: at(60, 41.5) });
  const straight = { 'cf-114': 'straight-ahead-only' };

  test.each([
    ['without its order', due(undefined, { written: { grenadiers: { does: 'hold' } } }), 'no-charge-written'],
    ['to those who rout', due([grenadiers({ condition: 'routing' }), foe]), 'routing'],
    ['to those who have acted', due(undefined, { acted: { grenadiers: 'moved' } }), 'has-acted'],
    ['to those in contact', due([own, near, foe]), 'locked'],
    ['at nobody', due([own]), 'gone'],
    ['at whoever is not in front', due([own, charged({ at: at(60, 30) })]), 'not-in-front'],
    [
      'by one reading at whoever stands aside',
      due([grenadiers({ ranks: ['oo'] }), charged({ at: at(66.5, 43) })], { readings: straight }),
      'not-straight-ahead',
    ],
  ] as const)('%s', (_why, state, reason) => {
    expect(judged(state)).toEqual(['cf.charge.ordered-only', reason]);
  });

  test('by one reading at whoever is out of reach', () => {
    const far = due([own, charged({ at: at(60, 47) })], { readings: { 'cf-030': 'must-reach' } });
    expect(judged(far)).toEqual(['cf.charge.falls-short', 'too-far-to-charge']);
  });

  test('while another has to be made that could not be called off', () => {
    expect(judged(due(undefined, { forced: 'tirailleurs' }))).toEqual(['cf.charge.call-off', 'must-charge']);
  });

  test.each([[['tirailleurs', 'tirailleurs']], [['musketeers']]])('with the support of %j', (support) => {
    expect(judged(due(), charge(support))).toEqual(['cf.charge.support-declared', 'twice-named']);
  });

  test('with a guess for which there is no gun', () => {
    expect(judged(due(), charge(['tirailleurs'], 19))).toEqual(['cf.gun.guess', 'no-guess']);
  });
});

describe('support is refused', () => {
  const with_ = (given: Partial<Body>, more: Given = {}) => due([grenadiers(), rifles(given), charged()], more);

  test.each([
    [
      'without its order',
      with_(
        {},
        {
          written: {
            tirailleurs: {
              does: 'move',
              end: { at: at(74, 43), facing: tirailleurs.facing, ranks: tirailleurs.ranks },
            },
          },
        },
      ),
      'no-support-written',
    ],
    [
      'by one reading to those who fire at another',
      with_({}, { written: { tirailleurs: { does: 'fire', at: 'other' } }, readings: { 'cf-020': 'same-target' } }),
      'fires-at-another',
    ],
    ['to those who rout', with_({ condition: 'routing' }), 'routing'],
    ['to those who have acted', with_({}, { acted: { tirailleurs: 'stood' } }), 'has-acted'],
  ] as const)('%s', (_why, state, reason) => {
    expect(judged(state, charge(['tirailleurs']))).toEqual(['cf.charge.support-eligible', reason]);
    expect(supportersOf(state, 'french', charged())).toEqual([]);
  });

  test('to nobody else', () => {
    expect(supportersOf(due(), 'french', charged())).toEqual(['tirailleurs']);
    expect(supportersOf(due(), 'allied', charged())).toEqual([]);
    expect(judged(due([grenadiers(), charged()]), charge(['tirailleurs']))).toEqual([
      'cf.charge.support-declared',
      'twice-named',
    ]);
  });
});

describe('cf-018: a body charges', () => {
  const readings = { 'cf-018': 'nearest-instead' };
  const near = body('near', { side: 'allied', ranks: ['oo'], at: at(64, 43) });
  const aim = (bodies: readonly Body[], given: Given = {}) => {
    const state = due(bodies, given);
    return chargedBy(state, state.units['grenadiers']!)?.id;
  };

  test('whom its order names, and by one reading the nearest whom it can reach instead', () => {
    expect(aim([grenadiers(), near, charged()], { readings })).toBe('musketeers');
    expect(aim([grenadiers(), near, charged({ at: at(60, 50) })])).toBe('musketeers');
    expect(aim([grenadiers(), near, charged({ at: at(60, 50) })], { readings })).toBe('near');
  });

  test('nobody whom it is ordered to fire at', () => {
    expect(aim([grenadiers(), charged()], { written: { grenadiers: { does: 'fire', at: 'musketeers' } } })).toBe(
      undefined,
    );
  });
});

test('a gun without an order to support or to fire is refused before its guess is looked at', () => {
  const state = due([grenadiers(), charged(), battery()], { written: { battery: { does: 'hold' } } });
  expect(judged(state, charge(['battery'], 19))).toEqual(['cf.charge.support-eligible', 'no-support-written']);
});
