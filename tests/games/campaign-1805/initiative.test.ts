import { describe, expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import type { State } from '../../../src/games/campaign-1805/state.ts';
import { words } from '../../../src/games/campaign-1805/words.ts';
import { field, line, musketeers } from './field.ts';
import { play } from './playing.ts';

const board = (readings: State['readings'] = {}, given: Partial<State> = {}): State =>
  field([line(), musketeers()], { phase: 'initiative', holder: null, deployed: 'allied', readings, ...given });

const roll = (state: State, ...faces: readonly number[]) =>
  play(
    state,
    [{ type: 'roll' }],
    faces.map((face, n): Scripted => ({ [`initiative.${n % 2 === 0 ? 'french' : 'allied'}`]: face })),
  ).events[0];

describe('the roll for the initiative', () => {
  test('is made with a D10, by one reading with a D6', () => {
    expect(roll(board(), 9, 4)).toMatchObject({
      winner: 'french',
      reasons: [{ terms: [{ label: 'The French, D10' }, {}] }, {}],
    });
    expect(roll(board({ 'cf-011': 'd6' }), 6, 4)).toMatchObject({
      reasons: [{ terms: [{ label: 'The French, D6' }, {}] }, {}],
    });
    expect(() => roll(board({ 'cf-011': 'd6' }), 9, 4)).toThrow();
  });

  test('is made again when level, by one reading won by whoever deployed first', () => {
    expect(roll(board(), 5, 4, 8, 2)).toMatchObject({ winner: 'french' });
    expect(roll(board({ 'cf-012': 'first-deployer' }), 5, 4)).toMatchObject({
      winner: 'allied',
      reasons: [
        { total: 5, test: { number: 6, word: 'lower' } },
        { total: 5, test: { number: 5, word: 'higher' } },
      ],
    });
    expect(roll(board({ 'cf-012': 'first-deployer' }, { deployed: 'french' }), 4, 5)).toMatchObject({
      winner: 'french',
    });
    expect(roll(board({ 'cf-012': 'first-deployer' }, { deployed: null }), 4, 4, 5, 4)).toMatchObject({
      winner: 'french',
    });
  });

  test('has the 1 of the first to deploy in every turn, by one reading in the first alone', () => {
    expect(roll(board({}, { turn: 3 }), 5, 5)).toMatchObject({ winner: 'allied' });
    expect(roll(board({ 'cf-013': 'first-turn' }), 5, 5)).toMatchObject({ winner: 'allied' });
    expect(roll(board({ 'cf-013': 'first-turn' }, { turn: 2 }), 6, 5)).toMatchObject({
      winner: 'french',
      reasons: [{ total: 6 }, { total: 5 }],
    });
  });
});

describe('the roll as it is told', () => {
  const sentence = (state: State, ...faces: readonly number[]) => words.event(roll(state, ...faces)!, state);

  test('has the winner and the higher total first, whichever side wins', () => {
    expect(sentence(board(), 9, 4)).toBe('The French win the initiative, 9 to 5.');
    expect(sentence(board(), 8, 9)).toBe('The Austrians win the initiative, 10 to 8.');
  });
});

describe('whoever is given the initiative', () => {
  const given = (readings: State['readings']) =>
    play(
      board(readings),
      [{ type: 'roll' }, { type: 'give' }],
      [{ 'initiative.french': 9 }, { 'initiative.allied': 2 }],
    ).state;
  const firing = (state: State): State =>
    play(
      {
        ...state,
        phase: 'movement',
        awaits: { ...state.awaits!, kind: 'phase', orders: ['end-phase'], sides: [state.side] },
      },
      [{ type: 'end-phase' }],
    ).state;

  test('has all of it, by one reading all but the first shot', () => {
    expect(given({})).toMatchObject({ holder: 'allied', winner: 'french', side: 'allied' });
    expect(firing(given({}))).toMatchObject({ phase: 'firing', side: 'allied' });
    expect(firing(given({ 'cf-014': 'roll-winner' }))).toMatchObject({ phase: 'firing', side: 'french' });
  });

  test('fires in the second half of the phase where the winner of the roll fires first', () => {
    const first = firing(given({ 'cf-014': 'roll-winner' }));
    const second = play(first, [{ type: 'end-phase' }]).state;
    expect(second).toMatchObject({ phase: 'firing', side: 'allied' });
    expect(play(second, [{ type: 'end-phase' }]).state).toMatchObject({ phase: 'melee', side: 'allied' });
  });
});
