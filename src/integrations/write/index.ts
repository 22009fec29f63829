import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import * as v from 'valibot';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { chapterPaths } from '../../library/chapters.ts';
import { contentFile } from '../../library/content-file.ts';
import { drafts } from '../../library/drafts.ts';
import { formattedText } from '../../library/formatted.ts';
import { gamesWithContent, SCHEMAS } from '../../register/folders.ts';
import type { deskAnswer } from '../../write/desk.ts';
import type { takenOver } from '../../write/take-over.ts';
import { readAgain } from '../content/index.ts';

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

/** A file that the page may read and write: a scenario, a ruling or a chapter of a game. */
interface OpenFile {
  readonly kind: 'scenario' | 'ruling' | 'chapter';
  readonly game: string;
}

/** What the page may do with a file; null for all other files. */
function openFile(path: string): OpenFile | null {
  const what = contentFile(path);
  if (what?.kind === 'scenario' || what?.kind === 'ruling') return { kind: what.kind, game: what.game };
  const game = gamesWithContent().find((each) => chapterPaths(each).some((file) => resolve(file) === resolve(path)));
  return game === undefined ? null : { kind: 'chapter', game };
}

const file = v.pipe(
  v.string(),
  v.check((path) => openFile(path) !== null, 'a scenario, a ruling or a chapter of a game'),
);
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
  const { kind, game } = openFile(path)!;
  if (kind === 'chapter') return null;
  return JSON.parse(readFileSync(join(SCHEMAS, game, `${kind}.json`), 'utf8')) as unknown;
}

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
    const text = (await formattedText(asked.text, path)) ?? asked.text;
    writeFileSync(path, text);
    keep(server, path, null);
    return { text };
  }
  keep(server, path, asked.text);
  if (asked.do === 'play') return await (await load<Desk>(server, DESK)).deskAnswer(path);
  const { takenOver } = await load<Take>(server, TAKE);
  const taken = await takenOver(path, asked);
  return taken.ok ? { text: (await formattedText(taken.value, path)) ?? taken.value } : { error: taken.error };
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
