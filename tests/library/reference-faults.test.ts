import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAlias, isCollection, isScalar, parseDocument, visit, type Document } from 'yaml';
import { BadContent } from '../../src/library/files.ts';
import { readReference } from '../../src/library/reference/index.ts';
import { withPassage } from '../scenario/mistakes.ts';

/* Every mistake in a quick reference is told with its file and line, whatever finds it. */

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sheet = (game: string): string => readFileSync(`content/${game}/reference.yaml`, 'utf8');

/** What reading this sheet ends with: nothing, the message of a mistake, or another error. */
async function readAs(game: string, text: string | Buffer): Promise<string> {
  const file = join(folder, 'reference.yaml');
  writeFileSync(file, text);
  const fault = await readReference(game, file).catch((error: unknown) => error);
  if (!(fault instanceof Error)) return '';
  return fault instanceof BadContent ? fault.message.replaceAll(`${folder}/`, '') : `NOT TOLD: ${String(fault)}`;
}

/** Whether every alias of a document still has its anchor. */
function isWritable(document: Document): boolean {
  const anchors = new Set<string>();
  let isWhole = true;
  visit(document, {
    Node(_key, node) {
      if (isAlias(node)) isWhole &&= anchors.has(node.source);
      else if (node.anchor !== undefined) anchors.add(node.anchor);
    },
  });
  return isWhole;
}

/** The sheet with its nth value replaced; null if it has no such value. */
function spoilt(text: string, nth: number, by: unknown): string | null {
  const document = parseDocument(text);
  let seen = 0;
  visit(document, {
    Node(key, node) {
      if (key === 'key' || !(isScalar(node) || isCollection(node))) return undefined;
      seen += 1;
      return seen - 1 === nth ? document.createNode(by) : undefined;
    },
  });
  // Without a part that an alias repeats, the file cannot be written.
  if (nth >= seen) return null;
  return isWritable(document) ? String(document) : text;
}

test('cards of a game that has none', async () => {
  const text = sheet('two-by-two');
  expect(
    await readAs(
      'two-by-two',
      text.replace(/^ +army: true$/m, (line) => `${line}\n${line.replace('army', 'cards')}`),
    ),
  ).toMatch(/^reference\.yaml:\d+:\d+ sections\.\d+\.parts\.\d+\.cards: found true, expected no cards/);
});

test.each(['paper-bayonet', 'two-by-two', 'regiments-and-roundshot'])(
  '%s: any value replaced by another',
  { timeout: 120_000 },
  async (game) => {
    const text = sheet(game);
    const untold: string[] = [];
    let told = 0;
    for (let nth = 0; nth < 4000; nth += 41) {
      const by = [null, 5, 'nope', ['nope'], { nope: 1 }, '{nope}'][nth % 6];
      const wrong = spoilt(text, nth, by);
      if (wrong === null) break;
      const says = await readAs(game, wrong);
      if (says.startsWith('reference.yaml:')) told += 1;
      else if (says !== '') untold.push(`${nth} ${JSON.stringify(by)}: ${says}`);
    }
    expect(untold).toEqual([]);
    expect(told).toBeGreaterThanOrEqual(10);
  },
);

test('an example that the engine answers otherwise, and a number that the game does not have', async () => {
  const text = sheet('paper-bayonet');
  expect(await readAs('paper-bayonet', text.replace(/like: [a-z-]+/, 'like: nowhere'))).toMatch(
    /^reference\.yaml:\d+:\d+ sections\.\d+\.parts\.\d+\.\S+: found .*nowhere/,
  );
  const lede = /^lede: .*$/m.exec(text)![0];
  expect(await readAs('paper-bayonet', withPassage(text, lede, 'lede: Roll {no.such}'))).toMatch(
    /^reference\.yaml:\d+:1 lede: found \{no\.such\}, expected a number of the game's reference\.ts/,
  );
});

test('a file in Latin-1', async () => {
  const text = Buffer.from(`${sheet('paper-bayonet')}\n# Blücher\n`, 'latin1');
  expect(await readAs('paper-bayonet', text)).toMatch(/^reference\.yaml:\d+:\d+ found bytes that are not UTF-8/);
});
