import { describe, expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { board, body, END, play } from './playing.ts';
import { LINE, FOE } from './units.ts';

const FIRE = { fire: 'unit', at: 'foe' };

describe('a general near a target', () => {
  const at = (face: number, readings: Readings = {}) => {
    const state = board(
      { unit: LINE },
      {
        foe: { ...FOE, at: [900, 560], brigade: 'first' },
        other: { ...FOE, at: [1200, 560], brigade: 'second' },
        chief: { type: 'brigadier', at: [900, 600], facing: 'south', rating: 3, brigade: 'first' },
      },
      { now: { phase: 'firing' }, readings },
    );
    const killed = face === 0 ? [{ 'morale.foe': 1 }] : [];
    const leaderless = face === 0 && readings['dg-117'] !== 'no-control-test' ? [{ 'control.foe': 5 }] : [];
    return play(
      { ...state, readings },
      [FIRE],
      [{ 'fire.unit': 0 }, { 'risk.chief': face }, ...killed, { 'morale.foe': 1 }, ...leaderless],
    );
  };

  test('may be hit by a nought', () => {
    expect(at(4).events[1]).toMatchObject({ type: 'general-hit', wound: 'light' });
    expect(at(4, { 'dg-060': 'light-1-2' }).events[1]).toMatchObject({ wound: 'moderate' });
    const moderate = at(5).state.units['chief'];
    expect(moderate).toMatchObject({ rating: 1 });
    expect(at(8).state.units['chief']).toBeUndefined();
  });

  test('if he is killed his own units test that see it', () => {
    const { events } = at(0);
    expect(events.flatMap((event) => (event.type === 'morale-tested' ? [[event.unit, event.because]] : []))).toEqual([
      ['foe', 'commander'],
      ['foe', 'losses'],
    ]);
  });

  test('and his brigade its control, unless by one reading', () => {
    const controlled = (readings: Readings) => at(0, readings).types.filter((type) => type === 'control-tested').length;
    expect([controlled({}), controlled({ 'dg-117': 'no-control-test' })]).toEqual([1, 0]);
  });

  test('is safe from any other face, and beyond 50 mm', () => {
    const state = board(
      { unit: LINE },
      { foe: { ...FOE, at: [900, 560] }, chief: { type: 'brigadier', at: [900, 640], facing: 'south' } },
      { now: { phase: 'firing' } },
    );
    expect(play(state, [FIRE], [{ 'fire.unit': 0 }, { 'morale.foe': 1 }]).types).not.toContain('general-hit');
  });
});

test('who is fired at while he reforms tests first', () => {
  const start = board(
    { unit: { ...LINE, type: 'french-line', condition: 'unformed' } },
    { foe: { ...FOE, at: [900, 900] } },
    { now: { phase: 'command-rally' } },
  );
  const shot = { ...start, remembered: { ...start.remembered, harassed: ['unit'] } };
  // 70, less 10 for being unformed.
  const order = (face: number, readings = {}) =>
    body(play({ ...shot, readings }, [END], [{ 'morale.unit': face }]).state, 'unit').order;
  expect([order(5), order(6), order(7)]).toEqual(['formed', 'unformed', 'unformed']);
  expect(order(6, { 'dg-023': 'not-broken-is-enough' })).toBe('formed');
});
