/** What Vite asks of a plugin, as far as this one answers. */
interface LeanPixi {
  readonly name: string;
  readonly enforce: 'pre';
  readonly config: () => { readonly resolve: { readonly alias: Readonly<Record<string, string>> } };
  readonly load: (id: string) => string | null;
}

const noop = (...names: readonly string[]): string => names.map((name) => `export const ${name} = () => {};`).join('');
const empty = (...names: readonly string[]): string => names.map((name) => `export class ${name} {}`).join('');

/**
 * Rooms of Pixi that plain shapes never enter, each with what its neighbours still ask for by name: reading whole SVG files, gradients and
 * patterns, compressed and moving textures, pooled textures, colour names, programs for WebGPU, warnings to developers, all code that is written with eval, and the trials of a second
 * context that ask how many textures a shader may mix: shapes have one, which is white.
 */
const EMPTIED: Readonly<Record<string, string>> = {
  'pixi.js/lib/rendering/renderers/gl/texture/uploaders/glUploadCompressedTextureResource.mjs':
    'export const glUploadCompressedTextureResource = {};',
  'pixi.js/lib/rendering/renderers/gl/texture/uploaders/glUploadCubeTextureResource.mjs': noop(
    'createGlUploadCubeTextureResource',
  ),
  'pixi.js/lib/rendering/renderers/gl/texture/uploaders/glUploadVideoResource.mjs':
    'export const glUploadVideoResource = {};',
  'pixi.js/lib/rendering/renderers/gl/shader/utils/generateUniformsSync.mjs': noop('generateUniformsSync'),
  'pixi.js/lib/rendering/renderers/gl/shader/utils/createUboSyncSTD40.mjs': noop('createUboSyncFunctionSTD40'),
  'pixi.js/lib/rendering/renderers/gl/shader/GenerateShaderSyncCode.mjs': noop('generateShaderSyncCode'),
  'pixi.js/lib/rendering/renderers/shared/texture/TexturePool.mjs':
    'export const TexturePool = { setScreenSize() {}, removeScreen() {} };',
  'pixi.js/lib/rendering/renderers/shared/texture/CanvasPool.mjs':
    'export const CanvasPool = { setScreenSize() {}, removeScreen() {} };',
  'pixi.js/lib/rendering/batcher/gl/utils/checkMaxIfStatementsInShader.mjs':
    'export const checkMaxIfStatementsInShader = () => 1;',
  'pixi.js/lib/rendering/batcher/gl/utils/maxRecommendedTextures.mjs': 'export const getMaxTexturesPerBatch = () => 1;',
  'pixi.js/lib/rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs':
    "export const getMaxFragmentPrecision = () => 'highp';",
  'pixi.js/lib/rendering/renderers/gl/shader/program/logProgramError.mjs':
    "export const logProgramError = () => { throw new Error('This WebGL cannot run the shader'); };",
  'pixi.js/lib/rendering/renderers/gpu/shader/GpuProgram.mjs':
    'export class GpuProgram { static from() { return null; } }',
  'pixi.js/lib/rendering/renderers/gpu/state/GpuStencilModesToPixi.mjs': 'export const GpuStencilModesToPixi = [];',
  'pixi.js/lib/utils/logging/deprecation.mjs':
    "export const deprecation = () => {}, v8_0_0 = '', v8_3_4 = '', v8_21_0 = '', v8_22_0 = '';",
  'pixi.js/lib/utils/logging/warn.mjs': noop('warn'),
  '@pixi/colord/plugins/names.mjs': 'export default () => {};',
};

/** Lets `#pixilib/` mean Pixi's own files, which its package does not offer one by one, and leaves out what no board needs. */
export const leanPixi = (lib: string): LeanPixi => ({
  name: 'lean-pixi',
  enforce: 'pre',
  config: () => ({ resolve: { alias: { '#pixilib': lib } } }),
  load: (id) => {
    const path = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
    const room = Object.keys(EMPTIED).find((each) => path.endsWith(`/node_modules/${each}`));
    return room === undefined ? null : (EMPTIED[room] ?? null);
  },
});
