// Without this module Pixi generates code with `eval`, which the policy of the site forbids.
import 'pixi.js/unsafe-eval';
import { Ticker, WebGLRenderer } from 'pixi.js';

let shared: Promise<WebGLRenderer> | undefined;

async function start(): Promise<WebGLRenderer> {
  // The system ticker would request every frame, only to look for unused textures; boards destroy their own.
  Ticker.system.autoStart = false;
  const renderer = new WebGLRenderer();
  await renderer.init({ multiView: true, backgroundAlpha: 0, skipExtensionImports: true, gcActive: false });
  return renderer;
}

/** The one renderer of the page, because browsers allow only a few contexts. Rejects if there is no WebGL. */
export function sharedRenderer(): Promise<WebGLRenderer> {
  shared ??= start();
  return shared;
}
