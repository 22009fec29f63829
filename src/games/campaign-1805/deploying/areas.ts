import { EDGES, edgeOf, tableOutline, type Edge } from '../../../geometry/edges.ts';
import { along, NORTH, opposite, radiansTo, turned, type Direction } from '../../../geometry/facings.ts';
import { SAME, type Um } from '../../../geometry/lengths.ts';
import type { Outline } from '../../../geometry/outlines.ts';
import { cross, plus, pointAt, size, way, whole, type Point } from '../../../geometry/vectors.ts';
import type { State } from '../state.ts';
import { cm } from '../tables.ts';
import { banksOf } from './banks.ts';
import { AREA_COUNTS, type Battle } from './battle.ts';

/** A part of the table that one side may have for its own. */
export interface Area {
  readonly id: string;
  /** The area on the other side of the table. */
  readonly opposite: string;
  /** From it to the middle of the table. */
  readonly inwards: Direction;
  /** The edges of the table that bound it. @ruling cf-025 */
  readonly edges: readonly Edge[];
  readonly holds: (outline: Outline) => boolean;
  /**
   * Its ground as it is drawn, without what lies nearer than this to the middle of the table, or
   * on a bank to the river.
   */
  readonly ground: (clear: Um) => Outline;
}

/** The middle of the table. */
export const centreOf = ({ size: [width, height] }: Pick<State, 'size'>): Point =>
  pointAt(Math.floor(width / 2), Math.floor(height / 2));

/** How many points of an edge are looked at to see which areas it bounds. */
const SAMPLES = 40;

const bearing = (degrees: number): Direction => turned(NORTH, 'right', (degrees + 360) % 360);

/** Areas of this width in degrees round the middle of the table, from the north clockwise. */
function sectors(state: State, names: readonly string[], width: number, first = 0): readonly Area[] {
  const centre = centreOf(state);
  return names.map((id, n) => {
    const middle = first + (360 * n) / names.length;
    const [from, to] = [bearing(middle - width / 2), bearing(middle + width / 2)];
    const isIn = (point: Point): boolean => {
      const by = way(centre, point);
      return cross(from, by) / size(from) <= SAME && cross(to, by) / size(to) >= 0 - SAME;
    };
    return {
      id,
      opposite: names[(n + names.length / 2) % names.length]!,
      inwards: opposite(bearing(middle)),
      edges: EDGES.filter((edge) => samplesOf(state, edge).some(isIn)),
      holds: (outline: Outline) => outline.every(isIn),
      ground: (clear) => sectorGround(state, from, width, clear),
    };
  });
}

/** How many degrees of a circle are drawn as one straight line. */
const CHORD = 5;

/** Where a line from the middle of the table in this direction leaves the table. */
function edgeAlong({ size: [width, height] }: State, [cx, cy]: Point, [dx, dy]: Direction): Point {
  const far = Math.min(
    dx === 0 ? Infinity : (dx > 0 ? width - cx : cx) / Math.abs(dx),
    dy === 0 ? Infinity : (dy > 0 ? height - cy : cy) / Math.abs(dy),
  );
  return plus(pointAt(cx, cy), whole([dx * far, dy * far]));
}

/** The ground between two lines from the middle of the table, but for a circle about it. */
function sectorGround(state: State, from: Direction, width: number, clear: Um): Outline {
  const centre = centreOf(state);
  const at = (degrees: number): Direction => turned(from, 'right', degrees);
  const chords = clear === 0 ? [] : Array.from({ length: width / CHORD + 1 }, (_, n) => at(width - n * CHORD));
  const corners = tableOutline(state.size)
    .map((corner) => ({ corner, turn: radiansTo(from, 'right', way(centre, corner)) }))
    .filter(({ turn }) => turn > 0 && turn < (width * Math.PI) / 180)
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ corner }) => corner);
  return [
    edgeAlong(state, centre, from),
    ...corners,
    edgeAlong(state, centre, at(width)),
    ...(clear === 0 ? [centre] : chords.map((each) => plus(centre, whole(along(each, clear))))),
  ];
}

/** Points along an edge of the table, without its ends. */
function samplesOf({ size: table }: State, edge: Edge): readonly Point[] {
  const [from, to] = edgeOf(table, edge);
  const by = way(from, to);
  return Array.from({ length: SAMPLES - 1 }, (_, n) =>
    plus(from, whole([(by[0] * (n + 1)) / SAMPLES, (by[1] * (n + 1)) / SAMPLES])),
  );
}

const QUADRANTS = {
  squares: { names: ['north-east', 'south-east', 'south-west', 'north-west'], first: 45 },
  hexes: { names: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'], first: 0 },
  compass: {
    names: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
    first: 0,
  },
} as const;

/**
 * The areas that the sides choose from: halves of the table, four, six or eight areas round its
 * middle, or the banks of a river. None in the other layouts.
 * @clause cf.deploy.dawn.half cf.deploy.quadrants.division cf.deploy.epic-bridge.table
 * cf.deploy.epic-bridge.sides
 */
export function areasOf(state: State, { deployment, map }: Pick<Battle, 'deployment' | 'map'>): readonly Area[] {
  switch (deployment) {
    case 'dawn-of-war':
      return sectors(state, EDGES, 180);
    case 'quadrants': {
      const { names, first } = QUADRANTS[map];
      return sectors(state, names, 360 / AREA_COUNTS[map], first);
    }
    case 'epic-bridge':
      return banksOf(state, cm(2));
    case 'siege':
    case 'ambush':
    case 'landing':
    case null:
      return [];
  }
}

/** The area of a side, once it is settled. */
export const areaOf = (state: State, battle: Battle, side: string): Area | null =>
  areasOf(state, battle).find(({ id }) => id === battle.setUp?.areas?.[side]) ?? null;
