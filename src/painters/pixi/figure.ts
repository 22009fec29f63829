import { type BLEND_MODES, Container, Sprite } from 'pixi.js';
import { textureOf, withStrokes } from './ink.ts';
import { isLabel, isMirrored, isSymbol, type Mark, type Part, type Shape, shapesIn } from './marks.ts';
import { easeOut, mix, type Motion, swing } from './motion.ts';
import type { Fit } from './overlay.ts';

/** Symbols that rotate are drawn at twice the resolution, so that they stay sharp between pixels. */
const FINE = 2;

const degrees = ({ matrix: { c, d } }: Part): number => (Math.atan2(-c, d) * 180) / Math.PI;

const placeOf = ({ at, parts }: Mark): string =>
  JSON.stringify([at, parts.map((part) => [part.matrix.e, part.matrix.f, degrees(part)])]);

/** A mark on the canvas: a single sprite at rest, and a sprite for each symbol while it moves. */
export class Figure {
  readonly body = new Container();
  readonly #fit: Fit;
  #mark: Mark;
  #isApart = false;

  constructor(mark: Mark, fit: Fit) {
    this.#mark = mark;
    this.#fit = fit;
    this.#stand();
  }

  get mark(): Mark {
    return this.#mark;
  }

  /** Takes over a mark that looks the same as this figure, and returns the motion from another mark's position to it; null if that is the same. */
  walk(from: Mark, to: Mark): Motion | null {
    this.#mark = to;
    if (placeOf(from) === placeOf(to)) return null;
    return (part) => {
      if (part === 1) this.#stand();
      else this.#between(from, easeOut(part));
    };
  }

  /** Destroys the figure and its textures. */
  discard(): void {
    this.#clear();
    this.body.destroy();
  }

  #clear(): void {
    for (const child of this.body.removeChildren()) child.destroy({ texture: true, textureSource: true });
    this.#isApart = false;
  }

  /** At rest it is drawn on whole pixels of the canvas, and looks exactly like the SVG. */
  #stand(): void {
    this.#clear();
    this.body.position.set(...this.#fit.pixel(this.#mark.at));
    this.body.angle = 0;
    const { parts } = this.#mark;
    this.#lay(parts.filter((part) => !isLabel(part)).flatMap(shapesIn), 'normal');
    // Text stays SVG, below the canvas, so the canvas gets a hole there.
    this.#lay(parts.filter(isLabel).flatMap(shapesIn), 'erase');
  }

  #lay(shapes: readonly Shape[], blendMode: BLEND_MODES): void {
    const { scale, pixel, width, height } = this.#fit;
    const { left, top, right, bottom } = withStrokes(this.#mark.area, shapes);
    const [x, y] = pixel(this.#mark.at);
    const box = {
      left: Math.max(0, Math.floor(x + left * scale) - 1),
      top: Math.max(0, Math.floor(y + top * scale) - 1),
      right: Math.min(width, Math.ceil(x + right * scale) + 1),
      bottom: Math.min(height, Math.ceil(y + bottom * scale) + 1),
    };
    if (shapes.length === 0 || box.left >= box.right || box.top >= box.bottom) return;
    const sprite = new Sprite(textureOf(shapes, box, new DOMMatrix([scale, 0, 0, scale, x, y])));
    sprite.position.set(box.left - x, box.top - y);
    sprite.blendMode = blendMode;
    this.body.addChild(sprite);
  }

  #between(from: Mark, part: number): void {
    const { scale, pixel } = this.#fit;
    const to = this.#mark;
    if (!this.#isApart && to.parts.every(isSymbol)) this.#comeApart();
    this.body.position.set(...pixel([mix(from.at[0], to.at[0], part), mix(from.at[1], to.at[1], part)]));
    if (!this.#isApart) return;
    to.parts.forEach((goal, index) => {
      const start = from.parts[index] ?? goal;
      const symbol = this.body.children[index]!;
      symbol.x = mix(start.matrix.e, goal.matrix.e, part) * scale;
      symbol.y = mix(start.matrix.f, goal.matrix.f, part) * scale;
      symbol.angle = swing(degrees(start), degrees(goal), part);
    });
  }

  #comeApart(): void {
    this.#clear();
    for (const part of this.#mark.parts) this.body.addChild(this.#symbol(part));
    this.#isApart = true;
  }

  /** A sprite of one symbol, around its own origin. */
  #symbol(part: Part): Sprite {
    const shapes = shapesIn({ element: part.element, matrix: new DOMMatrix() });
    const { left, top, right, bottom } = withStrokes(this.#mark.area, shapes);
    const { e, f } = part.matrix;
    // However it is rotated, it reaches no further than the farthest corner of its mark.
    const far = Math.hypot(Math.max(right - e, e - left), Math.max(bottom - f, f - top));
    const density = this.#fit.scale * FINE;
    const half = Math.ceil(far * density) + 1;
    const box = { left: -half, top: -half, right: half, bottom: half };
    const across = isMirrored(part) ? -density : density;
    const sprite = new Sprite(textureOf(shapes, box, new DOMMatrix([across, 0, 0, density, 0, 0])));
    sprite.anchor.set(0.5);
    sprite.scale.set(1 / FINE);
    return sprite;
  }
}
