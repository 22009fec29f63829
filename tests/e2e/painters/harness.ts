import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { svgBoard, svgSprite } from '../../../src/painters/svg.ts';
import { tokensCss } from '../../../src/painters/tokens.ts';
import type { Scene } from '../../../src/scene/scene.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The painters as one script, built in the same way as the site. */
export async function bundle(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'painters-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { page: join(ROOT, 'tests/e2e/painters/page.ts') },
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const script = await readFile(join(outDir, 'page.js'), 'utf8');
  await rm(outDir, { recursive: true });
  return script;
}

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'";

const html = (scenes: Readonly<Record<string, Scene>>): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Painters</title><link rel="stylesheet" href="page.css">
${svgSprite(Object.values(scenes))}
${Object.entries(scenes)
  .map(([id, scene]) => `<figure id="${id}"><div class="frame">${svgBoard(scene, { id: `${id}-map` })}</div></figure>`)
  .join('\n')}
<script type="module" src="page.js"></script></html>`;

// As small as the edges of symbols allow: the fewer pixels a board has, the larger is the share of
// edges, where the painters may differ.
const OWN_CSS =
  'body{margin:0;background:var(--paper)}figure{margin:10px;width:360px}#gallery{width:520px}.frame{padding:7px 9px}';

/** Opens a page with these boards, under the strict policy of the site. */
export async function openBoards(page: Page, script: string, scenes: Readonly<Record<string, Scene>>): Promise<void> {
  const sheets = ['src/painters/board.css', 'src/painters/pixi/canvas.css'];
  const own = await Promise.all(sheets.map((sheet) => readFile(join(ROOT, sheet), 'utf8')));
  const css = `${tokensCss()}${own.join('')}${OWN_CSS}`;
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', html(scenes)],
    '/page.css': ['text/css', css],
    '/page.js': ['text/javascript', script],
  };
  await page.route('http://painters.test/**', async (route) => {
    const [contentType, body] = files[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    await route.fulfill({ contentType, body });
  });
  await page.goto('http://painters.test/');
}

/**
 * The share of pixels of two pictures that differ by more than `limit` of 255 in any colour
 * channel.
 */
export async function difference(page: Page, a: Buffer, b: Buffer, limit = 40): Promise<number> {
  const pictures = [a, b].map((picture) => picture.toString('base64'));
  return page.evaluate(
    async ([pair, most]) => {
      const [one, two] = await Promise.all(
        pair.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
          pen?.drawImage(bitmap, 0, 0);
          return pen?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (one === undefined || two?.width !== one.width || two.height !== one.height) return 1;
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const far = [0, 1, 2].some(
          (colour) => Math.abs((one.data[at + colour] ?? 0) - (two.data[at + colour] ?? 0)) > most,
        );
        if (far) count += 1;
      }
      return count / (one.data.length / 4);
    },
    [pictures, limit] as const,
  );
}
