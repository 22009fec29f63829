// Without this module Pixi generates code with `eval`, which the policy of the site forbids.
import 'pixi.js/unsafe-eval';
import { Container, getTestContext, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';

let shared: Promise<WebGLRenderer> | undefined;

/**
 * Ends the current task, so that the reader's input is handled between steps that are slow on a
 * slow phone.
 */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

async function start(): Promise<WebGLRenderer> {
  // The system ticker would request every frame only to look for unused textures; boards destroy
  // their own textures.
  Ticker.system.autoStart = false;
  // Pixi creates this small context anyway, to ask for precisions. The first context of a page is
  // the slow one, so it gets a task of its own.
  getTestContext();
  await nextTask();
  const renderer = new WebGLRenderer();
  await renderer.init({ multiView: true, backgroundAlpha: 0, skipExtensionImports: true, gcActive: false });
  await nextTask();
  // The first sprite makes Pixi compile its shaders.
  const sprite = new Container({ children: [new Sprite(Texture.WHITE)] });
  renderer.render(sprite);
  sprite.destroy({ children: true });
  return renderer;
}

/**
 * The one renderer of the page, because browsers allow only a few contexts. Rejects if there is no
 * WebGL.
 */
export function sharedRenderer(): Promise<WebGLRenderer> {
  shared ??= start();
  return shared;
}
