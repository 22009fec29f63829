import { expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { enemiesTouching } from '../../../src/games/regiments-and-roundshot/formations/contact.ts';
import { formationOf, shapeOf } from '../../../src/games/regiments-and-roundshot/formations/formation.ts';
import type { Unit } from '../../../src/games/regiments-and-roundshot/state.ts';
import { field, foot, guns, horse, the } from './field.ts';

const ids = (units: readonly Unit[]): readonly string[] => units.map(({ id }) => id).toSorted();

/** The figures of the formation of `a`, and its shape. */
const formed = (units: readonly Unit[], readings: Readings = {}) => {
  const state = field(units, readings);
  const all = formationOf(state, the(state, 'a'));
  return [ids(all).join(' '), shapeOf(state, all as [Unit, ...Unit[]])];
};

test('a row that runs the way its figures face is a column, and square to it a line', () => {
  expect(formed(foot('french', { a: [12, 10], b: [12, 9.5], c: [12, 9] }))).toEqual(['a b c', 'column']);
  expect(formed(foot('french', { a: [12, 10, 'south'], b: [12, 9.5, 'south'] }))).toEqual(['a b', 'column']);
  expect(formed(foot('french', { a: [12, 10], b: [12.5, 10], c: [11.5, 10] }))).toEqual(['a b c', 'line']);
});

test('bent rows, blocks, steps and two facings are irregular', () => {
  expect(formed(foot('french', { a: [12, 10], b: [12.5, 10], c: [12.5, 9.5] }))[1]).toBe('irregular');
  expect(formed(foot('french', { a: [12, 10], b: [12.5, 10.5] }))).toEqual(['a b', 'irregular']);
  expect(formed(foot('french', { a: [12, 10], b: [12, 9.5, 'east'] }))).toEqual(['a b', 'irregular']);
  expect(formed(foot('french', { a: [12, 10], b: [12, 9.5, 'south'] }))).toEqual(['a b', 'irregular']);
  expect(formed(foot('french', { a: [12, 10], b: [12, 9.5], c: [12, 9, 'east'] }))).toEqual(['a b c', 'irregular']);
});

test('a block two wide and three deep is a column by its longer side, under one reading', () => {
  const block = foot('french', { a: [12, 10], b: [12.5, 10], c: [12, 9.5], d: [12.5, 9.5], e: [12, 9], f: [12.5, 9] });
  expect(formed(block)[1]).toBe('irregular');
  expect(formed(block, { 'rr-009': 'longest-axis' })[1]).toBe('column');
  expect(formed(block.slice(0, 4), { 'rr-009': 'longest-axis' })[1]).toBe('irregular');
  expect(formed(block.slice(0, 2), { 'rr-009': 'longest-axis' })[1]).toBe('line');
});

test('a figure by itself is irregular, or in column under one reading', () => {
  const one = foot('french', { a: [12, 10] });
  expect(formed(one)).toEqual(['a', 'irregular']);
  expect(formed(one, { 'rr-010': 'column' })[1]).toBe('column');
});

test('only friends of one type are one formation, though others touch', () => {
  const all = [
    ...foot('french', { a: [12, 10], b: [12.5, 10], c: [14, 10] }),
    ...guns('french', { gun: [11.5, 10] }),
    ...foot('allied', { enemy: [12, 10.5] }),
  ];
  expect(formed(all)[0]).toBe('a b');
});

test('a corner is contact, unless only edges count', () => {
  const all = foot('french', { a: [12, 10], b: [12.5, 10.5] });
  expect(formed(all)[0]).toBe('a b');
  expect(formed(all, { 'rr-004': 'edges-only' })[0]).toBe('a');
});

test('an HQ joins the cavalry that it touches, unless it is always apart', () => {
  const all = horse('french', { a: [12, 10], general: [12.5, 10, 'north', { isHq: true }] });
  expect(formed(all)[0]).toBe('a general');
  expect(formed(all, { 'rr-011': 'apart' })[0]).toBe('a');
});

test('a figure that routs belongs to no formation, and does not link others', () => {
  const all = foot('french', { a: [12, 10], b: [12.5, 10, 'north', { condition: 'routing' }], c: [13, 10] });
  expect(formed(all)[0]).toBe('a');
  expect(formed(all, { 'rr-057': 'still-a-unit' })[0]).toBe('a b c');
  const state = field(all);
  expect(ids(formationOf(state, the(state, 'b')))).toEqual(['b']);
});

test('cavalry and guns are an inch deep under one reading, so they touch from farther', () => {
  const all = horse('french', { a: [12, 10], b: [12, 9] });
  expect(formed(all)[0]).toBe('a');
  expect(formed(all, { 'rr-002': 'by-type' })[0]).toBe('a b');
});

test('such figures that are turned touch by their corners though they stand farther apart than an inch', () => {
  const all = guns('french', { a: [12, 10, 'north-east'], b: [13.0607, 10.3536, 'north-east'] });
  expect(formed(all, { 'rr-002': 'by-type' })[0]).toBe('a b');
});

test('the head of a column touches three of a line, two of them by corners', () => {
  const all = [
    ...foot('french', { voltigeurs: [12, 12.5], eighth: [12, 12] }),
    ...foot('allied', {
      jagers: [12.5, 13, 'south'],
      grenzers: [12, 13, 'south'],
      landwehr: [11.5, 13, 'south', { condition: 'routing' }],
    }),
  ];
  const touching = (readings: Readings) => {
    const state = field(all, readings);
    return ids(enemiesTouching(state, the(state, 'voltigeurs')));
  };
  expect(touching({})).toEqual(['grenzers', 'jagers']);
  expect(touching({ 'rr-057': 'still-a-unit' })).toEqual(['grenzers', 'jagers', 'landwehr']);
  expect(touching({ 'rr-004': 'edges-only' })).toEqual(['grenzers']);
});
