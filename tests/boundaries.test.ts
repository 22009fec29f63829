import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { complaints } from './boundaries/arrows.ts';

const MOST_LINES = 250;

/** Written by a script from another file, and never by hand. */
const GENERATED = ['src/styles/tokens.css'];

const sources = globSync(['src/**/*.{ts,tsx,mjs,astro}', 'src/**/*.css', 'tests/**/*.{ts,tsx,mjs,css,astro}'], {
  exclude: ['src/cli/bench/rivals/**'],
}).map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

const tooLong = ({ file, text }: { readonly file: string; readonly text: string }): readonly string[] => {
  const lines = text.trimEnd().split('\n').length;
  return lines > MOST_LINES ? [`${file} has ${lines} lines: a room holds ${MOST_LINES}`] : [];
};

describe('the tree', () => {
  test('is looked at', () => {
    expect(sources.map(({ file }) => file)).toContain('src/games/engine.ts');
  });

  test('keeps the arrows', () => {
    expect(
      sources.filter(({ file }) => file.startsWith('src/')).flatMap(({ file, text }) => complaints(file, text)),
    ).toEqual([]);
  });

  test('has small rooms', () => {
    expect(sources.filter(({ file }) => !GENERATED.includes(file)).flatMap(tooLong)).toEqual([]);
  });
});

describe('a wrong import is seen:', () => {
  test.each([
    ['core looks at geometry', 'src/core/a.ts', "import { x } from '../geometry/grid.ts';"],
    ['geometry looks at a game', 'src/geometry/a.ts', "import type { X } from '../games/engine.ts';"],
    ['a game looks at a scenario', 'src/games/one/a.ts', "export * from '../../scenario/play.ts';"],
    ['a game looks at another', 'src/games/one/a.ts', "import { x } from '../two/index.ts';"],
    ['a game looks at all of them', 'src/games/one/a.ts', "const all = import.meta.glob('../*/index.ts');"],
    ['a game looks at the register', 'src/games/one/a.ts', "import { games } from '../index.ts';"],
    ['the contract looks at a game', 'src/games/engine.ts', "import { x } from './one/index.ts';"],
    ['a scene looks at the player of scenarios', 'src/scene/a.ts', "import { play } from '../scenario/play.ts';"],
    ['a painter looks at a game, lazily', 'src/painters/a.ts', "const rules = await import('../games/one/index.ts');"],
    [
      'a painter looks at a game, for a type',
      'src/painters/a.ts',
      "type State = import('../games/one/index.ts').State;",
    ],
    ['an island looks at the loader', 'src/islands/A.tsx', "import { load } from '../scenario/load.ts';"],
    ['an island looks at a page', 'src/islands/A.tsx', "import Page from '../pages/index.astro';"],
    ['a rule reads files', 'src/games/one/a.ts', "import { readFileSync } from 'node:fs';"],
    ['a rule reads files, by the old name', 'src/games/one/a.ts', "import { readFile } from 'fs/promises';"],
    ['a scenario draws', 'src/scenario/a.ts', "import { Application } from 'pixi.js';"],
    ['a scenario reacts', 'src/scenario/a.ts', "import { createSignal } from 'solid-js';"],
    ['a schema leans on the framework', 'src/scenario/schema.ts', "import { z } from 'astro/zod';"],
    ['a rule leaves the house', 'src/core/a.ts', "import x from '../../tests/x.ts';"],
    ['a rule hides what it imports', 'src/core/a.ts', 'const x = await import(name);'],
    ['the path goes in circles', 'src/core/a.ts', "import { x } from '../core/../games/engine.ts';"],
  ])('%s', (_title, file, text) => {
    expect(complaints(file, `// first line\n${text}\n`)).toEqual([expect.stringContaining(`${file}:2 imports`)]);
  });
});

describe('a right import is let through:', () => {
  test.each([
    [
      'a game looks at the contract and at itself',
      'src/games/one/a.ts',
      "import '../engine.ts'; import './b.ts'; import '../../core/dice.ts';",
    ],
    ['the register looks at every game, lazily', 'src/games/index.ts', "const one = () => import('./one/index.ts');"],
    ['a scene looks at its game', 'src/scene/one.ts', "import type { State } from '../games/one/index.ts';"],
    [
      'a painter draws',
      'src/painters/pixi.ts',
      "import { Graphics } from 'pixi.js'; import type { Scene } from '../scene/scene.ts';",
    ],
    [
      'an island plays',
      'src/islands/A.tsx',
      "import { play } from '../scenario/play.ts'; import { onMount } from 'solid-js';",
    ],
    [
      'a page looks at anything',
      'src/pages/a.astro',
      "---\nimport { load } from '../scenario/load.ts';\n---\n<p>It's</p>",
    ],
    ['a scenario knows a library', 'src/scenario/a.ts', "import { parseDocument } from 'yaml';"],
  ])('%s', (_title, file, text) => {
    expect(complaints(file, text)).toEqual([]);
  });
});

test('a room of 251 lines is too large, one of 250 is not', () => {
  expect(tooLong({ file: 'a.ts', text: 'x\n'.repeat(MOST_LINES) })).toEqual([]);
  expect(tooLong({ file: 'a.ts', text: 'x\n'.repeat(MOST_LINES + 1) })).toEqual([
    'a.ts has 251 lines: a room holds 250',
  ]);
});
