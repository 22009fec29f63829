import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { typeOf } from './types.mjs';

/**
 * @typedef {{ root: string, base: string, hashed: string }} Site
 * @typedef {{ status: number, file?: string, location?: string, text?: string }} Found
 * @typedef {{ body: Buffer, coding?: string }} Packed
 */

/**
 * The listener of a static site: pages by folder, the site's own 404.html, brotli or gzip, an entity tag.
 * @param {Site} site its folder (a real path), the path it lives under (with a slash at both ends), its folder of hashed files
 * @returns {import('node:http').RequestListener}
 */
export function answer(site) {
  /** @type {Map<string, Packed>} */
  const kept = new Map();
  return (request, response) => {
    const found = find(site, request.method ?? 'GET', request.url ?? '/');
    if (!found.file) {
      const headers = {
        'content-type': 'text/plain; charset=utf-8',
        ...(found.location && { location: found.location }),
      };
      response.writeHead(found.status, headers).end(found.text ? `${found.text}\n` : undefined);
      return;
    }
    const type = typeOf(found.file);
    const { mtimeMs, size } = fs.statSync(found.file);
    const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = {
      'content-type': type.name,
      'cache-control': isHashed(site, found.file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag: tag,
      ...(type.text && { vary: 'accept-encoding' }),
    };
    if (found.status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    const { body, coding } = pack(
      kept,
      found.file,
      tag,
      type.text ? String(request.headers['accept-encoding'] ?? '') : '',
    );
    response.writeHead(found.status, {
      ...headers,
      'content-length': body.length,
      ...(coding && { 'content-encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * What a request is answered with. Nothing outside the folder is ever found, neither by dots nor by a link that leads out of it.
 * @param {Site} site
 * @param {string} method
 * @param {string} target the request target as it came
 * @returns {Found}
 */
export function find({ root, base }, method, target) {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'Only GET and HEAD are answered here.' };
  const [raw = '/', query] = target.split(/[?#]/, 2);
  const place = decoded(raw);
  if (place === undefined) return { status: 400, text: 'That address cannot be read.' };
  if (place === '/' && base !== '/') return { status: 302, location: base };
  if (`${place}/` === base) return { status: 301, location: base };
  if (!place.startsWith(base)) return { status: 404, text: `The site lives under ${base}` };

  const wanted = path.resolve(root, place.slice(base.length));
  if (!within(root, wanted)) return { status: 403, text: 'That is outside the site.' };
  const stat = fs.statSync(wanted, { throwIfNoEntry: false });
  if (stat?.isDirectory() && !place.endsWith('/'))
    return { status: 301, location: encodeURI(`${place}/`) + (query ? `?${query}` : '') };
  const file = stat?.isDirectory() ? path.join(wanted, 'index.html') : place.endsWith('/') ? undefined : wanted;
  if (!file || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return missing(root);
  return within(root, fs.realpathSync(file))
    ? { status: 200, file }
    : { status: 403, text: 'That is outside the site.' };
}

/** @param {string} root @returns {Found} */
function missing(root) {
  const file = path.join(root, '404.html');
  return fs.existsSync(file) ? { status: 404, file } : { status: 404, text: 'There is no such page.' };
}

/** @param {string} raw */
function decoded(raw) {
  try {
    const place = decodeURIComponent(raw);
    return place.startsWith('/') && !place.includes('\0') ? place : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} root @param {string} file */
const within = (root, file) => file === root || file.startsWith(root + path.sep);

/** @param {Site} site @param {string} file */
const isHashed = ({ root, hashed }, file) => within(path.join(root, hashed), file);

/**
 * A file as it is sent; compressed once for each state of the file.
 * @param {Map<string, Packed>} kept
 * @param {string} file
 * @param {string} tag
 * @param {string} accepted the codings that the browser takes
 * @returns {Packed}
 */
function pack(kept, file, tag, accepted) {
  const coding = ['br', 'gzip'].find((each) =>
    new RegExp(`\\b${each}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  );
  const key = `${coding ?? ''} ${tag} ${file}`;
  const before = kept.get(key);
  if (before) return before;
  const plain = fs.readFileSync(file);
  const body = coding === 'br' ? zlib.brotliCompressSync(plain) : coding ? zlib.gzipSync(plain, { level: 9 }) : plain;
  const packed = { body, ...(coding && { coding }) };
  kept.set(key, packed);
  return packed;
}
