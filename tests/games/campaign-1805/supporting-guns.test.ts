import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { scripted } from '../../../src/core/scripted.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import { order as readOrder } from '../../../src/games/campaign-1805/boards/written.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { prepared } from '../../../src/games/campaign-1805/turn/carry-out.ts';
import { mayMeasure } from '../../../src/games/campaign-1805/turn/measuring.ts';
import { words } from '../../../src/games/campaign-1805/words.ts';
import { loadGame } from '../../../src/register/index.ts';
import { choicesOf } from '../../../src/scene/input.ts';
import { battery, eventOf, hitIn, SMALL } from './batteries.ts';
import { at, charged, field, grenadiers, musketeers, tirailleurs } from './field.ts';
import { play, refusal } from './playing.ts';

type Given = Partial<Omit<State, 'awaits'>>;

/** Three files stand before the gun; the grenadiers charge from its left. */
const target = (given: Partial<Body> = {}): Body =>
  musketeers({ ranks: ['ooo', 'ooo'], commanders: [], strength: 6, at: at(60, 41), ...given });
const CHARGER = grenadiers({ ranks: ['oooo'], strength: 4, at: at(56, 35) });
const MUSKETS: Body = { ...tirailleurs, arm: 'infantry', at: at(72, 41) };

const due = (given: Given = {}, others: readonly Body[] = [battery()], aim = target()): State =>
  field([CHARGER, aim, ...others], {
    phase: 'charge',
    ...given,
    written: { grenadiers: { does: 'charge', at: 'musketeers' }, battery: { does: 'support' }, ...given.written },
  });

const charge = (given: Partial<Extract<Order, { type: 'charge' }>> = {}): Order => ({
  type: 'charge',
  unit: 'grenadiers',
  support: ['battery'],
  guess: 19,
  ...given,
});

describe('a gun supports a charge', () => {
  const ON: readonly Scripted[] = [{ 'way.battery': 3 }, { 'cm.battery': 1 }];

  test('with an order to support or to fire, and its guess is told with the charge', () => {
    expect(refusal(due(), charge())).toBeNull();
    expect(refusal(due({ written: { battery: { does: 'fire', at: 'grenadiers' } } }), charge())).toBeNull();
    expect(refusal(due({ written: { battery: { does: 'hold' } } }), charge())).toBe('no-support-written');
    const { events, state } = play(due(), [charge()]);
    expect(eventOf(events, 'charge-issued')).toMatchObject({ support: ['battery'], guesses: { battery: 19 } });
    expect(state.issued).toMatchObject({ guesses: { battery: 19 } });
    expect(words.event(eventOf(events, 'charge-issued'), due())).toContain('supported by the battery (guess 19)');
    expect(words.order(charge(), due())).toContain('supported by the battery, 19 cm');
  });

  test('only with one guess for each gun, within its range', () => {
    const { guess: _none, ...silent } = charge() as Extract<Order, { type: 'charge' }>;
    expect(refusal(due(), silent)).toBe('guess-needed');
    expect(refusal(due(), charge({ guess: 73 }))).toBe('guess-too-far');
    expect(refusal(due(), charge({ guess: [19, 20] }))).toBe('no-guess');
    expect(refusal(due(), charge({ support: [] }))).toBe('no-guess');
    expect(refusal(due(), charge({ guess: [19] }))).toBeNull();
    const other = battery({ id: 'other', name: 'the howitzer', gun: SMALL, at: at(80, 20) });
    const two = due({ written: { other: { does: 'support' } } }, [battery(), other]);
    expect(refusal(two, charge({ support: ['battery', 'other'] }))).toBe('guess-needed');
    const both = play(two, [charge({ support: ['battery', 'other'], guess: [19, 30] })]);
    expect(both.state.issued?.guesses).toEqual({ battery: 19, other: 30 });
  });

  test('only at a body that its gun reaches on a clear line', () => {
    const far = due({}, [battery({ gun: { kind: 'cannon', pounds: 3 }, at: at(60, 2) })], target({ at: at(60, 60) }));
    expect(refusal(far, charge({ support: ['battery'] }))).toBe('too-far-to-shoot');
    const wall = musketeers({ id: 'wall', name: 'the wall', side: 'french', ranks: ['oooooooooo'], at: at(60, 30) });
    expect(refusal(due({}, [battery(), wall]), charge())).toBe('no-clear-line');
  });

  test('by firing at the body that is charged, together with all others', () => {
    const { events, state, types } = play(
      due(),
      [charge(), { type: 'retreat', unit: 'musketeers' }],
      [...ON, { 'killed.musketeers': '2' }, { 'test.musketeers': 1 }],
    );
    expect(eventOf(events, 'gun-fired')).toMatchObject({ unit: 'battery', at: 'musketeers', guess: 19 });
    expect(eventOf(events, 'gun-fired').clauses).toContain('cf.charge.support-eligible');
    expect(Object.keys(hitIn(events))).toEqual(['musketeers']);
    expect(types.indexOf('gun-fired')).toBeLessThan(types.indexOf('moved'));
    expect(state.acted['battery']).toBe('supported');
  });

  test('with the penalty of a shot at a charger if the charged body counters', () => {
    const wrong = (answer: 'counter' | 'retreat') => {
      const { events } = play(
        due(),
        [charge({ guess: 40 }), { type: answer, unit: 'musketeers' }],
        [{ 'way.battery': 6 }, { 'cm.battery': 3 }],
      );
      const far = eventOf(events, 'gun-fired').reasons[1]!;
      return [far.total, ...far.terms.map(({ clause }) => clause).filter((clause) => clause.startsWith('cf.charge.'))];
    };
    expect(wrong('retreat')).toEqual([3]);
    expect(wrong('counter')).toEqual([4, 'cf.charge.counter-charge-support']);
  });

  test('and shoots no more in this turn, or by one reading again', () => {
    const ordered = { written: { battery: { does: 'fire', at: 'musketeers' } } } as const;
    const fires: Order = { type: 'fire', unit: 'battery', guess: 19 };
    const later = (given: Given) =>
      due({ ...ordered, phase: 'firing', acted: { battery: 'supported' }, ...given }, [battery()]);
    expect(refusal(later({}), fires)).toBe('has-acted');
    expect(refusal(later({ readings: { 'cf-037': 'again' } }), fires)).toBeNull();
  });

  test('measured once for all ways in which its dice fall', () => {
    const { state } = play(due(), [charge()]);
    const given = prepared(state, { type: 'retreat', unit: 'musketeers' });
    const ways = [
      ['1', 0],
      ['2', 1],
    ] as const;
    for (const [face, lost] of ways) {
      const { events } = given(scripted([...ON, { 'killed.musketeers': face }, { 'test.musketeers': 1 }]));
      expect(events.filter(({ type }) => type === 'shot-down')).toHaveLength(lost);
    }
  });
});

