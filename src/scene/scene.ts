/**
 * A position in a scene, in the scene's own unit: a grid square is 1, on a table it is millimetres.
 * The origin is the lower left corner; y points up. It is for drawing only, so it is not branded.
 */
export type Spot = readonly [x: number, y: number];

/** A facing in a picture: a vector of length 1, y points up. */
export type Heading = readonly [x: number, y: number];

/** The meaning of an area; `Marks.area` explains each one. */
export type AreaSense =
  | 'reach'
  | 'zone'
  | 'light'
  | 'fault'
  | 'able'
  | 'chosen'
  | 'step'
  | 'target'
  | 'range'
  | 'group';

/** The sign before the front of a group. */
export type GroupSign = 'column' | 'line';

/**
 * The fields of each kind of mark on a board. After a kind is added, the code compiles only when
 * every painter can paint it.
 */
interface Marks {
  /** A grid square that is not open ground. `square` is its name, `at` its centre. */
  cell: { readonly square: string; readonly at: Spot; readonly ground: string };
  /** An area of terrain on a free table. Of a slope, `up` is the outline of the ground above it. */
  outline: { readonly points: readonly Spot[]; readonly ground: string; readonly up?: readonly Spot[] };
  /**
   * Terrain along a line of a free table, such as a road, a stream or a wall; `width` is the width
   * of its bed.
   */
  strip: { readonly points: readonly Spot[]; readonly width: number; readonly ground: string };
  /**
   * A unit: a counter on a grid, or an element on its base. `size` is the width across its facing
   * and the depth along it; on a grid, 1 is a whole square.
   */
  base: {
    readonly at: Spot;
    readonly facing: Heading;
    readonly size: Spot;
    readonly side: string;
    readonly symbol: string;
    readonly condition: string;
    readonly formation: string;
    /** True if it only shows where the unit would stand or used to stand. */
    readonly ghost?: true;
    /** True for a ghost with a cross: the unit was lost there, or may not stand there. */
    readonly crossed?: true;
    /** The number of its brigade, counted from 1 within its side; only if the side has several. */
    readonly brigade?: number;
    /** True if it is drawn pale, because it can be given no orders now. */
    readonly pale?: true;
    /**
     * The signs beside it on a free table, such as `screen` or `pinned`. Each has its own place, so
     * that all can be seen at once.
     */
    readonly signs?: readonly string[];
    /**
     * Its models in ranks, the front rank first, drawn in place of a block: `o` a model, `C` an
     * officer, `s` the colours, `.` a gap; `g` the ground of a cannon, `h` that of a howitzer. One
     * mark for the whole body.
     */
    readonly ranks?: readonly string[];
    /**
     * How many figures stand in each rank of its base, the front rank first, or on each side of a
     * square; of a general, his level. Its signs are then chits that lie behind it.
     */
    readonly figures?: readonly number[];
    /** The id of the group that it belongs to; the group has one name and one outline. */
    readonly group?: string;
  };
  /**
   * The models of a body that have just fallen, pale in the places where they stood: `o` a model
   * that fell, `.` any other place. `at`, `facing` and `size` are those of the body’s ranks then.
   */
  fallen: {
    readonly at: Spot;
    readonly facing: Heading;
    readonly size: Spot;
    readonly side: string;
    readonly symbol: string;
    readonly ranks: readonly string[];
  };
  /**
   * A slip of paper at the rear of the unit `of`, with the order that is written for it; null if it
   * lies face down, under the seal of its side.
   */
  slip: {
    readonly of: string;
    readonly at: Spot;
    readonly facing: Heading;
    readonly size: Spot;
    readonly side: string;
    readonly text: string | null;
  };
  /** A cover on the scale along the rim, while nothing may be measured on the board. */
  cover: object;
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
   * A line of sight, a path or a straight line, by its corners. If something blocks it, it ends at
   * `stopped`: on its last segment, or at the corner that could not be entered. `touches` is the
   * place of the enemy that a charge meets.
   */
  trace: {
    readonly points: readonly Spot[];
    readonly stopped?: Spot;
    readonly touches?: Spot;
    readonly sense: 'sight' | 'move' | 'charge' | 'flight' | 'line';
  };
  /**
   * A field of fire or movement in front of a unit. At both ends of the front it opens by
   * `outward`, an angle in degrees.
   */
  arc: { readonly front: readonly [left: Spot, right: Spot]; readonly outward: number; readonly reach: number };
  /** A circle: a blast, or everything within reach. */
  disc: { readonly at: Spot; readonly radius: number };
  /**
   * A marked area. It is highlighted (`light`), can be reached (`reach`), is out of bounds
   * (`zone`), or is at fault (`fault`: a refused order could not enter it). Or, while a reader
   * gives orders, it is the place of a unit that may act (`able`) or is selected (`chosen`), a
   * place to go to (`step`), an enemy to fight (`target`), or a place within range (`range`).
   * `group` is the line around units that belong together. With `along` the line of `able` and
   * `chosen` follows the edge; otherwise it is a ring.
   */
  area: { readonly points: readonly Spot[]; readonly sense: AreaSense; readonly along?: true };
  /**
   * The loop of marker around a group of a side, and what is drawn before its front: an arrowhead
   * for a `column`, a bar for a `line`. `front` is the side of the frame around the group that its
   * first unit faces.
   */
  loop: {
    readonly points: readonly Spot[];
    readonly side: string;
    readonly sign: GroupSign | null;
    readonly front: readonly [left: Spot, right: Spot];
  };
  /** A text. With `beside` it is about the thing at that spot, and stands next to it, not on it. */
  label: { readonly at: Spot; readonly text: string; readonly beside?: true };
  /**
   * The name of a base, a group or terrain, written clear of all units; `of` is the id of the mark,
   * or of the group. With `leads` the unit acts or is hit in this picture: where there is no room
   * for all names, its own wins. `brief` is written where there is no room for the text.
   */
  name: { readonly of: string; readonly text: string; readonly brief?: string; readonly leads?: true };
  /**
   * A marker on a counter or a square. `on` is the id of the base or the name of the square; `at`
   * is its centre.
   */
  badge: { readonly on: string; readonly at: Spot; readonly symbol: string; readonly text: string };
}

