import { type BLEND_MODES, Container, Sprite } from 'pixi.js';
import { textureOf, withStrokes } from './texture.ts';
import { isLabel, isMirrored, isSymbol, type Mark, type Part, type Shape, shapesIn } from './marks.ts';
import { easeOut, lerp, type Motion, lerpAngle } from './motion.ts';
import type { Fit } from './overlay.ts';

/**
 * Symbols that rotate are drawn at twice the resolution, so that they stay sharp between pixels.
 */
const OVERSAMPLING = 2;

const degrees = ({ matrix: { c, d } }: Part): number => (Math.atan2(-c, d) * 180) / Math.PI;

const turnOf = ({ parts }: Mark): string =>
  JSON.stringify(parts.map((part) => [part.matrix.e, part.matrix.f, degrees(part)]));

const placeOf = (mark: Mark): string => `${mark.at.join()} ${turnOf(mark)}`;

/** A mark on the canvas: a single sprite at rest, and a sprite for each symbol while it moves. */
export class Figure {
  readonly body = new Container();
  readonly #fit: Fit;
  #mark: Mark;
  #isSeparated = false;

  constructor(mark: Mark, fit: Fit) {
    this.#mark = mark;
    this.#fit = fit;
    this.body.alpha = mark.alpha;
    this.#drawAtRest();
  }

  get mark(): Mark {
    return this.#mark;
  }

  /**
   * Takes over a mark that looks the same as this figure, and returns the motion from another
   * mark's position to it; null if the position is the same.
   */
  moveFrom(from: Mark, to: Mark): Motion | null {
    this.#mark = to;
    this.body.alpha = to.alpha;
    if (placeOf(from) === placeOf(to)) return null;
    // A figure that does not turn moves as the single picture it is at rest.
    const turns = turnOf(from) !== turnOf(to);
    return (part) => {
      if (part === 1) this.#drawAtRest();
      else this.#drawBetween(from, { part: easeOut(part), turns });
    };
  }

  /** Destroys the figure and its textures. */
  discard(): void {
    this.#clear();
    this.body.destroy();
  }

  #clear(): void {
    for (const child of this.body.removeChildren()) child.destroy({ texture: true, textureSource: true });
    this.#isSeparated = false;
  }

  /** At rest it is drawn on whole pixels of the canvas, and looks exactly like the SVG. */
  #drawAtRest(): void {
    this.#clear();
    this.body.position.set(...this.#fit.pixel(this.#mark.at));
    this.body.angle = 0;
    const { parts } = this.#mark;
    this.#addSprite(parts.filter((part) => !isLabel(part)).flatMap(shapesIn), 'normal');
    // Text stays SVG, below the canvas, so the canvas gets a hole there.
    this.#addSprite(parts.filter(isLabel).flatMap(shapesIn), 'erase');
  }

  #addSprite(shapes: readonly Shape[], blendMode: BLEND_MODES): void {
    const { scale, pixel, clip } = this.#fit;
    const { left, top, right, bottom } = withStrokes(this.#mark.area, shapes);
    const [x, y] = pixel(this.#mark.at);
    const box = {
      left: Math.max(clip.left, Math.floor(x + left * scale) - 1),
      top: Math.max(clip.top, Math.floor(y + top * scale) - 1),
      right: Math.min(clip.right, Math.ceil(x + right * scale) + 1),
      bottom: Math.min(clip.bottom, Math.ceil(y + bottom * scale) + 1),
    };
    if (shapes.length === 0 || box.left >= box.right || box.top >= box.bottom) return;
    const sprite = new Sprite(textureOf(shapes, box, new DOMMatrix([scale, 0, 0, scale, x, y])));
    sprite.position.set(box.left - x, box.top - y);
    sprite.blendMode = blendMode;
    this.body.addChild(sprite);
  }

  #drawBetween(from: Mark, { part, turns }: { readonly part: number; readonly turns: boolean }): void {
    const { scale, pixel } = this.#fit;
    const to = this.#mark;
    if (turns && !this.#isSeparated && to.parts.every(isSymbol)) this.#separate();
    this.body.position.set(...pixel([lerp(from.at[0], to.at[0], part), lerp(from.at[1], to.at[1], part)]));
    if (!this.#isSeparated) return;
    to.parts.forEach((goal, index) => {
      const start = from.parts[index] ?? goal;
      const symbol = this.body.children[index]!;
      symbol.x = lerp(start.matrix.e, goal.matrix.e, part) * scale;
      symbol.y = lerp(start.matrix.f, goal.matrix.f, part) * scale;
      symbol.angle = lerpAngle(degrees(start), degrees(goal), part);
    });
  }

  #separate(): void {
    this.#clear();
    for (const part of this.#mark.parts) this.body.addChild(this.#symbol(part));
    this.#isSeparated = true;
  }

  /** A sprite of one symbol, around its own origin. */
  #symbol(part: Part): Sprite {
    const shapes = shapesIn({ element: part.element, matrix: new DOMMatrix() });
    const { left, top, right, bottom } = withStrokes(this.#mark.area, shapes);
    const { e, f } = part.matrix;
    // The distance of the farthest corner of its mark: no rotation reaches beyond it.
    const far = Math.hypot(Math.max(right - e, e - left), Math.max(bottom - f, f - top));
    const density = this.#fit.scale * OVERSAMPLING;
    const half = Math.ceil(far * density) + 1;
    const box = { left: -half, top: -half, right: half, bottom: half };
    const across = isMirrored(part) ? -density : density;
    const sprite = new Sprite(textureOf(shapes, box, new DOMMatrix([across, 0, 0, density, 0, 0])));
    sprite.anchor.set(0.5);
    sprite.scale.set(1 / OVERSAMPLING);
    return sprite;
  }
}
