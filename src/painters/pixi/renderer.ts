// Without this module Pixi generates code with `eval`, which the policy of the site forbids.
import 'pixi.js/unsafe-eval';
import { Container, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';

let shared: Promise<WebGLRenderer> | undefined;

async function start(): Promise<WebGLRenderer> {
  // The system ticker would request every frame, only to look for unused textures; boards destroy their own.
  Ticker.system.autoStart = false;
  const renderer = new WebGLRenderer();
  await renderer.init({ multiView: true, backgroundAlpha: 0, skipExtensionImports: true, gcActive: false });
  // The first sprite makes Pixi compile its shaders: done here, in a task of its own, so that the first board does not wait for it.
  await new Promise((done) => setTimeout(done));
  const sprite = new Container({ children: [new Sprite(Texture.WHITE)] });
  renderer.render(sprite);
  sprite.destroy({ children: true });
  return renderer;
}

/** The one renderer of the page, because browsers allow only a few contexts. Rejects if there is no WebGL. */
export function sharedRenderer(): Promise<WebGLRenderer> {
  shared ??= start();
  return shared;
}
