import { expect, test } from 'vitest';
import type { Readings } from '../../../src/core/ids.ts';
import { DEEP, ONE } from './battlefield.ts';
import { begin, judged, type Field } from './field.ts';

/*
 * The way of a charge, its end, and the units that it touches there (tt.contact.straight-ahead,
 * tt.contact.cavalry-town; tt-015, tt-041).
 */

const said = (field: Omit<Field, 'now'>, legs: readonly string[] = ['forward to contact'], readings: Readings = {}) =>
  judged(begin({ ...field, now: { phase: 'move' } }, readings), { charge: 'a', at: 'b', legs });
const OK = /^ok/;

test('whoever touches two may start a melee with both', () => {
  const beside = (c: string): Field => ({
    french: { a: 'guard 16,12 north' },
    allied: { b: 'infantry 15.3,15 south', c: `${c} 16.7,15 south` },
  });
  expect(said(beside('infantry'))).toMatch(OK);
  expect(said(beside('lancers'))).toBe('tt.melee.infantry-not-cavalry foot-at-horse');
});

test('straight is straight, in one leg or in two', () => {
  const near: Field = { french: { a: 'guard 16,12 north' }, allied: { b: 'infantry beside=a:front:3' } };
  const NEEDS = { 'tt-015': 'needs-two' };
  expect(said(near, ['forward 1.5', 'forward to contact'], NEEDS)).toMatch(OK);
});

test('cavalry that ends its charge in a town has gone in, and not through', () => {
  const end = (y: number): Field => ({
    french: { a: 'heavy-cavalry 16,12 north' },
    allied: { b: 'infantry 16,16 south' },
    terrain: { town: { kind: 'town', rectangle: { at: [16, y], size: [3, 1] } } },
  });
  const IN = { 'tt-041': 'in-and-out-only' };
  expect([said(end(15.4)), said(end(15.4), undefined, IN)]).toEqual([
    'tt.contact.cavalry-town through-town',
    expect.stringMatching(OK),
  ]);
  expect(said(end(14), undefined, IN)).toBe('tt.contact.cavalry-town through-town');
});

test('an enemy on the very edge of a wood is reached from outside, and one inside is not', () => {
  const edge = (y: number): Field => ({
    french: { a: 'infantry 16,12 north' },
    allied: { b: 'light 16,15 south' },
    terrain: { wood: { kind: 'woods', rectangle: { at: [16, y], size: [4, 2] } } },
  });
  expect(said(edge(16 - DEEP / ONE))).toMatch(OK);
  expect(said(edge(15.4))).toBe('tt.move.woods-impassable impassable');
});
