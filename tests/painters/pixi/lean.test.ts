import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanPixi } from '../../../src/painters/pixi/lean/index.ts';
import { ROOMS } from '../../../src/painters/pixi/lean/rooms.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIB = join(ROOT, 'node_modules/pixi.js/lib');

const plain = (id: string): string => id.replaceAll('\\', '/');

interface Painter {
  readonly code: string;
  /** The files that are in it. */
  readonly files: readonly string[];
  /** The files that it asks for, those included of which nothing is left. */
  readonly asked: readonly string[];
}

/** The painter of the canvas as one module. */
async function painter(): Promise<Painter> {
  const asked: string[] = [];
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [leanPixi(LIB), { name: 'asked', transform: (_code, id) => void asked.push(plain(id)) }],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: join(ROOT, 'src/painters/pixi/board.ts'),
        preserveEntrySignatures: 'strict',
        onLog: (_level, { message }) => {
          throw new Error(message);
        },
      },
    },
  });
  const [{ output }] = (Array.isArray(made) ? made : [made]) as [{ output: readonly { type: string }[] }];
  const chunk = output.find(({ type }) => type === 'chunk') as unknown as {
    code: string;
    moduleIds: readonly string[];
  };
  return { code: chunk.code, files: chunk.moduleIds.map(plain), asked };
}

const { code, files, asked } = await painter();
const inPixi = files
  .filter((file) => file.includes('/pixi.js/lib/'))
  .map((file) => file.split('/pixi.js/lib/')[1] ?? '');

test('every room that is left out is one of Pixi, and one that the painter asks for', () => {
  for (const room of Object.keys(ROOMS)) {
    expect(existsSync(join(LIB, room)), room).toBe(true);
    expect(
      asked.some((file) => file.endsWith(`/pixi.js/lib/${room}`)),
      room,
    ).toBe(true);
  }
});

test('every name that a room offers is one that Pixi’s own offers too', () => {
  for (const [room, text] of Object.entries(ROOMS)) {
    const own = readFileSync(join(LIB, room), 'utf8');
    const offered = [...text.matchAll(/export (?:class|const) (\w+)/g)].map(([, name = '']) => name);
    for (const name of offered)
      expect(own, `${room} offers ${name}`).toMatch(new RegExp(`export \\{[^}]*\\b${name}\\b`));
  }
});

test('the painter carries no second geometry, no shaders, filters, masks, loaders or text of Pixi', () => {
  const heavy =
    /graphics|high-shader|filters|mask\/|text\/|assets|gpu\/|events|accessibility|unsafe-eval|earcut|colord/;
  expect(inPixi.length).toBeGreaterThan(10);
  expect(inPixi.filter((file) => heavy.test(file))).toEqual([]);
});

test('no code in it is written with eval', () => {
  expect(code).not.toMatch(/new Function|\beval\(/);
});

test('a room that Pixi has no longer is told by its name', () => {
  const plugin = leanPixi(join(ROOT, 'src'));
  expect(() => plugin.buildStart()).toThrow('There is no color/Color.mjs in');
});
