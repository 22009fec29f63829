import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, patched } from '../../src/sent/patches.ts';

/** A value after a round trip as a difference. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ['nothing', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, undefined],
  ['one part', { a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } }, { b: { d: 4 } }],
  ['a new part', { a: 1 }, { a: 1, b: null }, { b: null }],
  ['a part that goes', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
  ['an item of a list', [1, { a: 1 }, 3], [1, { a: 2 }, 3], { 1: { a: 2 } }],
  ['a longer list', [1], [1, 2], { 1: 2, length: 2 }],
  ['a shorter list', [1, 2, 3], [1, 2], { length: 2 }],
  ['a list for an object', { a: 1 }, [1], [[1]]],
  ['a part that goes, and that every object inherits', { valueOf: '' }, {}, [{}]],
  ['a new member with an inherited name', {}, { valueOf: '' }, { valueOf: '' }],
])('the change is %s', (_what, old, next, change) => {
  expect(difference(old, next)).toEqual(change);
  expect(patched(old, sent(change ?? {}))).toEqual(next);
});

test('any value can be patched into any other, without mutation', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map(sent);
  fc.assert(
    fc.property(json, json, (old, next) => {
      const before = sent(old);
      const change = difference(old, next);
      if (change === undefined) expect(next).toEqual(old);
      else expect(patched(old, sent(change))).toEqual(next);
      expect(old).toEqual(before);
    }),
  );
});

test('a member called __proto__ is a member like any other', () => {
  const next: unknown = JSON.parse('{"__proto__":[1]}');
  expect(JSON.stringify(patched({}, sent(difference({}, next))))).toBe('{"__proto__":[1]}');
});
