import { H3, HTTPError, HTTPResponse, assertMethod, redirect, serveStatic, toNodeHandler } from 'h3';
import { ENCODINGS, folderOf } from './folder.mjs';

/**
 * A request listener for a static site: index.html for folders, the site's own 404.html, brotli or gzip, entity tags. Every request gets an
 * answer: h3 turns exceptions into responses, so no request can end the process.
 * @param {{ root: string, base: string, hashed: string, quality?: number }} site its folder, with symbolic links resolved; its path in URLs, with
 * a slash at both ends; the folder whose files never change because their names contain a hash; how well brotli compresses
 * @returns {import('node:http').RequestListener}
 */
export function listenerFor({ root, base, hashed, quality }) {
  const folder = folderOf(root, quality);

  const site = new H3({ silent: true, onError: (problem) => inWords(problem) }).all('/**', async (event) => {
    assertMethod(event, ['GET'], true);
    const { pathname, search } = event.url;
    if (pathname === '/' && base !== '/') return redirect(base, 302);
    if (`${pathname}/` === base) return redirect(base, 301);
    if (!pathname.startsWith(base)) throw new HTTPError({ status: 404, message: `The site is at ${base}` });

    const isFolder = pathname.endsWith('/');
    if (isFolder) event.url.pathname += 'index.html';
    /** @type {string | undefined} */
    let place;
    /** @type {Awaited<ReturnType<typeof folder.read>>} */
    let file;
    const page = await serveStatic(event, {
      encodings: encodingsFor(event.req.headers.get('accept-encoding') ?? ''),
      indexNames: [],
      fallthrough: true,
      getMeta: async (id) => {
        place = id.slice(decodeURI(base).length);
        file = await folder.read(place);
        return file;
      },
      getContents: () => file?.body,
    });
    if (page) {
      const isLasting = pathname.startsWith(`${base}${hashed}/`);
      event.res.headers.set('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      event.res.headers.set('x-content-type-options', 'nosniff');
      return page;
    }
    if (!isFolder && place && (await folder.read(`${place}/index.html`))) return redirect(`${pathname}/${search}`, 301);
    const missing = await folder.read('404.html');
    if (!missing) throw new HTTPError({ status: 404, message: 'There is no such page.' });
    return new HTTPResponse(missing.body, { status: 404, headers: { 'content-type': missing.type } });
  });
  return toNodeHandler(site);
}

/**
 * h3 uses the first encoding the browser lists. Browsers list gzip before brotli, although brotli is a sixth smaller.
 * @param {string} accepted
 */
const encodingsFor = (accepted) => (/(^|,)\s*br\s*(,|$)/.test(accepted) ? { br: ENCODINGS.br } : ENCODINGS);

/** @param {HTTPError} problem */
function inWords({ status, message, unhandled, cause }) {
  if (unhandled) console.error(cause);
  const text = unhandled ? 'This cannot be served; the terminal of the server says why.' : message;
  return new HTTPResponse(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
