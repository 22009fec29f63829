import { describe, expect, test } from 'vitest';
import { formationsOf } from '../../../src/games/campaign-1805/moving/formation.ts';
import type { Order } from '../../../src/games/campaign-1805/orders.ts';
import { rules } from '../../../src/games/campaign-1805/rules.ts';
import { at, field, line, musketeers } from './field.ts';
import { play } from './playing.ts';

const orders = field([line(), musketeers({ at: at(60, 60) })], { phase: 'orders' });
const filesOf = (order: Order): number | undefined =>
  order.type === 'write' && order.does === 'move' ? order.files : 0;

describe('the formations of a body', () => {
  test('are one for each number of ranks, without its own', () => {
    expect(formationsOf({ ranks: ['oooo', 'oooo', 'oooo'] })).toEqual([12, 6, 3, 2, 1]);
    expect(formationsOf({ ranks: ['oooo', 'oo.o', 'oooo'] })).toEqual([11, 6, 4, 3, 2, 1]);
  });

  test('are offered on the spot, as far as no man goes too far', () => {
    const offered = rules.probe(orders, { unit: 'line', target: null }).map(({ order }) => order);
    expect(offered.map(filesOf).filter((files) => files !== 0)).toEqual([8, 6, 5, 4]);
    const column = offered.find((order) => filesOf(order) === 4)!;
    expect(rules.words.order(column, orders)).toBe('Write for the line: form 6 ranks of 4 on the spot');
    expect(play(orders, [column]).state.written['line']).toMatchObject({ end: { ranks: Array(6).fill('oooo') } });
  });

  test('are offered with a place, beside the one of now', () => {
    const there = rules.probe(orders, { unit: 'line', target: { point: at(60, 42) } }).map(({ order }) => order);
    expect(there.map(filesOf)).toEqual([undefined, 8, 6, 5, 4]);
    expect(rules.words.order(there[1]!, orders)).toContain('8 files wide');
  });

  test('are no candidates, and not offered in other phases', () => {
    const all = rules.candidates(orders, 'line').map(({ order }) => filesOf(order));
    expect(all.every((files) => files === 0 || files === undefined)).toBe(true);
    const firing = field([line(), musketeers()], { phase: 'firing' });
    expect(rules.probe(firing, { unit: 'line', target: null }).map(({ order }) => order.type)).not.toContain('write');
  });
});
