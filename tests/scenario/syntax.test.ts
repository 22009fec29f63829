import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/scenario/files/syntax.ts';

const told = (text: string): readonly string[] =>
  parseYaml(text).faults.map(({ line, column, found, wanted }) => `${line}:${column} ${found}; ${wanted}`);

describe('a mistake in YAML is told once, in our own words, and the rest is read as it was meant:', () => {
  test.each<readonly [what: string, text: string, told: readonly string[], read: unknown]>([
    [
      'a colon in a text',
      'title: Note: this\nb: 2\n',
      ['1:8 a colon in a text without quotes; the text in quotes: title: "Note: this"'],
      { title: 'Note: this', b: 2 },
    ],
    [
      'a tab as indentation',
      'a:\n  x: 1\n\ty: 2\n\tz: 3\nb: 2\n',
      ['3:1 a tab as indentation, also in line 4; spaces'],
      { a: { x: 1, y: 2, z: 3 }, b: 2 },
    ],
    [
      'a tab below a key',
      'a:\n  y:\n\t  z: 3\n  w: 2\n',
      ['3:1 a tab as indentation; spaces'],
      { a: { y: { z: 3 }, w: 2 } },
    ],
    [
      'an open bracket',
      'a: [1, { x: 2\nb: 2\n',
      ['1:14 a { that is not closed; } behind it'],
      { a: [1, { x: 2 }], b: 2 },
    ],
    [
      'an open text',
      'a: "x\nb: 2\n',
      ['1:6 a text whose quotation mark " is not closed; " at its end'],
      { a: 'x', b: 2 },
    ],
    [
      'a quotation mark within a text',
      "a: 'it's so'\nb: 2\n",
      ['1:4 a text behind the closing \'; the whole text in quotes: a: "it\'s so"'],
      { a: "it's so", b: 2 },
    ],
    [
      'a line too far to the left',
      'a:\n  x: 1\n y: 2\n',
      ['3:2 a line that starts after 1 space; 2 spaces, as its neighbours have'],
      { a: { x: 1, y: 2 } },
    ],
    [
      'no space after a colon',
      'b: 2\na:1\nc: 3\n',
      ['2:3 a colon without a space after it; a space: a: 1'],
      { b: 2, a: 1, c: 3 },
    ],
    [
      'a sign at the start',
      'a: @x\nb: 1\n',
      ['1:4 a text that begins with @; the text in quotes: a: "@x"'],
      { a: '@x', b: 1 },
    ],
    [
      'several at once',
      'a: x: y\nb: [1\nc: 3\nd:4\n',
      [
        '1:4 a colon in a text without quotes; the text in quotes: a: "x: y"',
        '2:6 a [ that is not closed; ] behind it',
        '4:3 a colon without a space after it; a space: d: 4',
      ],
      { a: 'x: y', b: [1], c: 3, d: 4 },
    ],
  ])('%s', (_what, text, faults, read) => {
    expect(told(text)).toEqual(faults);
    expect(parseYaml(text).document.toJS()).toEqual(read);
  });
});

describe('a mistake that cannot be mended is told too:', () => {
  test.each([
    ['a key that stands twice', 'a: 1\na: 2\n', ['2:1 the key a again; each key once'], Infinity],
    ['a tag', 'a: !!js 1\n', ['1:4 the tag !!js; a plain value without a tag'], Infinity],
    ['a line without a colon', 'a: 1\nb\nc: 1\n', ['2:1 a line without a colon and a space; (…)'], 2],
    ['a colon within a list', 'a: 1\nb: {x: foo: 2}\n', ['2:8 a colon within a value; (…)'], 2],
    [
      'a list behind a key',
      'a: x\nb: - z\n',
      ['2:4 Unexpected block-seq-ind on same line with key; well-formed YAML'],
      2,
    ],
  ])('%s', (_what, text, faults, until) => {
    const all = told(text).map((each, i) =>
      faults[i]?.endsWith('(…)') === true ? each.replace(/; .*/, '; (…)') : each,
    );
    expect(all).toEqual(faults);
    expect(parseYaml(text).until).toBe(until);
  });
});
