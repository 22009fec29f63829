/** Types of files that are text and gain by being compressed. */
const TEXT = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  xsl: 'text/xsl; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  yaml: 'text/yaml; charset=utf-8',
  wasm: 'application/wasm',
};

/** Types of files that are compressed in themselves. */
const PACKED = {
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

const TYPES = new Map([
  ...Object.entries(TEXT).map(([ending, name]) => /** @type {const} */ ([ending, { name, text: true }])),
  ...Object.entries(PACKED).map(([ending, name]) => /** @type {const} */ ([ending, { name, text: false }])),
]);

/**
 * The media type of a file by its ending, and whether it is worth compressing. An ending that is not known is bytes.
 * @param {string} file
 * @returns {{ readonly name: string, readonly text: boolean }}
 */
export const typeOf = (file) =>
  TYPES.get(file.slice(file.lastIndexOf('.') + 1).toLowerCase()) ?? { name: 'application/octet-stream', text: false };
