import { describe, expect, test } from 'vitest';
import { LESSON, mistakes, withPassage, wrongWith } from './mistakes.ts';

describe('what no file may contain', () => {
  const KEY = 'another name: JavaScript has its own use for this one';
  const UNSEEN = 'a text without control characters and direction marks';
  mistakes(LESSON, wrongWith, [
    [
      'a list that holds itself',
      'events: [unit-moved]',
      'events: &a [*a]',
      'found *a within itself, expected an alias outside the part that it repeats',
    ],
    [
      'a part that holds itself further in',
      'state: { units: { hussars: { at: a4 } } }',
      'state: &s { units: { hussars: *s } }',
      'found *s within itself, expected an alias outside the part that it repeats',
    ],
    ['a chance of toString', 'unharmed: 24/36', 'toString: 3/36', `found the key toString, expected ${KEY}`],
    [
      'a chance of a constructor',
      'unharmed: 24/36',
      'constructor: 35/36',
      `found the key constructor, expected ${KEY}`,
    ],
    ['a unit called prototype', '    hussars: {', '    prototype: {', `found the key prototype, expected ${KEY}`],
    ['a brigade called __proto__', 'falken: allied', '__proto__: allied', `found the key __proto__, expected ${KEY}`],
    [
      'a step called constructor',
      'id: the-shot',
      'id: constructor',
      `steps.1.id: found "constructor", expected ${KEY}`,
    ],
    ['NUL', 'say: Three squares.', 'say: Three\0squares.', `found the character U+0000, expected ${UNSEEN}`],
    [
      'NUL in disguise',
      'say: Three squares.',
      'say: "Three\\0squares."',
      `found the character U+0000, expected ${UNSEEN}`,
    ],
    [
      'a text turned round',
      'say: Three squares.',
      'say: Three \u202Esquares.',
      `found the character U+202E, expected ${UNSEEN}`,
    ],
    ['half a character', 'say: Three squares.', 'say: "\\uD800"', `found the character U+D800, expected ${UNSEEN}`],
    [
      'a comment turned round',
      'say: Three squares.',
      'say: Three. # \u2067',
      `found the character U+2067, expected ${UNSEEN}`,
    ],
    [
      'a number beyond counting',
      'round: 1,',
      'round: 1e308,',
      'found 1e+308, expected a number that can be stored exactly',
    ],
    ['no number at all', 'round: 1,', 'round: .nan,', 'found NaN, expected a number that can be stored exactly'],
    [
      'more rounds than are played',
      'round: 1,',
      'round: 10001,',
      'board.now.round: found 10001, expected a round, counted from 1, 10000 at most',
    ],
  ]);

  test('binary data instead of text', () => {
    expect(wrongWith(withPassage(LESSON, 'title: A lesson', 'title: !!binary QSBsZXNzb24='))).toEqual([
      expect.stringMatching(/^lesson\.yaml:2:8 found the tag !!binary, expected a plain value without a tag$/),
    ]);
  });

  test('an inherited property name is not an outcome', () => {
    const chance = 'goal: { chance: { of: constructor, atLeast: 0/36 } }';
    expect(wrongWith(withPassage(LESSON, 'goal: { event: unit-moved }', chance))).toEqual([
      expect.stringContaining('found 8 right and 0 wrong orders, expected at least one of each'),
    ]);
  });
});
