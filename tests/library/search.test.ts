import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchFile } from '../../src/library/search.ts';

/** Reads the content of the search with one line written otherwise. */
function changed(line: RegExp, other: string): () => unknown {
  const root = mkdtempSync(join(tmpdir(), 'search-'));
  const text = readFileSync('content/search.yaml', 'utf8').replace(line, other);
  writeFileSync(join(root, 'search.yaml'), text);
  return () => {
    try {
      return searchFile(root);
    } finally {
      rmSync(root, { recursive: true });
    }
  };
}

test('no word is in two groups: a reader could not tell what it finds', () => {
  const words = searchFile().alike.flat();
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test.each([
  [/^ {4}game: two-by-two$/m, '    game: chess', /found "chess", expected the folder of a game/],
  [/^ {2}- \[shoot, fire\]$/m, '  - [shoot]', /expected at least two words/],
  [/^examples: .*$/m, 'examples: []', /expected at least one example/],
])('a mistake is told with file and line', (line, other, told) => {
  const read = changed(line, other);
  expect(read).toThrow(told);
  expect(changed(line, other)).toThrow(/search\.yaml:\d+:\d+ /);
});
