import type { Direction } from '../geometry/table.ts';

/** A place in a scene, in the scene's own units (a square of a grid is 1; a table is in mm), origin lower left, y up. By now a picture, so not branded. */
export type Spot = readonly [x: number, y: number];

/** What can stand on a board; a new kind will not compile until every painter paints it. */
export interface Marks {
  /** One square of a grid that is not plain open ground. `square` is its name, `at` its centre. */
  cell: { readonly square: string; readonly at: Spot; readonly ground: string };
  /** An area of terrain on a free table. */
  outline: { readonly points: readonly Spot[]; readonly ground: string };
  /** A unit: one counter or based element. `size` is width across and depth along the facing; on the grid 1 is a whole square. */
  base: {
    readonly at: Spot;
    readonly facing: Direction;
    readonly size: Spot;
    readonly side: string;
    readonly symbol: string;
    readonly condition: string;
    readonly formation: string;
    /** Is it only where the unit would stand, or stood? */
    readonly ghost?: true;
  };
  /** One single figure of a unit (`of`), on a footprint of this radius. */
  model: {
    readonly at: Spot;
    readonly facing: Direction;
    readonly side: string;
    readonly symbol: string;
    readonly of: string;
    readonly radius: number;
  };
  /** A measured distance. */
  ruler: { readonly from: Spot; readonly to: Spot; readonly text: string };
  /** A line of sight, a way or a straight line, with its corners; it ends at `stopped`, on its last stretch, where something is in the way. */
  trace: {
    readonly points: readonly Spot[];
    readonly stopped?: Spot;
    readonly sense: 'sight' | 'move' | 'charge' | 'flight' | 'line';
  };
  /** A field of fire or of movement that opens from a front, at each corner by as many degrees outward. */
  arc: { readonly front: readonly [left: Spot, right: Spot]; readonly outward: number; readonly reach: number };
  /** A round: of a blast, or of all that is within reach. */
  disc: { readonly at: Spot; readonly radius: number };
  /** An area that is lit, may be reached, or is a zone. */
  area: { readonly points: readonly Spot[]; readonly sense: 'reach' | 'zone' | 'light' };
  label: { readonly at: Spot; readonly text: string };
  /** A counter's marker: `on` is the id of the base it belongs to, `at` the centre of that base. */
  badge: { readonly on: string; readonly at: Spot; readonly symbol: string; readonly text: string };
}

/** The name of a kind of mark. */
export type MarkKind = keyof Marks;

/** A mark, with an id that is the same from step to step, so that painters tween what stays and fade what goes. */
export type Mark<K extends MarkKind = MarkKind> = {
  [P in K]: { readonly kind: P; readonly id: string } & Marks[P];
}[K];

/** What a board is printed on: one look for each game, so that a reader always knows which game it is. */
export type Sheet = 'grid-paper' | 'white-board' | 'baize' | 'earth' | 'sand';

/** A board as plain data. `alt` is the sentence that a screen reader speaks; `description` describes unit by unit and terrain by terrain what stands where. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly sheet: Sheet;
  /** Grid squares are named at the margin: the files from the left, the ranks from the bottom. */
  readonly grid: boolean;
  readonly alt: string;
  readonly description: readonly { readonly id: string; readonly text: string }[];
  readonly marks: readonly Mark[];
}

/** A painter: one function for each kind of mark. */
export type Painter<Out> = { readonly [K in MarkKind]: (mark: Mark<K>) => Out };

/** Paints a mark with the function of its kind. */
export const paint = <Out, K extends MarkKind>(painter: Pick<Painter<Out>, K>, mark: Mark<K>): Out =>
  (painter[mark.kind] as (mark: Mark<K>) => Out)(mark);
