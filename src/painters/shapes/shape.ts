import type { Token } from '../theme.ts';
import type { Spot } from '../../scene/scene.ts';

/** An area of one colour; only an area or a line of its own may be translucent, so that no painter shows an overlap that another does not. */
export interface Wash {
  readonly d: string;
  readonly fill: Token;
  readonly opacity?: number;
}
/** A line; its corners are round, and so are its ends unless they are cut. */
interface Line {
  readonly d: string;
  readonly stroke: Token;
  readonly width: number;
  readonly cut?: boolean;
  readonly opacity?: number;
}
/** An area with its outline. */
export interface Block {
  readonly d: string;
  readonly fill: Token;
  readonly stroke: Token;
  readonly width: number;
}
/** One shape to paint; `d` is an SVG path, which every painter reads alike. */
export type Shape = Wash | Line | Block;

/** A drawing that is made once and used at many places. */
export interface SymbolUse {
  readonly use: string;
  readonly at?: Spot;
  /** Degrees clockwise on the drawing. */
  readonly turn?: number;
  readonly mirrored?: boolean;
}

/** What a symbol is made of; one of the ground may hold smaller symbols. */
export type Drawing = readonly (Shape | SymbolUse)[];

/** A text on a small background. Every painter leaves it to SVG, so that it stays crisp and can be selected. */
export interface TextLabel {
  readonly text: string;
  readonly at: Spot;
  /** The font size. */
  readonly size: number;
  readonly shape: Shape;
}

/** What one mark looks like; a picture that has a place is moved as a whole, any other is drawn anew. */
export interface Picture {
  readonly at?: Spot;
  readonly parts: readonly (Shape | SymbolUse | TextLabel)[];
  /** Shown when the pointer rests on it. */
  readonly title?: string;
}
