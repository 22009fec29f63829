import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/death-or-glory/index.ts';
import { against, chargeBy, cuirassiers, declaring, foot, hussars, hussarsInColumn, inMm } from './charging.ts';
import { body, play, refusal } from './playing.ts';
import { LINE } from './units.ts';

const ORDER = { charge: 'foe', at: 'unit' };

const ASSAULT = { assault: 'foe', at: 'unit' };

const withBody = (state: State, id: string, to: object): State => ({
  ...state,
  units: { ...state.units, [id]: { ...body(state, id), ...to } },
});

describe('who may charge', () => {
  test.each([
    ['who routs', { condition: 'routing' }, 'dg.morale.break running'],
    ['who retreats', { condition: 'retreating' }, 'dg.morale.break running'],
    ['who is shaken', { condition: 'shaken' }, 'dg.morale.shaken shaken-no-charge'],
    ['who is utterly exhausted', { condition: 'utterly-exhausted' }, 'dg.fatigue.utter utterly-spent'],
    ['who changes formation', { changing: { into: 'column', left: 1 } }, 'dg.charge.declare-order no-charge'],
    ['a square', { formation: 'square', at: [900, 461 + 60 + 33] }, 'dg.charge.declare-order no-charge'],
    ['a battery', { type: 'austrian-foot-battery' }, 'dg.charge.declare-order no-charge'],
  ])('not %s', (_who, more, why) => {
    expect(refusal(against(foot(100, more)), ORDER)).toBe(why);
  });

  test('formed or not, tired or fresh: all others do', () => {
    for (const condition of ['unformed', 'disordered', 'tired'])
      expect(refusal(against(foot(90, { condition })), ORDER)).toBeNull();
  });

  test('not who is held back, or reforms, as long as that lasts', () => {
    const state = against(foot(100));
    expect(refusal(withBody(state, 'foe', { held: 2 }), ORDER)).toBe('dg.control.result held-no-charge');
    expect(refusal(withBody(state, 'foe', { held: 1 }), ORDER)).toBeNull();
    expect(refusal(withBody(state, 'foe', { reforms: 2 }), ORDER)).toBe('dg.melee.winner-halted reforms-no-charge');
    expect(refusal(withBody(state, 'foe', { reforms: 1 }), ORDER)).toBeNull();
  });

  test('each once a turn', () => {
    const { state } = play(against(foot(100)), [ORDER]);
    expect(refusal(state, ORDER)).toBe('dg.charge.declare-order has-declared');
  });

  test('nobody charges out of a melee, or into one', () => {
    const state = declaring(
      { unit: LINE, other: { ...LINE, at: [600, 450] } },
      { foe: foot(0), second: { ...foot(80), at: [760, 461 + 80 + 11] } },
    );
    expect(refusal(state, { charge: 'foe', at: 'other' })).toBe('dg.melee.no-charge-in in-melee');
    expect(refusal(state, { charge: 'second', at: 'unit' })).toBe('dg.charge.no-existing-melee fights-already');
    expect(refusal(state, { assault: 'second', at: 'unit' })).toBe('dg.charge.no-existing-melee fights-already');
  });

  test('skirmishers go at skirmishers only', () => {
    const out = { formation: 'skirmish-order', figures: 4 };
    const jaeger = (gap: number) => ({ ...foot(gap), type: 'austrian-jaeger', at: [900, 461 + gap + 5.5], ...out });
    expect(refusal(against(jaeger(100)), ORDER)).toBe('dg.charge.skirmisher-targets only-skirmishers');
    expect(refusal(against(jaeger(100), {}, out), ORDER)).toBeNull();
  });

  test('nobody charges friends', () => {
    const state = declaring({ unit: LINE }, { foe: foot(100), friend: { ...foot(100), at: [700, 572] } });
    expect(refusal(state, { charge: 'foe', at: 'friend' })).toBe('dg.charge.declare-order no-enemy-to-charge');
  });

  test('a general does not charge', () => {
    const state = against({ type: 'brigadier', at: [900, 600], facing: 'south' });
    expect(refusal(state, ORDER)).toBe('dg.charge.declare-order no-general');
  });
});

describe('how far a charge goes: the move, and 30 mm for foot or 80 for horse', () => {
  const inColumn = (gap: number) => ({ ...foot(gap), formation: 'column', at: [900, 461 + gap + 16.5] });
  const heavyColumn = (gap: number) => ({ ...hussarsInColumn(gap), type: 'austrian-cuirassiers' });
  const with_ = (condition: string) => (gap: number) => foot(gap, { condition });
  test.each([
    ['foot in line', foot, 130],
    ['foot in column', inColumn, 180],
    ['light horse in line', hussars, 320],
    ['light horse in column', hussarsInColumn, 380],
    ['heavy horse in line', cuirassiers, 280],
    ['heavy horse in column', heavyColumn, 320],
    // Tired troops keep three quarters of the move, exhausted ones half: our chart.
    ['tired foot in line', with_('tired'), 105],
    ['exhausted foot in line', with_('exhausted'), 80],
  ])('%s: %#', (_who, at, most) => {
    expect(refusal(against(at(most)), ORDER)).toBeNull();
    expect(refusal(against(at(most + 1)), ORDER)).toBe('dg.charge.bonus charge-too-long');
    const { has, needs } = chargeBy(play(against(at(most)), [ORDER]).state, 'foe');
    expect([inMm(has), inMm(needs)]).toEqual([most, most]);
  });

  const area = (kind: string, from = 461, to = 761) => ({
    ground: { kind, rectangle: { at: [900, (from + to) / 2], size: [700, to - from] } },
  });
  const line = (kind: string, more = {}) => ({
    ground: {
      kind,
      line: [
        [600, 500],
        [1200, 500],
      ],
      ...more,
    },
  });
  test.each([
    ['foot on a gentle slope: 75 and 30', foot(100), area('gentle-slope'), ORDER, 105],
    ['horse on a gentle slope: 150 and 80', cuirassiers(200), area('gentle-slope'), ORDER, 230],
    ['foot on a medium slope: 50 and 30', foot(70), area('medium-slope'), ORDER, 80],
    ['foot over a low wall: 25 less', foot(100), line('low-wall'), ASSAULT, 105],
    ['foot over a high hedge: 50 less', foot(80), line('high-hedge'), ASSAULT, 80],
    ['horse over a stream of 10 mm: 10 less', cuirassiers(200), line('stream', { width: 10 }), ORDER, 270],
    ['in open woods: 50 and 30', foot(70), area('open-wood'), ASSAULT, 80],
    ['in dense woods: 25 and 30', foot(50), area('dense-wood'), ASSAULT, 55],
  ])('%s', (...[, foe, terrain, order, has]) => {
    const { state } = play(against(foe, { terrain }), [order]);
    expect(inMm(chargeBy(state, 'foe').has)).toBeCloseTo(has, 0);
  });

  test('by one reading ground takes its part of the bonus as well', () => {
    const state = against(foot(90), { terrain: area('gentle-slope'), readings: { 'dg-030': 'before' } });
    expect(inMm(chargeBy(play(state, [ORDER]).state, 'foe').has)).toBe(97.5);
  });
});
