import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { board, body, END, placeOf, play, refusal } from './playing.ts';
import { across } from './units.ts';

/** Hussars 230 mm before a line, which stands and fires at them. */
const charged = (readings: Readings, dice: readonly Scripted[]) =>
  play(
    board(
      { hussars: { type: 'french-hussars', figures: 8, at: [900, 450], facing: 'north' } },
      { line: across(230, { at: [900, 707.5] }) },
      { now: { phase: 'charges-declared' }, readings },
    ),
    [{ charge: 'hussars', at: 'line' }, END, { stand: 'line' }],
    dice,
  );

describe('a charger who is halted', () => {
  const dice: readonly Scripted[] = [
    { 'reaction.line': 3 },
    { 'fire.line': 1 },
    { 'morale.hussars': 9 },
    { 'control.hussars': 5 },
  ];

  test('stands where the fire met him, unformed, and tests his control', () => {
    const { state, types } = charged({}, dice);
    expect(types).toContain('control-tested');
    expect(types).not.toContain('fell-back');
    expect(body(state, 'hussars')).toMatchObject({ mood: 'shaken', order: 'unformed' });
    expect(placeOf(state, 'hussars')[1]).toBe(480);
  });

  test('has come half the way by one reading', () => {
    expect(placeOf(charged({ 'dg-142': 'half-way' }, dice).state, 'hussars')[1]).toBe(580);
  });
});

describe('by one reading foot that is charged tests its morale first', () => {
  const both = { 'dg-034': 'both-lists' };

  test('and if it breaks it is ridden down', () => {
    const { state, types } = charged(both, [{ 'morale.line': 0 }, { 'morale.hussars': 1 }]);
    expect(types).not.toContain('reaction-tested');
    expect(body(state, 'line').mood).toBe('routing');
    expect(state.charging.charges[0]).toMatchObject({ meets: 'rides-down' });
  });

  test('and if it is shaken it has fallen back', () => {
    const { state } = charged(both, [{ 'morale.line': 5 }, { 'morale.hussars': 1 }]);
    expect(body(state, 'line').mood).toBe('shaken');
    expect(state.charging.charges[0]).toMatchObject({ meets: 'meets-retiring' });
  });
});

test('by one reading a third point is a rout', () => {
  const { types } = charged({ 'dg-035': 'exact' }, [{ 'reaction.line': 9 }]);
  expect(types).toContain('unit-broke');
  expect(types).not.toContain('evaded');
});

test('by one reading horse that may do something else does not stand', () => {
  const stands = (readings: Readings) => {
    const start = board(
      { hussars: { type: 'french-hussars', figures: 8, at: [900, 450], facing: 'north' } },
      { dragoons: { type: 'austrian-dragoons', figures: 8, at: [900, 650], facing: 'south' } },
      { now: { phase: 'charges-declared' }, readings },
    );
    return refusal(play(start, [{ charge: 'hussars', at: 'dragoons' }, END]).state, { stand: 'dragoons' });
  };
  expect(stands({})).toBeNull();
  expect(stands({ 'dg-116': 'listed-only' })).toBe('dg.reaction.cavalry-countercharge no-standing');
});
