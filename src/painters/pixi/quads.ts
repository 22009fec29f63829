// Where Pixi's batches become calls of WebGL. Prints are quads with one texture each, so that one small program paints them all.
import type { Batch, BatchableQuadElement, Batcher } from '#pixilib/rendering/batcher/shared/Batcher';
import type { InstructionSet } from '#pixilib/rendering/renderers/shared/instructions/InstructionSet';
import type { TextureSource } from '#pixilib/rendering/renderers/shared/texture/sources/TextureSource';
import { DefaultBatcher } from '#pixilib/rendering/batcher/shared/DefaultBatcher';
import type { Screen } from './screen.ts';

const VERTEX = `#version 300 es
in vec2 place;
in vec2 spot;
in vec4 tint;
uniform mat3 lie;
uniform vec2 size;
out vec2 on;
out float strength;
void main() {
  vec2 part = (lie * vec3(place, 1)).xy / size;
  gl_Position = vec4(part.x * 2. - 1., 1. - part.y * 2., 0, 1);
  on = spot;
  strength = tint.a;
}`;
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 on;
in float strength;
uniform sampler2D print;
out vec4 colour;
void main() {
  colour = texture(print, on) * strength;
}`;

/** A corner of a quad as Pixi packs it: how many numbers each input takes, and after how many bytes they begin. */
const CORNER = { place: [2, 0], spot: [2, 8], tint: [4, 16] } as const;
const CORNER_BYTES = 24;

function compile(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new Error('The WebGL context was lost');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) === false)
    throw new Error(`This WebGL cannot paint prints: ${gl.getProgramInfoLog(program) ?? ''}`);
  return program;
}

/** Gathers the prints of a board and paints them. */
export class Quads {
  readonly #screen: Screen;
  readonly #batchers = new WeakMap<InstructionSet, Batcher>();
  readonly #textures = new WeakMap<TextureSource, WebGLTexture>();
  #active: Batcher | undefined;
  #lie: WebGLUniformLocation | null = null;
  #size: WebGLUniformLocation | null = null;

  constructor(screen: Screen) {
    this.#screen = screen;
    screen.runners.contextChange.add(this);
  }

  /** Makes the program and the two buffers, which then stay bound. */
  contextChange(gl: WebGL2RenderingContext): void {
    const program = compile(gl);
    gl.useProgram(program);
    this.#lie = gl.getUniformLocation(program, 'lie');
    this.#size = gl.getUniformLocation(program, 'size');
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    for (const [name, [count, from]] of Object.entries(CORNER)) {
      const location = gl.getAttribLocation(program, name);
      const isBytes = count === 4;
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, count, isBytes ? gl.UNSIGNED_BYTE : gl.FLOAT, isBytes, CORNER_BYTES, from);
    }
    gl.enable(gl.BLEND);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  }

  buildStart(instructions: InstructionSet): void {
    this.#active = this.#batchers.get(instructions) ?? new DefaultBatcher({ maxTextures: 1 });
    this.#batchers.set(instructions, this.#active);
    this.#active.begin();
  }

  addToBatch(quad: BatchableQuadElement): void {
    this.#active?.add(quad);
  }

  buildEnd(instructions: InstructionSet): void {
    this.#active?.break(instructions);
  }

  /** The quads go to WebGL with each painting, for they are few. */
  upload(): void {
    return;
  }

  execute({ action, batcher, blendMode, textures, start, size }: Batch): void {
    const { gl, globalUniforms } = this.#screen;
    const { attributeBuffer, attributeSize, indexBuffer, indexSize } = batcher;
    if (action === 'startBatch') {
      gl.bufferData(gl.ARRAY_BUFFER, attributeBuffer.float32View.subarray(0, attributeSize), gl.STREAM_DRAW);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indexBuffer.subarray(0, indexSize), gl.STREAM_DRAW);
      gl.uniformMatrix3fv(this.#lie, false, globalUniforms.lie);
      gl.uniform2f(this.#size, gl.canvas.width, gl.canvas.height);
    }
    gl.blendFunc(blendMode === 'erase' ? gl.ZERO : gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    const [print] = textures.textures;
    if (print !== undefined) this.#bind(print);
    const bytes = indexBuffer.BYTES_PER_ELEMENT;
    gl.drawElements(gl.TRIANGLES, size, bytes === 2 ? gl.UNSIGNED_SHORT : gl.UNSIGNED_INT, start * bytes);
  }

  /** Binds a print, which goes to WebGL when it is first seen, and is gone from there with its source. */
  #bind(print: TextureSource): void {
    const { gl } = this.#screen;
    const known = this.#textures.get(print);
    const texture = known ?? gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (known !== undefined) return;
    this.#textures.set(print, texture);
    print.once('unload', () => gl.deleteTexture(texture));
    for (const way of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, way, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, print.resource as HTMLCanvasElement);
  }
}
