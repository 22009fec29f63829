import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The default quality of brotli: the best. */
export const BEST = constants.BROTLI_MAX_QUALITY;

const TEXT = /^text\/|[/+](json|javascript|xml|yaml)$/;

/**
 * Compresses text files with brotli or gzip, once for all requests. Other files only get their
 * type.
 * @param {number} quality how well brotli compresses, from 0 to 11
 */
export function compressing(quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  /** Best first: browsers list gzip before brotli, although brotli is a sixth smaller. */
  const codings = {
    br: (/** @type {Buffer} */ plain) => promisify(brotliCompress)(plain, { params }),
    gzip: promisify(gzip),
  };
  /** @type {Map<string, { etag: unknown, packed: Promise<Buffer> }>} */
  const kept = new Map();

  /**
   * Compresses a file. That takes a third of a second for a page, so the result is kept until the
   * file changes.
   * @param {'br' | 'gzip'} coding
   * @param {string} place
   * @param {import('./files.mjs').Found} found
   */
  const packedOnce = (coding, place, { headers, body }) => {
    const key = `${coding} ${place}`;
    const etag = headers.ETag;
    const before = kept.get(key);
    if (before?.etag === etag) {
      body.destroy();
      return before.packed;
    }
    const packed = buffer(body).then(codings[coding]);
    kept.set(key, { etag, packed });
    packed.catch(() => kept.delete(key));
    return packed;
  };

  /**
   * The headers and bytes of a file to send.
   * @param {string} place its path in the folder
   * @param {import('./files.mjs').Found} found
   * @param {string} accepted the encodings that the browser accepts
   * @returns {Promise<{ headers: Record<string, string | number>, body: Buffer |
   * import('node:stream').Readable }>}
   */
  return async (place, found, accepted) => {
    const [type] = String(found.headers['Content-Type'] || 'application/octet-stream').split(';');
    if (!TEXT.test(type)) return { headers: { ...found.headers, 'Content-Type': type }, body: found.body };
    const headers = { ...found.headers, 'Content-Type': `${type}; charset=utf-8`, Vary: 'accept-encoding' };
    const coding = Object.keys(codings).find((each) => accepts(accepted, each));
    if (coding === undefined) return { headers, body: found.body };
    const body = await packedOnce(coding, place, found);
    return { headers: { ...headers, 'Content-Encoding': coding, 'Content-Length': body.length }, body };
  };
}

/**
 * @param {string} accepted
 * @param {string} coding
 */
const accepts = (accepted, coding) =>
  accepted.split(',').some((each) => {
    const [name, quality = 'q=1'] = each.split(';').map((part) => part.trim());
    return name === coding && Number(quality.replace('q=', '')) > 0;
  });
