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
    const { file, status, location, text } = find(site, request.method ?? 'GET', request.url ?? '/');
    if (file) {
      send(request, response, { file, status, kept, lasting: isHashed(site, file) });
      return;
    }
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...(location && { location }) };
    response.writeHead(status, headers).end(text ? `${text}\n` : undefined);
  };
}

/**
 * Sends a file, or word that the browser has it already.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ file: string, status: number, kept: Map<string, Packed>, lasting: boolean }} what `lasting`: never changes under its name
 */
function send(request, response, { file, status, kept, lasting }) {
  const type = typeOf(file);
  const tag = tagOf(file);
  const headers = {
    'content-type': type.name,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    etag: tag,
    ...(type.text && { vary: 'accept-encoding' }),
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = type.text ? String(request.headers['accept-encoding'] ?? '') : '';
  const { body, coding } = pack(kept, file, tag, accepted);
  const packed = { 'content-length': body.length, ...(coding && { 'content-encoding': coding }) };
  response.writeHead(status, { ...headers, ...packed }).end(request.method === 'HEAD' ? undefined : body);
}

/** @param {string} file */
function tagOf(file) {
  const { mtimeMs, size } = fs.statSync(file);
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
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