/** The name of a kind of mark. */
export type MarkKind = keyof Marks;

/**
 * A mark. Its id is the same from step to step, so that painters can animate the marks that stay
 * and fade out the marks that go.
 */
export type Mark<K extends MarkKind = MarkKind> = {
  [P in K]: { readonly kind: P; readonly id: string } & Marks[P];
}[K];

/** The surface of a board. Each game has its own, so that readers always know which game it is. */
export type Sheet = 'grid-paper' | 'white-board' | 'baize' | 'earth' | 'sand';

/**
 * A board as plain data. `alt` is the sentence that a screen reader speaks; `description` lists
 * every unit and piece of terrain with its place.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly sheet: Sheet;
  /** True if the margins name the squares: letters along the bottom, numbers along the side. */
  readonly grid: boolean;
  /** The part of a free table that is drawn; the whole table by default. */
  readonly view?: { readonly from: Spot; readonly to: Spot };
  /**
   * The game's own measure, for the scale along the edges of a free table: its length in the
   * scene's unit, and its sign.
   */
  readonly measure?: { readonly length: number; readonly sign: string };
  /**
   * How many times larger the drawing is on the screen than its texts are made for: on a map that a
   * reader has zoomed, texts are drawn that much smaller. 1 by default.
   */
  readonly closer?: number;
  /**
   * The part of the drawing that a zoomed map shows, by its left and upper edge, its width and its
   * height: names of units in it are not cut at its edge.
   */
  readonly window?: readonly [left: number, top: number, width: number, height: number];
  readonly alt: string;
  readonly description: readonly { readonly id: string; readonly text: string }[];
  readonly marks: readonly Mark[];
}

/** The frame of a scene, without what is on it: enough to say where something lies. */
export type BareScene = Pick<Scene, 'width' | 'height' | 'sheet' | 'grid' | 'view' | 'measure' | 'closer' | 'window'>;

/** Only the frame of a scene. */
export const bareOf = ({ width, height, sheet, grid, view, measure }: BareScene): BareScene => ({
  width,
  height,
  sheet,
  grid,
  ...(view !== undefined && { view }),
  ...(measure !== undefined && { measure }),
});

/** The same scene with all of its table drawn, even if a lesson shows only a part of it. */
export function whole<Drawn extends BareScene>({ view: _part, ...scene }: Drawn): Omit<Drawn, 'view'> {
  return scene;
}

/** A painter: one function for each kind of mark. */
export type Painter<Out> = { readonly [K in MarkKind]: (mark: Mark<K>) => Out };

/** Paints a mark with the function for its kind. */
export const paint = <Out, K extends MarkKind>(painter: Pick<Painter<Out>, K>, mark: Mark<K>): Out =>
  (painter[mark.kind] as (mark: Mark<K>) => Out)(mark);
