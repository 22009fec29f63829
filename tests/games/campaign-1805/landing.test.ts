import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { Readings } from '../../../src/core/ids.ts';
import { engine, type State } from '../../../src/games/campaign-1805/index.ts';
import { battle, DAWN, play, refusal } from './battlefield.ts';

describe('Landing', () => {
  const LANDING = { ...DAWN, deployment: 'landing', attacker: 'french', sea: { edge: 'south', shore: 10 } };
  const landing = (readings: Readings = {}) => battle(LANDING, {}, readings);
  const DEFENDED = [
    { place: 'landwehr', to: [40, 90] },
    { place: 'musketeers', to: [60, 90] },
  ] as const;
  const defended = (readings: Readings = {}) => play(landing(readings), DEFENDED).state;
  const rolls = (line: number, guards: number): readonly Scripted[] => [
    { 'landing.line': line },
    { 'landing.guards': guards },
  ];
  const DICE = rolls(6, 5);

  test('the defender alone is placed, 18 cm from the sea', () => {
    expect(landing().terrain['sea']).toMatchObject({ kind: 'water' });
    expect(refusal(landing(), { place: 'landwehr', to: [40, 28.9], facing: 'south' })).toBe('too-near-sea');
    expect(refusal(landing(), { place: 'landwehr', to: [40, 29], facing: 'south' })).toBeNull();
    expect(refusal(landing(), { place: 'line', to: [40, 90] })).toBe('not-to-place');
    expect(defended()).toMatchObject({ deployed: 'allied', homes: { french: ['south'] } });
  });

  test('each body at sea rolls before the orders, and lands with its rear on the shore', () => {
    const { state } = play(defended(), [{ roll: 'landing' }], DICE);
    expect(state.battle!.ashore).toEqual(['line']);
    expect(state.awaits).toMatchObject({ sides: ['french'], orders: ['place', 'leave'] });
    expect(refusal(state, { place: 'guards', to: [60, 11] })).toBe('not-to-place');
    expect(refusal(state, { place: 'line', to: [60, 12] })).toBe('not-on-shore');
    const ashore = play(state, [{ place: 'line', to: [60, 11] }]).state;
    expect(ashore.awaits!.orders).toEqual(['roll']);
    expect(ashore.units['line']).toMatchObject({ facing: [0, 1_000_000] });
    expect(ashore.acted).toEqual({});
  });

  test.each([
    [2, 4, 3],
    [3, 2, 1],
  ])('on turn %i a %i lands and a %i does not', (turn, lands, stays) => {
    const { state } = play({ ...defended(), turn }, [{ roll: 'landing' }], rolls(lands, stays));
    expect(state.battle!.ashore).toEqual(['line']);
  });

  test('on turn 4 all land without a roll', () => {
    const { state } = play({ ...defended(), turn: 4 }, [{ roll: 'landing' }]);
    expect(state.battle!.ashore).toEqual(['line', 'guards']);
  });

  test('by one reading they roll in normal movement, move from the shore, and do nothing else', () => {
    const start = defended({ 'cf-009': 'movement-only' });
    expect(start.awaits!.orders).toEqual(['roll']);
    const moving = engine.at({ ...start, holder: 'french' }, { side: 'french', phase: 'movement' });
    expect(moving.awaits!.orders).toEqual(['roll-landing']);
    const { state } = play(moving, [{ roll: 'landing' }], DICE);
    expect(refusal(state, { place: 'line', to: [60, 15.1] })).toBe('not-on-shore');
    const ashore = play(state, [{ place: 'line', to: [60, 15] }]).state;
    expect(ashore.acted).toEqual({ line: 'moved' });
    expect(ashore.awaits!.orders).toEqual(['end-phase']);
  });

  test('those at sea are not lost', () => {
    const awaits = { sides: ['french'], kind: 'phase', orders: ['end-phase'], by: 'cf.turn.sequence' } as const;
    const gone: State = { ...defended(), units: {}, phase: 'melee', awaits };
    expect(play(gone, [{ end: 'phase' }]).state.battle!.over).toEqual({ winner: 'french', because: 'field-taken' });
  });
});
