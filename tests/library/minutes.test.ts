import { expect, test } from 'vitest';
import { readMdx } from '../../src/library/mdx.ts';
import { minutesFor, wordsIn } from '../../src/library/chapter.ts';

const words = (source: string): number => {
  const mdx = readMdx(source, 'a.mdx');
  return mdx.ok ? wordsIn(mdx.value.text) : NaN;
};

test.each([
  ['plain words, with what touches them', 'One square, or two: the gun’s own.\n', 7],
  ['numbers, but no dashes', 'From 2 – to 6 – it reaches.\n', 6],
  ['headings, emphasis, code and links', '## The gun\n\nIt *fires* at [a unit](/x/) by `d6`.\n', 9],
  ['a word whose end alone is marked', 'The _gun_’s own.\n', 3],
  ['lists and tables by their words', '1. One.\n2. Two.\n\n| A | B |\n| - | - |\n| c | d e |\n', 7],
  ['no frontmatter', '---\ntitle: The guns\n---\n\nText.\n', 1],
  ['no components, comments or ids', 'Text. <Clause id="pb.a.b" /> {/* not this */}\n\n<Board scenario="pb.x" />\n', 1],
  ['what is inside a component', '<Questions>\n\nTwo words.\n\n</Questions>\n', 2],
])('running text counts %s', (_what, source, count) => {
  expect(words(source)).toBe(count);
});

test.each([
  [200, 0, 0, 1],
  [0, 4, 0, 1],
  [400, 12, 0, 5],
  [500, 0, 0, 3],
  [499, 0, 0, 2],
  [10, 1, 1, 1],
  [400, 12, 6, 7],
])('%i words, %i steps and %i answers take %i minutes', (text, steps, answers, minutes) => {
  expect(minutesFor(text, steps, answers)).toBe(minutes);
});