describe('nothing is measured in the charge phase', () => {
  test('while a gun may still support a charge of its side', () => {
    expect(mayMeasure(due())).toBe(false);
    expect(mayMeasure(due({ readings: { 'cf-071': 'free-measuring' } }))).toBe(true);
    expect(mayMeasure(due({ written: { battery: { does: 'hold' } } }))).toBe(true);
    expect(mayMeasure(due({ acted: { grenadiers: 'charged' } }))).toBe(true);
    expect(mayMeasure(due({}, [battery({ side: 'allied' })]))).toBe(true);
    expect(mayMeasure(play(due(), [charge()]).state)).toBe(true);
  });

  test('while a battery that is charged has to answer', () => {
    const state = due({ acted: { grenadiers: 'charged' } }, [battery({ side: 'allied' })]);
    expect(mayMeasure({ ...state, issued: { unit: 'grenadiers', at: 'battery', support: [] } })).toBe(false);
  });
});

describe('the page', () => {
  test('offers the charge with the gun, and its guess is typed', async () => {
    const { rules } = await loadGame('campaign-1805');
    const state = due({ written: { tirailleurs: { does: 'support' } } }, [battery(), MUSKETS]);
    const charges = choicesOf(rules, state).filter(({ order: { type } }) => type === 'charge');
    expect(charges.map(({ order, typed }) => [order, typed?.most])).toEqual([
      [{ type: 'charge', unit: 'grenadiers', support: ['tirailleurs', 'battery'] }, 72],
      [{ type: 'charge', unit: 'grenadiers', support: ['tirailleurs'] }, undefined],
      [{ type: 'charge', unit: 'grenadiers', support: [] }, undefined],
    ]);
  });

  test('of an author writes one guess, or one for each gun', () => {
    const written = { charge: 'grenadiers', support: ['battery'], guess: 19 };
    expect(readOrder(written, due())).toMatchObject({ ok: true, value: charge() });
    expect(readOrder({ ...written, guess: [19, 20] }, due())).toMatchObject({ ok: true, value: { guess: [19, 20] } });
    expect(readOrder({ ...written, guess: 'far' }, due())).toMatchObject({ ok: false });
  });

  test('lets a gun be ordered to support', () => {
    const writing = field([battery(), charged()], { phase: 'orders' });
    expect(refusal(writing, { type: 'write', unit: 'battery', by: 'french', does: 'support' })).toBeNull();
  });
});
