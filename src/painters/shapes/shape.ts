import type { Token } from '../theme.ts';
import type { Spot } from '../../scene/scene.ts';

/** An area of one colour; only an area or a line of its own may be translucent, so that no painter shows an overlap that another does not. */
export interface Wash {
  readonly d: string;
  readonly fill: Token;
  readonly opacity?: number;
}
/** An inked line; its corners are round, and its ends too where they are not cut. */
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
/** One stroke of the brush; `d` is an SVG path, read alike by every painter. */
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

/** A label: text on paper: SVG's own in every painter, so that it stays crisp and can be selected. */
export interface TextLabel {
  readonly text: string;
  readonly at: Spot;
  /** The height of the writing. */
  readonly size: number;
  readonly shape: Shape;
}

/** What one mark looks like; a picture that has a place is moved as a whole, any other is drawn anew. */
export interface Picture {
  readonly at?: Spot;
  readonly parts: readonly (Shape | SymbolUse | TextLabel)[];
  /** Said by the pointer resting on it. */
  readonly title?: string;
}
