import { expect, test } from 'vitest';
import type { Scripted } from '../../../src/core/dice.ts';
import { carry, engine, stand, type Order, type State } from './field.ts';
import { marching } from './tables.ts';

const { words } = engine;

/** The sentence for the refusal of an order. */
function refusal(state: State, order: Order): string {
  const verdict = engine.judge(state, order);
  return verdict.ok ? 'allowed' : words.refusal(verdict, state);
}

test('a refused column names the unit that is in a formation already', () => {
  const state = marching({ unit: 'c3', a: 'd3', b: 'd4 square', c: 'e3 column', e: 'e3 column' });
  const said = (unit: string, other: string) => refusal(state, { type: 'form-column', unit, other });
  expect(said('a', 'b')).toBe('The b is in Square, and cannot join a column.');
  expect(said('c', 'a')).toBe('The c is in a column already.');
});

test('a refused Square names the ground that forbids it', () => {
  const state = marching({ unit: 'c3', a: 'd3', b: 'e3' }, { ground: { d3: 'woods', e3: 'road' } });
  const said = (unit: string) => refusal(state, { type: 'form-square', unit });
  expect(said('a')).toBe('d3 is woods: no unit can form Square there.');
  expect(said('b')).toBe('e3 is a road, and a Square needs open ground.');
});

test('a die to roll again is called by what it shows', () => {
  const units = { horse: 'heavy-cavalry c3', general: 'brigadier c2', x: 'allied line-infantry c4' };
  const dice: readonly Scripted[] = [{ 'attack.1': 3 }, { 'attack.2': 1 }, { 'defence.1': 4 }];
  const before = stand(units, { phase: 'fighting' });
  const { state } = carry(before, [{ type: 'attack', unit: 'horse', enemy: 'x' }], dice);
  const reroll: Order = { type: 'reroll', unit: 'horse', die: 2 };
  expect(words.order(reroll, state)).toBe('Roll the 1 of the horse again');
  expect(words.order(reroll, before), 'no die lies on the table').toBe('Roll die 2 of the horse again');
});

test('two equal dice to roll again have two names', () => {
  const units = { horse: 'heavy-cavalry c3', general: 'brigadier c2', x: 'allied line-infantry c4' };
  const dice: readonly Scripted[] = [{ 'attack.1': 4 }, { 'attack.2': 4 }, { 'defence.1': 5 }];
  const { state } = carry(stand(units, { phase: 'fighting' }), [{ type: 'attack', unit: 'horse', enemy: 'x' }], dice);
  const offered = (engine.options(state) ?? []).map(({ order }) => words.order(order, state));
  expect(offered).toEqual([
    'Roll the first 4 of the horse again',
    'Roll the second 4 of the horse again',
    'Keep the dice of the horse',
  ]);
});
