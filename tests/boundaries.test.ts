import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gameFile } from '../src/library/files.ts';
import { gameFolders } from '../src/register/folders.ts';
import { cruised } from './boundaries/violations.ts';

const MOST_LINES = 250;

/** Files that a script generates. */
const GENERATED = ['src/styles/tokens.css'];

const sources = globSync(['src/**/*.{ts,tsx,mjs,astro}', 'src/**/*.css', 'tests/**/*.{ts,tsx,mjs,css,astro}'], {
  exclude: ['src/cli/bench/rivals/**'],
}).map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));

const tooLong = ({ file, text }: { readonly file: string; readonly text: string }): readonly string[] => {
  const lines = text.trimEnd().split('\n').length;
  return lines > MOST_LINES ? [`${file} has ${lines} lines, ${MOST_LINES} are allowed`] : [];
};

test('the source follows the import rules', async () => {
  const { modules, violations } = await cruised('.');
  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThan(300);
});

test('no file is too long', () => {
  expect(sources.map(({ file }) => file)).toContain('src/games/contract/engine.ts');
  expect(sources.filter(({ file }) => !GENERATED.includes(file)).flatMap(tooLong)).toEqual([]);
});

const gamesInSrc = gameFolders().filter(({ root }) => root === 'src');

test.each(gamesInSrc)('only its own folders know $game', ({ game }) => {
  const { prefix, name } = gameFile(game).value;
  const named = new RegExp(`${game}|${name}|\\b${prefix}\\b`);
  const own = [`src/games/${game}/`, `src/scene/${game}/`];
  const others = sources.filter(
    ({ file }) => file.startsWith('src/') && !own.some((folder) => file.startsWith(folder)),
  );
  expect(others.length).toBeGreaterThan(250);
  expect(others.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([]);
});

test('a file of 251 lines is too long, one of 250 is not', () => {
  expect(tooLong({ file: 'a.ts', text: 'x\n'.repeat(MOST_LINES) })).toEqual([]);
  expect(tooLong({ file: 'a.ts', text: 'x\n'.repeat(MOST_LINES + 1) })).toEqual([
    'a.ts has 251 lines, 250 are allowed',
  ]);
});

const WRONG = [
  [
    'core imports geometry',
    'core may import nothing but itself',
    'src/core/a.ts',
    "import { x } from '../geometry/grid.ts';",
  ],
  [
    'geometry imports a game',
    'geometry may import core',
    'src/geometry/a.ts',
    "import type { X } from '../games/contract/engine.ts';",
  ],
  [
    'a game imports a scenario',
    'games may import core, geometry',
    'src/games/one/a.ts',
    "export * from '../../scenario/play/play.ts';",
  ],
  [
    'a game imports another',
    'a game never imports another game',
    'src/games/one/b.ts',
    "import { x } from '../two/index.ts';",
  ],
  [
    'a game imports the register',
    'games may import core, geometry',
    'src/games/one/c.ts',
    "import { games } from '../../register/index.ts';",
  ],
  [
    'a scene imports another game',
    'the scene of a game never imports another game',
    'src/scene/one/c.ts',
    "import { x } from '../../games/two/index.ts';",
  ],
  [
    'the contract imports a game',
    'what is for all games knows none of them',
    'src/games/contract/a.ts',
    "import { x } from '../one/index.ts';",
  ],
  [
    'a scene imports the player of scenarios',
    'scene may import core, geometry, games',
    'src/scene/a.ts',
    "import { play } from '../scenario/play/play.ts';",
  ],
  [
    'a painter imports a game, lazily',
    'painters may import core, geometry, scene',
    'src/painters/a.ts',
    "const rules = await import('../games/one/index.ts');",
  ],
  [
    'a painter imports a game, for a type',
    'painters may import core, geometry, scene',
    'src/painters/b.ts',
    "type X = import('../games/one/index.ts').X;",
  ],
  [
    'an island imports the loader',
    'islands may import',
    'src/islands/A.tsx',
    "import { load } from '../scenario/files/load.ts';",
  ],
  ['an island looks at a page', 'islands may import', 'src/islands/B.tsx', "import Page from '../pages/index.astro';"],
  ['a rule reads files', 'no module of Node', 'src/games/one/d.ts', "import { readFileSync } from 'node:fs';"],
  [
    'a rule reads files, by the old name',
    'no module of Node',
    'src/games/one/e.ts',
    "import { readFile } from 'fs/promises';",
  ],
  [
    'a rule reads files, by the old call',
    'no module of Node',
    'src/games/one/f.ts',
    "const { readFileSync } = require('fs');",
  ],
  ['a scenario draws', 'no framework', 'src/scenario/a.ts', "import { Application } from 'pixi.js';"],
  ['a scenario reacts', 'no framework', 'src/scenario/b.ts', "import { createSignal } from 'solid-js';"],
  ['a schema leans on the framework', 'no framework', 'src/scenario/files/schema.ts', "import { z } from 'astro/zod';"],
  ['a rule leaves the house', 'nothing outside src but content', 'src/core/b.ts', "import x from '../../tests/x.ts';"],
  [
    'the path goes in circles',
    'core may import nothing but itself',
    'src/core/c.ts',
    "import { x } from '../core/../games/contract/engine.ts';",
  ],
  [
    'a page looks where nothing is',
    'every path leads somewhere',
    'src/pages/b.ts',
    "import { x } from '../core/nothing.ts';",
  ],
  [
    'two modules need each other',
    'nothing imports itself in a circle',
    'src/library/a.ts',
    "import { b } from './b.ts'; export const a = b;",
  ],
] as const;

const RIGHT = [
  [
    'a game imports the contract and at itself',
    'src/games/one/x.ts',
    "import '../contract/engine.ts'; import './index.ts'; import '../../core/dice.ts';",
  ],
  ['an island asks the register for its game', 'src/islands/a.ts', "import { games } from '../register/index.ts';"],
  ['a scene looks at its game', 'src/scene/one/scene.ts', "import type { State } from '../../games/one/index.ts';"],
  [
    'a painter draws',
    'src/painters/pixi.ts',
    "import { Graphics } from 'pixi.js'; import type { Scene } from '../scene/one/scene.ts';",
  ],
  [
    'an island plays',
    'src/islands/X.tsx',
    "import { play } from '../scenario/play/play.ts'; import { onMount } from 'solid-js';",
  ],
  ['a page looks at anything', 'src/pages/x.ts', "import { load } from '../scenario/files/load.ts'; import 'node:fs';"],
  ['a scenario knows a library', 'src/scenario/x.ts', "import { parseDocument } from 'yaml';"],
  ['a type needs the type that needs it', 'src/library/c.ts', "import type { D } from './d.ts'; export type C = D[];"],
] as const;

/** The files that the imports above need. */
const OTHERS = {
  'src/core/dice.ts': '',
  'src/geometry/grid.ts': '',
  'src/games/contract/engine.ts': '',
  'src/pages/index.astro': '',
  'src/games/one/index.ts': '',
  'src/games/two/index.ts': '',
  'src/register/index.ts': '',
  'tests/x.ts': '',
  'src/scenario/play/play.ts': '',
  'src/scenario/files/load.ts': '',
  'src/library/b.ts': "import { a } from './a.ts'; export const b = a;",
  'src/library/d.ts': "import type { C } from './c.ts'; export type D = C | null;",
};

describe('in a tree with right and wrong imports', async () => {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const files = [...Object.entries(OTHERS), ...WRONG.map(([, , ...file]) => file), ...RIGHT.map(([, ...file]) => file)];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { violations } = await cruised(root);
  const said = (file: string) => violations.filter(({ from }) => from === file);

  test.each(WRONG)('is caught: %s', (_title, rule, file) => {
    expect(said(file).map((each) => each.rule)).toContainEqual(expect.stringContaining(rule));
  });

  test.each(RIGHT)('is allowed: %s', (_title, file) => {
    expect(said(file)).toEqual([]);
  });

  test('nothing else is reported', () => {
    const known: readonly string[] = [...WRONG.map(([, , file]) => file), 'src/library/b.ts'];
    expect(violations.filter(({ from }) => !known.includes(from))).toEqual([]);
  });
});
