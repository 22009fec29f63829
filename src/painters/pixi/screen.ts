// What Pixi's renderer asks of its systems, answered for one plain canvas that shows prints: Pixi's own answers are made for every canvas,
// target, mask and filter, and are many times as long.
import type { Matrix } from '#pixilib/maths/matrix/Matrix';
import type { SystemRunner } from '#pixilib/rendering/renderers/shared/system/SystemRunner';

const nothing = (): void => undefined;

/** Pixi's renderer, as far as these systems know it. */
export interface Screen {
  gl: WebGL2RenderingContext;
  readonly view: View;
  readonly globalUniforms: Lie;
  readonly runners: { readonly contextChange: SystemRunner };
}

/** Boards are painted over nothing. */
class Background {
  readonly colorRgba = [0, 0, 0, 0];
}

/** The canvas that all boards are painted on, as large as the largest of them. */
class View {
  readonly canvas = document.createElement('canvas');
  readonly renderTarget = {};
}

/** The context; where there is none, the board stays SVG. */
class Context {
  readonly #screen: Screen;
  constructor(screen: Screen) {
    this.#screen = screen;
  }
  init(): void {
    const gl = this.#screen.view.canvas.getContext('webgl2', { antialias: false, depth: false });
    if (gl === null) throw new Error('This browser has no WebGL 2');
    this.#screen.gl = gl;
    this.#screen.runners.contextChange.emit(gl);
  }
}

/** Wipes the canvas before each board. */
class Wiper {
  readonly #screen: Screen;
  constructor(screen: Screen) {
    this.#screen = screen;
  }
  renderStart(): void {
    const { gl } = this.#screen;
    gl.viewport(0, 0, gl.canvas.width, gl.canvas.height);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }
}

/** Keeps how the board that is painted now lies on the canvas. */
class Lie {
  lie: Float32Array = new Float32Array(9);
  start({ worldTransformMatrix }: { readonly worldTransformMatrix: Matrix }): void {
    this.lie = worldTransformMatrix.toArray(true);
  }
}

/** Each print says itself how it is blended. */
class PlainBlending {
  readonly pushBlendMode = nothing;
  readonly popBlendMode = nothing;
  readonly buildStart = nothing;
  readonly buildEnd = nothing;
}

/** No colour is masked. */
class NoColourMask {
  readonly buildStart = nothing;
}

/** The systems, by the names that Pixi has for them. */
export const SYSTEMS = {
  background: Background,
  view: View,
  context: Context,
  renderTarget: Wiper,
  globalUniforms: Lie,
} as const;

/** The pipes that have nothing to do. */
export const PIPES = { blendMode: PlainBlending, colorMask: NoColourMask } as const;
