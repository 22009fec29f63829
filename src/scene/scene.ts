/**
 * A position in a scene, in the scene's own unit (a grid square is 1; on a table it is mm). The
 * origin is the lower left corner, y points up. It is for drawing only, so it is not branded.
 */
export type Spot = readonly [x: number, y: number];

/** A facing in a picture: a vector of length 1, y points up. */
export type Heading = readonly [x: number, y: number];

/** What an area means. */
export type AreaSense = 'reach' | 'zone' | 'light' | 'fault' | 'able' | 'chosen' | 'step' | 'target';

/**
 * Everything that can be on a board. Adding a kind is a type error until every painter can paint
 * it.
 */
interface Marks {
  /** A grid square that is not open ground. `square` is its name, `at` its centre. */
  cell: { readonly square: string; readonly at: Spot; readonly ground: string };
  /** An area of terrain on a free table. */
  outline: { readonly points: readonly Spot[]; readonly ground: string };
  /**
   * Terrain along a line of a free table, such as a road, a stream or a wall; `width` is that of
   * its bed.
   */
  strip: { readonly points: readonly Spot[]; readonly width: number; readonly ground: string };
  /**
   * A unit: a counter, or a based element. `size` is the width across and the depth along the
   * facing; on a grid, 1 is a whole square.
   */
  base: {
    readonly at: Spot;
    readonly facing: Heading;
    readonly size: Spot;
    readonly side: string;
    readonly symbol: string;
    readonly condition: string;
    readonly formation: string;
    /** True if this only shows where the unit would stand or used to stand. */
    readonly ghost?: true;
    /** The number of its brigade, counted from 1 within its side; only if the side has several. */
    readonly brigade?: number;
    /** True if it is drawn pale, because it can be given no orders now. */
    readonly pale?: true;
    /**
     * What is laid beside it on a free table, each at its own place, so that all can be seen at
     * once: `screen`, `pinned`, …
     */
    readonly signs?: readonly string[];
  };
  /** A single figure of the unit `of`, on a round base of this radius. */
  model: {
    readonly at: Spot;
    readonly facing: Heading;
    readonly side: string;
    readonly symbol: string;
    readonly of: string;
    readonly radius: number;
  };
  /** A measured distance. */
  ruler: { readonly from: Spot; readonly to: Spot; readonly text: string };
  /**
   * A line of sight, a path or a straight line, given by its corners. If something blocks it, it
   * ends at `stopped`: on its last segment, or at the corner that could not be entered. `touches`
   * is the enemy that a charge meets.
   */
  trace: {
    readonly points: readonly Spot[];
    readonly stopped?: Spot;
    readonly touches?: Spot;
    readonly sense: 'sight' | 'move' | 'charge' | 'flight' | 'line';
  };
  /**
   * A field of fire or movement in front of a unit. `outward` is the angle in degrees at both ends
   * of the front.
   */
  arc: { readonly front: readonly [left: Spot, right: Spot]; readonly outward: number; readonly reach: number };
  /** A circle: a blast, or everything within reach. */
  disc: { readonly at: Spot; readonly radius: number };
  /**
   * An area that is highlighted, can be reached, is out of bounds, or is at fault (a refused order
   * could not enter it); or, while a reader gives orders, the place of a unit that may act (`able`)
   * or is selected (`chosen`), a place to go to (`step`), and an enemy to fight (`target`).
   */
  area: { readonly points: readonly Spot[]; readonly sense: AreaSense };
  /** A text. With `beside` it is about what is at that spot, and stands next to it, never on it. */
  label: { readonly at: Spot; readonly text: string; readonly beside?: true };
  /** The name of a base or of terrain, written clear of all units: `of` is the id of that mark. */
  name: { readonly of: string; readonly text: string };
  /**
   * A marker on a counter or a square: `on` is the id of its base or the name of the square, `at`
   * the centre of it.
   */
  badge: { readonly on: string; readonly at: Spot; readonly symbol: string; readonly text: string };
}

/** The name of a kind of mark. */
export type MarkKind = keyof Marks;

/**
 * A mark. Its id stays the same from step to step, so that painters can animate what stays and fade
 * what goes.
 */
export type Mark<K extends MarkKind = MarkKind> = {
  [P in K]: { readonly kind: P; readonly id: string } & Marks[P];
}[K];

/**
 * The surface of a board: a different look for each game, so that readers always know which game it
 * is.
 */
export type Sheet = 'grid-paper' | 'white-board' | 'baize' | 'earth' | 'sand';

/**
 * A board as plain data. `alt` is the sentence a screen reader speaks; `description` lists every
 * unit and piece of terrain and where it is.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly sheet: Sheet;
  /** True if the margins name the squares: files along the bottom, ranks along the side. */
  readonly grid: boolean;
  /** The part of a free table that is drawn; the whole if nothing is said. */
  readonly view?: { readonly from: Spot; readonly to: Spot };
  /**
   * The game's own measure, for the scale along the edges of a free table: its length in the
   * scene's unit, and its sign.
   */
  readonly measure?: { readonly length: number; readonly sign: string };
  readonly alt: string;
  readonly description: readonly { readonly id: string; readonly text: string }[];
  readonly marks: readonly Mark[];
}

/** The frame of a scene: what is needed to say where something on it is. */
export type BareScene = Pick<Scene, 'width' | 'height' | 'sheet' | 'grid' | 'view' | 'measure'>;

/** Only the frame of a scene. */
export const bareOf = ({ width, height, sheet, grid, view, measure }: BareScene): BareScene => ({
  width,
  height,
  sheet,
  grid,
  ...(view !== undefined && { view }),
  ...(measure !== undefined && { measure }),
});

/** The same with all of its table drawn, even where a lesson looks at a part of it. */
export function whole<Drawn extends BareScene>({ view: _part, ...scene }: Drawn): Omit<Drawn, 'view'> {
  return scene;
}

/** A painter: one function for each kind of mark. */
export type Painter<Out> = { readonly [K in MarkKind]: (mark: Mark<K>) => Out };

/** Paints a mark with the function for its kind. */
export const paint = <Out, K extends MarkKind>(painter: Pick<Painter<Out>, K>, mark: Mark<K>): Out =>
  (painter[mark.kind] as (mark: Mark<K>) => Out)(mark);
