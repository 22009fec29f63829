import type { Token } from '../theme.ts';
import type { Spot } from '../../scene/scene.ts';

/**
 * A filled area. Only shapes with either a fill or a stroke may be translucent: painters differ if
 * a translucent fill and stroke overlap.
 */
export interface Wash {
  readonly d: string;
  readonly fill: Token;
  readonly opacity?: number;
}
/** A stroked line with round joins, and round caps unless `cut` is set. */
interface Line {
  readonly d: string;
  readonly stroke: Token;
  readonly width: number;
  readonly cut?: boolean;
  readonly opacity?: number;
}
/** A filled area with an outline. */
export interface Block {
  readonly d: string;
  readonly fill: Token;
  readonly stroke: Token;
  readonly width: number;
}
/** A shape to paint; `d` is SVG path data. */
export type Shape = Wash | Line | Block;

/** A use of a drawing in the sprite. */
export interface SymbolUse {
  readonly use: string;
  readonly at?: Spot;
  /** The rotation in degrees, clockwise on the drawing. */
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** The content of a symbol; terrain symbols may contain smaller symbols. */
export type Drawing = readonly (Shape | SymbolUse)[];

/**
 * A text on a small background. All painters leave it to SVG, so that it stays sharp and can be
 * selected.
 */
export interface TextLabel {
  readonly text: string;
  readonly at: Spot;
  /** The font size. */
  readonly size: number;
  readonly shape: Shape;
}

/** A name with a halo and without a background. */
export interface Name {
  readonly name: string;
  readonly at: Spot;
  /** Its style: the name of a unit of the first or the second side, or the name of ground. */
  readonly of: 'first' | 'second' | 'ground';
  /**
   * The ends of a line to what it names, as seen from `at`; only if the name stands apart from it.
   */
  readonly line?: readonly [from: Spot, to: Spot];
}

/**
 * The picture of a mark. If it has a position, it can move as a whole; otherwise it is drawn again
 * for each step.
 */
export interface Picture {
  readonly at?: Spot;
  /** The rotation of the whole picture, in degrees clockwise. */
  readonly turn?: number;
  readonly parts: readonly (Shape | SymbolUse | TextLabel | Name)[];
  /** A tooltip. */
  readonly title?: string;
}
