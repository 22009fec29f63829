import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../../src/components/pages/yaml-words.ts';

const told = (text: string) => wordsOf(text).map(({ from, to, kind }) => [kind, text.slice(from, to)]);

test('names, texts, numbers and remarks are told apart', () => {
  expect(told("# a board\nid: pb.a # here\nround: 2\nname: 'the gun'\nfired: true\n")).toEqual([
    ['comment', '# a board'],
    ['key', 'id'],
    ['string', 'pb.a'],
    ['comment', '# here'],
    ['key', 'round'],
    ['constant', '2'],
    ['key', 'name'],
    ['string', "'the gun'"],
    ['key', 'fired'],
    ['constant', 'true'],
  ]);
});

test('in lists and in braces too', () => {
  expect(told('- order: { fire: gun, at: d4 }\n  dice: [{ hit: 5 }]\n')).toEqual([
    ['key', 'order'],
    ['key', 'fire'],
    ['string', 'gun'],
    ['key', 'at'],
    ['string', 'd4'],
    ['key', 'dice'],
    ['key', 'hit'],
    ['constant', '5'],
  ]);
});

test('a text of several lines is one word, without the sign before it', () => {
  expect(told('say: >-\n  Straight\n  ahead.\nmap: |\n  1 ..\n    ab\n')).toEqual([
    ['key', 'say'],
    ['string', '  Straight\n  ahead.\n'],
    ['key', 'map'],
    ['string', '  1 ..\n    ab\n'],
  ]);
});

test('in every file of the project no word overlaps another, and between them stand only signs', () => {
  for (const file of globSync('content/*/{scenarios,rulings}/*.yaml')) {
    const text = readFileSync(file, 'utf8');
    let at = 0;
    let between = '';
    for (const { from, to } of wordsOf(text)) {
      expect(from, file).toBeGreaterThanOrEqual(at);
      between += text.slice(at, from);
      at = to;
    }
    expect(`${between}${text.slice(at)}`.replace(/[\s:,[\]{}|>?-]/g, ''), file).toBe('');
  }
});
