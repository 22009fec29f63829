const noop = (...names: readonly string[]): string => names.map((name) => `export const ${name} = () => {};`).join('');
const empty = (...names: readonly string[]): string => names.map((name) => `export class ${name} {}`).join('');
const bare = (...names: readonly string[]): string => names.map((name) => `export const ${name} = {};`).join('');

/**
 * Rooms of Pixi that prints on a plain canvas never enter, each with what its neighbours still ask for by name. Colours and what is read from
 * them, bounds, masks and filters, searches in the tree, the order of depth, the shader and the geometry of batches (src/painters/pixi/quads.ts
 * has its own), other sources of pictures and how they are repeated or turned, the register of extensions, warnings to developers, and all code
 * that is written with eval.
 */
export const ROOMS: Readonly<Record<string, string>> = {
  'color/Color.mjs': empty('Color'),
  'culling/cullingMixin.mjs': bare('cullingMixin'),
  'environment/autoDetectEnvironment.mjs': noop('loadEnvironmentExtensions'),
  'extensions/Extensions.mjs':
    'export const ExtensionType = {}, extensions = { mixin(type, ...sources) {' +
    ' for (const each of sources) Object.defineProperties(type.prototype, Object.getOwnPropertyDescriptors(each)); } };',
  'maths/matrix/groupD8.mjs': bare('groupD8'),
  'maths/shapes/Rectangle.mjs': 'export class Rectangle { x = 0; y = 0; width = 0; height = 0; }',
  'rendering/batcher/gl/utils/maxRecommendedTextures.mjs': 'export const getMaxTexturesPerBatch = () => 1;',
  'rendering/batcher/shared/BatchGeometry.mjs': empty('BatchGeometry'),
  'rendering/batcher/shared/DefaultShader.mjs': empty('DefaultShader'),
  'rendering/renderers/shared/state/getAdjustedBlendModeBlend.mjs':
    'export const getAdjustedBlendModeBlend = (blendMode) => blendMode;',
  'rendering/renderers/shared/texture/TextureMatrix.mjs': empty('TextureMatrix'),
  'rendering/renderers/shared/texture/TexturePool.mjs': bare('TexturePool'),
  'rendering/renderers/shared/texture/TextureStyle.mjs': 'export class TextureStyle { on() {} off() {} destroy() {} }',
  'rendering/renderers/shared/texture/sources/BufferImageSource.mjs': empty('BufferImageSource'),
  'scene/container/bounds/Bounds.mjs': empty('Bounds'),
  'scene/container/container-mixins/cacheAsTextureMixin.mjs': bare('cacheAsTextureMixin'),
  'scene/container/container-mixins/effectsMixin.mjs': bare('effectsMixin'),
  'scene/container/container-mixins/findMixin.mjs': bare('findMixin'),
  'scene/container/container-mixins/getFastGlobalBoundsMixin.mjs': bare('getFastGlobalBoundsMixin'),
  'scene/container/container-mixins/getGlobalMixin.mjs': bare('getGlobalMixin') + noop('bgr2rgb'),
  'scene/container/container-mixins/measureMixin.mjs': bare('measureMixin'),
  'scene/container/container-mixins/onRenderMixin.mjs': bare('onRenderMixin'),
  'scene/container/container-mixins/sortMixin.mjs': 'export const sortMixin = { _zIndex: 0 };',
  'scene/container/container-mixins/toLocalGlobalMixin.mjs': bare('toLocalGlobalMixin'),
  'scene/container/utils/multiplyHexColors.mjs': noop('multiplyHexColors'),
  'utils/browser/unsafeEvalSupported.mjs': 'export const unsafeEvalSupported = () => true;',
  'utils/logging/deprecation.mjs': "export const deprecation = () => {}, v8_0_0 = '', v8_22_0 = '';",
  'utils/logging/warn.mjs': noop('warn'),
  'utils/pool/GlobalResourceRegistry.mjs': 'export const GlobalResourceRegistry = { register() {} };',
  'utils/pool/PoolGroup.mjs':
    'export const BigPool = { get(type, data) { const made = new type(); made.init(data); return made; } };',
};
