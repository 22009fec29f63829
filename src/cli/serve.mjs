/*
 * Serves the built site on this machine, compressed as a web server would send it. Plain Node.
 *
 * node src/cli/serve.mjs
 *
 * Environment, with defaults:
 * PORT             the port, or the next free one (4321)
 * BASE             the path that the site was built for (/)
 * FOLDER           the folder of the built pages (dist)
 * BROTLI_QUALITY   the quality of brotli (11, the best and slowest; tests use less)
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { BEST } from './serve/compressing.mjs';
import { listen } from './serve/listen.mjs';
import { listenerFor } from './serve/listener.mjs';

/**
 * Serves a folder of built pages on the loopback address. Resolves to the URL, which ends in a
 * slash, and to `close`. Rejects if the folder has no index.html.
 * @param {string} root the folder
 * @param {{ port?: number, base?: string, hashed?: string, quality?: number }} [options] with
 * `port` 0, any free port; with another, the first free one of twenty from there; `base` is the
 * path of the site; files in the folder `hashed` never change; `quality` is that of brotli, from 0
 * to 11
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve(root, { port = 0, base = '/', hashed = '_astro', quality = BEST } = {}) {
  if (!fs.existsSync(path.join(root, 'index.html')))
    throw new Error(`There is no built site in ${root}; make it with: npm run build`);
  const under = new URL(`/${base}/`.replaceAll(/\/{2,}/g, '/'), 'http://127.0.0.1').pathname;
  const server = http.createServer(listenerFor({ root: fs.realpathSync(root), base: under, hashed, quality }));
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}${under}`,
    port: taken,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { PORT = '4321', BASE_PATH, BASE, FOLDER, BROTLI_QUALITY = String(BEST) } = process.env;
  const root = FOLDER || fileURLToPath(new URL('../../dist', import.meta.url));
  try {
    if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535)
      throw new Error(`PORT must be a number up to 65535, not «${PORT}».`);
    if (!/^(\d|10|11)$/.test(BROTLI_QUALITY))
      throw new Error(`BROTLI_QUALITY must be a number from 0 to 11, not «${BROTLI_QUALITY}».`);
    const [port, quality] = [Number(PORT), Number(BROTLI_QUALITY)];
    const { url } = await serve(root, { port, base: BASE_PATH || BASE || '/', quality });
    console.log(`\nDrill Square is at ${url}\nCtrl+C ends it.\n`);
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
