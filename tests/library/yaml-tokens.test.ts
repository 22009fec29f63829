import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensOf } from '../../src/library/pages/yaml-tokens.ts';

const told = (text: string) => tokensOf(text).map(({ from, to, kind }) => [kind, text.slice(from, to)]);

test('keys, strings, numbers and comments are distinguished', () => {
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

test('in lists and flow mappings too', () => {
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

test('a block scalar is one token, without its indicator', () => {
  expect(told('say: >-\n  Straight\n  ahead.\nmap: |\n  1 ..\n    ab\n')).toEqual([
    ['key', 'say'],
    ['string', '  Straight\n  ahead.\n'],
    ['key', 'map'],
    ['string', '  1 ..\n    ab\n'],
  ]);
});

test('in all files of the project tokens do not overlap, and only punctuation is between them', () => {
  for (const file of globSync('content/*/{scenarios,rulings}/*.yaml')) {
    const text = readFileSync(file, 'utf8');
    let at = 0;
    let between = '';
    for (const { from, to } of tokensOf(text)) {
      expect(from, file).toBeGreaterThanOrEqual(at);
      between += text.slice(at, from);
      at = to;
    }
    expect(`${between}${text.slice(at)}`.replace(/[\s:,[\]{}|>?-]/g, ''), file).toBe('');
  }
});
