// Pixi writes code with `eval` where this module does not keep it from it; the policy of the site forbids that.
import 'pixi.js/unsafe-eval';
import { Ticker, WebGLRenderer } from 'pixi.js';

let shared: Promise<WebGLRenderer> | undefined;

async function start(): Promise<WebGLRenderer> {
  // It would ask for every frame of a page at rest, only to look for textures that nobody needs: boards throw away their own.
  Ticker.system.autoStart = false;
  const renderer = new WebGLRenderer();
  await renderer.init({ multiView: true, backgroundAlpha: 0, skipExtensionImports: true, gcActive: false });
  return renderer;
}

/** The one renderer of the page, for browsers allow few contexts. Refused where there is no WebGL. */
export function sharedRenderer(): Promise<WebGLRenderer> {
  shared ??= start();
  return shared;
}
