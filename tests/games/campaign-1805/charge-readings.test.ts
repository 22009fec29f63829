import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Body } from '../../../src/games/campaign-1805/bodies/body.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { at, body, charged, field, grenadiers, line, musketeers } from './field.ts';
import { play, refusal } from './playing.ts';

const TEN = 'o'.repeat(10);
const CHARGE: Order = { type: 'charge', unit: 'grenadiers', support: [] };
const STAND: Order = { type: 'stand', unit: 'musketeers' };
const COUNTER: Order = { type: 'counter', unit: 'musketeers' };
const RETREAT: Order = { type: 'retreat', unit: 'musketeers' };
const misses = (id: string, dice: number): Scripted => ({ [`hits.${id}`]: '1'.repeat(dice) });

type Given = Partial<Omit<State, 'awaits'>>;

/** The charge of the grenadiers at the musketeers, which is due. */
const due = (readings: State['readings'], bodies: readonly Body[] = [grenadiers(), charged()], given: Given = {}) =>
  field(bodies, {
    phase: 'charge',
    readings,
    ...given,
    written: { grenadiers: { does: 'charge', at: 'musketeers' }, ...given.written },
  });

const placesIn = ({ units }: State): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(units).map(([id, each]) => [id, each.at]));

describe('who may be charged', () => {
  test('cf-030: whoever is too far off, and by one reading nobody who is', () => {
    const far = [grenadiers(), charged({ at: at(60, 47) })];
    expect(refusal(due({}, far), CHARGE)).toBeNull();
    expect(refusal(due({ 'cf-030': 'must-reach' }, far), CHARGE)).toBe('too-far-to-charge');
    expect(refusal(due({ 'cf-030': 'must-reach' }), CHARGE)).toBeNull();
  });

  test('cf-114: whoever is in front, and by one reading only straight ahead', () => {
    const aside = (x: number) => [grenadiers({ ranks: ['oo'] }), charged({ at: at(x, 43) })];
    expect(refusal(due({}, aside(66.5)), CHARGE)).toBeNull();
    expect(refusal(due({ 'cf-114': 'straight-ahead-only' }, aside(66.5)), CHARGE)).toBe('not-straight-ahead');
    expect(refusal(due({ 'cf-114': 'straight-ahead-only' }, aside(65.5)), CHARGE)).toBeNull();
  });
});

describe('cf-031: with the front rank shot away in part', () => {
  const gap = (readings: State['readings'], y: number) =>
    play(
      due(readings, [grenadiers({ ranks: ['..oooooo..', TEN] }), charged({ at: at(60, y) })]),
      [CHARGE, STAND],
      [misses('musketeers', 20)],
    );

  test('the reach is as it was, and by one reading a rank less', () => {
    expect(gap({}, 46).types).toContain('met');
    expect(gap({ 'cf-031': 'full-rank' }, 46).types).toContain('fell-short');
    expect(gap({ 'cf-031': 'full-rank' }, 45).types).toContain('met');
    expect(placesIn(gap({ 'cf-031': 'full-rank' }, 45).state)).toMatchObject({ grenadiers: at(60, 43) });
  });
});

describe('cf-035: stand and shoot', () => {
  const far = [grenadiers({ arm: 'light-cavalry', ranks: ['oooo'] }), charged({ at: at(60, 47.5) })];
  const needs = (readings: State['readings']): unknown => {
    const { events } = play(due(readings, far), [CHARGE, STAND], [misses('musketeers', 20)]);
    const volley = events.find(({ type }) => type === 'volleyed');
    return volley?.type === 'volleyed' ? volley.reasons[0]!.needs : null;
  };

  test('is measured before anybody moves, and by one reading where the charger arrives', () => {
    expect(needs({})).toBe(8);
    expect(needs({ 'cf-035': 'at-arrival' })).toBe(7);
  });

  test('is by that reading done at one who comes from out of range', () => {
    const hussars = [
      grenadiers({ arm: 'light-cavalry', ranks: ['oooo'], at: at(60, 30) }),
      charged({ at: at(60, 48.5) }),
    ];
    const issued = (readings: State['readings']) => play(due(readings, hussars), [CHARGE]).state;
    expect(refusal(issued({}), STAND)).toBe('too-far-to-shoot');
    expect(refusal(issued({ 'cf-035': 'at-arrival' }), STAND)).toBeNull();
  });
});

