import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { format, resolveConfig } from 'prettier';
import * as v from 'valibot';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { drafts } from '../../library/drafts.ts';
import { gamesWithContent, CONTENTS, SCHEMAS } from '../../register/folders.ts';
import type { deskAnswer } from '../../write/desk.ts';
import type { takenOver } from '../../write/take-over.ts';
import { isContent, readAgain } from '../content/index.ts';

/** The module that answers, and its exports. It runs with the pages, so that it sees new rules. */
const DESK = '/src/write/desk.ts';
const TAKE = '/src/write/take-over.ts';
interface Desk {
  readonly deskAnswer: typeof deskAnswer;
}
interface Take {
  readonly takenOver: typeof takenOver;
}

/** The path under which the page to write by asks. */
const API = '/write/api/';

/** The kinds of files, by their folders, that the page can open. */
const KINDS: Readonly<Record<string, string>> = { scenarios: 'scenario', rulings: 'ruling', chapters: 'chapter' };

/** A file that the page may read and write: a scenario, a ruling or a chapter of a game. */
function isOpen(file: string): boolean {
  const folder = dirname(file);
  const game = basename(dirname(folder));
  const isThere = CONTENTS.some((root) => resolve(file) === resolve(root, game, basename(folder), basename(file)));
  return isThere && isContent(file) && gamesWithContent().includes(game) && Object.hasOwn(KINDS, basename(folder));
}

const file = v.pipe(v.string(), v.check(isOpen, 'a scenario, a ruling or a chapter of a game'));
const request = v.variant('do', [
  v.strictObject({ do: v.literal('open'), file }),
  v.strictObject({ do: v.literal('play'), file, text: v.string() }),
  v.strictObject({ do: v.literal('save'), file, text: v.string() }),
  v.strictObject({ do: v.literal('drop'), file }),
  v.strictObject({
    do: v.literal('take'),
    file,
    text: v.string(),
    step: v.pipe(v.number(), v.integer(), v.minValue(0)),
    what: v.picklist(['dice', 'expect']),
    seed: v.pipe(v.number(), v.integer()),
  }),
]);

type Request = v.InferOutput<typeof request>;

/** Loads a module as the pages load theirs. */
async function load<Module>({ environments }: ViteDevServer, path: string): Promise<Module> {
  const { ssr } = environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot run modules');
  return await ssr.runner.import<Module>(path);
}

/** The schema of a file, by which the editor completes. Null for a chapter. */
function schemaOf(path: string): unknown {
  const folder = dirname(path);
  const kind = KINDS[basename(folder)]!;
  if (kind === 'chapter') return null;
  return JSON.parse(readFileSync(join(SCHEMAS, basename(dirname(folder)), `${kind}.json`), 'utf8')) as unknown;
}

const formatted = async (path: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

/** Makes a text the draft of its file, or forgets the draft. */
function keep(server: ViteDevServer, path: string, text: string | null): void {
  if (text === null) drafts.delete(resolve(path));
  else drafts.set(resolve(path), text);
  readAgain(server);
}

async function answer(server: ViteDevServer, asked: Request): Promise<unknown> {
  const { file: path } = asked;
  if (asked.do === 'open') {
    keep(server, path, null);
    const desk = await load<Desk>(server, DESK);
    return { text: readFileSync(path, 'utf8'), schema: schemaOf(path), ...(await desk.deskAnswer(path)) };
  }
  if (asked.do === 'drop') {
    keep(server, path, null);
    return {};
  }
  if (asked.do === 'save') {
    const text = await formatted(path, asked.text).catch(() => asked.text);
    writeFileSync(path, text);
    keep(server, path, null);
    return { text };
  }
  keep(server, path, asked.text);
  if (asked.do === 'play') return await (await load<Desk>(server, DESK)).deskAnswer(path);
  const { takenOver } = await load<Take>(server, TAKE);
  const taken = await takenOver(path, asked);
  return taken.ok ? { text: await formatted(path, taken.value) } : { error: taken.error };
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const parts: Uint8Array[] = [];
  for await (const part of incoming) parts.push(part as Uint8Array);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/**
 * Only the page itself may ask: another site that is open in the browser must not write files.
 * Browsers send this header, and no page can change it.
 */
const isOwn = ({ headers, method }: IncomingMessage): boolean =>
  method === 'POST' && headers['sec-fetch-site'] === 'same-origin' && headers['content-type'] === 'application/json';

async function respond(server: ViteDevServer, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (!isOwn(incoming)) {
    send(403, { error: 'Only the page /write/ may ask this.' });
    return;
  }
  try {
    const asked = v.safeParse(request, await bodyOf(incoming));
    if (asked.success) send(200, await answer(server, asked.output));
    else send(400, { error: asked.issues.map(({ message }) => message).join('\n') });
  } catch (fault) {
    send(500, { error: fault instanceof Error ? fault.message : String(fault) });
  }
}

/** The Vite plugin that answers the page to write by. */
const deskPlugin = (): Plugin => ({
  name: 'drill-square:write',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((incoming, response, next) => {
      if (incoming.url?.endsWith(API) === true) void respond(server, incoming, response);
      else next();
    });
  },
});

const entry = (name: string): string => relative(process.cwd(), resolve('src/write', name));

/** The Astro integration for the page to write by. It is there in the dev server alone. */
export const write = (): AstroIntegration => ({
  name: 'drill-square:write',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/write', entrypoint: entry('index.astro') });
      injectRoute({ pattern: '/write/edit', entrypoint: entry('edit.astro') });
      injectRoute({ pattern: '/write/[game]', entrypoint: entry('game.astro') });
      updateConfig({ vite: { plugins: [deskPlugin()] } });
    },
  },
});
