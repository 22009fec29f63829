/**
 * A point on a free table, in the game's own unit of length. The origin is the lower left corner.
 */
type PlacePoint = readonly [x: number, y: number];

/**
 * A square (`d6`), the id of a unit or a piece of terrain, the name of a place, or a point on a
 * free table.
 */
export type Place = string | PlacePoint;

/** Where a unit stands on a free table and which way it faces (a vector). */
export interface PlacePose {
  readonly at: PlacePoint;
  readonly facing: readonly [x: number, y: number];
}

/** The fields of each kind of annotation. */
interface Annotations {
  /** A line of sight. `stopped` is where it ends if something blocks it. */
  sight: { readonly from: Place; readonly to: Place; readonly stopped?: Place };
  /**
   * A measured distance. If it has no text, the scene writes the distance: it knows the unit of
   * length of its board.
   */
  ruler: { readonly from: Place; readonly to: Place; readonly text?: string };
  /**
   * The path of a unit, starting where it stands. `stopped` is the place that it cannot enter;
   * `touches` is the unit that a charge meets.
   */
  path: {
    readonly unit: string;
    readonly through: readonly (PlacePose | string)[];
    readonly sense: 'move' | 'charge' | 'flight';
    readonly stopped?: Place;
    readonly touches?: Place;
  };
  /** Where a unit would stand or used to stand. */
  ghost: {
    readonly unit: string;
    readonly pose: PlacePose;
    /** The size of its base there, if it is not that of the unit now. */
    readonly size?: { readonly width: number; readonly depth: number };
    /** Its models there, the front rank first, if they do not stand as now. */
    readonly ranks?: readonly string[];
    /** True if it may not stand there: the ghost is crossed out. */
    readonly refused?: true;
  };
  /**
   * A field of fire or movement in front of a unit. `outward` is the angle in degrees at both ends
   * of the front.
   */
  arc: { readonly front: readonly [PlacePoint, PlacePoint]; readonly outward: number; readonly reach: number };
  area: { readonly points: readonly PlacePoint[]; readonly sense: 'reach' | 'zone' | 'light' };
  /** The circle of an explosion or a blast. */
  template: { readonly at: PlacePoint; readonly radius: number };
  line: { readonly from: PlacePoint; readonly to: PlacePoint };
  light: {
    readonly units?: readonly string[];
    readonly squares?: readonly string[];
    readonly terrain?: readonly string[];
  };
  label: { readonly at: Place; readonly text: string };
}

/**
 * Something drawn to explain a verdict. It names squares and units, not shapes or colours; a scene
 * turns it into marks.
 */
export type Annotation<K extends keyof Annotations = keyof Annotations> = {
  [P in K]: { readonly kind: P } & Annotations[P];
}[K];
