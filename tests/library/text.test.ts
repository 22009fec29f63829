import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readChapter } from '../../src/library/chapter.ts';
import { readText } from '../../src/library/text.ts';
import { faultText } from '../../src/scenario/files/source.ts';

const folder = mkdtempSync(join(tmpdir(), 'text-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The message for a file with these bytes. */
function wrong(bytes: Buffer): readonly string[] {
  const file = join(folder, 'file.yaml');
  writeFileSync(file, bytes);
  const text = readText(file);
  return text.ok ? [] : text.error.map(faultText).map((each) => each.replace(`${folder}/`, ''));
}

test.each([
  ['UTF-8 is read as it is', Buffer.from('title: Blücher\nsay: “Vorwärts!”\n'), []],
  [
    'Latin-1 is reported with its line and column',
    Buffer.concat([Buffer.from('title: Wörter\nsay: Bl'), Buffer.from('ücher\n', 'latin1')]),
    ['file.yaml:2:8 found bytes that are not UTF-8, expected a file saved as UTF-8'],
  ],
  [
    'a character cut off at the end is reported',
    Buffer.from('title: ü').subarray(0, -1),
    ['file.yaml:1:8 found bytes that are not UTF-8, expected a file saved as UTF-8'],
  ],
])('%s', (_what, bytes, told) => {
  expect(wrong(bytes)).toEqual(told);
});

test.each([
  ['that does not exist', join(folder, 'none.yaml'), /found no such file, expected a file that can be read$/],
  ['that is a folder', folder, /found EISDIR.*, expected a file that can be read$/],
])('a file %s is reported, and nothing is thrown', (_what, file, told) => {
  const text = readText(file);
  expect(text.ok ? [] : text.error.map(faultText)).toEqual([expect.stringMatching(told)]);
});

test('a chapter with a bidirectional override is refused with its line', () => {
  const none = {
    scenarios: new Set<string>(),
    clauses: new Set<string>(),
    rulings: new Set<string>(),
    terms: new Set<string>(),
  };
  const chapter = readChapter('---\ntitle: Guns\n---\n\nOne \u202Etwo.\n', 'a.mdx', none);
  expect(chapter.ok ? [] : chapter.error.map(faultText)).toEqual([
    'a.mdx:5:5 found the character U+202E, expected a text without control characters and direction marks',
  ]);
});