describe('what those do later who have answered a charge', () => {
  const hussars = body('hussars', { arm: 'light-cavalry', ranks: ['oooo'], at: at(60, 40) });
  const written = {
    hussars: { does: 'charge', at: 'musketeers' },
    musketeers: { does: 'fire', at: 'hussars' },
  } as const;
  const after = (readings: State['readings'], answer: Order, script: readonly Scripted[]) =>
    play(
      field([hussars, line({ at: at(60, 36) }), musketeers({ at: at(60, 51.5) })], {
        phase: 'charge',
        readings,
        written,
      }),
      [{ type: 'charge', unit: 'hussars', support: [] }, answer, { type: 'end-phase' }, { type: 'end-phase' }],
      script,
    ).state;
  const FIRE: Order = { type: 'fire', unit: 'musketeers' };

  test('cf-037: who has shot at the charger does not shoot again, and by one reading does', () => {
    const shot = [misses('musketeers', 20)];
    expect(refusal(after({}, STAND, shot), FIRE)).toBe('has-acted');
    // Whoever is in contact cannot shoot, so the charge falls short here.
    expect(refusal(after({ 'cf-037': 'again' }, STAND, shot), FIRE)).toBeNull();
    expect(refusal(after({ 'cf-038': 'order-stands' }, STAND, shot), FIRE)).toBe('has-acted');
  });

  test('cf-038: who has answered without a shot has lost his order, and by one reading has not', () => {
    const backing = { 'cf-041': 'falls-back-facing' };
    expect(refusal(after(backing, RETREAT, []), FIRE)).toBe('has-acted');
    expect(refusal(after({ ...backing, 'cf-038': 'order-stands' }, RETREAT, []), FIRE)).toBeNull();
    expect(refusal(after({ ...backing, 'cf-037': 'again' }, RETREAT, []), FIRE)).toBe('has-acted');
  });

  test('cf-037: who has supported does not stand and shoot, and by one reading does', () => {
    const supported = (readings: State['readings']) =>
      due(readings, [grenadiers(), charged()], { acted: { musketeers: 'supported' } });
    expect(refusal(play(supported({}), [CHARGE]).state, STAND)).toBe('has-shot');
    expect(refusal(play(supported({}), [CHARGE]).state, COUNTER)).toBeNull();
    expect(refusal(play(supported({ 'cf-037': 'again' }), [CHARGE]).state, STAND)).toBeNull();
  });
});

describe('cf-038: a charge of those who have answered one', () => {
  const state = (readings: State['readings']) =>
    field([grenadiers(), charged({ at: at(60, 47) })], {
      phase: 'charge',
      side: 'allied',
      readings,
      acted: { musketeers: 'stood' },
      written: { musketeers: { does: 'charge', at: 'grenadiers' } },
    });

  test('is lost, and by one reading is issued', () => {
    const charge: Order = { type: 'charge', unit: 'musketeers', support: [] };
    expect(refusal(state({}), charge)).toBe('has-acted');
    expect(refusal(state({ 'cf-038': 'order-stands' }), charge)).toBeNull();
  });
});

describe('cf-039: a second charge at one body', () => {
  const again = (readings: State['readings'], deed: 'stood' | 'countered' = 'stood') =>
    due(readings, [grenadiers(), charged()], { acted: { musketeers: deed } });

  test('finds it standing, and by one reading is answered', () => {
    const { events, state } = play(again({}), [CHARGE]);
    expect(events[1]).toMatchObject({ type: 'answered', answer: 'none' });
    expect(state.acted).toMatchObject({ musketeers: 'stood' });
    expect(refusal(play(again({ 'cf-039': 'each-charge' }), [CHARGE]).state, STAND)).toBeNull();
  });

  test('is met with the bonus by those who had countered the first', () => {
    const needs = (deed: 'stood' | 'countered'): unknown => {
      const { state } = play(again({}, deed), [CHARGE]);
      const melee = { ...state, phase: 'melee', awaits: field([], { phase: 'melee' }).awaits } as const;
      const fought = play(
        melee,
        [{ type: 'fight', unit: 'grenadiers', at: 'musketeers' }],
        [misses('grenadiers', 20), misses('musketeers', 20)],
      );
      return fought.events[1]?.type === 'struck' ? fought.events[1].reasons[0]!.needs : null;
    };
    expect(needs('stood')).toBe(6);
    expect(needs('countered')).toBe(5);
  });
});

test('cf-036: horse has no firearms to stand and shoot with', () => {
  const horse = due({}, [grenadiers(), charged({ arm: 'light-cavalry', ranks: ['oooo'] })]);
  expect(refusal(play(horse, [CHARGE]).state, STAND)).toBe('no-firearm');
});
