import { pipeline } from 'node:stream';
import { compressing } from './compressing.mjs';
import { filesOf } from './files.mjs';

/** Replaces the host of every request: a malformed host is no reason to refuse a page. */
const HOST = 'http://localhost';

/** The error codes and names for the address of a request that cannot be parsed. */
const UNREADABLE = ['ERR_INVALID_URL', 'URIError'];

/**
 * A request listener for a static site: index.html for folders, the site's own 404.html, brotli or
 * gzip, entity tags. Every request gets an answer, so none can end the process.
 * @param {{ root: string, base: string, hashed: string, quality: number }} site its folder, with
 * symbolic links resolved; its path in URLs, with a slash at both ends; the folder whose files
 * never change because their names contain a hash; how well brotli compresses
 * @returns {import('node:http').RequestListener}
 */
export function listenerFor({ root, base, hashed, quality }) {
  const files = filesOf(root);
  const send = sending({ hashed, quality });

  /** @type {(...exchange: Exchange) => unknown} */
  const answer = async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
    const target = request.url ?? '';
    const { pathname, search } = new URL(target.startsWith('/') ? HOST + target : target, HOST);
    if (pathname === '/' && base !== '/') return redirect(response, 302, base);
    if (`${pathname}/` === base) return redirect(response, 301, base);
    if (!pathname.startsWith(base)) return say(response, 404, `The site is at ${base}`);

    const isFolder = pathname.endsWith('/');
    const named = decodeURI(pathname.slice(base.length));
    const place = isFolder ? `${named}index.html` : named;
    const page = await files.open(place, request.headers['if-none-match']);
    if (page) return send([request, response], place, page);
    if (!isFolder && (await files.has(`${named}/index.html`))) return redirect(response, 301, `${pathname}/${search}`);
    const missing = await files.open('404.html');
    if (!missing) return say(response, 404, 'There is no such page.');
    return send([request, response], '404.html', { ...missing, status: 404 });
  };

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (problem) {
      if (UNREADABLE.includes(problem.code ?? problem.name)) {
        say(response, 400, 'This address cannot be read.');
        return;
      }
      console.error(problem);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'This cannot be served; the terminal of the server says why.');
    }
  };
}

/**
 * @typedef {[request: import('node:http').IncomingMessage, response:
 * import('node:http').ServerResponse]} Exchange
 */

/**
 * Sends a file: compressed if the browser accepts that, and no faster than the browser receives it.
 * @param {{ hashed: string, quality: number }} site
 */
function sending({ hashed, quality }) {
  const compressed = compressing(quality);
  /**
   * @type {(exchange: Exchange, place: string, found: import('./files.mjs').Found) =>
   * Promise<void>}
   */
  return async ([request, response], place, found) => {
    const common = {
      'Cache-Control': place.startsWith(`${hashed}/`) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    };
    if (found.status === 304) {
      response.writeHead(304, common).end();
      return;
    }
    const { headers, body } = await compressed(place, found, String(request.headers['accept-encoding'] ?? ''));
    response.writeHead(found.status, { ...headers, ...common });
    if (request.method === 'HEAD') {
      found.body.destroy();
      response.end();
    } else if (Buffer.isBuffer(body)) response.end(body);
    // If the browser disconnects before the end, that is no error, and the file is closed.
    else pipeline(body, response, () => {});
  };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} location
 */
const redirect = (response, status, location) => say(response, status, `See ${location}`, { Location: location });

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 * @param {Record<string, string>} [headers]
 */
const say = (response, status, sentence, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${sentence}\n`);
