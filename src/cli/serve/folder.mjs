import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';

/** The content encodings for text files, best first, and the suffix that asks for each of them. */
export const ENCODINGS = { br: '.br', gzip: '.gz' };

const PACK = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** How well brotli compresses if nothing else is asked for: as well as it can. */
export const BEST = constants.BROTLI_MAX_QUALITY;

/** Error codes for a file that does not exist, or a name that no file can have. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'];

/**
 * @typedef {{ body: Buffer, type: string, etag: string, size: number, encoding?: string }} Read
 */

/**
 * Reads the files of a folder. Never reads anything outside it, whether through `..` or through a symbolic link.
 * @param {string} root its path, with symbolic links resolved
 * @param {number} [quality] how well brotli compresses, from 0 to 11
 */
export function folderOf(root, quality = BEST) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  /** @type {Map<string, { etag: string, body: Promise<Buffer> }>} */
  const kept = new Map();

  /**
   * Compressing a page takes a third of a second, so the result is kept until the file changes.
   * @param {string} file
   * @param {'br' | 'gzip'} encoding
   * @param {string} etag
   */
  const packed = (file, encoding, etag) => {
    const key = `${encoding} ${file}`;
    const before = kept.get(key);
    if (before?.etag === etag) return before.body;
    const body = readFile(file).then((plain) => PACK[encoding](plain, encoding === 'br' ? { params } : {}));
    kept.set(key, { etag, body });
    body.catch(() => kept.delete(key));
    return body;
  };

  /**
   * Reads a file in the form in which it is sent. Undefined if there is no such file, or if compressing it would not help.
   * @param {string} place its path in the folder, followed by the suffix of an encoding if one is wanted
   * @returns {Promise<Read | undefined>}
   */
  const read = async (place) => {
    const encoding = place.endsWith(ENCODINGS.br) ? 'br' : place.endsWith(ENCODINGS.gzip) ? 'gzip' : undefined;
    const name = encoding ? place.slice(0, -ENCODINGS[encoding].length) : place;
    const type = typeOf(name);
    if (encoding && !type.isText) return undefined;
    try {
      const file = await realpath(path.join(root, name));
      const about = await stat(file);
      if (!file.startsWith(root + path.sep) || !about.isFile()) return undefined;
      const etag = `W/"${about.size.toString(36)}-${Math.round(about.mtimeMs).toString(36)}"`;
      const body = await (encoding ? packed(file, encoding, etag) : readFile(file));
      return { body, type: type.name, etag, size: body.length, ...(encoding && { encoding }) };
    } catch (problem) {
      if (ABSENT.includes(/** @type {NodeJS.ErrnoException} */ (problem).code ?? '')) return undefined;
      throw problem;
    }
  };
  return { read };
}

/** @param {string} name */
function typeOf(name) {
  const type = lookup(name) ?? 'application/octet-stream';
  const isText = /^text\/|[/+](json|javascript|xml|yaml)$/.test(type);
  return { name: isText ? `${type}; charset=utf-8` : type, isText };
}
