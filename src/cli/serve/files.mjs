import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import sirv from 'sirv';

/** Error codes for a file that does not exist, or a name that no file can have. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'];

/** The largest file of a site, in bytes. A larger one is a mistake, and the terminal says so. */
const LARGEST = 2 ** 31 - 1;

/**
 * What sirv answers: a status, headers, and the bytes of an open file.
 * @typedef {{ status: number, headers: Record<string, string | number>, body: PassThrough }} Found
 */

/**
 * The files of a folder. Nothing outside it is ever read, whether through `..` or through a
 * symbolic link.
 * @param {string} root its path, with symbolic links resolved
 */
export function filesOf(root) {
  // Without `dev`, sirv would keep the list of files that it read at the start, and miss a new
  // build.
  const files = sirv(root, { dev: true, etag: true, extensions: [] });

  /**
   * Whether the folder has a file or folder at this place.
   * @param {string} place its path in the folder
   */
  const has = async (place) => {
    // The disk treats two slashes as one, but an address that the reader is redirected to must not
    // contain them.
    if (place.startsWith('/') || place.includes('//')) return false;
    return (await realpath(path.join(root, place))).startsWith(root + path.sep);
  };

  return {
    has: (/** @type {string} */ place) => unlessAbsent(() => has(place)),

    /**
     * Opens a file. Undefined if there is none.
     * @param {string} place its path in the folder
     * @param {string} [tag] the entity tag of the file that the browser already has
     * @returns {Promise<Found | undefined>}
     */
    open: (place, tag) =>
      unlessAbsent(async () => {
        const found = (await has(place)) ? await ask(files, place, tag) : undefined;
        if (!found || !(Number(found.headers['Content-Length']) > LARGEST)) return found;
        found.body.destroy();
        throw new Error(`${place} is larger than any file of a site.`);
      }),
  };
}

/**
 * Asks sirv for a file. Sirv writes the response head before the file is open, and gives access to
 * neither the file nor its errors. So it gets a stream instead of the response. The stream is
 * returned as soon as the file is open.
 * @param {import('sirv').RequestHandler} files
 * @param {string} place
 * @param {string} [tag]
 * @returns {Promise<Found | undefined>}
 */
const ask = (files, place, tag) =>
  new Promise((resolve, reject) => {
    const body = new PassThrough();
    /** @type {Found} */
    const found = { status: 200, headers: {}, body };
    const answer = Object.assign(body, {
      getHeader: () => undefined,
      setHeader: () => {},
      writeHead: (/** @type {number} */ status, headers = {}) => Object.assign(found, { status, headers }),
    });
    body.once('pipe', (/** @type {import('node:fs').ReadStream} */ file) => {
      file.once('open', () => resolve(found));
      file.once('error', (problem) => {
        reject(problem);
        body.destroy(problem);
      });
      body.once('close', () => file.destroy());
    });
    // The code that reads the body gets the error anyway; without this listener, the error would
    // end the process.
    body.on('error', () => {});
    // A file that the browser already has is not opened, so `open` is never emitted.
    body.once('finish', () => resolve(found));
    // No header asks for ranges or encodings.
    const headers = { 'if-none-match': tag };
    // @ts-expect-error -- sirv uses no other part of a request or response
    files({ url: `/${encodeURI(place)}`, headers }, answer, () => resolve(undefined));
  });

/**
 * @template Value
 * @param {() => Promise<Value>} look
 * @returns {Promise<Value | undefined>}
 */
async function unlessAbsent(look) {
  try {
    return await look();
  } catch (problem) {
    if (ABSENT.includes(/** @type {NodeJS.ErrnoException} */ (problem).code ?? '')) return undefined;
    throw problem;
  }
}
