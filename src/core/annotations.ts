/** A point on a free table, in the measure of its game, origin lower left. */
export type PlacePoint = readonly [x: number, y: number];

/** A square (`d6`), the id of a unit or of a piece of terrain, the name of a place; or a point on a free table. */
export type Place = string | PlacePoint;

/** Where something stands on a free table, and which way it faces. */
export interface PlacePose {
  readonly at: PlacePoint;
  readonly facing: readonly [x: number, y: number];
}

/** The fields of each kind of annotation. */
export interface Annotations {
  /** A line of sight; `stopped` is where it ends when something is in the way. */
  sight: { readonly from: Place; readonly to: Place; readonly stopped?: Place };
  /** A measured distance. Without a text the scene says how far it is, since it knows the measure of its board. */
  ruler: { readonly from: Place; readonly to: Place; readonly text?: string };
  /** The way of a unit, from where it stands. */
  path: {
    readonly unit: string;
    readonly through: readonly (PlacePose | string)[];
    readonly sense: 'move' | 'charge' | 'flight';
    readonly stopped?: Place;
  };
  /** Where a unit would stand, or stood. */
  ghost: { readonly unit: string; readonly pose: PlacePose };
  /** A field of fire or of movement that opens from a front: `outward` is the angle in degrees at each of its corners. */
  arc: { readonly front: readonly [PlacePoint, PlacePoint]; readonly outward: number; readonly reach: number };
  area: { readonly points: readonly PlacePoint[]; readonly sense: 'reach' | 'zone' | 'light' };
  /** The round of an explosion or of a blast. */
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
 * Something that makes a verdict visible, in the words of the board and not of the picture. A scene turns annotations into marks.
 */
export type Annotation<K extends keyof Annotations = keyof Annotations> = {
  [P in K]: { readonly kind: P } & Annotations[P];
}[K];
