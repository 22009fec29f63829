import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listed } from '../../../src/cli/setup/packages.mjs';
import { record, whyDamaged } from '../../../src/cli/setup/integrity.mjs';

const LOCK = {
  packages: {
    'node_modules/yaml': { version: '2.9.1' },
    'node_modules/yaml/node_modules/@scope/within': { version: '1.0.0' },
  },
};

let root: string;
const at = (...names: readonly string[]) => path.join(root, 'node_modules', ...names);

function install(place: string, version: string): void {
  mkdirSync(path.join(root, place, 'dist'), { recursive: true });
  writeFileSync(path.join(root, place, 'package.json'), JSON.stringify({ version }));
  writeFileSync(path.join(root, place, 'dist', 'index.js'), 'export {};');
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'whole-test-'));
  for (const [place, { version }] of Object.entries(LOCK.packages)) install(place, version);
  mkdirSync(at('.bin'));
  symlinkSync('../yaml/dist/index.js', at('.bin', 'yaml'));
  writeFileSync(at('.package-lock.json'), JSON.stringify(LOCK));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('packages are damaged', () => {
  test.each([
    ['a package is missing', 'yaml is damaged', () => rmSync(at('yaml'), { recursive: true })],
    [
      'a nested package is missing',
      '@scope/within is damaged',
      () => rmSync(at('yaml', 'node_modules'), { recursive: true }),
    ],
    [
      'a package is empty',
      'yaml is damaged',
      () => {
        rmSync(at('yaml'), { recursive: true });
        mkdirSync(at('yaml'));
      },
    ],
    ['its description is cut off', 'yaml is damaged', () => truncateSync(at('yaml', 'package.json'), 5)],
    ['its description is null', 'yaml is damaged', () => writeFileSync(at('yaml', 'package.json'), 'null')],
    [
      'it is of another version',
      'yaml is damaged',
      () => writeFileSync(at('yaml', 'package.json'), '{"version":"2.9.0"}'),
    ],
  ])('where %s, even before the first record', (_title, why, damage) => {
    damage();
    expect(whyDamaged(root, LOCK)).toBe(why);
  });

  test.each([
    ['one of its files is missing', () => rmSync(at('yaml', 'dist', 'index.js'))],
    ['one of its files is cut off', () => truncateSync(at('yaml', 'dist', 'index.js'), 3)],
    ['the links to programs are gone', () => rmSync(at('.bin'), { recursive: true })],
  ])('where %s', (_title, damage) => {
    record(root);
    expect(whyDamaged(root, LOCK)).toBeUndefined();
    damage();
    expect(whyDamaged(root, LOCK)).toBe('files of theirs are missing or damaged');
    record(root);
    expect(whyDamaged(root, LOCK), 'what is damaged is not taken for well').toBeDefined();
  });

  test('but not by what tools store beside them, by Node arriving later, or by a later npm install', () => {
    record(root);
    mkdirSync(at('.vite'));
    writeFileSync(at('.vite', 'deps.json'), '{}');
    mkdirSync(at('node', 'bin'), { recursive: true });
    writeFileSync(at('node', 'bin', 'node'), 'a program');
    symlinkSync('../node/bin/node', at('.bin', 'node'));
    expect(whyDamaged(root, LOCK)).toBeUndefined();
    writeFileSync(at('yaml', 'dist', 'more.js'), '');
    writeFileSync(at('.package-lock.json'), JSON.stringify(LOCK, null, 1));
    expect(whyDamaged(root, LOCK)).toBeUndefined();
    record(root);
    rmSync(at('yaml', 'dist', 'more.js'));
    expect(whyDamaged(root, LOCK)).toBeDefined();
  });

  test('or by a missing package that only npm’s record names', () => {
    const installed = { packages: { ...LOCK.packages, 'node_modules/gone': { version: '1.0.0' } } };
    expect(whyDamaged(root, installed)).toBe('gone is damaged');
    expect(whyDamaged(root, listed(LOCK, installed))).toBeUndefined();
  });

  test('or by an unreadable record', () => {
    writeFileSync(at('.drill-square-packages'), 'null');
    expect(whyDamaged(root, LOCK)).toBeUndefined();
  });
});
