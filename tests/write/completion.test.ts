import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileSchemas } from '../../src/integrations/schemas/files.ts';
import { schemaGame } from '../../src/integrations/schemas/index.ts';
import { contentRoot } from '../../src/register/folders.ts';
import { completions, type Schema } from '../../src/write/completion.ts';

const schema = fileSchemas(await schemaGame('two-by-two', contentRoot('two-by-two')))['scenario'] as Schema;
const labels = (text: string): readonly string[] => completions(text.split('\n'), schema).map(({ label }) => label);

test('at the top of a file stand its keys', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['id', 'title', 'board', 'steps']));
  expect(labels('id: tt.new\n')).toContain('teaches');
});

test('within a step stand the keys of a step, whatever stands above', () => {
  const step = 'steps:\n  - id: one\n    expect:\n      allowed: []\n    ';
  expect(labels(step)).toEqual(expect.arrayContaining(['say', 'order', 'expect', 'task']));
  expect(labels(step)).not.toContain('steps');
  expect(labels('steps:\n  - ')).toContain('title');
});

test('within an expectation stand its keys, over several lines and within braces', () => {
  for (const text of ['steps:\n  - id: one\n    expect:\n      ', 'steps:\n  - id: one\n    expect: { allowed: [], '])
    expect(labels(text)).toEqual(expect.arrayContaining(['refused', 'events', 'units']));
});

test('after a key stand the words that may follow', () => {
  expect(labels('game: ')).toEqual(['two-by-two']);
  expect(labels('board:\n  now:\n    phase: ')).toContain('move');
  expect(labels('board:\n  units:\n    french:\n      foot: { type: ')).toContain('guard');
  expect(labels('steps:\n  - id: one\n    expect:\n      refused: ')).toContain('tt.units.move-column');
});

test('in an order stand the keys of all orders', () => {
  expect(labels('steps:\n  - id: one\n    order: { ')).toEqual(expect.arrayContaining(['move', 'shoot']));
});

test('nothing is told of a place that the schema does not know', () => {
  expect(labels('nonsense:\n  - deep:\n      ')).toEqual([]);
});

test('every key of a whole file is one that is told at its place', () => {
  const rows = readFileSync('content/two-by-two/scenarios/turn-and-go.yaml', 'utf8').split('\n');
  const wrong = rows.flatMap((row, at) => {
    const [, indent = '', key] = /^((?: {2})*(?:- )?)([a-z]+):(?: |$)/.exec(row) ?? [];
    if (key === undefined || ['allied', 'french', 'uhlans', 'fusiliers', 'guard'].includes(key)) return [];
    return labels([...rows.slice(0, at), indent].join('\n')).includes(key) ? [] : [`${at + 1}: ${row}`];
  });
  expect(wrong).toEqual([]);
});
