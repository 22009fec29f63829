import type { Awaiting } from '../../games/contract/engine.ts';
import type { Ranks } from '../../games/table/boards/ranks.ts';
import type { LitGround } from '../../games/table/boards/lit.ts';
import type { Terrain } from '../../games/table/boards/terrain.ts';
import type { Base } from '../../geometry/bases.ts';
import type { Outline } from '../../geometry/outlines.ts';
import type { TableSize } from '../../geometry/edges.ts';
import { MEASURES, um, type Measure, type Um } from '../../geometry/lengths.ts';
import type { Point, Vector } from '../../geometry/vectors.ts';
import { UNIT } from '../../geometry/facings.ts';
import type { About } from '../about.ts';
import type { MoverRules } from '../mover.ts';
import type { GroupSign, Heading, Mark, Scene, Sheet, Spot } from '../scene.ts';

/** How a unit stands on a free table. By default it is in line and steady. */
export interface StandingUnit extends Base {
  readonly side: string;
  readonly symbol: string;
  readonly formation?: string;
  readonly condition?: string;
  /** The signs beside it: `pinned`, `screen`, … */
  readonly signs?: readonly string[];
  /** Its models, the front rank first, if they are drawn in place of a block. */
  readonly ranks?: Ranks;
  /**
   * How many figures stand in each rank of its base, the front rank first, or on each side of a
   * square; of a general, his level.
   */
  readonly figures?: readonly number[];
  /** True for a round marker: what highlights it is a ring, also where bases have a frame. */
  readonly isRound?: true;
}

/** A state with two sides and units that stand on a free table. */
export interface TableState extends Awaiting {
  /** The sides by their names. The first one has the first colour, the second one the second. */
  readonly sides: Readonly<Record<string, unknown>>;
  readonly units: Readonly<Record<string, unknown>>;
}

/** The enemies that may be pointed at for a unit, and its arc of fire; null if it has none. */
export interface Aims {
  readonly foes: readonly string[];
  readonly arc: FireArc | null;
}

/**
 * An arc from a front: how far it opens to both sides, in degrees, and how far it reaches, in
 * micrometres.
 */
export interface FireArc {
  readonly front: readonly [left: Vector, right: Vector];
  readonly outward: number;
  readonly reach: number;
}

/** A slip of paper beside a unit, with its order; null if it lies face down. */
interface Slip {
  readonly unit: string;
  readonly says: string | null;
}

/**
 * Units that belong together on the board: one name, one outline, one place to tap and one entry of
 * the description. Orders name the first of them.
 */
export interface Group {
  readonly id: string;
  /** The name as a sentence uses it: `the guard`. */
  readonly name: string;
  readonly units: readonly string[];
  /** Set while each of them is pointed at, and takes orders, by itself. */
  readonly isApart?: boolean;
  /**
   * The sign before its front, which is that of its first unit; null for none. With this field a
   * group has a loop of marker in the colour of its side, and its name on the map counts its units:
   * `Fusiliers · 5`.
   */
  readonly sign?: GroupSign | null;
}

/** Everything that the pictures and the pointing of one game on a free table need. */
export interface TableBoard<State extends Awaiting> {
  /** The width and the height of the table. */
  size(state: State): TableSize;
  readonly sheet: Sheet;
  /** The measure in which the rulebook gives lengths. */
  readonly measure: Measure;
  /** How far one press of a key leads. */
  readonly step: Um;
  stands(state: State, unit: string): StandingUnit;
  /** The units that belong together; missing in a game in which every unit stands by itself. */
  groups?(state: State): readonly Group[];
  /**
   * How far a unit may go if it is not moved by hand; null if it goes nowhere now. If this is
   * missing, no reach is drawn.
   */
  reach?(state: State, unit: string): Um | null;
  /** As in `InputAdapter`. */
  settled?(state: State, unit: string, point: Point, within: Um): Point;
  /**
   * The enemies that a unit may be sent at or shoot at if it is not moved by hand, and the arc in
   * which it shoots.
   */
  aims?(state: State, unit: string): Aims;
  /**
   * The ground on which a unit may be put that waits beside the table, and ground on which it may
   * not; none if it can be put nowhere now.
   */
  ground?(state: State, unit: string): readonly LitGround[];
  /** The part of the table that is drawn, from corner to corner; null for the whole table. */
  view?(state: State): { readonly from: Point; readonly to: Point } | null;
  /** The pieces of terrain by their ids; of a slope, `up` is the outline of the ground above it. */
  terrain?(state: State): Readonly<Record<string, Terrain & { readonly up?: Outline }>>;
  /**
   * The name of a unit as it is written beside it, or of a figure in the pop-up of its group; no
   * name is written if this is missing.
   */
  label?(state: State, unit: string): string;
  /** A shorter name, which is written where a map has no room for the `label`. */
  brief?(state: State, unit: string): string;
  /** How units are moved by hand, leg by leg; missing in a game without this. */
  readonly mover?: MoverRules<State>;
  /**
   * The content of the pop-up of a unit; if missing, the sentence of screen readers says it all.
   */
  about?(state: State, unit: string): About;
  /**
   * The slips of paper that lie beside units; missing in a game without written orders. `before` is
   * the board before the order that a picture shows, to turn up what it has carried out.
   */
  slips?(state: State, before: State): readonly Slip[];
  /** Marks on every picture, besides terrain and units. */
  marks?(state: State): readonly Mark[];
  /** Entries of the text description, besides the units. */
  notes?(state: State): Scene['description'];
}

/** A length on the table, in micrometres, as a length in a picture, in millimetres. */
export const inMm = (length: number): number => length / MEASURES.mm;

/** A point of the table as a spot of the picture. */
export const spotOf = ([x, y]: Vector): Spot => [inMm(x), inMm(y)];

/** A facing on the table as a heading in the picture. */
export const headingOf = ([x, y]: Vector): Heading => [x / UNIT, y / UNIT];

/** A spot of the picture as a point of the table. */
export const pointAt = ([x, y]: Spot): Point => [um(x, 'mm'), um(y, 'mm')];

/** The mark for an arc of fire. */
export const arcMark = (id: string, { front: [left, right], outward, reach }: FireArc): Mark => ({
  kind: 'arc',
  id,
  outward,
  front: [spotOf(left), spotOf(right)],
  reach: inMm(reach),
});
