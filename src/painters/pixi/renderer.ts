// Pixi by its parts: only what draws plain shapes, and none of it needs eval. Each part that is left out is a kilobyte that no reader loads.
import type { Container } from '#pixilib/scene/container/Container';
import type { WebGLOptions, WebGLPipes } from '#pixilib/rendering/renderers/gl/WebGLRenderer';
import { extensions, ExtensionType } from '#pixilib/extensions/Extensions';
import { GlBatchAdaptor } from '#pixilib/rendering/batcher/gl/GlBatchAdaptor';
import { BatcherPipe } from '#pixilib/rendering/batcher/shared/BatcherPipe';
import { ColorMaskPipe } from '#pixilib/rendering/mask/color/ColorMaskPipe';
import { GlColorMaskSystem } from '#pixilib/rendering/renderers/gl/GlColorMaskSystem';
import { GlEncoderSystem } from '#pixilib/rendering/renderers/gl/GlEncoderSystem';
import { GlLimitsSystem } from '#pixilib/rendering/renderers/gl/GlLimitsSystem';
import { GlUboSystem } from '#pixilib/rendering/renderers/gl/GlUboSystem';
import { GlBufferSystem } from '#pixilib/rendering/renderers/gl/buffer/GlBufferSystem';
import { GlContextSystem } from '#pixilib/rendering/renderers/gl/context/GlContextSystem';
import { GlGeometrySystem } from '#pixilib/rendering/renderers/gl/geometry/GlGeometrySystem';
import { GlRenderTargetSystem } from '#pixilib/rendering/renderers/gl/renderTarget/GlRenderTargetSystem';
import { GlShaderSystem } from '#pixilib/rendering/renderers/gl/shader/GlShaderSystem';
import { GlUniformGroupSystem } from '#pixilib/rendering/renderers/gl/shader/GlUniformGroupSystem';
import { GlStateSystem } from '#pixilib/rendering/renderers/gl/state/GlStateSystem';
import { GlTextureSystem } from '#pixilib/rendering/renderers/gl/texture/GlTextureSystem';
import { BackgroundSystem } from '#pixilib/rendering/renderers/shared/background/BackgroundSystem';
import { BlendModePipe } from '#pixilib/rendering/renderers/shared/blendModes/BlendModePipe';
import { GlobalUniformSystem } from '#pixilib/rendering/renderers/shared/renderTarget/GlobalUniformSystem';
import { UboSystem } from '#pixilib/rendering/renderers/shared/shader/UboSystem';
import { AbstractRenderer } from '#pixilib/rendering/renderers/shared/system/AbstractRenderer';
import { BufferImageSource } from '#pixilib/rendering/renderers/shared/texture/sources/BufferImageSource';
import { CanvasSource } from '#pixilib/rendering/renderers/shared/texture/sources/CanvasSource';
import { ViewSystem } from '#pixilib/rendering/renderers/shared/view/ViewSystem';
import { RenderGroupPipe } from '#pixilib/scene/container/RenderGroupPipe';
import { RenderGroupSystem } from '#pixilib/scene/container/RenderGroupSystem';
import { SpritePipe } from '#pixilib/scene/sprite/SpritePipe';
import { generateShaderSyncPolyfill } from '#pixilib/unsafe-eval/shader/generateShaderSyncPolyfill';
import { generateUboSyncPolyfillSTD40 } from '#pixilib/unsafe-eval/ubo/generateUboSyncPolyfill';
import { generateUniformsSyncPolyfill } from '#pixilib/unsafe-eval/uniforms/generateUniformsSyncPolyfill';

Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined });
Object.assign(UboSystem.prototype, { _systemCheck: () => undefined });
Object.assign(GlUniformGroupSystem.prototype, { _generateUniformsSync: generateUniformsSyncPolyfill });
Object.assign(GlUboSystem.prototype, { _generateUboSync: generateUboSyncPolyfillSTD40 });
Object.assign(GlShaderSystem.prototype, { _generateShaderSync: generateShaderSyncPolyfill });

type Config = ConstructorParameters<typeof AbstractRenderer>[0];
const systems: Config['systems'] = [];
const renderPipes: Config['renderPipes'] = [];
const renderPipeAdaptors: Config['renderPipeAdaptors'] = [];
extensions.handleByNamedList(ExtensionType.WebGLSystem, systems);
extensions.handleByNamedList(ExtensionType.WebGLPipes, renderPipes);
extensions.handleByNamedList(ExtensionType.WebGLPipesAdaptor, renderPipeAdaptors);

/** Nothing is collected by the clock: boards give back what they no longer show, and a page at rest is at rest. */
class NoCollector {
  static readonly extension = { type: [ExtensionType.WebGLSystem], name: 'gc' };
  readonly now = 0;
  addResourceHash(): void {
    return;
  }
  addCollection(): void {
    return;
  }
}

/** Shapes are blended plainly, and need no second buffer. */
class NoBackBuffer {
  static readonly extension = { type: [ExtensionType.WebGLSystem], name: 'backBuffer' };
  readonly useBackBuffer = false;
}

extensions.add(
  NoCollector,
  NoBackBuffer,
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GlUboSystem,
  GlContextSystem,
  GlLimitsSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
  GlColorMaskSystem,
  ColorMaskPipe,
  BlendModePipe,
  BatcherPipe,
  RenderGroupPipe,
  SpritePipe,
  GlBatchAdaptor,
  CanvasSource,
  BufferImageSource,
);

const WEBGL = 1;

class ShapeRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  constructor() {
    super({ name: 'webgl', type: WEBGL, systems, renderPipes, renderPipeAdaptors });
  }
}

/** What paints all boards of a page, one after the other, each onto a canvas of its own. */
export interface Brush {
  /** Paints figures onto a canvas, in its pixels, over nothing. */
  paint(root: Container, onto: CanvasRenderingContext2D): void;
  /** Calls back when the context is lost. Returns the way to end it. */
  onLost(then: () => void): () => void;
}

async function start(): Promise<Brush> {
  const renderer = new ShapeRenderer();
  await renderer.init({ width: 1, height: 1, backgroundAlpha: 0, skipExtensionImports: true });
  const { canvas } = renderer;
  return {
    paint(root, onto) {
      const { width, height } = onto.canvas;
      if (canvas.width < width || canvas.height < height)
        renderer.resize(Math.max(canvas.width, width), Math.max(canvas.height, height));
      renderer.render({ container: root });
      onto.clearRect(0, 0, width, height);
      onto.drawImage(canvas, 0, 0, width, height, 0, 0, width, height);
    },
    onLost(then) {
      canvas.addEventListener('webglcontextlost', then);
      return () => canvas.removeEventListener('webglcontextlost', then);
    },
  };
}

let shared: Promise<Brush> | undefined;

/** The one brush of the page, for browsers allow few contexts. Refused where there is no WebGL, and for good once its context is lost. */
export function sharedBrush(): Promise<Brush> {
  shared ??= start().then((brush) => {
    brush.onLost(() => {
      shared = Promise.reject(new Error('The WebGL context was lost'));
      shared.catch(() => undefined);
    });
    return brush;
  });
  return shared;
}
